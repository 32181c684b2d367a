import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CART_NOW, openCartShop } from '../../../test-kit/cart-shop.ts';
import { sampleProduct, sampleVariant } from '../../../test-kit/sample-shop.ts';
import { AcceptCartPriceDocument } from './cart.generated.ts';
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
  it('contains the fields that the specification lists', async () => {
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

  it('returns product, quantity, time and seen price of a stored line', async () => {
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

  it('drops only lines that are invalid', async () => {
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

  it('reads a line that was stored before variants had pictures', async () => {
    const line = await storedLine();
    const { image: _, ...variant } = sampleVariant(21, 'Hitam', 4);
    const [read] = readStoredCart([{ ...line, variant }]);
    expect(read?.variant).toMatchObject({ id: 'ProductVariant:21', image: null });
  });

  it('reads a line without a valid time, which the three-day rule drops', async () => {
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

describe('stored line of a withdrawn variant', () => {
  const variants = [sampleVariant(21, 'Hitam', 4), sampleVariant(22, 'Putih', 2)];
  const tablet = sampleProduct(2, { variants });
  const newVariants = [sampleVariant(23, 'Biru', 9), sampleVariant(24, 'Hijau', 1)];
  const changed = sampleProduct(2, { variants: newVariants });
  const chosen = [
    { quantity: 1, variant: { id: 'ProductVariant:21', name: 'Hitam' } },
    { quantity: 2, variant: { id: 'ProductVariant:22', name: 'Putih' } },
  ];

  /** Stores a cart after the shop has withdrawn the variants of its lines. */
  async function storeWithdrawn() {
    const shop = openCartShop([tablet]);
    await shop.fetchProducts();
    await shop.add('Product:2', 1, 'ProductVariant:21');
    await shop.add('Product:2', 2, 'ProductVariant:22');
    shop.stub.change({ products: { nodes: [changed] } });
    await shop.fetchProducts();
    const lineId = shop.cart().lines[0]?.id;
    await shop.command({ mutation: AcceptCartPriceDocument, variables: { lineId } });
    return shop.stored;
  }

  it('retains the chosen variant', async () => {
    await storeWithdrawn();
    expect(openCartShop([]).cart().lines).toMatchObject(chosen);
  });

  it('retains the chosen variant although the shop has sent the product without it', async () => {
    const stored = await storeWithdrawn();
    const lines = stored.read();
    stored.remove();
    const shop = openCartShop([changed]);
    await shop.fetchProducts();
    stored.write(lines);
    window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:cart' }));
    expect(shop.cart().lines).toMatchObject(chosen);
  });
});

describe('local storage without a valid cart', () => {
  it.each(['', 'not json', '{"a":1}', 'null', '[1,2]'])('opens an empty cart for %j', (text) => {
    window.localStorage.setItem('gawai:cart', text);
    expect(openCartShop([]).cart().lines).toEqual([]);
  });

  it('opens an empty cart for a cart under the key of another shop', async () => {
    await storedLine();
    window.localStorage.setItem('lain:cart', window.localStorage.getItem('gawai:cart') ?? '');
    window.localStorage.removeItem('gawai:cart');
    expect(openCartShop([]).cart().lines).toEqual([]);
  });
});
