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

/** A response with everything that Apollo and its plugins can see of it. */
export interface SeenResult {
  /** As text, since the order of the fields counts. */
  readonly data: string | undefined;
  readonly errors: readonly unknown[];
}

/** Results of the compiled query and of graphql-js; `byCompiledQuery` is null when the query is not compiled. */
export interface BothWays {
  readonly byCompiledQuery: SeenResult | null;
  readonly byGraphql: SeenResult;
}

/** Whether a query is valid; unused fragments and variables are allowed. */
export function isValid(schema: GraphQLSchema, document: DocumentNode): boolean {
  const rules = specifiedRules.filter(
    (rule) => rule !== NoUnusedFragmentsRule && rule !== NoUnusedVariablesRule,
  );
  return validate(schema, document, rules).length === 0;
}

/** Runs a valid query in both ways. `context` is created again for each. */
export async function bothWays(
  schema: GraphQLSchema,
  query: string | DocumentNode,
  variables: Readonly<Record<string, unknown>> = {},
  context: () => unknown = () => ({}),
): Promise<BothWays> {
  const document = typeof query === 'string' ? parse(query) : query;
  if (!isValid(schema, document)) throw new Error('no valid query');
  const operation = document.definitions[0] as OperationDefinitionNode;
  const { coerced, errors } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variables,
  );
  if (errors !== undefined) throw errors[0] ?? new Error('wrong variables');
  const compiled = compileOperation(schema, document, operation, coerced);
  const byGraphql = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: context(),
  });
  return {
    byCompiledQuery:
      compiled === null ? null : seen(await executeCompiledQuery(compiled, context(), coerced)),
    byGraphql: seen(byGraphql),
  };
}

/** A result in comparable form. */
export function seen({ data, errors = [] }: ExecutionResult): SeenResult {
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
