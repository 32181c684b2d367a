import { ApolloLink, type ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors, toErrorLike } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, map, mergeMap, of, throwError } from 'rxjs';
import { isRecord } from '../lib/read-json.ts';
import type { Session } from '../session/session-store.ts';
import { isUnauthenticated } from './failures.ts';
import { ownerOfOperation } from './field-owners.ts';

/** The outcome of a request: the result or what was thrown, with its errors either way. */
interface Outcome {
  readonly result: ApolloLink.Result | null;
  readonly error: ErrorLike | null;
}

/** Whether a guest may run the query too. */
const isForGuestsToo = ({ query, operationType }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.QUERY && ownerOfOperation(query) !== 'customer';

/**
 * Sends the token of the signed-in customer as a bearer (specification.md 7), and ends the session
 * when the shop rejects it (specification-notes.md 84): once, however many requests were pending. They fail without
 * a pop-up of their own; a query that a guest may run too is repeated as a guest. The result of a query that
 * arrives after its customer has left is discarded.
 */
export function createSessionLink(session: Pick<Session, 'get' | 'expire'>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = session.get()?.token;
    if (token === undefined) return forward(operation);
    const headers: unknown = operation.getContext()['headers'];
    const ownHeaders = isRecord(headers) ? headers : {};
    operation.setContext({ headers: { ...ownHeaders, authorization: `Bearer ${token}` } });

    const isLate = () =>
      session.get()?.token !== token &&
      operation.operationType === OperationTypeNode.QUERY &&
      ownerOfOperation(operation.query) !== 'public';

    return forward(operation).pipe(
      map((result): Outcome => {
        const error = result.errors?.length ? new CombinedGraphQLErrors(result) : null;
        return { result, error };
      }),
      catchError((error: unknown) => of<Outcome>({ result: null, error: toErrorLike(error) })),
      mergeMap(({ result, error }) => {
        const isRejected = error !== null && isUnauthenticated(error);
        if (isRejected) session.expire(token);
        if ((isRejected || isLate()) && isForGuestsToo(operation)) {
          operation.setContext({ headers: ownHeaders });
          return forward(operation);
        }
        if (isRejected) operation.setContext({ quiet: true });
        else if (isLate()) return throwError(() => new DOMException('Signed out', 'AbortError'));
        return result === null ? throwError(() => error) : of(result);
      }),
    );
  });
}
