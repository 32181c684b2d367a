import { ApolloLink, type ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors, toErrorLike } from '@apollo/client/errors';
import { tap } from 'rxjs';
import type { Notices } from '../lib/notices.ts';
import { actionOf, failuresOf } from './failures.ts';
import { readFieldsOf } from './root-fields.ts';

/**
 * Opens the pop-up of the error catalogue for every operation that fails (specification.md 8), and
 * closes it once the same operation has succeeded. `context: { quiet: true }` turns this off for an
 * operation whose page shows the failure itself.
 */
export function createFailureLink(notices: Notices): ApolloLink {
  const failed = (operation: ApolloLink.Operation, error: ErrorLike) => {
    // A request that the page aborted is no failure.
    if (error.name === 'AbortError') return;
    if (operation.getContext()['quiet'] === true) return;
    const fields = readFieldsOf(operation.query);
    for (const { field, title, message } of failuresOf(operation.query, error)) {
      const name = fields.find(({ responseKey }) => responseKey === field)?.name ?? field;
      notices.show({ action: actionOf(name), kind: 'error', title, message });
    }
  };
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: (result) => {
          if (result.errors?.length) {
            failed(operation, new CombinedGraphQLErrors(result));
          } else {
            notices.settle(readFieldsOf(operation.query).map(({ name }) => actionOf(name)));
          }
        },
        error: (error: unknown) => {
          failed(operation, toErrorLike(error));
        },
      }),
    ),
  );
}
