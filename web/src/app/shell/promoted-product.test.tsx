import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const category = (type: string | null) => ({
  __typename: 'Category',
  id: `Category:${type}`,
  type,
});
const featuredProducts = [
  sampleProduct(1, { name: 'Habis', availability: 'OUT_OF_STOCK', category: category('PHONE') }),
  sampleProduct(2, {
    name: 'Galaxy A55',
    slug: 'galaxy-a55',
    price: 5_999_000,
    originalPrice: 6_499_000,
    discountPercent: 8,
    category: category('PHONE'),
  }),
  sampleProduct(3, { name: 'iPhone 16', category: category('PHONE') }),
  sampleProduct(4, { name: 'MacBook Air', slug: 'macbook-air', category: category('LAPTOP') }),
];
const away = new Error('Sedang sibuk');

async function openMenu(shop: Record<string, unknown> = {}, address = '/article/tentang-kami') {
  const app = await renderApp(address, { shop: { featuredProducts, ...shop } });
  await app.user.click(screen.getByRole('button', { name: 'Produk' }));
  const menu = within(screen.getByRole('navigation', { name: 'Kategori produk' }));
  return { ...app, menu, type: (name: string) => menu.getByRole('button', { name }) };
}

const categoryPicture = () =>
  within(screen.getByRole('navigation', { name: 'Kategori produk' }))
    .getByRole('link', { name: 'Smartphone' })
    .querySelector('img');

describe('PromotedProduct', () => {
  it('shows the first featured product of the type that can be bought', async () => {
    const { menu } = await openMenu();
    const link = await menu.findByRole('link', { name: /^Produk Pilihan/ });
    expect(link.textContent).toContain('Galaxy A55');
    expect(link.textContent).toContain('Rp 5.999.000');
    expect(within(link).getByText('Rp 6.499.000').tagName).toBe('S');
    expect(link.querySelector('img')?.getAttribute('src')).toContain('gawai-2');
  });

  it('changes with the type without a further request', async () => {
    const { menu, type, user, stub } = await openMenu();
    await menu.findByRole('link', { name: /Galaxy A55/ });
    await user.click(type('Komputer & Laptop'));
    expect(menu.getByRole('link', { name: /^Produk Pilihan/ }).textContent).toContain('MacBook');
    expect(stub.requested.filter((name) => name === 'MenuData')).toHaveLength(1);
  });

  it('reserves its space while it loads', async () => {
    let respond: (products: readonly []) => void = () => undefined;
    const held = new Promise((resolve) => {
      respond = resolve;
    });
    const { menu } = await openMenu({ featuredProducts: () => held });
    const list = menu.getByRole('link', { name: 'Smartphone' }).closest('div');
    expect(list?.nextElementSibling).not.toBeNull();
    respond([]);
    await waitFor(() => expect(list?.nextElementSibling).toBeNull());
  });

  it('opens the product page and closes the menu', async () => {
    const { menu, user, address } = await openMenu();
    await user.click(await menu.findByRole('link', { name: /Galaxy A55/ }));
    await waitFor(() => expect(address()).toBe('/product/galaxy-a55'));
    const trigger = screen.getByRole('button', { name: 'Produk' });
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
  });

  it('shows nothing for a type without a featured product', async () => {
    const { menu, type, user } = await openMenu();
    await menu.findByRole('link', { name: /Galaxy A55/ });
    await user.click(type('Accessories'));
    await menu.findByRole('link', { name: 'Audio' });
    await waitFor(() => expect(menu.queryByRole('link', { name: /^Produk Pilihan/ })).toBeNull());
    expect(menu.getByRole('link', { name: 'Audio' }).closest('div')?.nextElementSibling).toBeNull();
  });

  it('shows neither a product nor a pop-up when products cannot be fetched, but category pictures', async () => {
    const { menu } = await openMenu({ featuredProducts: away });
    await waitFor(() => expect(categoryPicture()).not.toBeNull());
    expect(menu.queryByRole('link', { name: /^Produk Pilihan/ })).toBeNull();
    expect(screen.queryByText('Fetch Product Failed')).toBeNull();
  });

  it('does not change the products of the page when its own cannot be fetched', async () => {
    let count = 0;
    const onceOnly = () => {
      count += 1;
      return count === 1 ? featuredProducts : away;
    };
    await openMenu({ featuredProducts: onceOnly }, '/');
    await waitFor(() => expect(count).toBe(2));
    await waitFor(() => expect(categoryPicture()).not.toBeNull());
    expect(screen.getByRole('heading', { name: 'Produk Pilihan' })).toBeDefined();
  });
});
