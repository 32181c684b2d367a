import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CompiledQueryCache } from './compiled-query-cache.ts';

const schema = buildSchema('type Query { a: ID b: ID }');

function requested(query: string) {
  const document = parse(query);
  return { document, operation: document.definitions[0] as OperationDefinitionNode };
}

function lookUp(
  cache: CompiledQueryCache,
  { document, operation }: ReturnType<typeof requested>,
  variables = {},
) {
  return cache.get(document, operation, variables);
}

describe('CompiledQueryCache', () => {
  it('compiles a query when it runs for the third time, and caches it', () => {
    const cache = new CompiledQueryCache(schema);
    const query = requested('{ a }');
    expect([lookUp(cache, query), lookUp(cache, query)]).toEqual([null, null]);
    const compiled = lookUp(cache, query);
    expect(compiled?.root.fields.map(({ key }) => key)).toEqual(['a']);
    expect(lookUp(cache, query)).toBe(compiled);
  });

  it('compiles a query once for each combination of its conditions', () => {
    const cache = new CompiledQueryCache(schema);
    const query = requested('query ($b: Boolean!, $c: ID) { a b @include(if: $b) }');
    lookUp(cache, query);
    lookUp(cache, query);
    const keys = (variables: object) =>
      lookUp(cache, query, variables)?.root.fields.map(({ key }) => key);
    expect(keys({ b: true, c: '1' })).toEqual(['a', 'b']);
    expect(keys({ b: false, c: '1' })).toEqual(['a']);
    expect(lookUp(cache, query, { b: true, c: '2' })).toBe(
      lookUp(cache, query, { b: true, c: '1' }),
    );
  });

  it('does not compile a query whose condition is neither true nor false', () => {
    const cache = new CompiledQueryCache(schema);
    const query = requested('query ($b: Boolean = true) { a @skip(if: $b) }');
    expect([1, 2, 3].map(() => lookUp(cache, query, { b: null }))).toEqual([null, null, null]);
  });

  it('stores two hundred queries and evicts the least recently used', () => {
    const cache = new CompiledQueryCache(schema);
    const queries = Array.from({ length: 201 }, () => requested('{ a }'));
    const compiled = queries.map((query) => [1, 2, 3].map(() => lookUp(cache, query))[2]);
    expect(lookUp(cache, queries[200]!)).toBe(compiled[200]);
    expect(lookUp(cache, queries[0]!)).not.toBe(compiled[0]);
    expect(lookUp(cache, queries[2]!)).toBe(compiled[2]);
  });
});
