import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { trayPart } from './compare-tray.tsx';

const { name } = sampleProduct(1);
const open = async () => {
  vi.spyOn(trayPart, 'fetch').mockRejectedValue(new Error('404'));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { user } = await renderApp('/product');
  const toggle = () => screen.getByRole('button', { name: `Bandingkan ${name}` });
  return { reload, press: () => user.click(toggle()), toggle };
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('CompareToggle', () => {
  it('reloads the page of an older version whose script no longer exists', async () => {
    const head = vi.fn((_: string, { method }: RequestInit) =>
      Promise.resolve(new Response(method)),
    );
    vi.stubGlobal('fetch', head);
    const { reload, press, toggle } = await open();
    await press();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(head).toHaveBeenCalledWith(window.location.href, { method: 'HEAD' });
    expect(localStorage.getItem('gawai:compared-products')).toContain(sampleProduct(1).slug);
    // Nothing is lost by taking it out.
    await press();
    expect(toggle().getAttribute('aria-pressed')).toBe('false');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload while the server does not respond', async () => {
    const head = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', head);
    const { reload, press } = await open();
    await press();
    await waitFor(() => expect(head).toHaveBeenCalled());
    expect(reload).not.toHaveBeenCalled();
  });
});
