import {
  execute,
  getVariableValues,
  GraphQLError,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileOperation } from '../src/graphql/execution/compile-operation.ts';
import { executeCompiledQuery } from '../src/graphql/execution/execute-compiled-query.ts';

/** Everything that Apollo and its plugins read from an execution result. */
export interface ComparableResult {
  /** As text, since the order of the fields counts. */
  readonly data: string | undefined;
  readonly errors: readonly unknown[];
}

/** Results of the compiled query and of graphql-js; `compiled` is null when the query is not compiled. */
export interface ComparedResults {
  readonly compiled: ComparableResult | null;
  readonly reference: ComparableResult;
}

/** Whether a query is valid; unused fragments and variables are allowed. */
export function isValid(schema: GraphQLSchema, document: DocumentNode): boolean {
  const rules = specifiedRules.filter(
    (rule) => rule !== NoUnusedFragmentsRule && rule !== NoUnusedVariablesRule,
  );
  return validate(schema, document, rules).length === 0;
}

/** Executes a valid query compiled and by graphql-js. `context` is called once for each. */
export async function executeBothWays(
  schema: GraphQLSchema,
  query: string | DocumentNode,
  variables: Readonly<Record<string, unknown>> = {},
  context: () => unknown = () => ({}),
): Promise<ComparedResults> {
  const document = typeof query === 'string' ? parse(query) : query;
  if (!isValid(schema, document)) throw new Error('no valid query');
  const operation = document.definitions[0] as OperationDefinitionNode;
  const { coerced, errors } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variables,
  );
  if (errors !== undefined) throw errors[0] ?? new Error('wrong variables');
  const compiledQuery = compileOperation(schema, document, operation, coerced);
  const reference = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: context(),
  });
  return {
    compiled:
      compiledQuery === null
        ? null
        : comparable(await executeCompiledQuery(compiledQuery, context(), coerced)),
    reference: comparable(reference),
  };
}

function comparable({ data, errors = [] }: ExecutionResult): ComparableResult {
  return {
    data: JSON.stringify(data),
    errors: errors.map((error) => ({
      ...error.toJSON(),
      isGraphql: error instanceof GraphQLError,
      cause: error.originalError,
      nodes: error.nodes,
    })),
  };
}
