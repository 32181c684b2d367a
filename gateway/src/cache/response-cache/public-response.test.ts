import { HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import { describe, expect, it } from 'vitest';
import { toCachedResponse } from './public-response.ts';

const details = { freshFor: 60_000, operationName: 'Menu' };

/** Whether a response may be cached with other headers, another status or another body; null leaves a header out. */
function isCached(
  headers: Readonly<Record<string, string | null>> = {},
  other: Partial<HTTPGraphQLResponse> = {},
): boolean {
  const all = { 'cache-control': 'public, max-age=60', 'content-type': 'application/json' };
  const map = new HeaderMap();
  for (const [name, value] of Object.entries<string | null>({ ...all, ...headers })) {
    if (value !== null) map.set(name, value);
  }
  const body = { kind: 'complete', string: '{}' } as const;
  const response = { headers: map, body, ...other };
  return toCachedResponse(response, details, 60_000) !== null;
}

describe('toCachedResponse', () => {
  it('accepts a response with a public Cache-Control', () => {
    expect(isCached()).toBe(true);
    expect(isCached({}, { status: 200 })).toBe(true);
    expect(isCached({ 'deprecated-fields': 'Product.name' })).toBe(true);
  });

  it.each([
    'private, max-age=60',
    'no-store',
    'public, max-age=0',
    'public, max-age=60, no-transform',
    'no-store, public, max-age=60',
    null,
  ])('returns null for Cache-Control %j', (cacheControl) =>
    expect(isCached({ 'cache-control': cacheControl })).toBe(false),
  );

  it.each(['set-cookie', 'retry-after', 'x-customer'])(
    'returns null for the header %s, which may belong to one client',
    (name) => expect(isCached({ [name]: 'a' })).toBe(false),
  );

  it('returns null without a content type, with another status and for a chunked body', () => {
    expect(isCached({ 'content-type': null })).toBe(false);
    expect(isCached({}, { status: 500 })).toBe(false);
    async function* parts() {
      yield await Promise.resolve('{}');
    }
    expect(isCached({}, { body: { kind: 'chunked', asyncIterator: parts() } })).toBe(false);
  });
});
