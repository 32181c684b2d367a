import { describe, expect, it } from 'vitest';
import { executableSchema } from '../schema.ts';
import type { AskedOperation } from './asked-operation.ts';
import type { KeptReply } from './kept-reply.ts';
import { PublicDocuments } from './public-documents.ts';
import { ReplyCache, type ReplyPlace, type Sight } from './reply-cache.ts';

const documents = new PublicDocuments(executableSchema());
const words = { form: 'words', accept: '*/*' };
const byQuery = (query: string): AskedOperation => ({ query, hash: null, text: query });
const byHash: AskedOperation = { query: null, hash: 'h', text: 'h' };
const MENU = byQuery('{ categories { id } }');
const reply: KeptReply = {
  body: Buffer.from('{}'),
  contentType: 'application/json',
  tag: '"a"',
  operationName: null,
  freshUntil: 1_000,
};

const cache = () => new ReplyCache(1_000_000, () => 0, documents);

function placeOf(sight: Sight): ReplyPlace {
  if (sight.kind !== 'missing') throw new Error(`is ${sight.kind}`);
  return sight.place;
}

describe('a public question', () => {
  it('is answered for one, and all others who ask meanwhile get the same', async () => {
    const replies = cache();
    const place = placeOf(replies.look(words, MENU));
    const other = replies.look({ ...words, form: 'other' }, MENU);
    if (other.kind !== 'under way') throw new Error(other.kind);
    place.end(reply);
    expect(await other.reply).toBe(reply);
    expect(replies.look(words, MENU)).toEqual({ kind: 'kept', reply });
    expect(replies.known('words')).toBe(reply);
  });

  it('is answered for each when the reply turns out to be for its asker alone', async () => {
    const replies = cache();
    const place = placeOf(replies.look(words, MENU));
    const other = replies.look(words, MENU);
    place.end(null);
    expect(other.kind === 'under way' && (await other.reply)).toBeNull();
    expect(replies.look(words, MENU).kind).toBe('missing');
  });

  it('ends once: what comes later is not heard', () => {
    const replies = cache();
    const place = placeOf(replies.look(words, MENU));
    place.end(null);
    place.end(reply);
    expect(replies.known('words')).toBeUndefined();
  });

  it('has replies by media type', () => {
    const replies = cache();
    placeOf(replies.look(words, MENU)).end(reply);
    expect(replies.look({ form: 'b', accept: 'application/json' }, MENU).kind).toBe('missing');
  });

  it('is not answered with what was read before a change', () => {
    const replies = cache();
    const place = placeOf(replies.look(words, MENU));
    replies.clear();
    const after = replies.look(words, MENU);
    expect(after.kind).toBe('missing');
    place.end(reply);
    expect(replies.known('words')).toBeUndefined();
    // The one that began after the change is still waited for.
    expect(replies.look(words, MENU).kind).toBe('under way');
    placeOf(after).end(reply);
    expect(replies.known('words')).toBe(reply);
  });
});

describe('a question by hash alone', () => {
  it('is waited for only once its document is known to be public', () => {
    const replies = cache();
    const place = placeOf(replies.look(words, byHash));
    expect(replies.look(words, byHash).kind).toBe('missing');
    place.end(reply);
    replies.clear();
    placeOf(replies.look(words, byHash));
    expect(replies.look(words, byHash).kind).toBe('under way');
  });
});

describe('every other question', () => {
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
    expect(cache().look(words, byQuery(query)).kind).toBe('personal'),
  );
});
