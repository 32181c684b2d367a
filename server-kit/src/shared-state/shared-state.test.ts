import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedisServer, RedisServer } from '../../test-kit/redis-server.ts';
import { MemoryState } from './memory-state.ts';
import { RedisState } from './redis-state.ts';
import type { SharedState } from './shared-state.ts';
import { withLock } from './with-lock.ts';

/** Long enough for a busy machine. */
const LONG = 60_000;

function followsTheContract(open: () => SharedState): void {
  let state: SharedState;
  beforeAll(() => {
    state = open();
  });

  it('returns what was stored, until it expires', async () => {
    expect(await state.get('text')).toBeUndefined();
    await state.set('text', 'one two', LONG);
    expect(await state.get('text')).toBe('one two');
    await state.set('text', 'short', 20);
    while ((await state.get('text')) !== undefined) await delay(5);
  });

  it('counts a key within the window of its first count', async () => {
    expect(await state.usage('requests')).toEqual({ count: 0, resetMs: 0 });
    await state.count('requests', LONG);
    const second = await state.count('requests', LONG);
    expect(second.count).toBe(2);
    expect(second.resetMs).toBeGreaterThan(0);
    expect(second.resetMs).toBeLessThanOrEqual(LONG);
    expect((await state.usage('requests')).count).toBe(2);
    expect((await state.count('other-requests', LONG)).count).toBe(1);
  });

  it('counts from one again after the window', async () => {
    await state.count('burst', 20);
    while ((await state.usage('burst')).count > 0) await delay(5);
    expect((await state.count('burst', LONG)).count).toBe(1);
  });

  it('does not extend the window of a key by counting it', async () => {
    await state.count('steady', 50);
    while ((await state.count('steady', 50)).count > 1) await delay(5);
  });

  it('counts each of many concurrent calls', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => state.count('rush', LONG)));
    expect(all.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });

  it('grants a lock to one owner, who may renew and free it', async () => {
    expect(await state.tryLock('door', 'ann', LONG)).toBe(true);
    expect(await state.tryLock('door', 'bob', LONG)).toBe(false);
    expect(await state.tryLock('door', 'ann', LONG)).toBe(true);
    await state.unlock('door', 'bob');
    expect(await state.tryLock('door', 'bob', LONG)).toBe(false);
    await state.unlock('door', 'ann');
    expect(await state.tryLock('door', 'bob', LONG)).toBe(true);
  });

  it('frees the lock of an owner that has died', async () => {
    await state.tryLock('job', 'ann', 20);
    while (!(await state.tryLock('job', 'bob', LONG))) await delay(5);
  });

  it('runs work under a lock one after the other', async () => {
    let running = 0;
    const seen: number[] = [];
    const work = async () => {
      seen.push((running += 1));
      await delay(5);
      running -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withLock(state, 'turn', LONG, work)));
    expect(seen).toEqual([1, 1, 1]);
  });

  it('runs work without the lock after the wait', async () => {
    await state.tryLock('held', 'ann', LONG);
    expect(await withLock(state, 'held', 0, () => Promise.resolve('done'))).toBe('done');
  });
}

describe('MemoryState', () => {
  followsTheContract(() => new MemoryState());

  it('drops the value that was used longest ago when all together take too much memory', async () => {
    const state = new MemoryState();
    const value = 'x'.repeat(2_000_000);
    for (const key of ['a', 'b', 'c', 'd']) await state.set(key, value, LONG);
    expect(await state.get('a')).toBeUndefined();
    expect(await state.get('b')).toBe(value);
    await state.set('huge', value.repeat(5), LONG);
    expect(await state.get('huge')).toBeUndefined();
    expect(await state.get('d')).toBe(value);
  });
});

describe.skipIf(!hasRedisServer)('RedisState', () => {
  let server: RedisServer;
  const opened: RedisState[] = [];
  const open = async (database = 0) => {
    const state = new RedisState(`${server.url}/${String(database)}`, () => undefined);
    opened.push(state);
    await state.open();
    return state;
  };
  let first: RedisState;
  beforeAll(async () => {
    server = await RedisServer.start();
    first = await open();
  });
  afterAll(async () => {
    await Promise.all(opened.map((state) => state.close()));
    await server.remove();
  });

  followsTheContract(() => first);

  it('sends messages to the other processes of the same database, not to the sender', async () => {
    const [sender, receiver, otherShop] = [await open(), await open(), await open(1)];
    const received: [string, string | null][] = [];
    const ready = Promise.all(
      Object.entries({ sender, receiver, otherShop }).map(
        ([name, state]) =>
          new Promise<void>((resolve) => {
            void state.subscribe('news', (message) => {
              if (message === null) resolve();
              else received.push([name, message]);
            });
          }),
      ),
    );
    await ready;
    await otherShop.publish('news', 'not here');
    await sender.publish('news', 'all products');
    await sender.publish('news', 'end');
    while (received.length < 2) await delay(5);
    expect(received).toEqual([
      ['receiver', 'all products'],
      ['receiver', 'end'],
    ]);
  });

  it('reports to a new listener alone that earlier messages may be lost', async () => {
    const state = await open();
    const reports = { first: 0, second: 0 };
    const subscribe = (name: keyof typeof reports, channel: string) =>
      new Promise<void>((resolve) => {
        const listener = (message: string | null) => {
          if (message !== null) return;
          reports[name] += 1;
          resolve();
        };
        void state.subscribe(channel, listener);
      });
    await subscribe('first', 'news');
    await subscribe('second', 'weather');
    expect(reports).toEqual({ first: 1, second: 1 });
  });
});
