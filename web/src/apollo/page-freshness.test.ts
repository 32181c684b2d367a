import { describe, expect, it } from 'vitest';
import { createPageFreshness } from './page-freshness.ts';

const response = (cacheControl: string | null, age?: string, status = 200) =>
  new Response('{}', {
    status,
    headers: {
      ...(cacheControl === null ? {} : { 'cache-control': cacheControl }),
      ...(age === undefined ? {} : { age }),
    },
  });

const lifetimeOf = (...responses: (Response | null)[]) => {
  const freshness = createPageFreshness();
  for (const each of responses) freshness.record(each);
  return freshness.lifetime();
};

describe('PageFreshness.lifetime', () => {
  it('returns the shortest lifetime of the responses', () => {
    expect(lifetimeOf(response('public, max-age=60'), response('public, max-age=2'))).toBe(2_000);
  });

  it('subtracts the Age of a response, down to 0', () => {
    expect(lifetimeOf(response('public, max-age=60', '45'))).toBe(15_000);
    expect(lifetimeOf(response('public, max-age=60', '90'))).toBe(0);
  });

  it.each([
    ['has no cache-control', response(null)],
    ['must not be stored', response('no-store')],
    ['is private', response('private, max-age=60')],
    ['is public but may not be stored', response('public, max-age=60, no-store')],
    ['has no max-age', response('public')],
    ['has an age that is not a number', response('public, max-age=60', 'old')],
    ['failed', response('public, max-age=60', undefined, 503)],
    ['did not arrive', null],
  ])('returns 0 when one response %s', (_, part) => {
    expect(lifetimeOf(response('public, max-age=60'), part)).toBe(0);
  });

  it('returns 0 for a page without a response', () => {
    expect(lifetimeOf()).toBe(0);
  });
});
