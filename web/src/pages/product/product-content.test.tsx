import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const open = (changes: Record<string, unknown> = {}) =>
  renderApp('/product/gawai-1', { shop: { product: sampleProduct(1, changes) } });
const main = () => within(screen.getByRole('main'));
const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('content of the product page', () => {
  it('shows category, name, rating, price and former price', async () => {
    await open({ rating: 4.66, originalPrice: 1_250_000, discountPercent: 20 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gawai 1');
    const [category] = main().getAllByRole('link', { name: 'Smartphone' });
    expect(category?.getAttribute('href')).toBe('/product?category=smartphone');
    expect(main().getByText('4.7')).toBeDefined();
    expect(main().getAllByText('Rp 1.000.000').length).toBeGreaterThan(0);
    expect(main().getByText('Rp 1.250.000').closest('s')).not.toBeNull();
    expect(main().getByText('Diskon 20%')).toBeDefined();
  });

  it('shows no stars and no former price when there are none', async () => {
    await open({ rating: 0 });
    expect(main().queryByText(/Rating/)).toBeNull();
    expect(main().queryByText(/Diskon/)).toBeNull();
    expect(document.querySelector('main s')).toBeNull();
  });

  const lowestInstallment = {
    months: 12,
    monthlyAmount: 93_251,
    method: { id: 'PaymentMethod:19', name: 'Kredivo' },
  };

  it('shows the lowest instalment', async () => {
    await open({ lowestInstallment });
    expect(main().getByText('Cicilan mulai Rp 93.251 /bulan, 12x dengan Kredivo')).toBeDefined();
  });

  it.each([
    { lowestInstallment: null },
    { lowestInstallment, availability: 'OUT_OF_STOCK', onlineStock: 0 },
  ])('shows no instalment for %o', async (changes) => {
    await open(changes);
    expect(main().queryByText(/Cicilan/)).toBeNull();
  });

  it('shows a picture and a thumbnail for each of five photos', async () => {
    const images = [1, 2, 3, 4, 5].map((number) => ({
      url: `http://localhost:4001/images/${String(number)}.webp`,
      srcSet: null,
    }));
    await open({ images });
    const gallery = within(screen.getByRole('region', { name: 'Foto Produk' }));
    expect(gallery.getAllByAltText(/Gawai 1, foto \d dari 5/)).toHaveLength(5);
    expect(gallery.getAllByRole('button', { name: /Tampilkan foto/ })).toHaveLength(5);
  });

  it('shows technical data by heading, with brand and warranty as facts', async () => {
    const line = (group: string, name: string, value: string, unit: string | null = null) => ({
      ...{ group, key: null, name, value, unit },
    });
    await open({
      brand: 'Samsung',
      warranty: 'Garansi 12 bulan',
      specifications: [line('Performa', 'RAM', '8', 'GB'), line('Layar', 'Panel', 'AMOLED')],
    });
    const table = within(screen.getByRole('region', { name: 'Spesifikasi' }));
    const headings = table.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Performa', 'Layar']);
    expect(table.getByText('RAM').nextElementSibling?.textContent).toBe('8 GB');
    expect(table.getByText('Panel').nextElementSibling?.textContent).toBe('AMOLED');
    expect(main().getByText('Merek').nextElementSibling?.textContent).toBe('Samsung');
    expect(main().getByText('Garansi').nextElementSibling?.textContent).toBe('12 bulan');
  });

  it('leaves out technical data, brand, warranty and weight that the shop does not send', async () => {
    await open({ weight: 0 });
    expect(screen.getByRole('heading', { name: 'Deskripsi Produk' })).toBeDefined();
    for (const text of ['Spesifikasi', 'Merek', 'Garansi', 'Berat']) {
      expect(main().queryByText(text)).toBeNull();
    }
  });

  it('sets title, description and keywords for search engines', async () => {
    const seo = { title: 'Gawai satu', description: 'Beli Gawai 1', keywords: 'gawai, satu' };
    await open({ seo });
    expect(document.title).toBe('Gawai satu | Gawai');
    expect([meta('description'), meta('keywords')]).toEqual(['Beli Gawai 1', 'gawai, satu']);
  });
});
