import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExpiringMap } from './expiring-map.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('ExpiringMap', () => {
  it('forgets a value when it expires', () => {
    vi.useFakeTimers({ now: 0 });
    const map = new ExpiringMap<string>(10);
    map.set('a', 'one', 100);
    vi.setSystemTime(99);
    expect(map.get('a')?.value).toBe('one');
    vi.setSystemTime(100);
    expect(map.get('a')).toBeUndefined();
  });

  it('drops what was set first when it is full, and nothing else', () => {
    const map = new ExpiringMap<string>(10);
    const later = Date.now() + 60_000;
    for (const key of ['a', 'b', 'a', 'c']) map.set(key, key, later, 4);
    expect(['a', 'b', 'c'].map((key) => map.get(key)?.value)).toEqual(['a', undefined, 'c']);
    map.set('huge', 'huge', later, 11);
    expect(['a', 'c', 'huge'].map((key) => map.get(key)?.value)).toEqual(['a', 'c', undefined]);
  });
});
