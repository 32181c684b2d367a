import { describe, expect, it } from 'vitest';
import { executableSchema } from '../../graphql/schema.ts';
import type { RequestedOperation } from './requested-operation.ts';
import type { CachedResponse } from './cached-response.ts';
import { PublicDocuments } from './public-documents.ts';
import { ResponseCache, type ResponseSlot, type CacheLookup } from './response-cache.ts';

const documents = new PublicDocuments(executableSchema());
const key = { requestText: 'words', accept: '*/*' };
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

function placeOf(lookup: CacheLookup): ResponseSlot {
  if (lookup.kind !== 'missing') throw new Error(`is ${lookup.kind}`);
  return lookup.slot;
}

describe('cache lookup of a public query', () => {
  it('is answered for one, and all others who ask meanwhile get the same', async () => {
    const responses = cache();
    const slot = placeOf(responses.lookUp(key, MENU));
    const other = responses.lookUp({ ...key, requestText: 'other' }, MENU);
    if (other.kind !== 'under way') throw new Error(other.kind);
    slot.end(response);
    expect(await other.response).toBe(response);
    expect(responses.lookUp(key, MENU)).toEqual({ kind: 'kept', response });
    expect(responses.known('words')).toBe(response);
  });

  it('is answered for each when the response turns out to be for its asker alone', async () => {
    const responses = cache();
    const slot = placeOf(responses.lookUp(key, MENU));
    const other = responses.lookUp(key, MENU);
    slot.end(null);
    expect(other.kind === 'under way' && (await other.response)).toBeNull();
    expect(responses.lookUp(key, MENU).kind).toBe('missing');
  });

  it('ends once and ignores later results', () => {
    const responses = cache();
    const slot = placeOf(responses.lookUp(key, MENU));
    slot.end(null);
    slot.end(response);
    expect(responses.known('words')).toBeUndefined();
  });

  it('has responses by media type', () => {
    const responses = cache();
    placeOf(responses.lookUp(key, MENU)).end(response);
    expect(responses.lookUp({ requestText: 'b', accept: 'application/json' }, MENU).kind).toBe(
      'missing',
    );
  });

  it('is not answered with what was read before a change', () => {
    const responses = cache();
    const slot = placeOf(responses.lookUp(key, MENU));
    responses.clear();
    const after = responses.lookUp(key, MENU);
    expect(after.kind).toBe('missing');
    slot.end(response);
    expect(responses.known('words')).toBeUndefined();
    // The one that began after the change is still waited for.
    expect(responses.lookUp(key, MENU).kind).toBe('under way');
    placeOf(after).end(response);
    expect(responses.known('words')).toBe(response);
  });
});

describe('cache lookup by document hash', () => {
  it('is waited for only once its document is known to be public', () => {
    const responses = cache();
    const slot = placeOf(responses.lookUp(key, byHash));
    expect(responses.lookUp(key, byHash).kind).toBe('missing');
    slot.end(response);
    responses.clear();
    placeOf(responses.lookUp(key, byHash));
    expect(responses.lookUp(key, byHash).kind).toBe('under way');
  });
});

describe('cache lookup of other requests', () => {
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
  ])('is personal: %s', (query) =>
    expect(cache().lookUp(key, byQuery(query)).kind).toBe('personal'),
  );
});
