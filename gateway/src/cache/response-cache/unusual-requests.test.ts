import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../test-kit/gateway.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { wholeShop } from '../../../test-kit/whole-shop.ts';

const MENU = 'query Menu { categories { id name } }';
const LISTING = 'query ($p: Int) { products(page: $p) { nodes { id } } }';
const hash = createHash('sha256').update(MENU).digest('hex');
const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

const JSON_TYPE = { 'content-type': 'application/json' };
const OF_PROGRAM = { 'apollo-require-preflight': '1' };
const BODY = JSON.stringify({ query: MENU });
const SEARCH = `?${new URLSearchParams({ query: MENU }).toString()}`;

interface OddRequest {
  readonly method?: string;
  readonly search?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

const post = (body: unknown, headers: Record<string, string> = {}): OddRequest => ({
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const get = (search: string, headers: Record<string, string> = OF_PROGRAM): OddRequest => ({
  search,
  headers,
});
const parts = (names: Record<string, string>) => `?${new URLSearchParams(names).toString()}`;
const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`x-${n}`, 'a']));
const withList = (length: number) => ({ query: LISTING, variables: { p: Array(length).fill(1) } });

/** Variations of requests whose responses the warm gateway has cached. */
const ODD: Readonly<Record<string, OddRequest>> = {
  'a body of plain text': post(BODY, { 'content-type': 'text/plain' }),
  'a body of a form': post(BODY, { 'content-type': 'application/x-www-form-urlencoded' }),
  'a body in UTF-16': post(BODY, { 'content-type': 'application/json; charset=utf-16' }),
  'a body with the charset UTF-8': post(BODY, {
    'content-type': 'application/json; charset=utf-8',
  }),
  'a compressed body': post(BODY, { 'content-encoding': 'gzip' }),
  'a multipart body': post(BODY, { 'content-type': 'multipart/form-data; boundary=x' }),
  'a multipart body with a preflight header': post(BODY, {
    'content-type': 'multipart/form-data; boundary=x',
    ...OF_PROGRAM,
  }),
  'a body with a byte-order mark': post(`\uFEFF${BODY}`),
  'a body that is no UTF-8': {
    ...post(BODY),
    body: new Uint8Array([...Buffer.from(BODY), 0xff]),
  },
  'a body with spaces behind it': post(`${BODY}   `),
  'a body of 100,000 bytes': post(BODY.padEnd(100_000)),
  'a body of 100,001 bytes': post(BODY.padEnd(100_001)),
  'a cut body': post(BODY.slice(0, -1)),
  'an empty body': post(''),
  'a batch': post([{ query: MENU }]),
  'an image as accepted type': post(BODY, { accept: 'image/png' }),
  'HTML as accepted type': post(BODY, { accept: 'text/html' }),
  'the other media type': post(BODY, { accept: 'application/graphql-response+json' }),
  'a long Accept header': post(BODY, { accept: `*/*${';a=b'.repeat(100)}` }),
  'a token': post(BODY, { authorization: 'Bearer 7|rahasia' }),
  'an empty Authorization header': post(BODY, { authorization: '' }),
  'a password': post(BODY, { authorization: 'Basic abc' }),
  'a broken token': post(BODY, { authorization: 'Bearer a b' }),
  PUT: { ...post(BODY), method: 'PUT' },
  DELETE: { ...get(SEARCH), method: 'DELETE' },
  HEAD: { ...get(SEARCH), method: 'HEAD' },
  'a hundred headers more': post(BODY, many),
  'an unknown part': post({ query: MENU, id: 1 }),
  'a document that is none': post({ query: { kind: 'Document' } }),
  'no document': post({ query: null }),
  'a name that is not there': post({ query: MENU, operationName: 'Other' }),
  'a name that is no text': post({ query: MENU, operationName: 1 }),
  'variables as text': post({ query: MENU, variables: '{}' }),
  'variables as a list': post({ query: MENU, variables: [] }),
  'variables that the document does not declare': post({ query: MENU, variables: { a: 1 } }),
  'a variable of the wrong kind': post({ query: LISTING, variables: { p: '1' } }),
  'a variable with a fraction': post({ query: LISTING, variables: { p: 1.5 } }),
  'too long a list': post(withList(101)),
  'a list': post(withList(100)),
  'other extensions': post({ query: MENU, extensions: { trace: true } }),
  'extensions as text': post({ query: MENU, extensions: '{}' }),
  'a hash of another document': post({ query: MENU, extensions: persisted('0'.repeat(64)) }),
  'an unknown hash': post({ extensions: persisted('0'.repeat(64)) }),
  'the hash of a document that was never sent with it': post({ extensions: persisted(hash) }),
  'a hash of another version': post({
    extensions: { persistedQuery: { version: 2, sha256Hash: hash } },
  }),
  'a page of another origin': get(SEARCH, {}),
  'a page of another origin with an empty preflight header': get(SEARCH, {
    'apollo-require-preflight': '',
  }),
  'the other preflight header': get(SEARCH, { 'x-apollo-operation-name': 'Menu' }),
  'GET with the type of JSON': get(SEARCH, JSON_TYPE),
  'GET with the type of a form': get(SEARCH, { ...OF_PROGRAM, 'content-type': 'text/plain' }),
  'GET with a token': get(SEARCH, { ...OF_PROGRAM, authorization: 'Bearer 7|rahasia' }),
  'GET with an image as accepted type': get(SEARCH, { ...OF_PROGRAM, accept: 'image/png' }),
  'the document twice': get(`${SEARCH}&query=${encodeURIComponent(MENU)}`),
  'an unknown part of the address': get(`${SEARCH}&id=1`),
  'variables in the address that are no JSON': get(`${SEARCH}&variables={`),
  'empty variables in the address': get(`${SEARCH}&variables=`),
  'a mutation by GET': get(parts({ query: 'mutation { signOut { signedOut } }' })),
  'a mutation of two operations by GET': get(
    parts({ query: `${MENU} mutation Out { signOut { signedOut } }`, operationName: 'Out' }),
  ),
  'a broken document': get(parts({ query: MENU.slice(0, -1) })),
  'nothing by GET': get(''),
};

const warm = gatewayForAll(wholeShop);
const cold = gatewayForAll(wholeShop, { responseCacheBytes: 0 });

async function responseOf(
  shop: TestGateway,
  { search = '', ...init }: OddRequest,
): Promise<unknown> {
  const response = await fetch(`${shop.url}/graphql${search}`, init);
  const { status, headers } = response;
  const names = ['content-type', 'cache-control', 'allow', 'vary', 'etag'];
  return [status, ...names.map((name) => headers.get(name)), await response.text()];
}

describe('response cache with an unusual request', () => {
  const isCached = () => warm.logLines.at(-1)?.includes('"responseCache":"hit"');
  beforeEach(async () => {
    for (const gateway of [warm, cold]) {
      await responseOf(gateway, post(BODY));
      await responseOf(gateway, post({ query: LISTING, variables: { p: 1 } }));
      await responseOf(gateway, get(SEARCH));
    }
    // The response must be cached for both methods.
    for (const sent of [post(BODY), get(SEARCH)]) {
      await responseOf(warm, sent);
      expect(isCached()).toBe(true);
    }
  });

  it.each(Object.entries(ODD))(
    'returns the response of a gateway without a cache: %s',
    async (_, sent) => {
      const first = await responseOf(warm, sent);
      expect(first).toEqual(await responseOf(cold, sent));
      expect(await responseOf(warm, sent)).toEqual(await responseOf(cold, sent));
    },
  );
});
