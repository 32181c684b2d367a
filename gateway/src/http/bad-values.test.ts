import { describe, expect, it } from 'vitest';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import {
  jsonRequest,
  notExecuted,
  rawRequest,
  wronglyRejected,
  type HostileRequest,
} from '../../test-kit/hostile.ts';
import { problemsOf, QUOTE, requestQuote } from '../../test-kit/request-quote.ts';
import { wholeShop } from '../../test-kit/whole-shop.ts';

const shop = gatewayForAll(wholeShop);

const REJECTED = ['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED'];

/** An argument of a query, with a literal that is executed. */
interface Argument {
  readonly name: string;
  readonly type: string;
  readonly use: (value: string) => string;
  readonly good: string;
  /** The same as JSON, where that differs. */
  readonly goodJson?: string;
}

const inDocument = ({ name, use }: Argument, literal: string): HostileRequest =>
  jsonRequest(`${name} ${literal}`, { query: `{ ${use(literal)} }` });
const asVariable = ({ name, type, use }: Argument, json: string): HostileRequest =>
  rawRequest(
    `${name} $${json}`,
    `{"query":${JSON.stringify(`query ($v: ${type}) { ${use('$v')} }`)},"variables":{"v":${json}}}`,
  );

/** Each value in the document, and as a variable where it is JSON. */
function values(argument: Argument, literals: readonly string[]): HostileRequest[] {
  return [
    ...literals.map((literal) => inDocument(argument, literal)),
    ...literals.filter(isJson).map((literal) => asVariable(argument, literal)),
  ];
}

/** The values that are not rejected correctly, and the good ones that are not executed. */
function wrongValues(
  cases: readonly (readonly [argument: Argument, literals: readonly string[]])[],
): Promise<string[]> {
  const requests = cases.flatMap(([argument, literals]) => values(argument, literals));
  const good = cases.flatMap(([argument]) => [
    inDocument(argument, argument.good),
    asVariable(argument, argument.goodJson ?? argument.good),
  ]);
  return wronglyRejected(shop, requests, REJECTED, good);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const quoteOf = (line: string) =>
  `checkoutQuote(input: { lines: [{ productId: "Product:202", ${line} }] }) { subtotal }`;
const page: Argument = {
  name: 'page',
  type: 'Int',
  use: (value) => `products(page: ${value}) { pageInfo { number } }`,
  good: '1',
};

describe('numeric arguments', () => {
  it('rejects numeric arguments that are not numbers or out of range', async () => {
    const noInt = [
      ...['2147483648', '-2147483649', '4294967296', '9007199254740992', '9007199254740993'],
      ...['1e400', '-1e400', '1e10', '1.5', '0.1', '-0.5', '"1"', '""', '"a"', 'true', 'NaN'],
      ...['Infinity', '[1]', '[]', '{}', '0x10', '1_000', '01', '--1', '+1', '1n'],
      '99999999999999999999999999',
    ];
    const noRupiah = [
      ...['-1', '1.5', '9000000000000001', '1e400', '"1000"', '"1.000"', '"Rp1000"', 'true'],
      ...['[]', '{}'],
    ];
    const noGrams = ['-1', '-0.001', '1000000001', '1e400', '"1"', 'true', '[]', '{}', 'NaN'];
    const quantity: Argument = {
      name: 'quantity',
      type: 'Int!',
      use: (value) => quoteOf(`quantity: ${value}`),
      good: '1',
    };
    const price: Argument = {
      name: 'price',
      type: 'Rupiah',
      use: (value) => quoteOf(`quantity: 1, seenPrice: ${value}`),
      good: '7499000',
    };
    const weight: Argument = {
      name: 'weight',
      type: 'Grams!',
      use: (value) =>
        `shippingOptions(methodId: "ShippingMethod:1", warehouseId: "Warehouse:1", cityId: "City:3174", weight: ${value}) { service }`,
      good: '1700',
    };
    expect(
      await wrongValues([
        [page, noInt],
        [quantity, noInt],
        [price, noRupiah],
        [weight, noGrams],
      ]),
    ).toEqual([]);
  });

  it('clamps page numbers to the valid range', async () => {
    const outside = ['0', '-0', '-1', '-2147483648', '2147483647', '10001'];
    expect(await notExecuted(shop, values(page, outside))).toEqual([]);
    expect(shop.upstream.calls.map(({ query }) => query['page'])).toEqual(['1', '10000']);
  });

  it.each([0, -1, -2_147_483_648, 1_000, 2_147_483_647])(
    'returns QUANTITY_INVALID for a quantity out of range: %i',
    async (quantity) => {
      const quote = await requestQuote(shop, { lines: [{ productId: 'Product:202', quantity }] });
      expect(quote.lines[0]?.problems).toContainEqual({ code: 'QUANTITY_INVALID' });
      expect(problemsOf(quote)).toContain('QUANTITY_INVALID at lines.0.quantity');
      expect(quote.canSubmit).toBe(false);
    },
  );
});

describe('argument values', () => {
  it('rejects argument values of the wrong type', async () => {
    const slug: Argument = {
      name: 'slug',
      type: 'String!',
      use: (value) => `product(by: { slug: ${value} }) { id }`,
      good: '"a"',
    };
    const noText = ['null', '1', '1.5', 'true', '[]', '{}', '{a: 1}', 'ENUM'];
    const sort: Argument = {
      name: 'sort',
      type: 'ProductSort',
      use: (value) => `products(sort: ${value}) { totalCount }`,
      good: 'NEWEST',
      goodJson: '"NEWEST"',
    };
    const noSort = ['1', 'true', '"price asc"', 'PRICE', 'price_low', '[]', '{}', '__proto__'];
    const input: Argument = {
      name: 'input',
      type: 'CheckoutQuoteInput!',
      use: (value) => `checkoutQuote(input: ${value}) { subtotal }`,
      good: '{lines: []}',
      goodJson: '{"lines": []}',
    };
    const noInput = [
      ...['null', '1', '"a"', 'true', '[]', '{}', '{lines: 1}', '{lines: [1]}', '{lines: [{}]}'],
      ...['{lines: [], nothing: 1}', '{lines: null}', '{lines: [null]}'],
      '{"lines": [{"quantity": 1}]}',
    ];
    expect(
      await wrongValues([
        [slug, noText],
        [sort, noSort],
        [input, noInput],
      ]),
    ).toEqual([]);
  });

  it('reports at most five invalid values', async () => {
    const lines = Array.from({ length: 50 }, () => ({ productId: [], quantity: 'x' }));
    const { status, errors } = await shop.execute(QUOTE, { input: { lines } });
    expect([status, errors.map(({ extensions }) => extensions['code'])]).toEqual([
      400,
      Array(5).fill('BAD_USER_INPUT'),
    ]);
  });

  it('rejects documents and variables of a million characters with BODY_TOO_LARGE', async () => {
    const query = 'query ($slug: String) { product(by: { slug: $slug }) { id } }';
    const long = (length: number) => [
      jsonRequest(`in the document ${length}`, {
        query: `{ product(by: { slug: "${'a'.repeat(length)}" }) { id } }`,
      }),
      jsonRequest(`as a variable ${length}`, { query, variables: { slug: 'a'.repeat(length) } }),
    ];
    expect(await wronglyRejected(shop, long(1_000_000), ['BODY_TOO_LARGE'], long(10))).toEqual([]);
  });
});
