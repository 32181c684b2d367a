import { buildSchema, execute, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { seen } from '../../../test-kit/both-ways.ts';
import { Executor } from './compiled-execution.ts';

const schema = buildSchema(`
  enum Colour { BLACK WHITE }
  input Wish { colour: Colour!, count: Int = 1 }
  type Query { a(id: ID, wish: Wish, flag: Boolean): ID b: ID }
  type Mutation { change: ID }
  type Subscription { changes: ID }
`);

const CASES: readonly {
  readonly what: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly name?: string;
}[] = [
  { what: 'a usual query', query: '{ a }' },
  { what: 'one operation of two', query: 'query A { a } query B { b }', name: 'B' },
  { what: 'an operation that is not there', query: 'query A { a }', name: 'C' },
  { what: 'two operations and no name', query: 'query A { a } query B { b }' },
  { what: 'no operation', query: 'fragment F on Query { a }' },
  { what: 'a mutation', query: 'mutation { change }' },
  { what: 'a subscription', query: 'subscription { changes }' },
  { what: 'a missing variable', query: 'query ($w: Wish!) { a(wish: $w) }' },
  {
    what: 'null for a variable',
    query: 'query ($w: Wish!) { a(wish: $w) }',
    variables: { w: null },
  },
  {
    what: 'many mistakes in a variable',
    query: 'query ($w: [Wish!]) { b @include(if: true) }',
    variables: { w: Array.from({ length: 9 }, () => ({ colour: 'GREEN', size: 1 })) },
  },
  { what: 'a wrong kind', query: 'query ($f: Boolean) { a(flag: $f) }', variables: { f: 'yes' } },
  {
    what: 'a variable too many',
    query: 'query ($f: Boolean) { a(flag: $f) }',
    variables: { g: 1 },
  },
  {
    what: 'null for a condition',
    query: 'query ($f: Boolean = true) { a @skip(if: $f) b }',
    variables: { f: null },
  },
];

describe('an operation that comes again and again', () => {
  it.each(CASES)('is answered each time as by graphql-js: $what', async (requested) => {
    const { query, variables, name } = requested;
    const document = parse(query);
    const context = {};
    const byGraphql = await execute({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
      operationName: name,
      options: { maxCoercionErrors: 5 },
    });
    const executor = new Executor(schema, 5);
    const operation = getOperationAST(document, name) ?? undefined;
    for (let time = 0; time < 4; time += 1) {
      const one = { document, operation, operationName: name, variables, context };
      expect(seen(await executor.run(one))).toEqual(seen(byGraphql));
    }
  });
});
