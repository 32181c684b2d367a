import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLate } from './use-late.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

describe('useLate', () => {
  it('loads a script that failed offline again once online', async () => {
    setOnline(false);
    const load = vi.fn(() => Promise.resolve('script')).mockImplementationOnce(lost);
    const { result } = renderHook(() => useLate(load));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(result.current).toBeNull();
    setOnline(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(result.current).toBe('script'));
  });

  it('returns null when the script cannot be loaded', async () => {
    setOnline(true);
    const load = vi.fn(lost);
    const { result } = renderHook(() => useLate(load));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(result.current).toBeNull();
  });
});
