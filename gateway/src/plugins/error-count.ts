import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { GatewayContext } from '../graphql/context.ts';
import { FIELD_ERRORS_MAX, REQUEST_ERRORS_MAX } from '../limits/limits.ts';

/** Limits the errors of a response, however many a request causes. */
export function errorCount(): ApolloServerPlugin<GatewayContext> {
  return { requestDidStart: () => Promise.resolve({ willSendResponse: limitErrors }) };
}

function limitErrors(
  requestContext: GraphQLRequestContextWillSendResponse<GatewayContext>,
): Promise<void> {
  const { body } = requestContext.response;
  if (body.kind === 'single' && body.singleResult.errors !== undefined) {
    const most = body.singleResult.data === undefined ? REQUEST_ERRORS_MAX : FIELD_ERRORS_MAX;
    body.singleResult.errors = body.singleResult.errors.slice(0, most);
  }
  return Promise.resolve();
}
