import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

/** The card of one product, as the listing shows it. */
async function cardOf(changes: Record<string, unknown>) {
  const nodes = [sampleProduct(1, changes)];
  const pageInfo = { number: 1, size: 20, from: 1, to: 1, last: 1 };
  await renderApp('/product', { shop: { products: { nodes, totalCount: 1, pageInfo } } });
  const list = within(screen.getByRole('list', { name: 'Daftar Produk' }));
  return list.getByRole('link', { name: /Harga/ });
}

describe('ProductCard', () => {
  it('renders a link to the product with its name and price', async () => {
    const card = await cardOf({ name: 'Galaxy A55', slug: 'galaxy-a55', price: 5_999_000 });
    expect(card.getAttribute('href')).toBe('/product/galaxy-a55');
    expect(card).toHaveProperty('textContent', expect.stringContaining('Galaxy A55'));
    expect(card).toHaveProperty('textContent', expect.stringContaining('Rp 5.999.000'));
  });

  it('shows the rating with one decimal, and none when there are no ratings', async () => {
    expect(await cardOf({ rating: 4.65 })).toHaveProperty(
      'textContent',
      expect.stringContaining('Rating 4.7 dari 5'),
    );
  });

  it.each([null, 0])('shows no rating of %s', async (rating) => {
    expect(await cardOf({ rating })).not.toHaveProperty(
      'textContent',
      expect.stringContaining('Rating'),
    );
  });

  it('strikes the former price and shows the percentage only with a discount', async () => {
    const card = await cardOf({ price: 900, originalPrice: 1_000, discountPercent: 10 });
    expect(within(card).getByText('Rp 1.000').tagName).toBe('S');
    expect(card).toHaveProperty('textContent', expect.stringContaining('-10%'));
  });

  it('shows no former price when it was not higher', async () => {
    const card = await cardOf({ price: 900, originalPrice: 800, discountPercent: null });
    expect(card).not.toHaveProperty('textContent', expect.stringContaining('Rp 800'));
  });

  it.each([
    [{ onlineStock: 0 }, true],
    [{ onlineStock: -1 }, true],
    [{ onlineStock: 3, availability: 'OUT_OF_STOCK' }, true],
    [{ onlineStock: 1 }, false],
  ])('shows Stock Habis for %o: %s', async (changes, isGone) => {
    const card = await cardOf(changes);
    expect(within(card).queryByText('Stock Habis') !== null).toBe(isGone);
  });

  it.each([
    [{ onlineStock: 3 }, true],
    [{ onlineStock: 1 }, true],
    [{ onlineStock: 4 }, false],
    [{ onlineStock: 0 }, false],
    [{ onlineStock: 3, availability: 'OUT_OF_STOCK' }, false],
  ])('shows Stok terakhir for %o: %s', async (changes, isShown) => {
    const card = await cardOf(changes);
    expect(within(card).queryByText('Stok terakhir') !== null).toBe(isShown);
  });
});
