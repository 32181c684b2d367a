import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleCategories, sampleFacets } from '../../../test-kit/sample-shop.ts';

const nothing = (suggestion: string | null, facets: readonly object[] | null = null) => ({
  nodes: [],
  totalCount: 0,
  pageInfo: { number: 1, size: 20, from: null, to: null, last: 1 },
  suggestion,
  facets,
});

describe('NothingFound', () => {
  it('links to the search that the shop suggests, with the rest of the address', async () => {
    await renderApp('/product?s=galxy&sort=price+asc', { shop: { products: nothing('galaxy') } });
    expect(screen.getByText(/^Mungkin maksud Anda/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '“galaxy”' }).getAttribute('href')).toBe(
      '/product?s=galaxy&sort=price+asc',
    );
  });

  it('links from a search in a category to all categories, with the rest of the address', async () => {
    await renderApp('/product?s=galaxy&category=audio&sort=price+asc', {
      shop: { products: nothing(null), category: sampleCategories[3] },
    });
    const link = screen.getByRole('link', { name: 'Cari “galaxy” di semua kategori' });
    expect(link.getAttribute('href')).toBe('/product?s=galaxy&sort=price+asc');
  });

  it.each(['/product?s=galaxy', '/product?category=audio'])(
    'shows no link to all categories at %s',
    async (address) => {
      await renderApp(address, {
        shop: { products: nothing(null), category: sampleCategories[3] },
      });
      expect(screen.queryByRole('link', { name: /di semua kategori/ })).toBeNull();
    },
  );

  it('shows no category and no link in a shop without products', async () => {
    await renderApp('/product', { shop: { products: nothing(null) } });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'Produk tidak ditemukan' })).toBeTruthy();
    expect(main.queryByText(/di kategori ini/)).toBeNull();
    expect(main.queryByRole('link', { name: 'Lihat Semua Produk' })).toBeNull();
  });

  it('offers featured products and categories without the search', async () => {
    await renderApp('/product?s=galxy', { shop: { products: nothing(null) } });
    const main = within(screen.getByRole('main'));
    const products = main.getByRole('list', { name: 'Produk Pilihan' });
    expect(within(products).getAllByRole('listitem')).toHaveLength(6);
    expect(main.getAllByRole('link', { name: 'Audio' }).at(-1)?.getAttribute('href')).toBe(
      '/product?category=audio',
    );
    expect(screen.queryByText(/^Mungkin maksud Anda/)).toBeNull();
  });

  it('leaves out a part that cannot be fetched', async () => {
    const featuredProducts = new Error('Toko sedang tutup');
    await renderApp('/product?s=galxy', { shop: { products: nothing(null), featuredProducts } });
    expect(screen.getByRole('heading', { name: 'Produk tidak ditemukan' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Jelajahi Kategori' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Produk Pilihan' })).toBeNull();
  });

  it('requests no offers in an empty category', async () => {
    const { stub } = await renderApp('/product?category=audio', {
      shop: { products: nothing(null), category: null },
    });
    expect(stub.requested).not.toContain('NothingFound');
  });

  it('suggests another search with the same filters', async () => {
    await renderApp('/product?s=galxy&brand=oppo', {
      shop: { products: nothing('galaxy', sampleFacets) },
    });
    expect(screen.getByRole('link', { name: '“galaxy”' }).getAttribute('href')).toBe(
      '/product?s=galaxy&brand=oppo',
    );
  });
});
