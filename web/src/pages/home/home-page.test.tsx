import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleFacets, sampleProduct } from '../../../test-kit/sample-shop.ts';

const picture = { url: 'http://localhost:4001/images/slider/promo.webp', srcSet: null };
const slide = (number: number, url: string | null) => ({
  __typename: 'Slide',
  id: `Slide:${number}`,
  image: picture,
  url,
});
const away = new Error('Toko sedang tutup');
const region = (name: string) => screen.getByRole('region', { name });

describe('home page', () => {
  it('shows featured and newest products, and links to all products', async () => {
    await renderApp('/');
    expect(within(region('Produk Pilihan')).getByText('Gawai 1')).toBeTruthy();
    const newest = region('Produk Terbaru');
    expect(within(newest).getAllByRole('listitem')).toHaveLength(8);
    expect(
      within(newest).getByRole('link', { name: 'Lihat Semua Produk' }).getAttribute('href'),
    ).toBe('/product');
  });

  it('requests page one, newest first, without a filter', async () => {
    const requests: unknown[] = [];
    const products = (args: unknown) => {
      requests.push(args);
      return { items: [sampleProduct(1)] };
    };
    await renderApp('/', { shop: { products } });
    expect(requests).toEqual([{ sort: 'NEWEST', page: 1 }]);
  });

  it('opens a slide in a new tab, and has no link for a slide without an address', async () => {
    await renderApp('/', { shop: { slides: [slide(1, 'https://promo.test/'), slide(2, null)] } });
    const slider = screen.getByRole('region', { name: 'Promo' });
    const links = within(slider).getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]?.getAttribute('href')).toBe('https://promo.test/');
    expect(links[0]?.getAttribute('target')).toBe('_blank');
    expect(links[0]?.getAttribute('rel')).toContain('noopener');
  });

  it('links to the listing of each brand when the shop can filter by brand', async () => {
    const products = () => ({ nodes: [sampleProduct(1)], facets: sampleFacets });
    await renderApp('/', { shop: { products } });
    const links = within(region('Merek')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Samsung 7 Produk', '/product?brand=samsung'],
      ['OPPO 4 Produk', '/product?brand=oppo'],
      ['vivo 2 Produk', '/product?brand=vivo'],
    ]);
  });

  it('shows no brands when the shop cannot filter by them', async () => {
    await renderApp('/');
    expect(screen.queryByRole('region', { name: 'Merek' })).toBeNull();
  });

  it('shows no featured section when the shop features nothing', async () => {
    await renderApp('/', { shop: { featuredProducts: [] } });
    expect(screen.queryByRole('region', { name: 'Produk Pilihan' })).toBeNull();
  });

  it('leaves out only the failed part, and loads it on Coba lagi', async () => {
    const { user, stub } = await renderApp('/', { shop: { featuredProducts: away } });
    const featured = region('Produk Pilihan');
    expect(within(featured).getByRole('heading', { name: 'Fetch Product Failed' })).toBeTruthy();
    expect(within(featured).getByText('Toko sedang tutup')).toBeTruthy();
    expect(within(region('Produk Terbaru')).getByText('Gawai 3')).toBeTruthy();

    stub.change({ featuredProducts: [sampleProduct(77)] });
    await user.click(within(featured).getByRole('button', { name: 'Coba lagi' }));
    await vi.waitFor(() => {
      expect(within(region('Produk Pilihan')).getByText('Gawai 77')).toBeTruthy();
    });
  });
});
