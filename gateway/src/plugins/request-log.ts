import type { GraphQLRequestContext } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';
import type { GatewayContext } from '../graphql/context.ts';
import { errorCode, isUnexpected } from '../graphql/format-error.ts';
import type { Log } from '../telemetry/log.ts';
import { ShopRejection } from '../rest/client/shop-rejection.ts';
import { UpstreamError } from '../rest/client/upstream-error.ts';
import type { ResponseHook } from './response-hooks.ts';

/** Logs one line for each operation, and one for each error of the gateway or the shop. */
export function logOperation(log: Log): ResponseHook<GatewayContext> {
  return (requestContext, ms) => {
    const { requestId } = requestContext.contextValue;
    for (const error of requestContext.errors ?? []) logError(log, requestId, error);
    if (log.isLevelEnabled('info')) logSummary(log, requestContext, ms);
  };
}

function logSummary(
  log: Log,
  requestContext: GraphQLRequestContext<GatewayContext>,
  ms: number,
): void {
  const { contextValue, errors = [], operation, operationName } = requestContext;
  const codes = [...new Set(errors.map(errorCode))];
  log.info(
    {
      requestId: contextValue.requestId,
      operation: operationName?.slice(0, 100) ?? null,
      kind: operation?.operation ?? null,
      ms: Math.round(ms),
      personalRestCalls: contextValue.shop.calls,
      ...(errors.length === 0 ? {} : { errors: errors.length, codes }),
    },
    'operation',
  );
}

function logError(log: Log, requestId: string, error: GraphQLError): void {
  const thrown = unwrapResolverError(error);
  // `OUTCOME_UNKNOWN` hides its cause from the client.
  const cause = (thrown instanceof GraphQLError && thrown.originalError) || thrown;
  if (cause instanceof UpstreamError) {
    log.warn({ requestId, ...cause.facts }, 'shop error');
  } else if (cause instanceof ShopRejection && cause.code === 'SHOP_REFUSED') {
    const detail = `${error.path?.join('.') ?? ''}: rejected: ${cause.message}`;
    log.warn({ requestId, ...cause.facts, detail }, 'shop error');
  } else if (isUnexpected(error)) {
    log.error({ requestId, err: cause }, 'unexpected error');
  }
}
