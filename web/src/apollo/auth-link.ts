import { ApolloLink } from '@apollo/client';
import type { Session } from '../session/session-store.ts';

/** Sends the token of the signed-in customer as a bearer (Specification section 7). */
export function createAuthLink(session: Pick<Session, 'get'>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const user = session.get();
    if (user !== null) {
      operation.setContext(({ headers }) => ({
        headers: { ...headers, authorization: `Bearer ${user.token}` },
      }));
    }
    return forward(operation);
  });
}
