import { describe, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

describe('serverNow', () => {
  it('is the time of the last response, and goes on from there, on a device whose clock is wrong', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T01:00:00Z') });
    noteServerTime('Sat, 21 Nov 2026 07:00:00 GMT');
    vi.advanceTimersByTime(90_000);
    expect(new Date(serverNow()).toISOString()).toBe('2026-11-21T07:01:30.000Z');
    noteServerTime(null);
    noteServerTime('soon');
    expect(new Date(serverNow()).toISOString()).toBe('2026-11-21T07:01:30.000Z');
  });
});
