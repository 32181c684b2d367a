import { ApolloServer, type GraphQLResponse } from '@apollo/server';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLError } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatError } from '../format-error.ts';
import { compiledExecution } from './compiled-execution.ts';

const schema = makeExecutableSchema({
  typeDefs: `
    enum Colour { BLACK WHITE }
    input Wish { colour: Colour!, count: Int = 1 }
    type Query {
      a(id: ID, wish: Wish, wishes: [Wish!], flag: Boolean): ID
      b: ID
      fails: ID
      required: ID!
    }
    type Mutation { change: ID }
    type Subscription { changes: ID }
  `,
  resolvers: {
    Query: {
      a: (_: unknown, args: unknown) => JSON.stringify(args),
      fails: () => {
        throw new Error('secret');
      },
    },
  },
});

/** A server, and the errors that its plugins can read. */
function serverWith(plugins: ConstructorParameters<typeof ApolloServer>[0]['plugins'] = []) {
  const seen: (readonly GraphQLError[] | undefined)[] = [];
  const server = new ApolloServer({
    schema,
    formatError,
    executionOptions: { maxCoercionErrors: 5 },
    includeStacktraceInErrorResponses: false,
    plugins: [
      ...plugins,
      {
        requestDidStart: () =>
          Promise.resolve({
            willSendResponse: ({ errors }) => {
              seen.push(errors);
              return Promise.resolve();
            },
          }),
      },
    ],
  });
  return { server, seen };
}

const plain = serverWith();
const compiled = serverWith([compiledExecution(schema, formatError)]);

beforeAll(() => Promise.all([plain.server.start(), compiled.server.start()]));
afterAll(() => Promise.all([plain.server.stop(), compiled.server.stop()]));

const CASES: readonly {
  readonly what: string;
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}[] = [
  { what: 'a usual query', query: '{ a }' },
  { what: 'one operation of two', query: 'query A { a } query B { b }', operationName: 'B' },
  { what: 'an unknown operation name', query: 'query A { a }', operationName: 'C' },
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
    query: 'query ($w: [Wish!]) { a(wishes: $w) }',
    variables: { w: Array.from({ length: 9 }, () => ({ colour: 'GREEN', size: 1 })) },
  },
  { what: 'a wrong kind', query: 'query ($f: Boolean) { a(flag: $f) }', variables: { f: 'yes' } },
  {
    what: 'an undeclared variable',
    query: 'query ($f: Boolean) { a(flag: $f) }',
    variables: { g: 1 },
  },
  {
    what: 'null for a condition',
    query: 'query ($f: Boolean = true) { a @skip(if: $f) b }',
    variables: { f: null },
  },
  { what: 'an error in a resolver', query: '{ a fails }' },
  { what: 'null for a required field', query: '{ required }' },
];

describe('compiledExecution', () => {
  it.each(CASES)('returns what Apollo returns, each time: $what', async (requested) => {
    const expected = visible(await plain.server.executeOperation(requested));
    for (let time = 0; time < 4; time += 1) {
      expect(visible(await compiled.server.executeOperation(requested))).toEqual(expected);
      expect(compiled.seen.at(-1)).toEqual(plain.seen.at(-1));
    }
  });
});

function visible({ body, http }: GraphQLResponse<object>) {
  const result = body.kind === 'single' ? body.singleResult : null;
  // As text, since the order of the fields counts.
  return { status: http.status, data: JSON.stringify(result?.data), errors: result?.errors };
}
