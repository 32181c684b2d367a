import { describe, expect, it } from 'vitest';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import {
  jsonRequest,
  internalErrors,
  rawRequest,
  wronglyRejected,
  type HostileRequest,
} from '../../test-kit/hostile.ts';

const shop = gatewayForAll();

const GOOD = '{"query":"{ __typename }","variables":{"a":[1,{"b":null}]}}';
const BAD = ['BAD_REQUEST'];
const EXECUTED = [rawRequest('good', GOOD)];

/** Texts that are not JSON, each for a different reason. */
const NO_JSON = [
  ...['', ' ', '\n', '\0', '\u2028', 'hello', 'undefined', 'NaN', 'Infinity', '-Infinity', '-'],
  ...['+1', '01', '-01', '1.', '.1', '1e', '1e+', '0x10', '1_000', '1,000', '0b1', '1n', "'a'"],
  ...['"', '"a', '"\\', '"\\x"', '"\\u12"', '"\\uZZZZ"', '"a\nb"', '"a\tb"', '"\0"', '`a`'],
  ...['[', '[1', '[1,', '[1,]', '[,1]', '[1 2]', '[1;2]', ']', '[]]', '[[]', '[1}', '(1)', '<a/>'],
  ...[
    '{',
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,',
    '{"a":1,}',
    '{a:1}',
    "{'a':1}",
    '{"a" 1}',
    '{1:1}',
  ],
  ...[
    '{"a":1}}',
    '{}{}',
    '{"a":1]',
    '{,}',
    '{"a"::1}',
    '{"a":1;"b":2}',
    '}',
    '{"a":tru}',
    '{"a":nul}',
  ],
  ...[
    'True',
    'FALSE',
    'Null',
    'nil',
    'true false',
    '// x\n{}',
    '/* x */{}',
    '{}//x',
    '#{}',
    '{}\0',
  ],
  ...[
    'query=1',
    'a=1&b=2',
    '--x\r\n\r\n1\r\n--x--',
    'data:{}',
    '{"a":1}#',
    '{...a}',
    '=',
    '%7B%7D',
  ],
  GOOD.slice(0, -1),
];

/** JSON that is not a GraphQL request. */
const NO_REQUEST: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 1.5, 1e300, '', 'a', '{ __typename }', [], [[]], [1], {}],
  ...[{ query: null }, { query: 1 }, { query: true }, { query: [] }, { query: {} }, { query: '' }],
  ...[{ query: ['{ __typename }'] }, { query: { query: '{ __typename }' } }, { Query: '{ a }' }],
  ...[{ data: '{ __typename }' }, { mutation: '{ __typename }' }, { document: '{ __typename }' }],
  ...[1, 'a', true, [], [1], 'null', '{}'].map((variables) => ({
    query: '{ __typename }',
    variables,
  })),
  ...[1, true, [], {}, ['a']].map((operationName) => ({ query: '{ __typename }', operationName })),
  ...[1, 'a', true, [], '{}'].map((extensions) => ({ query: '{ __typename }', extensions })),
];

function bytes(...values: number[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(values);
}

/** Bytes that are not UTF-8. */
function notUtf8(): HostileRequest[] {
  const wide = (size: number, isLittle: boolean) =>
    new Uint8Array(
      Array.from(GOOD).flatMap((character) => {
        const unit = Array.from({ length: size }, () => 0);
        unit[isLittle ? 0 : size - 1] = character.charCodeAt(0);
        return unit;
      }),
    );
  return [
    ...[0x80, 0xbf, 0xc0, 0xc1, 0xf5, 0xfe, 0xff].map((byte) => bytes(0x22, byte, 0x22)),
    bytes(0x22, 0xc3, 0x22),
    bytes(0x22, 0xe2, 0x82, 0x22),
    bytes(0x22, 0xf0, 0x9f, 0x98, 0x22),
    bytes(0x22, 0xc0, 0xaf, 0x22),
    bytes(0x22, 0xe0, 0x80, 0xaf, 0x22),
    bytes(0x22, 0xed, 0xa0, 0x80, 0x22),
    bytes(0x22, 0xf4, 0x90, 0x80, 0x80, 0x22),
    bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0),
    bytes(0xfe, 0xff, 0, 0x7b, 0, 0x7d),
    ...[2, 4].flatMap((size) => [wide(size, true), wide(size, false)]),
  ].map((body, index) => rawRequest(`bytes ${index}`, body));
}

describe('POST /graphql with an invalid body', () => {
  it('rejects a body that is not JSON', async () => {
    const requests = NO_JSON.map((text) => rawRequest(JSON.stringify(text), text));
    expect(await wronglyRejected(shop, requests, BAD, EXECUTED)).toEqual([]);
  });

  it('rejects a truncated body, wherever it ends', async () => {
    const requests = Array.from({ length: GOOD.length }, (_, end) =>
      rawRequest(`cut at ${end}`, GOOD.slice(0, end)),
    );
    expect(await wronglyRejected(shop, requests, BAD, EXECUTED)).toEqual([]);
  });

  it('rejects a body with an extra character between its values', async () => {
    const indexes = [...GOOD.matchAll(/[{}[\]:,]/g)].map((match) => match.index);
    const requests = indexes.flatMap((index) =>
      ['%', '\0', '\u00a0', '"', '\\'].map((character) =>
        rawRequest(
          `${JSON.stringify(character)} at ${index}`,
          GOOD.slice(0, index) + character + GOOD.slice(index),
        ),
      ),
    );
    const wrong = await wronglyRejected(shop, requests, [...BAD, 'GRAPHQL_PARSE_FAILED'], EXECUTED);
    expect(wrong).toEqual([]);
  });

  it('rejects a body that is not UTF-8', async () => {
    expect(await wronglyRejected(shop, notUtf8(), BAD, EXECUTED)).toEqual([]);
  });

  it('rejects JSON that is not a GraphQL request', async () => {
    const requests = NO_REQUEST.map((body) => jsonRequest(JSON.stringify(body), body));
    expect(await wronglyRejected(shop, requests, BAD, EXECUTED)).toEqual([]);
  });

  it('rejects deeply nested JSON and batches', async () => {
    const operation = { query: '{ __typename }' };
    const requests = [
      ...[10, 1_000, 49_000].map((depth) =>
        rawRequest(`${depth} levels`, '['.repeat(depth) + ']'.repeat(depth)),
      ),
      ...[1, 2, 10, 1_000].map((size) =>
        jsonRequest(`batch of ${size}`, Array(size).fill(operation)),
      ),
      jsonRequest('batch in a batch', [[operation]]),
    ];
    expect(await wronglyRejected(shop, requests, BAD, EXECUTED)).toEqual([]);
  });

  it('returns no internal error for unusual but valid JSON', async () => {
    const odd = [
      '{"query":"{ a }","query":"{ __typename }"}',
      ` \t\r\n${GOOD}\n`,
      '{"query":"{ __typename }","extensions":{"a":[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]}}',
      `{"query":"{ __typename }","extensions":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
      '{"query":"{ __typename }","variables":{"a":1e400,"b":-0,"c":1e-400}}',
      '{"query":"{ __typename } # \\ud800 \\udc00 \\u0000"}',
      '{"query":"query \\ud83d\\ude00 { __typename }"}',
      '{"__proto__":{"polluted":1},"query":"{ __typename }"}',
      '{"constructor":{"prototype":{"polluted":1}},"query":"{ __typename }"}',
      '{"query":"{ __typename }","variables":{"__proto__":{"polluted":1},"toString":1}}',
      '{"query":"{ __typename }","extensions":{"persistedQuery":{"version":"1","sha256Hash":1}}}',
      '{"query":"{ __typename }","extensions":{"persistedQuery":[]}}',
      '{"query":"{ __typename }","extensions":{"persistedQuery":{"__proto__":1}}}',
    ];
    const requests = odd.map((body) => rawRequest(body.slice(0, 80), body));
    expect(await internalErrors(shop, requests)).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });
});
