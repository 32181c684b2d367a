import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { QueryPlans } from './query-plans.ts';

const schema = buildSchema('type Query { a: ID b: ID }');

function requested(query: string) {
  const document = parse(query);
  return { document, operation: document.definitions[0] as OperationDefinitionNode };
}

function run(
  plans: QueryPlans,
  { document, operation }: ReturnType<typeof requested>,
  variables = {},
) {
  return plans.planOf(document, operation, variables);
}

describe('plans of queries', () => {
  it('are made for what comes a third time, and kept', () => {
    const plans = new QueryPlans(schema);
    const query = requested('{ a }');
    expect([run(plans, query), run(plans, query)]).toEqual([null, null]);
    const plan = run(plans, query);
    expect(plan?.root.fields.map(({ key }) => key)).toEqual(['a']);
    expect(run(plans, query)).toBe(plan);
  });

  it('are distinguished by what conditions decide, and by nothing else', () => {
    const plans = new QueryPlans(schema);
    const query = requested('query ($b: Boolean!, $c: ID) { a b @include(if: $b) }');
    run(plans, query);
    run(plans, query);
    const keys = (variables: object) =>
      run(plans, query, variables)?.root.fields.map(({ key }) => key);
    expect(keys({ b: true, c: '1' })).toEqual(['a', 'b']);
    expect(keys({ b: false, c: '1' })).toEqual(['a']);
    expect(run(plans, query, { b: true, c: '2' })).toBe(run(plans, query, { b: true, c: '1' }));
  });

  it('are not made where a condition is neither true nor false', () => {
    const plans = new QueryPlans(schema);
    const query = requested('query ($b: Boolean = true) { a @skip(if: $b) }');
    expect([1, 2, 3].map(() => run(plans, query, { b: null }))).toEqual([null, null, null]);
  });

  it('are forgotten past two hundred, the one not used for longest first', () => {
    const plans = new QueryPlans(schema);
    const queries = Array.from({ length: 201 }, () => requested('{ a }'));
    const made = queries.map((query) => [1, 2, 3].map(() => run(plans, query))[2]);
    expect(run(plans, queries[200]!)).toBe(made[200]);
    expect(run(plans, queries[0]!)).not.toBe(made[0]);
    expect(run(plans, queries[2]!)).toBe(made[2]);
  });
});
