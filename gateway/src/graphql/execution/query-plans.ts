import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { compileOperation } from './compile-operation.ts';
import { conditionVariables, decisions } from './conditions.ts';
import type { OperationPlan } from './plan.ts';

/** How often an operation runs before it is compiled: a single request costs no memory. */
const RUNS_BEFORE = 2;

/** Plans that are kept: all of a storefront, and a bound to what other clients can fill. */
const PLANS_MAX = 200;

interface Known {
  /** Stands for the operation in the keys of plans. */
  readonly number: number;
  readonly conditions: readonly string[];
  runs: number;
}

/** The plans of the queries that come again and again, one for each way their conditions fall. */
export class QueryPlans {
  readonly #schema: GraphQLSchema;
  readonly #known = new WeakMap<OperationDefinitionNode, Known>();
  /** Null = the operation is left to graphql-js. */
  readonly #plans = new LRUCache<string, { readonly plan: OperationPlan | null }>({
    max: PLANS_MAX,
  });
  #numbers = 0;

  /** `schema` is the one that the documents were validated against. */
  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /**
   * The plan of an operation for coerced variables; null when graphql-js has to run it. `document`
   * must be the same object each time, as Apollo gives the documents that it has validated before.
   */
  planOf(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
  ): OperationPlan | null {
    const known = this.#know(document, operation);
    if (known.runs < RUNS_BEFORE) {
      known.runs += 1;
      return null;
    }
    const decided = decisions(known.conditions, variables);
    if (decided === null) return null;
    const key = `${known.number}:${decided}`;
    const cached = this.#plans.get(key);
    if (cached !== undefined) return cached.plan;
    const plan = compileOperation(this.#schema, document, operation, variables);
    this.#plans.set(key, { plan });
    return plan;
  }

  #know(document: DocumentNode, operation: OperationDefinitionNode): Known {
    const known = this.#known.get(operation);
    if (known !== undefined) return known;
    this.#numbers += 1;
    const first = { number: this.#numbers, conditions: conditionVariables(document), runs: 0 };
    this.#known.set(operation, first);
    return first;
  }
}
