import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../test-kit/gateway.ts';
import {
  documents,
  jsonRequest,
  mistakes,
  rawRequest,
  wronglyRejected,
  type HostileRequest,
} from '../../test-kit/hostile.ts';
import { galaxy, paginator } from '../../test-kit/samples.ts';

let shop: TestGateway;
beforeAll(async () => {
  shop = await startGateway({ 'GET /product': ok(paginator([galaxy])) });
});
afterAll(() => shop.stop());

const REJECTED = ['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED'];

/** Each value in the document, and as a variable where JSON can hold it. */
function values(
  title: string,
  type: string,
  use: (value: string) => string,
  literals: readonly string[],
): HostileRequest[] {
  const inDocument = documents(
    Object.fromEntries(literals.map((literal) => [`${title} ${literal}`, `{ ${use(literal)} }`])),
  );
  const asVariable = literals
    .filter(isJson)
    .map((literal) =>
      rawRequest(
        `${title} $${literal}`,
        `{"query":${JSON.stringify(`query ($v: ${type}) { ${use('$v')} }`)},"variables":{"v":${literal}}}`,
      ),
    );
  return [...inDocument, ...asVariable];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const page = (value: string) => `products(page: ${value}) { page { number } }`;
const line = (fields: string) =>
  `checkoutQuote(input: { lines: [{ productId: "Product:1", ${fields} }] }) { total }`;

describe('numeric arguments', () => {
  it('are rejected when they are not numbers or out of range', async () => {
    const noInt = [
      ...['2147483648', '-2147483649', '4294967296', '9007199254740992', '9007199254740993'],
      ...[
        '1e400',
        '-1e400',
        '1e10',
        '1.5',
        '0.1',
        '-0.5',
        '"1"',
        '""',
        '"a"',
        'true',
        'NaN',
        'Infinity',
      ],
      ...[
        '[1]',
        '[]',
        '{}',
        '0x10',
        '1_000',
        '01',
        '--1',
        '+1',
        '1n',
        '99999999999999999999999999',
      ],
    ];
    const noRupiah = [
      ...[
        '-1',
        '1.5',
        '9000000000000001',
        '1e400',
        '"1000"',
        '"1.000"',
        '"Rp1000"',
        'true',
        '[]',
        '{}',
      ],
    ];
    const noGrams = ['-1', '-0.001', '1000000001', '1e400', '"1"', 'true', '[]', '{}', 'NaN'];
    const requests = [
      ...values('page', 'Int', page, noInt),
      ...values('quantity', 'Int!', (value) => line(`quantity: ${value}`), noInt),
      ...values('price', 'Rupiah', (value) => line(`quantity: 1, seenPrice: ${value}`), noRupiah),
      ...values(
        'weight',
        'Grams!',
        (value) =>
          `shippingOptions(methodId: "ShippingMethod:1", warehouseId: "Warehouse:1", cityId: "City:1", weight: ${value}) { service }`,
        noGrams,
      ),
    ];
    expect(requests.length).toBeGreaterThan(120);
    expect(await wronglyRejected(shop, requests, REJECTED)).toEqual([]);
  });

  it('are clamped to the valid range for pages', async () => {
    const requests = values('page', 'Int', page, [
      '0',
      '-0',
      '-1',
      '-2147483648',
      '2147483647',
      '10001',
    ]);
    expect(await mistakes(shop, requests)).toEqual([]);
    const requested = shop.upstream.calls.map(({ query }) => Number(query['page']));
    expect(requested.every((number) => number >= 1 && number <= 10_000)).toBe(true);
  });

  it('return a problem of the line for a quantity out of range', async () => {
    shop.upstream.on('GET /product/*', ok(galaxy));
    for (const quantity of [0, -1, -2_147_483_648, 2_147_483_647]) {
      const { data, errors } = await shop.ask(
        `{ checkoutQuote(input: { lines: [{ productId: "Product:101", quantity: ${quantity} }] }) {
          lines { problems { code } } problems { code } submittable
        } }`,
      );
      expect(JSON.stringify(data)).not.toContain('"submittable":true');
      expect(JSON.stringify(errors)).not.toContain('INTERNAL_SERVER_ERROR');
    }
  });
});

describe('argument values of the wrong type', () => {
  it('are rejected', async () => {
    const kinds = ['null', '1', '1.5', 'true', '[]', '["a"]', '{}', '{a: 1}', 'ENUM'];
    const requests = [
      ...values(
        'slug',
        'String!',
        (value) => `product(by: { slug: ${value} }) { id }`,
        kinds.filter((kind) => kind !== '["a"]'),
      ),
      ...values('sort', 'ProductSort', (value) => `products(sort: ${value}) { totalCount }`, [
        ...['1', 'true', '"price asc"', 'PRICE', 'price_low', '[]', '{}', '__proto__'],
      ]),
      ...values(
        'input',
        'CheckoutQuoteInput!',
        (value) => `checkoutQuote(input: ${value}) { total }`,
        [
          ...[
            'null',
            '1',
            '"a"',
            'true',
            '[]',
            '{}',
            '{lines: 1}',
            '{lines: [1]}',
            '{lines: [{}]}',
          ],
          ...[
            '{lines: [], nothing: 1}',
            '{lines: null}',
            '{lines: [null]}',
            '{"lines": [{"quantity": 1}]}',
          ],
        ],
      ),
    ];
    expect(await wronglyRejected(shop, requests, REJECTED)).toEqual([]);
  });

  it('are reported at most five times', async () => {
    const query = 'query ($input: CheckoutQuoteInput!) { checkoutQuote(input: $input) { total } }';
    const lines = Array.from({ length: 50 }, () => ({ productId: [], quantity: 'x' }));
    const requests = [jsonRequest('50 lines', { query, variables: { input: { lines } } })];
    expect(await wronglyRejected(shop, requests, REJECTED)).toEqual([]);
  });

  it('are rejected before parsing at a million characters or bytes', async () => {
    const query = `{ product(by: { slug: "${'a'.repeat(1_000_000)}" }) { id } }`;
    const variables = { slug: 'a'.repeat(1_000_000) };
    const requests = [
      jsonRequest('in the document', { query }),
      jsonRequest('as a variable', { query: '{ a }', variables }),
    ];
    expect(await wronglyRejected(shop, requests, ['BODY_TOO_LARGE'])).toEqual([]);
  });
});
