import { describe, expect, it } from 'vitest';
import { runtimeSettings } from './run-shop.ts';

const heap = (mb: number) => ({ NODE_OPTIONS: `--max-old-space-size=${String(mb)}` });

describe('runtimeSettings', () => {
  it.each([undefined, '', '  '])('adds the default of a cache to the heap for %j', (value) => {
    expect(runtimeSettings('gateway', { RESPONSE_CACHE_MB: value })).toEqual(heap(128 + 32));
    expect(runtimeSettings('web', { PAGE_CACHE_MB: value })).toEqual(heap(128 + 64));
  });

  it('adds the size of a cache that is set, also of none', () => {
    expect(runtimeSettings('gateway', { RESPONSE_CACHE_MB: ' 500 ' })).toEqual(heap(628));
    expect(runtimeSettings('web', { PAGE_CACHE_MB: '0' })).toEqual(heap(128));
  });
});
