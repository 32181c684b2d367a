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
import { QueryPlans } from './query-plans.ts';
import { runPlan } from './run-plan.ts';

type FormatError = (formatted: GraphQLFormattedError, error: GraphQLError) => GraphQLFormattedError;

/**
 * Runs frequent queries by a compiled plan. Everything else (mutations, the first runs of a query,
 * invalid variables) is left to Apollo and graphql-js. `format` is the `formatError` of the server,
 * which Apollo does not apply to responses of plugins.
 */
export function compiledExecution<Context extends BaseContext>(
  schema: GraphQLSchema,
  format: FormatError,
): ApolloServerPlugin<Context> {
  const plans = new QueryPlans(schema);
  const responseForOperation = async (
    requestContext: GraphQLRequestContext<Context>,
  ): Promise<GraphQLResponse | null> => {
    const result = await execute(schema, plans, requestContext);
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
  plans: QueryPlans,
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
  const plan = plans.planOf(document, operation, coerced);
  return plan === null ? null : runPlan(plan, contextValue, coerced);
}

function responseOf(singleResult: FormattedExecutionResult): GraphQLResponse {
  return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
}
