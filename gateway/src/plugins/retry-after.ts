import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { GatewayContext } from '../graphql/context.ts';

/**
 * Sends `Retry-After` when the shop rejected a part of an operation for its rate: the longest wait of
 * all errors. The status remains 200, as other parts may have succeeded.
 */
export function retryAfter(): ApolloServerPlugin<GatewayContext> {
  return { requestDidStart: () => Promise.resolve({ willSendResponse: setRetryAfter }) };
}

function setRetryAfter({
  response: { body, http },
}: GraphQLRequestContextWillSendResponse<GatewayContext>): Promise<void> {
  const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
  const waits = errors
    .map(({ extensions }) => extensions?.['retryAfter'])
    .filter((wait) => typeof wait === 'number');
  if (waits.length > 0) http.headers.set('retry-after', String(Math.max(...waits)));
  return Promise.resolve();
}
