import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const nodes = [1, 2, 3, 4, 5].map((number) => sampleProduct(number));
const shop = {
  products: {
    nodes,
    totalCount: nodes.length,
    pageInfo: { number: 1, size: 20, from: 1, to: 5, last: 1 },
  },
  product: ({ by }: { by: { slug: string } }) => nodes.find(({ slug }) => slug === by.slug) ?? null,
};
const open = () => renderApp('/product', { shop });
const toggle = (number: number) =>
  screen.getByRole('button', { name: `Bandingkan Gawai ${number}` });
const isPressed = (number: number) => toggle(number).getAttribute('aria-pressed') === 'true';
const tray = () => screen.findByRole('complementary', { name: 'Produk untuk dibandingkan' });
const stored = () => localStorage.getItem('gawai:compared-products');

afterEach(() => vi.restoreAllMocks());

describe('CompareToggle', () => {
  it('puts a product into the comparison of the device and takes it out', async () => {
    const { user } = await open();
    expect(isPressed(2)).toBe(false);
    await user.click(toggle(2));
    expect(isPressed(2)).toBe(true);
    expect(isPressed(1)).toBe(false);
    expect(stored()).toBe('["gawai-2"]');
    await user.click(toggle(2));
    expect(isPressed(2)).toBe(false);
    expect(stored()).toBe('[]');
  });

  it('rejects a fifth product with a notice', async () => {
    localStorage.setItem('gawai:compared-products', '["gawai-1","gawai-2","gawai-3","gawai-4"]');
    const { user } = await open();
    await user.click(toggle(5));
    expect(await screen.findByText('Sudah 4 Produk untuk dibandingkan')).toBeTruthy();
    expect(isPressed(5)).toBe(false);
    await user.click(toggle(1));
    await user.click(toggle(5));
    expect(stored()).toBe('["gawai-2","gawai-3","gawai-4","gawai-5"]');
  });

  it('submits a form that opens the comparison where the browser stores nothing', async () => {
    const { user } = await open();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const isPrevented = vi.fn();
    window.addEventListener(
      'submit',
      (event) => {
        isPrevented(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    await user.click(toggle(3));
    expect(isPrevented).toHaveBeenCalledWith(false);
    const form = toggle(3).closest('form');
    expect(form?.getAttribute('action')).toBe('/compare');
    expect(form?.method).toBe('get');
    expect(toggle(3)).toMatchObject({ name: 'tambah', value: 'gawai-3' });
  });
});

describe('CompareTray', () => {
  it('appears once a product was chosen, with the number of products and a link to the comparison', async () => {
    const { user, goTo } = await open();
    expect(screen.queryByRole('complementary', { name: 'Produk untuk dibandingkan' })).toBeNull();
    await user.click(toggle(2));
    await user.click(toggle(1));
    const bar = within(await tray());
    expect(bar.getByRole('status').textContent).toBe('2 dari 4 Produk dipilih untuk dibandingkan');
    expect(bar.getByRole('link', { name: 'Bandingkan' }).getAttribute('href')).toBe(
      '/compare?p=gawai-2,gawai-1',
    );
    await goTo('/product/gawai-1');
    expect(within(await tray()).getByText('2 dari 4 Produk')).toBeTruthy();
  });

  it('lists the products once opened, and removes one, then all', async () => {
    localStorage.setItem('gawai:compared-products', '["gawai-1","gawai-2","tidak-ada"]');
    const { user } = await open();
    const bar = within(await tray());
    const count = bar.getByRole('button', { name: '3 dari 4 Produk' });
    expect(count.getAttribute('aria-expanded')).toBe('false');
    expect(bar.queryByRole('listitem')).toBeNull();
    await user.click(count);
    await waitFor(() =>
      expect(bar.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
        'Gawai 1',
        'Gawai 2',
        'tidak-ada',
      ]),
    );
    await user.click(bar.getByRole('button', { name: 'Hapus Gawai 1 dari perbandingan' }));
    expect(isPressed(1)).toBe(false);
    expect(document.activeElement).toBe(bar.getByRole('button', { name: '2 dari 4 Produk' }));
    await user.click(bar.getByRole('button', { name: 'Hapus semua' }));
    expect(screen.queryByRole('complementary', { name: 'Produk untuk dibandingkan' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(isPressed(2)).toBe(false);
  });

  it('shows a product that another tab has added', async () => {
    await open();
    localStorage.setItem('gawai:compared-products', '["gawai-4"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:compared-products' }));
    expect(within(await tray()).getByText('1 dari 4 Produk')).toBeTruthy();
    expect(isPressed(4)).toBe(true);
  });
});
