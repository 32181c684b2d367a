import { describe, expect, it } from 'vitest';
import { createPageFreshness } from './page-freshness.ts';

const reply = (cacheControl: string | null, age?: string, status = 200) =>
  new Response('{}', {
    status,
    headers: {
      ...(cacheControl === null ? {} : { 'cache-control': cacheControl }),
      ...(age === undefined ? {} : { age }),
    },
  });

const lifetimeOf = (...replies: (Response | null)[]) => {
  const freshness = createPageFreshness();
  for (const each of replies) freshness.hear(each);
  return freshness.lifetime();
};

describe('how long a page may be kept', () => {
  it('is as long as the part of it that lasts least', () => {
    expect(lifetimeOf(reply('public, max-age=60'), reply('public, max-age=2'))).toBe(2_000);
  });

  it('is less by what a part is old already', () => {
    expect(lifetimeOf(reply('public, max-age=60', '45'))).toBe(15_000);
    expect(lifetimeOf(reply('public, max-age=60', '90'))).toBe(0);
  });

  it.each([
    ['says nothing', reply(null)],
    ['may not be kept', reply('no-store')],
    ['is for one caller', reply('private, max-age=60')],
    ['is public but may not be stored', reply('public, max-age=60, no-store')],
    ['names no time', reply('public')],
    ['has an age that is no number', reply('public, max-age=60', 'old')],
    ['failed', reply('public, max-age=60', undefined, 503)],
    ['did not arrive', null],
  ])('is no time at all when a part %s', (_, part) => {
    expect(lifetimeOf(reply('public, max-age=60'), part)).toBe(0);
  });

  it('is no time at all for a page that asked nothing', () => {
    expect(lifetimeOf()).toBe(0);
  });
});
