import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, parse, type OperationDefinitionNode } from 'graphql';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { executeBothWays } from '../../../test-kit/compare-execution.ts';
import { compileOperation } from './compile-operation.ts';
import { executeCompiledQuery } from './execute-compiled-query.ts';

const typeDefs = `
  interface Thing { id: ID!, name: String }
  type Phone implements Thing { id: ID!, name: String, price: Int!, colour: Colour, maker: Maker!, sold: Int }
  type Case implements Thing { id: ID!, name: String, fits: [Phone!]! }
  type Shelf { soon: Int!, late: String }
  type Maker { name: String!, phones: [Phone]! }
  union Any = Phone | Case
  enum Colour { BLACK WHITE }
  type Query {
    phone(id: ID = "1", size: Int!): Phone
    phones: [Phone!]!
    mixed: [Any]
    thing(broken: String): Thing
    numbers: [Int!]
    labels(like: [Colour!]): [String]
    fails: String
    failsLate: Phone!
    code: Int
    text: String
    then: String
    missing: Any
    shelves: [Shelf]
    slowest: String
  }
`;
const maker = { name: 'Gawai', phones: () => [phone, null, new Error('no phone')] };
const phone = { __typename: 'Phone', id: 1, name: 'A', price: 5, colour: 'BLACK', maker };
const later = <Value>(value: Value) => turn().then(() => value);
const schema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    Query: {
      phone: (_, args: Record<string, unknown>) => ({ ...phone, name: JSON.stringify(args) }),
      phones: () => later([phone, later({ ...phone, id: 2, price: 'much' }), phone]),
      mixed: () => [
        phone,
        later({ __typename: 'Case', id: 3, fits: new Set([phone]) }),
        { __typename: 'Case', id: 4, fits: [phone, null] },
        { __typename: 'Case', id: 5, fits: 'all' },
        { __typename: 'Maker', name: 'x' },
        { __typename: 'Nothing' },
        { __typename: 'Colour' },
        { id: 6 },
        7,
        null,
        new Error('none'),
      ],
      thing: (_, { broken }: { broken?: string }) => ({
        ...phone,
        ...(broken ? { __typename: broken } : {}),
      }),
      numbers: () => [1, 2.5, 3],
      labels: (_, args: Record<string, unknown>) => ['a', later(7), {}, JSON.stringify(args)],
      fails: () => {
        throw new TypeError('a mistake');
      },
      failsLate: () =>
        turn().then(() =>
          Promise.reject(new GraphQLError('late', { extensions: { code: 'LATE' } })),
        ),
      code: () => {
        throw new GraphQLError('with a code', {
          extensions: { code: 'CODE', http: { status: 418 } },
        });
      },
      text: (_, __, ___, info) =>
        `${info.fieldName} ${info.path.key} ${String(info.returnType)} ${JSON.stringify(info.variableValues)} ${info.operation.name?.value ?? ''} ${Object.keys(info.fragments).join()}`,
      missing: () => Promise.resolve(undefined),
      shelves: () => [{}, { soon: 1 }],
      slowest: () =>
        later(1)
          .then(() => later(2))
          .then(() => later('slow')),
    },
    Shelf: {
      soon: ({ soon }: { soon?: number }) => later(soon),
      late: () => later(1).then(() => Promise.reject(new Error('late'))),
    },
    Phone: { sold: () => later(null), colour: ({ colour }: { colour: string }) => colour },
  },
});

const CASES: readonly (readonly [
  what: string,
  query: string,
  variables?: Record<string, unknown>,
])[] = [
  ['names and their order', '{ b: text a: text text phone(size: 1) { price id p: price } }'],
  [
    'names that objects have by themselves',
    '{ then constructor: text toString: text valueOf: text hasOwnProperty: text }',
  ],
  [
    'fields that are selected twice',
    '{ phone(size: 1) { id } text phone(size: 1) { name maker { name } } phone(size: 1) { maker { phones { id } } } }',
  ],
  [
    'type names everywhere',
    '{ __typename t: __typename phone(size: 1) { __typename maker { __typename phones { __typename } } } mixed { __typename } }',
  ],
  [
    'a fragment spread again after it was left out',
    'query ($no: Boolean!) { phone(size: 1) { ...F @include(if: $no) id ...F } } fragment F on Phone { name }',
    { no: false },
  ],
  [
    'a fragment spread again after it was not left out',
    'query ($no: Boolean!) { phone(size: 1) { ...F @include(if: $no) id ...F @skip(if: true) } } fragment F on Phone { name }',
    { no: true },
  ],
  [
    'a fragment within a fragment that is left out',
    'query ($a: Boolean!, $b: Boolean!) { phone(size: 1) { ...G @skip(if: $a) ...F @include(if: $b) ... @include(if: $a) { ...G } } } fragment F on Phone { name maker { name } } fragment G on Phone { ...F id maker { phones { id } } }',
    { a: true, b: false },
  ],
  [
    'both conditions on one field',
    'query ($a: Boolean!, $b: Boolean! = false) { text @skip(if: $a) @include(if: $b) t: text @skip(if: $b) @include(if: $a) then }',
    { a: true },
  ],
  ['a selection in which everything is left out', '{ phone(size: 1) { id @skip(if: true) } }'],
  [
    'fragments on an interface',
    '{ thing { ... on Thing { id } ... on Case { fits { id } } ...P } } fragment P on Phone { price ... on Thing { n: name } }',
  ],
  [
    'a __typename that does not fit',
    '{ a: thing(broken: "Maker") { id } b: thing(broken: "Nothing") { id } c: thing(broken: "Colour") { id } }',
  ],
  [
    'unions with everything wrong in them',
    '{ mixed { ... on Phone { id price } ... on Case { id fits { id name } } } }',
  ],
  ['null for a nullable interface', '{ missing { ... on Phone { id } } }'],
  [
    'arguments with defaults, null and variables',
    'query ($id: ID, $size: Int!) { a: phone(size: 1) { name } b: phone(id: null, size: 2) { name } c: phone(id: $id, size: $size) { name } d: labels(like: [BLACK]) }',
    { size: 3 },
  ],
  [
    'a variable that is null for a required argument',
    'query ($size: Int = 4) { phone(size: $size) { id } text }',
    { size: null },
  ],
  [
    'a variable with a default that is not sent',
    'query ($size: Int = 4) { phone(size: $size) { name } text }',
  ],
  ['lists of required entries', '{ numbers labels text }'],
  ['a null that propagates through late entries', '{ phones { id price maker { name } } text }'],
  ['errors of all kinds', '{ fails code phone(size: 1) { maker { phones { id } } } }'],
  ['a null that reaches the root', '{ code failsLate { id } fails text }'],
  [
    'two failures below the same null',
    '{ phones { price sold a: price maker { phones { sold price } } } failsLate { id } }',
  ],
  ['a failure below an entry that is null already', '{ shelves { soon late } slowest }'],
  [
    'the arguments of resolvers',
    'query Facts($v: Int = 3) { alias: text phone(size: $v) { ...F } } fragment F on Phone { id }',
  ],
  ['late values', '{ phone(size: 1) { sold name } phones { sold } }'],
];

describe('executeCompiledQuery', () => {
  const cases = CASES.map(([what, query, variables = {}]) => ({ what, query, variables }));
  it.each(cases)('returns what graphql-js returns for $what', async ({ query, variables }) => {
    const { compiled, reference } = await executeBothWays(schema, query, variables);
    expect(compiled).toEqual(reference);
  });

  it('leaves no rejection unhandled when an entry of a list fails while others are pending', async () => {
    const unhandled: unknown[] = [];
    const record = (reason: unknown) => void unhandled.push(reason);
    const hasty = makeExecutableSchema({
      typeDefs: 'type Query { all: [Int!] }',
      resolvers: { Query: { all: () => [later(null), null] } },
    });
    const document = parse('{ all }');
    const query = compileOperation(
      hasty,
      document,
      document.definitions[0] as OperationDefinitionNode,
      {},
    );
    process.on('unhandledRejection', record);
    const { data, errors } = await executeCompiledQuery(query!, {}, {});
    await turn();
    await turn();
    process.off('unhandledRejection', record);
    expect(data).toEqual({ all: null });
    expect(errors?.map(({ path }) => path)).toEqual([['all', 1]]);
    expect(unhandled).toEqual([]);
  });
});

describe('compileOperation', () => {
  it.each([
    ['a mutation', 'mutation { a }'],
    ['the schema itself', '{ __schema { queryType { name } } }'],
    ['a type of the schema', '{ a b: __type(name: "Query") { name } }'],
    ['an alias that would set a prototype', '{ __proto__: a }'],
    ['a type with isTypeOf', '{ own { a } }'],
    ['an interface with resolveType', '{ any { a } }'],
  ])('returns null for %s', (_, query) => {
    const other = makeExecutableSchema({
      typeDefs:
        'interface Any { a: ID } type Own implements Any { a: ID } type Query { a: ID own: Own any: Any } type Mutation { a: ID }',
      resolvers: { Own: { __isTypeOf: () => true }, Any: { __resolveType: () => 'Own' } },
    });
    const document = parse(query);
    const operation = document.definitions[0] as OperationDefinitionNode;
    expect(compileOperation(other, document, operation, {})).toBeNull();
  });
});
