import { describe, expect, it, vi } from 'vitest';
import { retryOnline } from './retry-online.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Page = () => null;

/** The script of a page, as the router asks for it. */
function scriptOf(load: () => Promise<typeof Page>) {
  const [route] = retryOnline([{ children: [{ path: '/cart', lazy: { Component: load } }] }]);
  const lazy = route?.children?.[0]?.lazy;
  if (typeof lazy !== 'object' || lazy.Component === undefined) throw new Error('No script');
  return lazy.Component();
}

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

describe('retryOnline', () => {
  it('waits for the connection and asks for the script again', async () => {
    setOnline(false);
    const load = vi.fn(() => Promise.resolve(Page)).mockImplementationOnce(lost);
    const script = scriptOf(load);
    await vi.waitFor(() => {
      expect(load).toHaveBeenCalledTimes(1);
    });
    setOnline(true);
    window.dispatchEvent(new Event('online'));
    expect(await script).toBe(Page);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails at once when the device has a connection', async () => {
    setOnline(true);
    await expect(scriptOf(lost)).rejects.toThrow('Failed to fetch');
  });
});
