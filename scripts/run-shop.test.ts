import { describe, expect, it } from 'vitest';
import { runtimeSettings, stopTimeout } from './run-shop.ts';

/** The largest heap that a program is started with, in MB. */
function heapOf(...settings: Parameters<typeof runtimeSettings>): number {
  const options = runtimeSettings(...settings)['NODE_OPTIONS'] ?? '';
  return Number(/--max-old-space-size=(\d+)/.exec(options)?.[1]);
}

describe('runtimeSettings', () => {
  it.each([undefined, '', '  '])('adds the default of a cache to the heap for %j', (value) => {
    expect(heapOf('gateway', { RESPONSE_CACHE_MB: value })).toBe(128 + 32);
    expect(heapOf('web', { PAGE_CACHE_MB: value })).toBe(128 + 64);
  });

  it('adds the size of a cache that is set, also 0', () => {
    expect(heapOf('gateway', { RESPONSE_CACHE_MB: ' 500 ' })).toBe(628);
    expect(heapOf('web', { PAGE_CACHE_MB: '0' })).toBe(128);
  });
});

describe('stopTimeout', () => {
  it.each([
    [{}, 10_000],
    [{ DRAIN_DELAY_MS: ' 20000 ', DRAIN_TIMEOUT_MS: '' }, 30_000],
    [{ DRAIN_DELAY_MS: '5000', DRAIN_TIMEOUT_MS: '60000' }, 67_000],
    [{ DRAIN_TIMEOUT_MS: '0' }, 10_000],
  ])('lets a service drain for the time of %j', (env, expected) => {
    expect(stopTimeout(env)).toBe(expected);
  });
});
