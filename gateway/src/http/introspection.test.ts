import {
  buildClientSchema,
  getIntrospectionQuery,
  parse,
  print,
  type IntrospectionQuery,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import { documents, TYPENAME, wronglyRejected } from '../../test-kit/hostile.ts';

const shop = gatewayForAll({}, { explorer: false });
const open = gatewayForAll();

const CODES = [
  'OPERATION_TOO_LARGE',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
];

describe('introspection', () => {
  const spellings = {
    whole: getIntrospectionQuery(),
    'the whole with everything': getIntrospectionQuery({
      inputValueDeprecation: true,
      specifiedByUrl: true,
      oneOf: true,
    }),
    'in one line': print(parse(getIntrospectionQuery())).replace(/\s+/g, ' '),
    types: '{ __schema { types { name } } }',
    'under another name': '{ a: __schema { b: queryType { c: name } } }',
    'one type': '{ __type(name: "Query") { fields { name } } }',
    'one type under another name': '{ innocent: __type(name: "Customer") { kind } }',
    'in a fragment': '{ ...a } fragment a on Query { __schema { directives { name } } }',
    'in an inline fragment': '{ ... on Query { ... { __schema { types { name } } } } }',
    'beside something usual': '{ __typename categories { id } __type(name: "Query") { name } }',
    'left out': '{ __typename __schema @skip(if: true) { types { name } } }',
    'in a mutation': 'mutation { signOut { signedOut } __schema { types { name } } }',
    'with a comment': '#\n{ __schema #x\n { types { name } } }',
    'with a byte-order mark': '\ufeff{ __schema { types { name } } }',
  };

  it('rejects introspection in production in every spelling', async () => {
    const requests = documents(spellings);
    const search = (query: string) => `?query=${encodeURIComponent(query)}`;
    requests.push(
      ...Object.entries(spellings).map(([name, query]) => ({
        name: `${name} by GET`,
        search: search(query),
        init: { headers: { 'apollo-require-preflight': '1' } },
      })),
    );
    expect(await wronglyRejected(shop, requests, CODES, [TYPENAME])).toEqual([]);
    const { errors } = await shop.execute('{ __schema { queryType { name } } }');
    expect(errors[0]?.message).toContain('schema/printed/shop.graphql');
  });

  it('hides suggestions in error messages in production', async () => {
    const typos = [
      '{ categorie { id } }',
      '{ product(by: { slug: "a" }) { nam } }',
      '{ product(bi: { slug: "a" }) { id } }',
      '{ products(sort: PRICE_LO) { totalCount } }',
      '{ ... on Produc { id } }',
      'query ($a: CheckoutQuoteInpu) { __typename }',
      'mutation { signI { token } }',
      '{ checkoutQuote(input: { line: [] }) { subtotal } }',
    ];
    const variable = 'query ($sort: ProductSort) { products(sort: $sort) { totalCount } }';
    for (const typo of [...typos, variable]) {
      const [shown, hidden] = await Promise.all(
        [open, shop].map(async (gateway) =>
          JSON.stringify((await gateway.execute(typo, { sort: 'PRICE_LO' })).errors),
        ),
      );
      expect(shown).toMatch(/did you mean/i);
      expect(hidden).not.toMatch(/did you mean/i);
    }
  });

  it('executes the introspection query while the explorer is on', async () => {
    const { data, errors } = await open.execute(getIntrospectionQuery());
    expect(errors).toEqual([]);
    const __schema = data['__schema'] as IntrospectionQuery['__schema'];
    const client = buildClientSchema({ __schema });
    expect(client.getQueryType()?.name).toBe('Query');
  });

  it('returns specifiedByURL of scalars', async () => {
    const { data } = await open.execute(
      '{ __type(name: "DateTime") { specifiedByURL description } }',
    );
    expect(data['__type']).toEqual({
      specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
      description: expect.stringContaining('ISO 8601'),
    });
  });
});
