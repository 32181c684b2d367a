import { describe, expect, it, vi } from 'vitest';
import type { OnReceived } from '../../rest/client/rest-client.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';
import { SharedReads } from './shared-reads.ts';

function shared(lifetime = 1_000, entriesMax = 10) {
  const time = { now: 0 };
  return { time, reads: new SharedReads<string>({ clock: () => time.now, lifetime, entriesMax }) };
}

const away = () => Promise.reject(new UpstreamError('SHOP_UNAVAILABLE', 'down'));

describe('SharedReads', () => {
  it('reads a key once for concurrent requests', async () => {
    const { reads } = shared();
    const read = vi.fn(() => Promise.resolve('a'));
    const results = await Promise.all([reads.get('k', read), reads.get('k', read)]);
    expect(results.map(({ value }) => value)).toEqual(['a', 'a']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('returns how long a value is still fresh, and reads it again after that', async () => {
    const { reads, time } = shared();
    await reads.get('k', () => Promise.resolve('a'));
    time.now = 400;
    expect(await reads.get('k', away)).toEqual({ value: 'a', freshFor: 600, isStale: false });
    time.now = 1_000;
    expect((await reads.get('k', () => Promise.resolve('b'))).value).toBe('b');
    time.now = 1_999;
    expect(await reads.get('k', away)).toEqual({ value: 'b', freshFor: 1, isStale: false });
  });

  it('returns a stale value for ten minutes while the shop is down, and calls it once per second', async () => {
    const { reads, time } = shared();
    await reads.get('k', () => Promise.resolve('a'));
    const read = vi.fn(away);
    time.now = 2_000;
    expect(await reads.get('k', read)).toEqual({ value: 'a', freshFor: 0, isStale: true });
    time.now = 2_999;
    expect((await reads.get('k', read)).isStale).toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
    time.now = 3_000;
    await reads.get('k', read);
    expect(read).toHaveBeenCalledTimes(2);
    time.now = 600_000;
    await expect(reads.get('k', read)).rejects.toThrow(UpstreamError);
  });

  it('returns no stale value when the shop rejects the call', async () => {
    const { reads, time } = shared();
    await reads.get('k', () => Promise.resolve('a'));
    time.now = 2_000;
    const reject = () => Promise.reject(new ShopRejection('NOT_FOUND', 'Tidak ada'));
    await expect(reads.get('k', reject)).rejects.toThrow('Tidak ada');
    await expect(reads.get('k', reject)).rejects.toThrow('Tidak ada');
  });

  it('returns a stale value after the time limit, while the read continues for other requests', async () => {
    const { reads, time } = shared();
    await reads.get('k', () => Promise.resolve('a'));
    time.now = 2_000;
    let finish: (value: string) => void = () => undefined;
    const read = () => new Promise<string>((resolve) => (finish = resolve));
    const inHurry = vi.fn(() => away());
    const waiting = reads.get('k', read);
    expect(await reads.get('k', read, { timeLimit: inHurry })).toEqual({
      value: 'a',
      freshFor: 0,
      isStale: true,
    });
    expect(inHurry).toHaveBeenCalledWith(expect.any(Promise), 2_000);
    finish('b');
    expect((await waiting).value).toBe('b');
    await expect(reads.get('new', away, { timeLimit: inHurry })).rejects.toThrow(UpstreamError);
  });

  it('counts the source of each value', async () => {
    const time = { now: 0 };
    const count = vi.fn();
    const reads = new SharedReads<string>({ clock: () => time.now, lifetime: 1_000, count });
    const read = () => Promise.resolve('a');
    await Promise.all([reads.get('k', read), reads.get('k', read)]);
    await reads.get('k', read);
    time.now = 2_000;
    await reads.get('k', away);
    expect(count.mock.calls.flat()).toEqual(['miss', 'joined', 'hit', 'miss', 'stale']);
  });

  it('does not cache a failure', async () => {
    const { reads } = shared();
    await expect(reads.get('k', away)).rejects.toThrow();
    expect((await reads.get('k', () => Promise.resolve('a'))).value).toBe('a');
  });

  it('evicts the least recently used key above entriesMax', async () => {
    const { reads } = shared(1_000, 2);
    const read = (value: string) => () => Promise.resolve(value);
    await reads.get('a', read('1'));
    await reads.get('b', read('1'));
    await reads.get('a', read('2'));
    await reads.get('c', read('1'));
    expect((await reads.get('a', read('2'))).value).toBe('1');
    expect((await reads.get('b', read('2'))).value).toBe('2');
  });

  it('evicts the least recently used key above 16 million characters of responses', async () => {
    const { reads } = shared();
    const read = (value: string) => (onReceived: OnReceived) => {
      onReceived(6_000_000);
      return Promise.resolve(value);
    };
    await reads.get('a', read('1'));
    await reads.get('b', read('1'));
    await reads.get('a', read('2'));
    await reads.get('c', read('1'));
    expect((await reads.get('a', read('2'))).value).toBe('1');
    expect([reads.sizeOf('a'), reads.sizeOf('b')]).toEqual([6_000_001, 0]);
  });

  it('expires all values on demand, also pending ones', async () => {
    const { reads } = shared();
    let finish: (value: string) => void = () => undefined;
    const running = reads.get('k', () => new Promise((resolve) => (finish = resolve)));
    reads.expire();
    const fresh = await reads.get('k', () => Promise.resolve('new'));
    finish('old');
    expect((await running).value).toBe('old');
    expect(fresh.value).toBe('new');
    expect(await reads.get('k', away)).toEqual({ value: 'new', freshFor: 1_000, isStale: false });
  });

  it('returns an expired value as stale for ten minutes after its read', async () => {
    const { reads, time } = shared();
    let finish: (value: string) => void = () => undefined;
    const running = reads.get('late', () => new Promise((resolve) => (finish = resolve)));
    await reads.get('k', () => Promise.resolve('a'));
    time.now = 100;
    reads.expire();
    finish('b');
    await running;
    const stale = { freshFor: 0, isStale: true };
    expect(await reads.get('k', away)).toEqual({ value: 'a', ...stale });
    expect(await reads.get('late', away)).toEqual({ value: 'b', ...stale });
    time.now = 600_000;
    await expect(reads.get('k', away)).rejects.toThrow(UpstreamError);
  });

  it('returns no stale value with freshOnly', async () => {
    const { reads, time } = shared();
    await reads.get('k', () => Promise.resolve('a'));
    time.now = 2_000;
    await reads.get('k', away);
    await expect(reads.get('k', away, { freshOnly: true })).rejects.toThrow(UpstreamError);
    const read = () => Promise.resolve('b');
    expect((await reads.get('k', read, { freshOnly: true })).value).toBe('b');
  });
});
