import { describe, expect, it } from 'vitest';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import { documents, jsonRequest, type HostileRequest } from '../../test-kit/hostile.ts';

/** Most bytes of a response with errors only. */
const RESPONSE_BYTES_MAX = 3_000;

const LONG = 'a'.repeat(90_000);
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const total = '{ totalCount }';

const shop = gatewayForAll({}, { explorer: false });

async function send({ init }: HostileRequest) {
  const response = await fetch(`${shop.url}/graphql`, init);
  const text = await response.text();
  const { errors } = JSON.parse(text) as { errors: readonly { readonly message: string }[] };
  return { status: response.status, bytes: text.length, errors };
}

const REPEATED = documents({
  'arguments of the same name': `{ products(${times(600, () => 'page:1')}) ${total} }`,
  'arguments of the same name in three fields': `{ ${times(3, (n) => `a${n}: products(${times(180, () => 'page:1')}) ${total}`)} }`,
  'variables of the same name': `query (${times(300, () => '$a: Int')}) { products(page: $a) ${total} }`,
  'fields of an input of the same name': `mutation { signIn(input: {${times(300, () => 'phone: "a"')}}) { token } }`,
  'directives of the same name': `{ products ${times(45, () => '@skip(if: true)')} ${total} }`,
});

const LONG_NAMES = documents({
  'of a field': `{ ${LONG} }`,
  'of an alias': `{ ${LONG}: products ${total} }`,
  'of an argument': `{ products(${LONG}: 1) ${total} }`,
  'of a type': `query ($a: ${LONG}) { products(page: $a) ${total} }`,
  'of an operation': `query ${LONG} { products ${total} }`,
  'of a fragment': `{ ...${LONG} }`,
  'of a variable': `query ($${LONG}: Int) { products ${total} }`,
  'of a directive': `{ products @${LONG} ${total} }`,
  'of an enum value': `{ products(sort: ${LONG}) ${total} }`,
  'of a field again and again': `{ ${times(11, () => 'a'.repeat(8_000))} }`,
});

const LONG_VALUES = [
  jsonRequest('of the selected operation', {
    query: `query a { products ${total} }`,
    operationName: LONG,
  }),
  jsonRequest('of an enum', {
    query: `query ($s: ProductSort) { products(sort: $s) ${total} }`,
    variables: { s: LONG },
  }),
  jsonRequest('of a number', {
    query: `query ($s: Int) { products(page: $s) ${total} }`,
    variables: { s: LONG },
  }),
  jsonRequest('of a field that the input does not have', {
    query: 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
    variables: { input: { phone: '1', password: '2', [LONG]: 1 } },
  }),
  ...documents({ 'of a number in the document': `{ products(page: "${LONG}") ${total} }` }),
];

/** A message that would be long. */
const CUT = /a{100}.*…$/;

describe('size of error responses', () => {
  it.each([
    ...REPEATED.map((request) => [request.name, request, /only one|only be used once/] as const),
    ...LONG_NAMES.map(
      (request) => [`a long name ${request.name}`, request, /more than 128 characters/] as const,
    ),
    ...LONG_VALUES.map((request) => [`a long value ${request.name}`, request, CUT] as const),
  ])('limits the bytes of the response to %s', async (_, request, reason) => {
    const { status, bytes, errors } = await send(request);
    expect(status).toBe(400);
    expect(bytes).toBeLessThan(RESPONSE_BYTES_MAX);
    expect(errors.map(({ message }) => message)).toContainEqual(expect.stringMatching(reason));
    expect(Math.max(...errors.map(({ message }) => message.length))).toBeLessThanOrEqual(400);
  });
});

describe('documents with deeply nested brackets', () => {
  const nested = (title: string, text: (size: number) => string) =>
    [65, 500, 990, 1_995, 50_000].map((size) => [title, size, text(size)] as const);

  it.each([
    ...nested('lists', (size) => `{ a(b: ${'['.repeat(size)}`),
    ...nested('closed lists', (size) => `{ a(b: ${'['.repeat(size)}${']'.repeat(size)}) }`),
    ...nested('lists in a default', (size) => `query ($v: Int = ${'['.repeat(size)}`),
    ...nested('lists in a directive', (size) => `{ a @skip(if: ${'['.repeat(size)}`),
    ...nested('types of lists', (size) => `query ($v: ${'['.repeat(size)}Int`),
    ...nested('objects', (size) => `{ a(b: ${'{c:'.repeat(size)}`),
    ...nested('selections', (size) => '{a'.repeat(size)),
    ...nested('inline fragments', (size) => `{ ${'...{'.repeat(size)}`),
  ])('rejects the document before it is parsed: %s, %i', async (title, _, query) => {
    const response = await send(jsonRequest(title, { query }));
    expect(response).toMatchObject({
      // A longer body is rejected before this limit applies.
      status: query.length > 99_000 ? 413 : 400,
      errors: [
        { extensions: { code: query.length > 99_000 ? 'BODY_TOO_LARGE' : 'OPERATION_TOO_LARGE' } },
      ],
    });
  });
});
