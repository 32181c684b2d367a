import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { GatewayContext } from '../graphql/context.ts';
import { errorCode } from '../graphql/format-error.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { ResponseHook } from './response-hooks.ts';

type RequestContext = GraphQLRequestContextWillSendResponse<GatewayContext>;

/** Counts operations and ends the span of each. */
export function operationTelemetry(metrics: Metrics): ResponseHook<GatewayContext> {
  return (requestContext, ms) => {
    measure(metrics, requestContext, ms / 1_000);
    endSpan(requestContext);
  };
}

/** Counts requests that Apollo rejects before an operation begins. */
export function rejectionTelemetry(metrics: Metrics): ApolloServerPlugin {
  return {
    invalidRequestWasReceived: ({ error }) => {
      metrics.rejected(errorCode(error));
      return Promise.resolve();
    },
  };
}

function measure(metrics: Metrics, requestContext: RequestContext, seconds: number): void {
  const { errors = [], operation, operationName } = requestContext;
  const { body } = requestContext.response;
  const isExecuted = body.kind === 'incremental' || body.singleResult.data !== undefined;
  if (operation === undefined || !isExecuted) {
    metrics.rejected(errorCode(errors[0]));
    return;
  }
  const outcome = errors.length === 0 ? 'ok' : 'failed';
  const name = operationName ?? null;
  metrics.operation({ name, kind: operation.operation, outcome, seconds });
}

function endSpan({
  contextValue: { span },
  errors = [],
  operation,
  operationName,
}: RequestContext): void {
  const kind = operation?.operation;
  const name = operationName?.slice(0, 100) ?? null;
  const codes = [...new Set(errors.map(errorCode))];
  span?.end({
    name: kind === undefined ? 'GraphQL' : name === null ? kind : `${kind} ${name}`,
    facts: {
      ...(kind === undefined ? {} : { 'graphql.operation.type': kind }),
      ...(name === null ? {} : { 'graphql.operation.name': name }),
    },
    ...(codes[0] === undefined ? {} : { error: codes[0] }),
  });
}
