import { setImmediate } from 'node:timers/promises';
import { MemoryState } from '@gawai/server-kit/shared-state/memory-state';
import { describe, expect, it } from 'vitest';
import { collectGarbage } from '../../../test-kit/collect-garbage.ts';
import { OrderAttempts } from './order-attempts.ts';

const guest = { token: null };

describe('OrderAttempts', () => {
  it('retains no result of a submission, whether it succeeds or fails', async () => {
    const attempts = new OrderAttempts(new MemoryState());
    const results: WeakRef<object>[] = [];
    const result = () => {
      const quote = { lines: [] };
      results.push(new WeakRef(quote));
      return quote;
    };
    await attempts.run(guest, 'a-key-of-one', () => Promise.resolve(result()));
    const failing = attempts.run(guest, 'a-key-of-another', () =>
      Promise.reject(Object.assign(new Error('away'), result())),
    );
    await failing.catch(() => undefined);
    await setImmediate();
    collectGarbage();
    expect(results.map((reference) => reference.deref())).toEqual([undefined, undefined]);
    await expect(attempts.run(guest, 'a-key-of-one', () => Promise.resolve(1))).resolves.toBe(1);
  });
});
