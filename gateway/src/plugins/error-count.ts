import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { GatewayContext } from '../graphql/context.ts';
import { FIELD_ERRORS_MAX, REQUEST_ERRORS_MAX } from '../limits/limits.ts';

/** Keeps a reply from growing with the number of mistakes in the request. */
export function errorCount(): ApolloServerPlugin<GatewayContext> {
  return { requestDidStart: () => Promise.resolve({ willSendResponse: limitErrors }) };
}

function limitErrors(reply: GraphQLRequestContextWillSendResponse<GatewayContext>): Promise<void> {
  const { body } = reply.response;
  if (body.kind === 'single' && body.singleResult.errors !== undefined) {
    const most = body.singleResult.data === undefined ? REQUEST_ERRORS_MAX : FIELD_ERRORS_MAX;
    body.singleResult.errors = body.singleResult.errors.slice(0, most);
  }
  return Promise.resolve();
}
