import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CART_NOW, openCartShop } from '../../../test-kit/cart-shop.ts';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { readStoredCart } from './stored-cart.ts';

async function storedLine() {
  const shop = openCartShop([sampleProduct(1)]);
  await shop.fetchProducts();
  await shop.add('Product:1', 2);
  const stored = shop.stored.read();
  if (!Array.isArray(stored)) throw new Error('Nothing was stored');
  return stored[0] as Record<string, unknown>;
}

describe('stored cart', () => {
  it('has the fields that the specification names', async () => {
    const line = await storedLine();
    expect(line).toMatchObject({
      time: CART_NOW,
      product: { id: 'Product:1' },
      variant: null,
      quantity: 2,
      onlineStock: 5,
      offlineStocks: [{ stock: 3 }, { stock: 2 }],
    });
  });

  it('reads back as it was written', async () => {
    const line = await storedLine();
    expect(readStoredCart([line])).toMatchObject([
      {
        productId: 'Product:1',
        variantId: null,
        quantity: 2,
        time: CART_NOW,
        seenPrice: 1_000_000,
      },
    ]);
  });

  it('loses only the line that is broken', async () => {
    const line = await storedLine();
    const broken = [
      { ...line, quantity: -1 },
      { ...line, quantity: 'dua' },
      { ...line, product: null },
      { ...line, product: { id: 'Product:1' } },
      { ...line, seenPrice: '1000' },
      { ...line, variant: 'x' },
      'text',
      null,
    ];
    expect(readStoredCart([...broken, line])).toHaveLength(1);
  });

  it('keeps a line without a readable time for the three-day rule to drop', async () => {
    const line = await storedLine();
    const [read] = readStoredCart([{ ...line, time: 'kemarin' }]);
    expect(read?.time).toBeNaN();
  });

  it('discards invalid content without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(readStoredCart(value))).toBe(true);
      }),
    );
  });
});

describe('local storage that does not hold a cart', () => {
  it.each(['', 'not json', '{"a":1}', 'null', '[1,2]'])('%j opens an empty cart', (text) => {
    window.localStorage.setItem('gawai:cart', text);
    expect(openCartShop([]).cart().lines).toEqual([]);
  });

  it('is not read under the name of another shop', async () => {
    await storedLine();
    window.localStorage.setItem('lain:cart', window.localStorage.getItem('gawai:cart') ?? '');
    window.localStorage.removeItem('gawai:cart');
    expect(openCartShop([]).cart().lines).toEqual([]);
  });
});
