import { describe, expect, it } from 'vitest';
import type { CachedResponse } from './cached-response.ts';
import { ResponseStore } from './response-store.ts';

const MEGABYTE = 1_000_000;

const response = (bytes = 1_000, freshUntil = 1_000): CachedResponse => ({
  body: Buffer.alloc(bytes),
  contentType: 'application/json',
  tag: '"a"',
  operationName: null,
  deprecatedFields: null,
  freshUntil,
});

function store(bytesMax = MEGABYTE) {
  const time = { now: 0 };
  return { time, cached: new ResponseStore(bytesMax, () => time.now) };
}

describe('ResponseStore', () => {
  it('finds a response by its key, and from then on by the text of that request', () => {
    const { cached } = store();
    const menu = response();
    cached.store('menu', 'text', menu);
    expect([cached.byRequest('text'), cached.byRequest('other text')]).toEqual([menu, undefined]);
    expect(cached.byKey('menu', 'other text')).toBe(menu);
    expect(cached.byRequest('other text')).toBe(menu);
  });

  it('returns a response as long as it is fresh, and not a millisecond longer', () => {
    const { cached, time } = store();
    cached.store('menu', 'text', response(1_000, 1_000));
    time.now = 999;
    expect([cached.byRequest('text'), cached.byKey('menu', 'text')]).not.toContain(undefined);
    time.now = 1_000;
    expect([cached.byRequest('text'), cached.byKey('menu', 'text')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(cached.bytes).toBe(0);
  });

  it('evicts the least recently used response', () => {
    const { cached } = store();
    for (let index = 0; index < 14; index += 1)
      cached.store(`k${index}`, `f${index}`, response(50_000));
    cached.byRequest('f0');
    for (let index = 14; index < 18; index += 1)
      cached.store(`k${index}`, `f${index}`, response(50_000));
    expect(cached.bytes).toBeLessThanOrEqual(MEGABYTE);
    expect(cached.byRequest('f0')).toBeDefined();
    expect([cached.byRequest('f1'), cached.byKey('k1', 'f1')]).toEqual([undefined, undefined]);
    expect(cached.byRequest('f17')).toBeDefined();
  });

  it('does not store a response that takes a large share of the memory', () => {
    const { cached } = store();
    cached.store('large', 'text', response(70_000));
    expect([cached.byKey('large', 'text'), cached.bytes]).toEqual([undefined, 0]);
  });

  it('limits bytes and entries for any requests', () => {
    const { cached } = store(MEGABYTE * 32);
    for (let index = 0; index < 12_000; index += 1)
      cached.store(`k${index}`, `f${index}`, response(1));
    expect([cached.byKey('k1999', ''), cached.byKey('k2000', '')]).toEqual([
      undefined,
      response(1),
    ]);
    const { cached: small } = store();
    small.store('menu', 'text', response());
    for (let index = 0; index < 500; index += 1) small.byKey('menu', `${index}`.repeat(5_000));
    expect(small.bytes).toBeLessThanOrEqual(MEGABYTE);
    expect([small.byRequest('text'), small.byKey('menu', 'text')]).toEqual([undefined, response()]);
    small.clear();
    small.store('menu', 'w'.repeat(70_000), response());
    expect(small.byRequest('w'.repeat(70_000))).toBeUndefined();
    expect(small.byKey('menu', 'w'.repeat(70_000))).toBeDefined();
    expect(small.bytes).toBeLessThan(2_000);
  });

  it('replaces the response of a key, and removes all with clear', () => {
    const { cached } = store();
    const newer = response(10);
    cached.store('menu', 'text', response());
    cached.store('menu', 'text', newer);
    expect(cached.byRequest('text')).toBe(newer);
    cached.clear();
    expect([cached.byRequest('text'), cached.byKey('menu', 'text'), cached.bytes]).toEqual([
      undefined,
      undefined,
      0,
    ]);
  });
});
