import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

describe('a limit on work', () => {
  it('never runs more than its size at once, and all of it in order', async () => {
    const limited = createLimiter(2);
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const task = (number: number) =>
      limited(async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        done.push(number);
      });
    await Promise.all([1, 2, 3, 4, 5, 6].map(task));
    expect([most, done]).toEqual([2, [1, 2, 3, 4, 5, 6]]);
  });

  it('gives the place free when a task fails', async () => {
    const limited = createLimiter(1);
    await expect(limited(() => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
    await expect(limited(() => Promise.resolve('drawn'))).resolves.toBe('drawn');
  });
});
