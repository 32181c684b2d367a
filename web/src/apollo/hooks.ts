/**
 * The hooks that generated code imports (`#apollo/hooks`). The code generator still writes the option
 * and result names of Apollo Client 3 for suspense queries; this file maps them to those of
 * Apollo Client 4 and re-exports everything else.
 */
import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import * as apollo from '@apollo/client/react';

export {
  skipToken,
  useFragment,
  useLazyQuery,
  useMutation,
  useQuery,
  useSubscription,
} from '@apollo/client/react';
export type {
  LazyQueryHookOptions,
  MutationHookOptions,
  QueryHookOptions,
  SkipToken,
  SubscriptionHookOptions,
} from '@apollo/client/react';

/** Options of a generated suspense hook. */
export type SuspenseQueryHookOptions<
  _TData,
  TVariables extends OperationVariables,
> = apollo.useSuspenseQuery.Options<TVariables>;

/** Result of a generated suspense hook. */
export type UseSuspenseQueryResult<
  TData,
  TVariables extends OperationVariables,
> = apollo.useSuspenseQuery.Result<TData, TVariables, 'complete'>;

/** `useSuspenseQuery` with the one signature that generated hooks call. */
export function useSuspenseQuery<TData, TVariables extends OperationVariables>(
  query: DocumentNode | TypedDocumentNode<TData, TVariables>,
  options: apollo.SkipToken | Partial<SuspenseQueryHookOptions<TData, TVariables>>,
): UseSuspenseQueryResult<TData | undefined, TVariables> {
  // The generated call is looser than Apollo's overloads; the values are the same.
  return apollo.useSuspenseQuery(
    query,
    options as apollo.useSuspenseQuery.Options<TVariables>,
  ) as never;
}
