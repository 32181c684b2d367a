import { createHash } from 'node:crypto';
import { MemoryState } from '@gawai/server-kit/shared-state/memory-state';
import { describe, expect, it } from 'vitest';
import { ok } from '../../test-kit/fake-upstream.ts';
import type { GatewayResponse } from '../../test-kit/gateway.ts';
import { gatewayForEach } from '../../test-kit/gateway-for-tests.ts';
import { categories } from '../../test-kit/samples.ts';
import { DocumentStore } from '../limits/document-store.ts';
import { OPERATION_LIMITS } from '../limits/limits.ts';
import { TrustedDocuments } from '../trusted-documents/trusted-documents.ts';

const QUERY = 'query Menu { categories { id } }';
const shop = gatewayForEach({ 'GET /product-category': ok(categories) });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Sends a GET request with the hash alone, or with hash and document. */
function get(
  query: string | null,
  headers: Record<string, string> = {},
  sha256Hash = sha256(query ?? QUERY),
): Promise<Response> {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  const search = new URLSearchParams({ extensions, ...(query === null ? {} : { query }) });
  return fetch(`${shop.url}/graphql?${search.toString()}`, {
    headers: { 'apollo-require-preflight': '1', ...headers },
  });
}

async function codes(response: Response): Promise<unknown[]> {
  const { errors } = (await response.json()) as Pick<GatewayResponse, 'errors'>;
  return [response.status, ...errors.map((error) => error.extensions['code'])];
}

describe('automatic persisted queries', () => {
  it('returns PERSISTED_QUERY_NOT_FOUND first, then a publicly cacheable response', async () => {
    const unknown = await get(null);
    expect(unknown.headers.get('cache-control')).toMatch(/no-cache|no-store/);
    expect(await codes(unknown)).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
    expect((await get(QUERY)).status).toBe(200);
    const known = await get(null);
    expect(known.headers.get('cache-control')).toBe('public, max-age=60');
    expect(known.headers.get('vary')).toBe('origin, accept, authorization');
    const { data } = (await known.json()) as GatewayResponse;
    expect(data.categories).toHaveLength(4);
  });

  it('returns a privately cacheable response to a request with a token', async () => {
    await get(QUERY);
    const response = await get(null, { authorization: 'Bearer 7|rahasia' });
    expect(response.headers.get('cache-control')).toBe('private, max-age=60');
  });

  it('rejects a document that does not match its hash', async () => {
    expect(await codes(await get(QUERY, {}, sha256('another')))).toEqual([400, 'BAD_REQUEST']);
    expect(await codes(await get(null, {}, sha256('another')))).toEqual([
      200,
      'PERSISTED_QUERY_NOT_FOUND',
    ]);
  });

  it('rejects mutations by GET, also by their hash', async () => {
    const mutation = 'mutation { signOut { signedOut } }';
    await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: mutation,
        extensions: { persistedQuery: { version: 1, sha256Hash: sha256(mutation) } },
      }),
    });
    for (const response of [await get(mutation), await get(null, {}, sha256(mutation))]) {
      expect(response.status).toBe(405);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(shop.upstream.count()).toBe(0);
  });

  it('does not store a document that is rejected', async () => {
    const large = `{ ${'a { '.repeat(13)} a ${' }'.repeat(13)} }`;
    expect(await codes(await get(large))).toEqual([400, 'OPERATION_TOO_LARGE']);
    expect(await codes(await get('{ nothing }'))).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    for (const query of [large, '{ nothing }']) {
      expect(await codes(await get(null, {}, sha256(query)))).toContain(
        'PERSISTED_QUERY_NOT_FOUND',
      );
    }
  });

  it.each(['', 'x', '__proto__', '../../etc/passwd', 'a'.repeat(5_000)])(
    'finds no document for the hash %j',
    async (hash) => {
      const [status] = await codes(await get(null, {}, hash));
      expect([200, 400]).toContain(status);
    },
  );
});

describe('ETag header', () => {
  it('returns 304 while the response is unchanged', async () => {
    const first = await get(QUERY);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const again = await get(null, { 'if-none-match': `"other", W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('public, max-age=60');
    shop.advance(60_000);
    shop.upstream.on('GET /product-category', ok(categories.slice(1)));
    expect((await get(QUERY, { 'if-none-match': tag })).status).toBe(200);
  });

  it('sends no ETag when the response is not cacheable', async () => {
    const personal = await get('{ me { id } }');
    expect([personal.headers.get('etag'), personal.headers.get('cache-control')]).toEqual([
      null,
      'no-store',
    ]);
  });
});

describe('DocumentStore', () => {
  it('drops the oldest documents and does not store long ones', async () => {
    const store = new DocumentStore(new TrustedDocuments([]), new MemoryState());
    const { storedDocuments, storedDocumentLength } = OPERATION_LIMITS;
    for (let index = 0; index <= storedDocuments; index += 1) await store.set(`k${index}`, 'a');
    expect([await store.get('k0'), await store.get('k1')]).toEqual([undefined, 'a']);
    await store.set('long', 'a'.repeat(storedDocumentLength + 1));
    expect(await store.get('long')).toBeUndefined();
  });
});
