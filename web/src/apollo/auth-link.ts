import { ApolloLink } from '@apollo/client';
import { isRecord } from '../lib/read-json.ts';
import type { Session } from '../session/session-store.ts';

/** Sends the token of the signed-in customer as a bearer (Specification section 7). */
export function createAuthLink(session: Pick<Session, 'get'>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const user = session.get();
    if (user !== null) {
      const headers: unknown = operation.getContext()['headers'];
      operation.setContext({
        headers: { ...(isRecord(headers) && headers), authorization: `Bearer ${user.token}` },
      });
    }
    return forward(operation);
  });
}
