import { describe, expect, it } from 'vitest';
import { executableSchema } from '../../graphql/schema.ts';
import type { RequestedOperation } from './requested-operation.ts';
import type { CachedResponse } from './cached-response.ts';
import { PublicDocuments } from './public-documents.ts';
import { ResponseCache, type ResponseSlot, type CacheLookup } from './response-cache.ts';

const documents = new PublicDocuments(executableSchema());
const key = { requestText: 'text', accept: '*/*' };
const byQuery = (query: string): RequestedOperation => ({ query, hash: null, text: query });
const byHash: RequestedOperation = { query: null, hash: 'h', text: 'h' };
const MENU = byQuery('{ categories { id } }');
const response: CachedResponse = {
  body: Buffer.from('{}'),
  contentType: 'application/json',
  tag: '"a"',
  operationName: null,
  deprecatedFields: null,
  freshUntil: 1_000,
};

const cache = () => new ResponseCache(1_000_000, () => 0, documents);

function slotOf(lookup: CacheLookup): ResponseSlot {
  if (lookup.kind !== 'missing') throw new Error(`is ${lookup.kind}`);
  return lookup.slot;
}

describe('ResponseCache.lookUp of a public query', () => {
  it('returns a pending response to identical requests, then the cached one', async () => {
    const responses = cache();
    const slot = slotOf(responses.lookUp(key, MENU));
    const other = responses.lookUp({ ...key, requestText: 'other' }, MENU);
    if (other.kind !== 'pending') throw new Error(other.kind);
    slot.end(response);
    expect(await other.response).toBe(response);
    expect(responses.lookUp(key, MENU)).toEqual({ kind: 'cached', response });
    expect(responses.known('text')).toBe(response);
  });

  it('resolves pending lookups with null when the response must not be shared', async () => {
    const responses = cache();
    const slot = slotOf(responses.lookUp(key, MENU));
    const other = responses.lookUp(key, MENU);
    slot.end(null);
    expect(other.kind === 'pending' && (await other.response)).toBeNull();
    expect(responses.lookUp(key, MENU).kind).toBe('missing');
  });

  it('returns a slot that ends once and ignores later results', () => {
    const responses = cache();
    const slot = slotOf(responses.lookUp(key, MENU));
    slot.end(null);
    slot.end(response);
    expect(responses.known('text')).toBeUndefined();
  });

  it('distinguishes media types', () => {
    const responses = cache();
    slotOf(responses.lookUp(key, MENU)).end(response);
    expect(responses.lookUp({ requestText: 'b', accept: 'application/json' }, MENU).kind).toBe(
      'missing',
    );
  });

  it('returns no response that began before clear', () => {
    const responses = cache();
    const slot = slotOf(responses.lookUp(key, MENU));
    responses.clear();
    const after = responses.lookUp(key, MENU);
    expect(after.kind).toBe('missing');
    slot.end(response);
    expect(responses.known('text')).toBeUndefined();
    // The response that began after it is still pending.
    expect(responses.lookUp(key, MENU).kind).toBe('pending');
    slotOf(after).end(response);
    expect(responses.known('text')).toBe(response);
  });
});

describe('ResponseCache.lookUp of a document hash', () => {
  it('returns a pending response only once the document is known to be public', () => {
    const responses = cache();
    const slot = slotOf(responses.lookUp(key, byHash));
    expect(responses.lookUp(key, byHash).kind).toBe('missing');
    slot.end(response);
    responses.clear();
    slotOf(responses.lookUp(key, byHash));
    expect(responses.lookUp(key, byHash).kind).toBe('pending');
  });
});

describe('ResponseCache.lookUp of other operations', () => {
  it.each([
    '{ me { id } }',
    '{ categories { id } me { id } }',
    'mutation { signOut { signedOut } }',
    'query A { categories { id } } mutation B { signOut { signedOut } }',
    '{ __schema { queryType { name } } }',
    '{ categories { id } __type(name: "Product") { name } }',
    '{ __typename }',
    '{ nothing { id } }',
    '{ categories { id ',
  ])('returns personal for %s', (query) =>
    expect(cache().lookUp(key, byQuery(query)).kind).toBe('personal'),
  );
});
