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

describe('lifetime of a page', () => {
  it('is as long as the part of it that lasts least', () => {
    expect(lifetimeOf(response('public, max-age=60'), response('public, max-age=2'))).toBe(2_000);
  });

  it('is less by what a part is old already', () => {
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
  ])('is no time at all when a part %s', (_, part) => {
    expect(lifetimeOf(response('public, max-age=60'), part)).toBe(0);
  });

  it('is no time at all for a page that asked nothing', () => {
    expect(lifetimeOf()).toBe(0);
  });
});
