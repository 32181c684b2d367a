import { describe, expect, it } from 'vitest';
import { TestClock } from '../../test-kit/test-clock.ts';
import { RateLimits } from './rate-limits.ts';

const SECOND_MS = 1_000;

function freshLimits() {
  const clock = new TestClock();
  return { clock, limits: new RateLimits(clock.now) };
}

describe('a limit of calls a minute', () => {
  it('takes as many calls as it says, at once or spread out', () => {
    const { clock, limits } = freshLimits();
    const remaining = [0, 10, 30].map((wait) => {
      clock.advance(wait * SECOND_MS);
      return limits.take('a', 3).remaining;
    });
    expect(remaining).toEqual([2, 1, 0]);
    expect(limits.take('a', 3)).toEqual({ allowed: false, limit: 3, remaining: 0, retryAfter: 20 });
  });

  it('takes the next call as soon as it said, and not before', () => {
    const { clock, limits } = freshLimits();
    limits.take('a', 1);
    clock.advance(60 * SECOND_MS - 1);
    expect(limits.take('a', 1)).toMatchObject({ allowed: false, retryAfter: 1 });
    clock.advance(1);
    expect(limits.take('a', 1).allowed).toBe(true);
  });

  it('never lets more through in any minute, also across the change of minutes', () => {
    const { clock, limits } = freshLimits();
    const taken: number[] = [];
    for (let second = 0; second < 300; second += 1) {
      for (let call = 0; call < 3; call += 1) {
        if (limits.take('a', 10).allowed) taken.push(second);
      }
      clock.advance(SECOND_MS);
    }
    for (let start = 0; start < 240; start += 1) {
      expect(taken.filter((second) => second >= start && second < start + 60).length).toBe(10);
    }
  });

  it('keeps keys apart', () => {
    const { limits } = freshLimits();
    limits.take('a', 1);
    expect(limits.take('b', 1).allowed).toBe(true);
  });

  it('remembers the latest callers, and not all there ever were', () => {
    const { limits } = freshLimits();
    for (let caller = 0; caller < 200_000; caller += 1) limits.take(`address:${caller}`, 600);
    expect(limits.take('address:199999', 600).remaining).toBe(598);
    expect(limits.take('address:0', 600).remaining).toBe(599);
  });
});
