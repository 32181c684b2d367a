import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadOnline } from './load-online.ts';

const connection = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

/** A function that rejects so many times, then resolves. */
const failing = (times: number) => {
  let left = times;
  return vi.fn(() =>
    left-- > 0 ? Promise.reject(new Error('no connection')) : Promise.resolve('script'),
  );
};

afterEach(() => vi.restoreAllMocks());

describe('loadOnline', () => {
  it('tries again when the connection is back', async () => {
    connection(false);
    const load = failing(1);
    const loading = loadOnline(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    connection(true);
    expect(await loading).toBe('script');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries again when the failure is reported after the connection came back', async () => {
    connection(false);
    const load = failing(1);
    const loading = loadOnline(load);
    connection(true);
    expect(await loading).toBe('script');
  });

  it('rejects at once while online', async () => {
    connection(true);
    const load = failing(1);
    await expect(loadOnline(load)).rejects.toThrow('no connection');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
