import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const ram = (value: string) => [
  { group: 'Performa', key: 'ram', name: 'RAM', value, unit: 'GB' },
  { group: 'Performa', key: 'chipset', name: 'Chipset', value: 'A18', unit: null },
];
const products = [
  sampleProduct(1, {
    specifications: ram('8'),
    rating: 4.5,
    brand: 'Merek A',
    warranty: 'Garansi 12 bulan',
  }),
  sampleProduct(2, { specifications: ram('12'), availability: 'OUT_OF_STOCK' }),
  ...[3, 4, 5].map((number) => sampleProduct(number)),
  sampleProduct(6, { weight: 0 }),
];
const shop = {
  product: ({ by }: { by: { slug: string } }) =>
    products.find(({ slug }) => slug === by.slug) ?? null,
  products: {
    nodes: products,
    totalCount: products.length,
    pageInfo: { number: 1, size: 20, from: 1, to: 5, last: 1 },
    facets: null,
    suggestion: null,
  },
};
const open = async (query: string) => {
  const app = await renderApp(`/compare${query}`, { shop });
  await screen.findByRole('heading', { level: 1, name: 'Bandingkan Produk' });
  return app;
};
const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const columns = () => screen.getAllByRole('columnheader').map((each) => each.textContent);
const stored = () => localStorage.getItem('gawai:compared-products');

describe('ComparePage', () => {
  it('shows products side by side with a text label for the best figures', async () => {
    await open('?p=gawai-1,gawai-2');
    expect(screen.getByRole('region', { name: 'Tabel perbandingan' }).tabIndex).toBe(0);
    expect(columns()).toEqual(['Gawai 1', 'Gawai 2']);
    expect(row('Harga')).toEqual(['Harga Rp 1.000.000Termurah', 'Harga Rp 2.000.000']);
    expect(row('RAM')).toEqual(['8 GB', '12 GBTerbaik']);
    expect(row('Merek')).toEqual(['Merek A', '–Tidak disebutkan']);
    expect(row('Garansi')).toEqual(['12 bulan', '–Tidak disebutkan']);
    expect(row('Ketersediaan')).toEqual(['Tersedia', 'Stock Habis']);
    expect(row('Berat')).toEqual(['400 g', '400 g']);
    expect(document.title).toBe('Bandingkan Gawai 1 dan Gawai 2 | Gawai');
    expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
      'noindex',
    );
  });

  it('leaves out the rows without a difference', async () => {
    const { user, address } = await open('?p=gawai-1,gawai-2');
    expect(row('Chipset')).toEqual(['A18', 'A18']);
    await user.click(screen.getByRole('link', { name: 'Hanya perbedaan' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Chipset' })).toBeNull());
    expect(address()).toBe('/compare?p=gawai-1,gawai-2&beda=1');
    expect(row('RAM')).toHaveLength(2);
    expect(screen.queryByRole('rowheader', { name: 'Berat' })).toBeNull();
    const current = screen.getByRole('link', { name: 'Hanya perbedaan' });
    expect(current.getAttribute('aria-current')).toBe('true');
  });

  it('names products that do not exist and compares the rest', async () => {
    await open('?p=gawai-1,tidak-ada,gawai-2');
    expect(screen.getByText('Tidak ditemukan, jadi tidak dibandingkan: tidak-ada.')).toBeTruthy();
    expect(columns()).toHaveLength(2);
  });

  it('shows an unknown weight neither as 0 nor as the lightest', async () => {
    await open('?p=gawai-1,gawai-6');
    expect(row('Berat')).toEqual(['400 g', '–Tidak disebutkan']);
  });

  it('rejects a fifth product', async () => {
    await open('?p=gawai-1,gawai-2,gawai-3,gawai-4,gawai-5');
    expect(columns()).toHaveLength(4);
    expect(screen.getByText(/^Paling banyak 4 Produk dapat dibandingkan/)).toBeTruthy();
    expect(screen.queryByRole('search', { name: 'Tambah Produk' })).toBeNull();
  });

  it('removes a product, also from the device, and moves the focus to the heading', async () => {
    const { user, address } = await open('?p=gawai-1');
    expect(screen.getByText(/^Tambahkan satu Produk lagi/)).toBeTruthy();
    expect(stored()).toBe('["gawai-1"]');
    const remove = screen.getByRole('link', { name: 'Hapus Gawai 1 dari perbandingan' });
    await user.keyboard('{Control>}');
    await user.click(remove);
    await user.keyboard('{/Control}');
    expect(stored()).toBe('["gawai-1"]');
    await user.click(remove);
    await waitFor(() => expect(address()).toBe('/compare'));
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });
    expect(stored()).toBe('[]');
    expect(screen.queryByText('Terakhir dibandingkan di perangkat ini')).toBeNull();
  });

  it('finds a product and adds it', async () => {
    const { user, address } = await open('?p=gawai-1&beda=1');
    await user.type(screen.getByLabelText('Cari Produk untuk dibandingkan'), ' gawai {Enter}');
    await screen.findByRole('heading', { name: 'Hasil untuk “gawai”' });
    expect(address()).toBe('/compare?p=gawai-1&beda=1&cari=gawai');
    expect(screen.queryByRole('link', { name: 'Tambah Gawai 1 ke perbandingan' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Tambah Gawai 2 ke perbandingan' }));
    await waitFor(() => expect(columns()).toEqual(['Gawai 1', 'Gawai 2']));
    expect(address()).toBe('/compare?p=gawai-1,gawai-2&beda=1');
  });

  it('leaves the focus in the search box, and moves it to the heading when a product is added', async () => {
    const { user } = await open('?p=gawai-1');
    const box = screen.getByRole('searchbox', { name: 'Cari Produk untuk dibandingkan' });
    await user.type(box, ' gawai {Enter}');
    const add = await screen.findByRole('link', { name: 'Tambah Gawai 2 ke perbandingan' });
    expect(document.activeElement).toBe(box);
    expect(box).toHaveProperty('value', 'gawai');
    add.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(columns()).toHaveLength(2));
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });
    expect(box).toHaveProperty('value', '');
  });

  it('adds a product to those that the device remembers', async () => {
    localStorage.setItem('gawai:compared-products', '["gawai-2","gawai-1"]');
    const { address } = await open('?tambah=gawai-3');
    await waitFor(() => expect(address()).toBe('/compare?p=gawai-2,gawai-1,gawai-3'));
    await waitFor(() => expect(stored()).toBe('["gawai-2","gawai-1","gawai-3"]'));
  });

  it('offers the last comparison of the device, until it is cleared', async () => {
    localStorage.setItem('gawai:compared-products', '["gawai-2","gawai-1"]');
    const { user } = await open('');
    const link = await screen.findByRole('link', { name: 'Buka lagi (2 Produk)' });
    expect(link.getAttribute('href')).toBe('/compare?p=gawai-2,gawai-1');
    await user.click(screen.getByRole('button', { name: 'Hapus dari perangkat ini' }));
    expect(screen.queryByRole('link', { name: /Buka lagi/ })).toBeNull();
    expect(stored()).toBeNull();
  });

  it('offers to try again when a product cannot be fetched', async () => {
    await renderApp('/compare?p=gawai-1,gawai-2', { shop: { product: new Error('down') } });
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
  });
});
