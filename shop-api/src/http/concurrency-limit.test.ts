import { describe, expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** Work that runs until it is ended. */
function openEnded() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  return { ends, work };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a gate', () => {
  it('lets only so many through at once and the others in their order', async () => {
    const gate = new ConcurrencyLimit({ atOnce: 2, waiting: 2 });
    const { ends, work } = openEnded();
    const all = [gate.run(work), gate.run(work), gate.run(work), gate.run(work)];
    expect(ends).toHaveLength(2);
    ends[0]?.();
    await settle();
    expect(ends).toHaveLength(3);
    ends[1]?.();
    ends[2]?.();
    await settle();
    ends[3]?.();
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('turns away who comes when too many wait, and lets in again later', async () => {
    const gate = new ConcurrencyLimit({ atOnce: 1, waiting: 1 });
    const { ends, work } = openEnded();
    const first = gate.run(work);
    const second = gate.run(work);
    expect(await gate.run(work)).toBeNull();
    ends[0]?.();
    await first;
    await settle();
    ends[1]?.();
    await second;
    expect(await gate.run(() => Promise.resolve('again'))).toBe('again');
  });

  it('gives the place free when the work fails', async () => {
    const gate = new ConcurrencyLimit({ atOnce: 1, waiting: 0 });
    await expect(gate.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await gate.run(() => Promise.resolve('again'))).toBe('again');
  });
});
