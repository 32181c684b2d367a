import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GatewayContext } from '../context.ts';
import { isUnexpected } from '../fault.ts';
import type { Log } from '../log.ts';
import { ShopFault } from '../rest/shop-error.ts';

/** One line for each operation, and one for each error that somebody should look at. */
export function requestLog(): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: async ({ contextValue: { log, shop } }) => {
      const started = performance.now();
      return {
        didEncounterErrors: async ({ errors }) => {
          for (const error of errors) logError(log, error);
        },
        willSendResponse: async ({ operationName, operation, errors }) => {
          const codes = [...new Set((errors ?? []).map((error) => error.extensions['code']))];
          log.info(
            {
              operation: operationName?.slice(0, 100) ?? null,
              kind: operation?.operation ?? null,
              ms: Math.round(performance.now() - started),
              personalRestCalls: shop.calls,
              ...(errors === undefined ? {} : { errors: errors.length, codes }),
            },
            'operation',
          );
        },
      };
    },
  };
}

function logError(log: Log, error: Error): void {
  const cause = unwrapResolverError(error);
  if (cause instanceof ShopFault) {
    log.warn({ code: cause.code, detail: cause.detail }, 'shop fault');
  } else if (isUnexpected(error)) {
    log.error({ err: cause }, 'unexpected error');
  }
}
