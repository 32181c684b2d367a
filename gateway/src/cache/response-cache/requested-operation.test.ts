import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJsonOperation, readSearchOperation } from './requested-operation.ts';

const QUERY = 'query Menu($a: Int) { categories { id } }';
const HASH = 'a'.repeat(64);

const byBody = (body: string) => readJsonOperation(body, JSON.parse(body));
const byJson = (json: unknown) => byBody(JSON.stringify(json));
const bySearch = (parts: Record<string, string>) =>
  readSearchOperation(`?${new URLSearchParams(parts).toString()}`);
/** The value after JSON, which has no negative zero. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const persisted = (sha256Hash: unknown, more = {}) => ({
  persistedQuery: { version: 1, sha256Hash, ...more },
});

describe('readJsonOperation and readSearchOperation', () => {
  it('returns the same operation by POST and by GET, with nulls and without', () => {
    const expected = byJson({ query: QUERY, operationName: 'Menu', variables: { a: 1 } });
    expect(expected?.query).toBe(QUERY);
    expect(bySearch({ query: QUERY, operationName: 'Menu', variables: '{"a":1}' })).toEqual(
      expected,
    );
    expect(byJson({ query: QUERY, operationName: null, variables: null, extensions: {} })).toEqual(
      byJson({ query: QUERY }),
    );
  });

  it('ignores the order of object keys', () => {
    const shuffled = fc
      .jsonValue({ maxDepth: 4 })
      .chain((value) => fc.tuple(fc.constant(value), fc.constant(turned(value))));
    fc.assert(
      fc.property(shuffled, ([value, other]) => {
        const one = byJson({ query: QUERY, variables: { value, b: 1 } });
        expect(byJson({ variables: { b: 1, value: other }, query: QUERY })).toEqual(one);
      }),
    );
  });

  it('returns different texts for different variables', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (one, other) => {
        const isSame = isDeepStrictEqual(asJson(one), asJson(other));
        const texts = [one, other].map((a) => byJson({ query: QUERY, variables: { a } })?.text);
        expect(texts[0] === texts[1]).toBe(isSame);
      }),
    );
  });

  it.each([
    ['1', '1.0'],
    ['1', '"1"'],
    ['0', '-0'],
    ['1', '1e0'],
    ['null', '"null"'],
    ['9007199254740992', '9007199254740993'],
    ['[1]', '1'],
    ['[1]', '{"0":1}'],
    ['[1,23]', '[12,3]'],
    ['true', '1'],
  ])('distinguishes %s from %s', (one, other) => {
    const posted = [one, other].map((a) => byBody(`{"query":"{a}","variables":{"a":${a}}}`)?.text);
    expect(new Set([...posted, undefined]).size).toBe(3);
    const got = [one, other].map((a) => bySearch({ query: '{a}', variables: `{"a":${a}}` })?.text);
    expect(new Set([...got, undefined]).size).toBe(3);
  });

  it('distinguishes document, name, variables and hash with the same content', () => {
    const operations = [
      byJson({ query: 'a', operationName: 'b' }),
      byJson({ query: 'b', operationName: 'a' }),
      byJson({ query: 'a', operationName: '' }),
      byJson({ query: 'a' }),
      byJson({ query: 'a', variables: {} }),
      byJson({ query: HASH }),
      byJson({ extensions: persisted(HASH) }),
      byJson({ query: 'a","b' }),
    ];
    expect(new Set(operations.map((requested) => requested?.text)).size).toBe(operations.length);
  });

  it('accepts the hash of a document without its text', () => {
    const requested = byJson({ extensions: persisted(HASH) });
    expect(requested).toMatchObject({ query: null, hash: HASH });
    expect(bySearch({ extensions: JSON.stringify(persisted(HASH)) })).toEqual(requested);
  });

  it('returns null for JSON that is too deep to be serialized', () => {
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    for (const extensions of [deep, `{"persistedQuery":${deep}}`, `{"a":${deep}}`]) {
      expect(byBody(`{"query":"{ a }","extensions":${extensions}}`)).toBeNull();
    }
  });

  it.each([
    ['a list', []],
    ['a text', 'a'],
    ['nothing', {}],
    ['no text as a document', { query: 1 }],
    ['an empty document', { query: '' }],
    ['a name that is no text', { query: QUERY, operationName: 1 }],
    ['variables as text', { query: QUERY, variables: '{}' }],
    ['variables as a list', { query: QUERY, variables: [] }],
    ['an unknown part', { query: QUERY, id: 1 }],
    ['other extensions', { query: QUERY, extensions: { trace: true } }],
    ['extensions as text', { query: QUERY, extensions: '{}' }],
    ['document and hash, which registers it', { query: QUERY, extensions: persisted(HASH) }],
    ['a hash of another kind', { extensions: persisted('A'.repeat(64)) }],
    ['a hash with more', { extensions: persisted(HASH, { a: 1 }) }],
    ['a hash of another version', { extensions: persisted(HASH, { version: 2 }) }],
    ['a hash that is nothing', { extensions: { persistedQuery: null } }],
  ])('returns null for a body with %s', (_, json) => expect(byJson(json)).toBeNull());

  it.each([
    ['a repeated part', '?query=a&query=a'],
    ['an unknown part', '?query=a&id=1'],
    ['variables that are no JSON', '?query=a&variables={'],
    ['variables that are no object', '?query=a&variables=[]'],
    ['empty variables', '?query=a&variables='],
    ['extensions that are no JSON', '?query=a&extensions={'],
    ['nothing', ''],
  ])('returns null for a query string with %s', (_, search) =>
    expect(readSearchOperation(search)).toBeNull(),
  );
});

/** The same value with the keys of each object in reverse order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, turned(part)] as const);
  return Object.fromEntries(entries.toReversed());
}
