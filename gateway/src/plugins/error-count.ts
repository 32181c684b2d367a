import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayContext } from '../context.ts';
import { FIELD_ERRORS_MAX, REQUEST_ERRORS_MAX } from '../limits/limits.ts';

/** Keeps a reply from growing with the number of mistakes in the request. */
export function errorCount(): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ response: { body } }) => {
        if (body.kind !== 'single') return;
        const { data, errors } = body.singleResult;
        const most = data === undefined ? REQUEST_ERRORS_MAX : FIELD_ERRORS_MAX;
        if (errors !== undefined) body.singleResult.errors = errors.slice(0, most);
      },
    }),
  };
}
