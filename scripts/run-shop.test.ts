import { describe, expect, it } from 'vitest';
import { runtimeSettings } from './run-shop.ts';

/** Sizes in MB that a program is started with. */
function heapOf(...settings: Parameters<typeof runtimeSettings>): Record<string, number> {
  const options = runtimeSettings(...settings)['NODE_OPTIONS'] ?? '';
  const sizes = [...options.matchAll(/--max-(\w+)-space-size=(\d+)/g)];
  return Object.fromEntries(sizes.map(([, space = '', size]) => [space, Number(size)]));
}

describe('runtimeSettings', () => {
  it.each([undefined, '', '  '])('adds the default of a cache to the heap for %j', (value) => {
    expect(heapOf('gateway', { RESPONSE_CACHE_MB: value })).toEqual({ old: 128 + 32, semi: 32 });
    expect(heapOf('web', { PAGE_CACHE_MB: value })).toEqual({ old: 128 + 64 });
  });

  it('adds the size of a cache that is set, also of none', () => {
    expect(heapOf('gateway', { RESPONSE_CACHE_MB: ' 500 ' })['old']).toBe(628);
    expect(heapOf('web', { PAGE_CACHE_MB: '0' })['old']).toBe(128);
  });
});
