import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

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
