import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { GatewayContext } from './context.ts';
import { landingPage } from '../explorer/landing-page.ts';
import { startingOperation } from '../explorer/starting-operation.ts';
import { compiledExecution } from './execution/compiled-execution.ts';
import { formatError, withoutSuggestion } from './format-error.ts';
import type { DocumentStore } from '../limits/document-store.ts';
import { knownOperations } from '../limits/known-operations.ts';
import { OPERATION_LIMITS, REQUEST_ERRORS_MAX } from '../limits/limits.ts';
import type { Log } from '../telemetry/log.ts';
import { cacheControl } from '../plugins/cache-control.ts';
import { deprecatedFields } from '../plugins/deprecated-fields.ts';
import { limitErrors } from '../plugins/error-count.ts';
import { operationTelemetry, rejectionTelemetry } from '../plugins/operation-telemetry.ts';
import { logOperation } from '../plugins/request-log.ts';
import { responseHooks } from '../plugins/response-hooks.ts';
import { setRetryAfter } from '../plugins/retry-after.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/**
 * The GraphQL server, not started yet. `explorer` enables Sandbox and introspection; `compiled` compiles
 * frequent queries.
 */
export function createApollo(options: {
  readonly schema: GraphQLSchema;
  readonly explorer: boolean;
  readonly compiled: boolean;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Documents that clients refer to by their hash. */
  readonly documents: DocumentStore;
  readonly trustedOnly: boolean;
}): ApolloServer<GatewayContext> {
  const { schema, explorer, compiled, log, metrics, documents, trustedOnly } = options;
  // Apollo hides suggestions in documents only, not in the values of variables.
  const format: typeof formatError = (formatted, error) => {
    const shown = formatError(formatted, error);
    return explorer ? shown : withoutSuggestion(shown);
  };
  return new ApolloServer<GatewayContext>({
    schema,
    logger: log,
    introspection: explorer,
    hideSchemaDetailsFromClientErrors: !explorer,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: documents },
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: OPERATION_LIMITS.parsedBytes }),
    // The process decides when to stop, see main.ts.
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: OPERATION_LIMITS.tokens },
    validationRules: [knownOperations],
    validationOptions: { maxErrors: REQUEST_ERRORS_MAX },
    executionOptions: { maxCoercionErrors: REQUEST_ERRORS_MAX },
    formatError: format,
    plugins: [
      rejectionTelemetry(metrics),
      responseHooks<GatewayContext>([
        ({ contextValue }) => contextValue.listEntries.release(),
        logOperation(log),
        operationTelemetry(metrics),
        limitErrors,
        setRetryAfter,
        deprecatedFields(),
        cacheControl(),
      ]),
      landingPage(explorer ? startingOperation(trustedOnly) : null),
      ...(compiled ? [compiledExecution<GatewayContext>(schema, format)] : []),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
}
