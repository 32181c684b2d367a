import { describe, expect, it, vi } from 'vitest';
import { CircuitBreaker, type CircuitState } from './circuit-breaker.ts';
import type { CallVerdict } from './failure-window.ts';

/** A circuit breaker with a test clock, after so many failures at the time 0. */
async function failed(times = 20) {
  const time = { now: 0 };
  const states: CircuitState[] = [];
  const breaker = new CircuitBreaker(
    () => time.now,
    (state) => states.push(state),
  );
  const call = async (verdict: CallVerdict): Promise<boolean> => {
    if (!breaker.allowsCall) return false;
    await breaker.execute(() => Promise.resolve({ verdict }));
    return true;
  };
  const many = async (count: number, verdict: CallVerdict) => {
    for (let index = 0; index < count; index += 1) await call(verdict);
  };
  /** Begins a call; the returned function ends it. */
  const begin = () => {
    let end: (verdict: CallVerdict) => void = () => undefined;
    const verdict = new Promise<CallVerdict>((resolve) => (end = resolve));
    const ended = breaker.execute(async () => ({ verdict: await verdict }));
    return async (how: CallVerdict) => {
      end(how);
      await ended;
    };
  };
  await many(times, 'failure');
  return { time, breaker, call, many, begin, states };
}

describe('CircuitBreaker', () => {
  it('opens when half of at least twenty calls were failures', async () => {
    const few = await failed(19);
    expect(await few.call('success')).toBe(true);
    expect(few.states).toEqual([]);
    await few.call('failure');
    expect([await few.call('success'), few.states]).toEqual([false, ['open']]);
  });

  it('does not open when fewer than half of the calls were failures', async () => {
    const { many, states } = await failed(0);
    await many(21, 'success');
    await many(20, 'failure');
    expect(states).toEqual([]);
    await many(1, 'failure');
    expect(states).toEqual(['open']);
  });

  it('does not count calls with an unknown verdict', async () => {
    const { many, states } = await failed(0);
    await many(1_000, 'unknown');
    await many(19, 'failure');
    await many(100, 'success');
    await many(19, 'failure');
    expect(states).toEqual([]);
  });

  it('does not count calls that are older than ten seconds, also without calls in between', async () => {
    const { time, many, states } = await failed(19);
    time.now = 10_000;
    await many(19, 'failure');
    expect(states).toEqual([]);
    await many(1, 'failure');
    expect(states).toEqual(['open']);
  });

  it('allows one probe after five seconds, and closes when it succeeds', async () => {
    const { time, breaker, call, begin, states } = await failed();
    time.now = 4_999;
    expect(breaker.allowsCall).toBe(false);
    time.now = 5_000;
    expect(breaker.allowsCall).toBe(true);
    const probe = begin();
    expect(breaker.allowsCall).toBe(false);
    await probe('success');
    expect(await call('success')).toBe(true);
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  it.each<CallVerdict>(['failure', 'unknown'])(
    'opens for five more seconds when the probe ends as %s',
    async (verdict) => {
      const { time, breaker, call, states } = await failed();
      time.now = 5_000;
      await call(verdict);
      time.now = 9_999;
      expect(breaker.allowsCall).toBe(false);
      time.now = 10_000;
      expect(await call('success')).toBe(true);
      expect(states).toEqual(['open', 'half-open', 'open', 'half-open', 'closed']);
    },
  );

  it('does not open again for calls that began before it opened', async () => {
    const { time, call, many, begin, states } = await failed(0);
    const late = Array.from({ length: 50 }, begin);
    await many(20, 'failure');
    time.now = 5_000;
    await call('success');
    for (const end of late) await end('failure');
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  it('allows a call after five seconds when the wall clock was set back meanwhile', async () => {
    const { time, call, states } = await failed();
    vi.spyOn(Date, 'now').mockReturnValue(0);
    time.now = 5_000;
    expect(await call('success')).toBe(true);
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });
});
