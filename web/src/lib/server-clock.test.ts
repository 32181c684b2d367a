import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const answered = (headers: Record<string, string>) =>
  noteServerTime({ headers: new Headers(headers) });
const now = () => new Date(serverNow()).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T01:00:00Z') });
  answered({ date: 'Sat, 21 Nov 2026 07:00:00 GMT', 'cache-control': 'no-store' });
});

describe('serverNow', () => {
  it('is the time of the last response, and goes on from there, on a device whose clock is wrong', () => {
    vi.advanceTimersByTime(90_000);
    expect(now()).toBe('2026-11-21T07:01:30.000Z');
  });

  it('stays the same without a response, without its time, and with one that may be an earlier answer', () => {
    noteServerTime(null);
    answered({});
    answered({ date: 'soon' });
    answered({ date: 'Sat, 21 Nov 2026 06:55:00 GMT', 'cache-control': 'public, max-age=300' });
    expect(now()).toBe('2026-11-21T07:00:00.000Z');
  });
});
