import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SETTLED_MS, useOnline } from './use-online.ts';

const report = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));

describe('useOnline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('calls back when the device is online, and once more after the connection has settled', () => {
    const callback = vi.fn();
    renderHook(() => useOnline(callback));
    report('offline');
    expect(callback).not.toHaveBeenCalled();
    report('online');
    expect(callback).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10 * SETTLED_MS);
    expect(callback).toHaveBeenCalledTimes(2);
  });

  it('waits after the last "online" event of an unstable connection', () => {
    const callback = vi.fn();
    renderHook(() => useOnline(callback));
    report('online');
    vi.advanceTimersByTime(SETTLED_MS - 1);
    report('online');
    vi.advanceTimersByTime(SETTLED_MS - 1);
    expect(callback).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(3);
  });

  it('does not call back after the component is unmounted', () => {
    const callback = vi.fn();
    const { unmount } = renderHook(() => useOnline(callback));
    report('online');
    unmount();
    vi.advanceTimersByTime(SETTLED_MS);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
