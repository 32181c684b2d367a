import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { compileOperation } from './compile-operation.ts';
import { conditionKey, conditionVariables } from './conditions.ts';
import type { CompiledQuery } from './compiled-query.ts';

/** How often an operation runs before it is compiled: a single request costs no memory. */
const RUNS_BEFORE = 2;

/** Most compiled queries: all of a storefront fit, and other clients cannot fill the memory. */
const QUERIES_MAX = 200;

interface SeenOperation {
  /** Identifies the operation in cache keys. */
  readonly number: number;
  readonly conditions: readonly string[];
  runs: number;
}

/** Compiled versions of frequent queries, one for each combination of their conditions. */
export class CompiledQueryCache {
  readonly #schema: GraphQLSchema;
  readonly #seen = new WeakMap<OperationDefinitionNode, SeenOperation>();
  /** Null = graphql-js executes the operation. */
  readonly #compiled = new LRUCache<string, { readonly query: CompiledQuery | null }>({
    max: QUERIES_MAX,
  });
  #lastNumber = 0;

  /** `schema` is the one that the documents were validated against. */
  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /**
   * The compiled query of an operation for coerced variables; null when graphql-js has to execute it.
   * `operation` must be the same object each time, as it is with Apollo's document store.
   */
  get(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
  ): CompiledQuery | null {
    const seen = this.#lookUp(document, operation);
    if (seen.runs < RUNS_BEFORE) {
      seen.runs += 1;
      return null;
    }
    const conditions = conditionKey(seen.conditions, variables);
    if (conditions === null) return null;
    const key = `${seen.number}:${conditions}`;
    const cached = this.#compiled.get(key);
    if (cached !== undefined) return cached.query;
    const query = compileOperation(this.#schema, document, operation, variables);
    this.#compiled.set(key, { query });
    return query;
  }

  #lookUp(document: DocumentNode, operation: OperationDefinitionNode): SeenOperation {
    const seen = this.#seen.get(operation);
    if (seen !== undefined) return seen;
    this.#lastNumber += 1;
    const first = { number: this.#lastNumber, conditions: conditionVariables(document), runs: 0 };
    this.#seen.set(operation, first);
    return first;
  }
}
