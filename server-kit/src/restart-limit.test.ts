import { describe, expect, it } from 'vitest';
import { RestartLimit } from './restart-limit.ts';

describe('RestartLimit', () => {
  it('allows five restarts within a minute, with growing pauses', () => {
    const limit = new RestartLimit();
    const pauses = [0, 1_000, 2_000, 3_000, 59_999, 59_999].map((now) => limit.next(now));
    expect(pauses).toEqual([0, 500, 1_000, 2_000, 4_000, null]);
    expect(limit.most).toBe(5);
  });

  it('does not count restarts after a minute', () => {
    const limit = new RestartLimit([0, 10]);
    expect([0, 30_000, 59_999, 60_000, 90_000].map((now) => limit.next(now))).toEqual([
      0,
      10,
      null,
      10,
      10,
    ]);
  });
});
