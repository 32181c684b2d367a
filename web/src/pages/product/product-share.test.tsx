import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct, sampleVariant } from '../../../test-kit/sample-shop.ts';

const open = () => renderApp('/product/gawai-1', { shop: { product: sampleProduct(1) } });
const button = () => screen.getByRole('button', { name: 'Bagikan Gawai 1' });
const browserWith = (changes: Record<string, unknown>) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), changes));
};

describe('share button', () => {
  it('opens the share dialog of the browser', async () => {
    const { user } = await open();
    const share = vi.fn(() => Promise.resolve());
    browserWith({ share });
    await user.click(button());
    expect(share).toHaveBeenCalledWith({
      title: 'Gawai 1',
      url: expect.stringMatching(/^https?:\/\/[^/]+\/product\/gawai-1$/),
    });
    expect(screen.queryByText('Tautan tersalin')).toBeNull();
  });

  it('shares the address with the variant that is shown', async () => {
    const variants = [sampleVariant(501, 'Hitam', 9), sampleVariant(502, 'Putih', 2)];
    const { user } = await renderApp('/product/gawai-1', {
      shop: { product: sampleProduct(1, { variants }) },
    });
    const share = vi.fn((_link: { url: string }) => Promise.resolve());
    browserWith({ share });
    await user.click(button());
    await user.click(screen.getByRole('radio', { name: /Putih/ }));
    await user.click(button());
    const queries = share.mock.calls.map(([{ url }]) => new URL(url).search);
    expect(queries).toEqual(['?varian=501', '?varian=502']);
  });

  it('shows nothing when the share dialog is closed', async () => {
    const { user } = await open();
    browserWith({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
    await user.click(button());
    expect(screen.queryByText('Tidak dapat menyalin')).toBeNull();
  });

  it('copies the link without a share dialog, with a message', async () => {
    const { user } = await open();
    browserWith({ share: undefined });
    await user.click(button());
    expect(await screen.findByText('Tautan tersalin')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toMatch(/\/product\/gawai-1$/);
  });

  it('shows a message when the clipboard is forbidden', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    browserWith({ share: undefined });
    await user.click(button());
    expect(await screen.findByText('Tidak dapat menyalin')).toBeTruthy();
  });
});
