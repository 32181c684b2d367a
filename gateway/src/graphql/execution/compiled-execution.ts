import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server';
import {
  execute,
  getVariableValues,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { QueryPlans } from './query-plans.ts';
import { runPlan } from './run-plan.ts';

/** One validated operation that is to be executed. */
export interface Execution {
  readonly document: DocumentNode;
  /** The one that was asked for; undefined when there is none of that name. */
  readonly operation: OperationDefinitionNode | undefined;
  /** As the client sent it. */
  readonly operationName: string | undefined;
  /** As the client sent them. */
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly context: unknown;
}

/** Executes operations; `maxCoercionErrors` limits the reported mistakes in variables. */
export class Executor {
  readonly #schema: GraphQLSchema;
  readonly #maxCoercionErrors: number;
  readonly #plans: QueryPlans;

  /** `schema` is the one that documents were validated against. */
  constructor(schema: GraphQLSchema, maxCoercionErrors: number) {
    this.#schema = schema;
    this.#maxCoercionErrors = maxCoercionErrors;
    this.#plans = new QueryPlans(schema);
  }

  /**
   * What an operation gives. Queries that come again and again run by a plan; everything else, and
   * whatever is wrong before the first resolver is called, is left to graphql-js.
   */
  async run(execution: Execution): Promise<ExecutionResult> {
    const { document, operation, context } = execution;
    if (operation?.operation !== OperationTypeNode.QUERY) return this.#byGraphql(execution);
    const { variableDefinitions = [] } = operation;
    const { coerced } = getVariableValues(
      this.#schema,
      variableDefinitions,
      execution.variables ?? {},
      { maxErrors: 1 },
    );
    if (coerced === undefined) return this.#byGraphql(execution);
    const plan = this.#plans.planOf(document, operation, coerced);
    return plan === null ? this.#byGraphql(execution) : runPlan(plan, context, coerced);
  }

  #byGraphql({ document, operationName, variables, context }: Execution): Promise<ExecutionResult> {
    const result = execute({
      schema: this.#schema,
      document,
      contextValue: context,
      variableValues: variables,
      operationName,
      options: { maxCoercionErrors: this.#maxCoercionErrors },
    });
    return Promise.resolve(result);
  }
}

/**
 * The executor as Apollo Server takes it: as the "gateway" in front of subgraphs, of which there are
 * none here. Apollo parses, validates, calls the plugins and formats errors as ever; only `@defer`
 * and plugins that look at single fields would be lost, and there are neither.
 */
export function compiledExecution(
  schema: GraphQLSchema,
  maxCoercionErrors: number,
): ApolloServerOptionsWithGateway<BaseContext>['gateway'] {
  const executor = new Executor(schema, maxCoercionErrors);
  const listeners = new Set<
    (change: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void
  >();
  return {
    onSchemaLoadOrUpdate: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      for (const listener of listeners) listener({ apiSchema: schema, coreSupergraphSdl: '' });
      return Promise.resolve({
        executor: ({ document, operation, request, context }) =>
          executor.run({
            document,
            operation,
            operationName: request.operationName,
            variables: request.variables,
            context,
          }),
      });
    },
    stop: () => Promise.resolve(),
  };
}
