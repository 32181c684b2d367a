import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleCategories, sampleProduct } from '../../../test-kit/sample-shop.ts';

interface ProductsArgs {
  search?: string | null;
  category?: string | null;
  sort?: string;
  page?: number;
}

/** A shop of 45 products in pages of 20 that records the requests. */
function longShop() {
  const requests: ProductsArgs[] = [];
  const products = (args: ProductsArgs) => {
    requests.push(args);
    const number = args.page ?? 1;
    const nodes = Array.from({ length: 45 }, (_, index) => sampleProduct(index + 1)).slice(
      (number - 1) * 20,
      number * 20,
    );
    const from = nodes.length === 0 ? null : (number - 1) * 20 + 1;
    const to = from === null ? null : from + nodes.length - 1;
    return { nodes, totalCount: 45, pageInfo: { number, size: 20, from, to, last: 3 } };
  };
  return { requests, products };
}
const noProducts = () => ({
  nodes: [],
  totalCount: 0,
  pageInfo: { number: 1, size: 20, from: null, to: null, last: 1 },
});
const smartphone = sampleCategories[0]!;
const android = smartphone.children[0]!;
const category = ({ slug }: { slug: string }) => {
  if (slug === smartphone.slug) return smartphone;
  return slug === android.slug ? { ...android, parent: smartphone } : null;
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('ListingPage', () => {
  it('shows how many were found and which part is shown, and links to the other pages', async () => {
    const { products } = longShop();
    const { user } = await renderApp('/product?page=2', { shop: { products } });
    expect(screen.getByText('45 Produk ditemukan')).toBeTruthy();
    expect(screen.getByText('Menampilkan 21-40 dari 45')).toBeTruthy();
    const pages = screen.getByRole('navigation', { name: 'Halaman' });
    expect(
      within(pages).getByRole('link', { name: 'Halaman 2' }).getAttribute('aria-current'),
    ).toBe('page');
    await user.click(within(pages).getByRole('link', { name: 'Halaman 3' }));
    expect(await screen.findByText('Menampilkan 41-45 dari 45')).toBeTruthy();
  });

  it('moves the focus to the heading and announces the range when a page is followed', async () => {
    const { products } = longShop();
    const { user } = await renderApp('/product?page=2', { shop: { products } });
    screen.getByRole('link', { name: 'Halaman berikutnya' }).focus();
    await user.keyboard('{Enter}');
    const range = await screen.findByText('Menampilkan 41-45 dari 45');
    expect(range.getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('leaves the focus on a page number that opens in another tab', async () => {
    const { products } = longShop();
    const { user } = await renderApp('/product', { shop: { products } });
    const link = screen.getByRole('link', { name: 'Halaman 2' });
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(document.activeElement).toBe(link);
  });

  it('requests what the address contains, with defaults for invalid values', async () => {
    const { requests, products } = longShop();
    const { goTo } = await renderApp('/product?s=%20galaxy%20%20a55&sort=price+desc&page=2', {
      shop: { products, category },
    });
    expect(requests.at(-1)).toMatchObject({ search: 'galaxy a55', sort: 'PRICE_HIGH', page: 2 });
    await goTo('/product?sort=cheapest&page=abc&category=smartphone');
    expect(requests.at(-1)).toMatchObject({ sort: 'NEWEST', page: 1, category: 'smartphone' });
  });

  it('offers the five sorts; choosing one retains the search and starts at page one', async () => {
    const { products } = longShop();
    const { user, address } = await renderApp('/product?s=galaxy&page=2', { shop: { products } });
    const sort = screen.getByRole('combobox', { name: 'Urutkan' });
    const names = within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Terbaru', 'Termurah', 'Termahal', 'Nama A-Z', 'Nama Z-A']);
    expect(sort).toHaveProperty('value', 'id desc');
    await user.selectOptions(sort, 'Termurah');
    await vi.waitFor(() => expect(address()).toBe('/product?s=galaxy&sort=price+asc'));
  });

  it('shows a category by its name, with its sub-categories as chips', async () => {
    const { user, address } = await renderApp('/product?category=smartphone', {
      shop: { category },
    });
    expect(heading()).toBe('Smartphone');
    const chips = screen.getByRole('navigation', { name: 'Kategori' });
    expect(
      within(chips).getByRole('link', { name: 'Semua Smartphone' }).getAttribute('aria-current'),
    ).toBe('true');
    await user.click(within(chips).getByRole('link', { name: 'Android' }));
    await vi.waitFor(() => expect(heading()).toBe('Android'));
    expect(address()).toBe('/product?category=android');
  });

  it('shows an empty listing for a category that the shop does not have', async () => {
    await renderApp('/product?category=sepeda', { shop: { category, products: noProducts } });
    expect(heading()).toBe('Semua Produk');
    expect(screen.getByText('0 Produk ditemukan')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Produk tidak ditemukan' })).toBeTruthy();
    expect(screen.getByText('Menampilkan 0-0 dari 0')).toBeTruthy();
  });

  it('shows an empty page past the end, with a link to page one', async () => {
    const { products } = longShop();
    const { user } = await renderApp('/product?s=galaxy&page=9', { shop: { products } });
    expect(screen.getByRole('heading', { name: 'Halaman ini kosong' })).toBeTruthy();
    expect(screen.getByText(/^Menampilkan 0-0 dari \d+$/)).toBeTruthy();
    const first = screen.getByRole('link', { name: 'Ke halaman pertama' });
    expect(first.getAttribute('href')).toBe('/product?s=galaxy');
    await user.click(first);
    expect(await screen.findByText('Menampilkan 1-20 dari 45')).toBeTruthy();
    // The link that had the focus is gone.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('moves the focus to the heading when reloading the focused products fails', async () => {
    const { products } = longShop();
    const { stub, goTo } = await renderApp('/product', { shop: { products } });
    screen.getByRole('link', { name: /^Gawai 3/ }).focus();
    stub.change({ products: new Error('Toko sedang tutup') });
    await goTo('/product?sort=price+asc');
    expect(within(screen.getByRole('main')).getByText('Toko sedang tutup')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('shows title and sort when the products fail, and loads the products on Coba lagi', async () => {
    const { products } = longShop();
    const { user, stub } = await renderApp('/product?s=galaxy', {
      shop: { products: new Error('Toko sedang tutup') },
    });
    expect(heading()).toBe('Hasil pencarian “galaxy”');
    expect(within(screen.getByRole('main')).getByText('Toko sedang tutup')).toBeTruthy();
    stub.change({ products });
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Gawai 20')).toBeTruthy();
  });
});
