import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const noteResponse = (headers: Record<string, string>) =>
  noteServerTime({ headers: new Headers(headers) });
const now = () => new Date(serverNow()).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T01:00:00Z') });
  noteResponse({ date: 'Sat, 21 Nov 2026 07:00:00 GMT', 'cache-control': 'no-store' });
});

describe('serverNow', () => {
  it('continues from the time of the last response on a device with a wrong clock', () => {
    vi.advanceTimersByTime(90_000);
    expect(now()).toBe('2026-11-21T07:01:30.000Z');
  });

  it('ignores missing responses, missing or invalid dates, and responses that may come from a cache', () => {
    noteServerTime(null);
    noteResponse({});
    noteResponse({ date: 'soon' });
    noteResponse({ date: 'Sat, 21 Nov 2026 06:55:00 GMT', 'cache-control': 'public, max-age=300' });
    expect(now()).toBe('2026-11-21T07:00:00.000Z');
  });
});
