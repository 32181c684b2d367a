import {
  HeaderMap,
  type ApolloServerPlugin,
  type BaseContext,
  type GraphQLRequestContext,
  type GraphQLResponse,
} from '@apollo/server';
import {
  getVariableValues,
  OperationTypeNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { CompiledQueryCache } from './compiled-query-cache.ts';
import { executeCompiledQuery } from './execute-compiled-query.ts';

type FormatError = (formatted: GraphQLFormattedError, error: GraphQLError) => GraphQLFormattedError;

/**
 * Compiles and executes frequent queries. Apollo and graphql-js execute everything else: mutations,
 * the first executions of a query, invalid variables. `format` is the `formatError` of the server, which
 * Apollo does not apply to responses of plugins.
 */
export function compiledExecution<Context extends BaseContext>(
  schema: GraphQLSchema,
  format: FormatError,
): ApolloServerPlugin<Context> {
  const queries = new CompiledQueryCache(schema);
  const responseForOperation = async (
    requestContext: GraphQLRequestContext<Context>,
  ): Promise<GraphQLResponse | null> => {
    const result = await execute(schema, queries, requestContext);
    if (result === null) return null;
    const { data = null, errors } = result;
    if (errors === undefined) return responseOf({ data });
    // The other plugins read the errors here, as after an execution by Apollo.
    Object.assign(requestContext, { errors });
    return responseOf({ data, errors: errors.map((error) => format(error.toJSON(), error)) });
  };
  return { requestDidStart: () => Promise.resolve({ responseForOperation }) };
}

async function execute(
  schema: GraphQLSchema,
  queries: CompiledQueryCache,
  { document, operation, request, contextValue }: GraphQLRequestContext<BaseContext>,
): Promise<ExecutionResult | null> {
  // Apollo also calls the hook when no operation has the requested name.
  if (document === undefined || operation?.operation !== OperationTypeNode.QUERY) return null;
  const { coerced } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    request.variables ?? {},
    { maxErrors: 1 },
  );
  if (coerced === undefined) return null;
  const query = queries.get(document, operation, coerced);
  return query === null ? null : executeCompiledQuery(query, contextValue, coerced);
}

function responseOf(singleResult: FormattedExecutionResult): GraphQLResponse {
  return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
}
