import { CART_LINE_LIFETIME_MS } from '@gawai/domain/limits';
import { describe, expect, it } from 'vitest';
import { CART_NOW, openCartShop } from '../../../test-kit/cart-shop.ts';
import { testSite } from '../../../test-kit/render-app.tsx';
import { sampleProduct, sampleVariant } from '../../../test-kit/sample-shop.ts';
import { createBrowserParts } from '../../app/browser-parts.ts';
import { cartLineId } from './cart-state.ts';
import {
  AcceptCartPriceDocument,
  CartDocument,
  ClearCartDocument,
  RemoveFromCartDocument,
  SetCartQuantityDocument,
  type CartQuery,
} from './cart.generated.ts';

const phone = sampleProduct(1, { price: 2_000_000, weight: 250.5, onlineStock: 5 });
const tablet = sampleProduct(2, {
  price: 3_000_000,
  onlineStock: 9,
  variants: [sampleVariant(21, 'Hitam', 4), sampleVariant(22, 'Putih', 2)],
});
const phoneLine = cartLineId({ productId: 'Product:1', variantId: null });

async function openFetched(...products: unknown[]) {
  const shop = openCartShop(products);
  await shop.fetchProducts();
  return shop;
}

const setQuantity = (lineId: string, quantity: number) => ({
  mutation: SetCartQuantityDocument,
  variables: { lineId, quantity },
});

describe('Query.cart', () => {
  it('returns an empty cart without a request to the shop and without a warning', async () => {
    const { client, stub } = openCartShop([]);
    const { data } = await client.query<CartQuery>({ query: CartDocument });
    expect(data?.cart).toMatchObject({ lines: [], lineCount: 0, total: 0 });
    expect(stub.requested).toEqual([]);
  });
});

describe('Cart.isRestored', () => {
  it('returns false until the stored lines are read and true after, also for an empty cart', () => {
    const { client, start } = createBrowserParts({ site: testSite, now: () => CART_NOW });
    const cart = () => client.readQuery<CartQuery>({ query: CartDocument })?.cart;
    expect(cart()).toMatchObject({ isRestored: false, lines: [] });
    start();
    expect(cart()).toMatchObject({ isRestored: true, lines: [] });
  });
});

describe('addToCart', () => {
  it('adds a line that refers to the normalised product, without a request', async () => {
    const shop = await openFetched(phone);
    expect(await shop.add('Product:1', 2)).toMatchObject({ notice: null, message: null });
    expect(shop.cart()).toMatchObject({
      lineCount: 1,
      total: 4_000_000,
      lines: [{ time: CART_NOW, quantity: 2, seenPrice: 2_000_000, onlineStock: 5 }],
    });
    expect(shop.stub.requested).toEqual(['Products']);
  });

  it('merges the same product and variant and sums the quantities', async () => {
    const shop = await openFetched(tablet);
    await shop.add('Product:2', 1, 'ProductVariant:21');
    await shop.add('Product:2', 2, 'ProductVariant:21');
    expect(shop.cart().lines.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('adds another variant of the same product as a line of its own', async () => {
    const shop = await openFetched(tablet);
    await shop.add('Product:2', 1, 'ProductVariant:21');
    await shop.add('Product:2', 1, 'ProductVariant:22');
    expect(shop.cart().lines.map(({ variant }) => variant?.name)).toEqual(['Hitam', 'Putih']);
    expect(shop.cart().lineCount).toBe(2);
  });

  it('limits the merged quantity to the stock of the variant and returns a notice', async () => {
    const shop = await openFetched(tablet);
    await shop.add('Product:2', 3, 'ProductVariant:21');
    expect(await shop.add('Product:2', 3, 'ProductVariant:21')).toMatchObject({
      notice: 'LIMITED_TO_STOCK',
      message: 'Jumlah disesuaikan dengan stok yang tersedia: 4',
    });
    expect(shop.cart().lines[0]?.quantity).toBe(4);
  });

  it('changes nothing when the product is sold out', async () => {
    const shop = await openFetched(sampleProduct(1, { onlineStock: 0 }));
    expect(await shop.add('Product:1', 1)).toMatchObject({ notice: 'OUT_OF_STOCK' });
    expect(shop.cart().lines).toEqual([]);
  });
});

describe('mutations of a cart', () => {
  it('limits a quantity to between 1 and the online stock', async () => {
    const shop = await openFetched(phone);
    await shop.add('Product:1', 2);
    await shop.command(setQuantity(phoneLine, 0));
    expect(shop.cart().lines[0]?.quantity).toBe(1);
    await shop.command(setQuantity(phoneLine, 99));
    expect(shop.cart().lines[0]?.quantity).toBe(5);
  });

  it('removes a line and leaves the others', async () => {
    const shop = await openFetched(phone, tablet);
    await shop.add('Product:1', 1);
    await shop.add('Product:2', 1, 'ProductVariant:21');
    await shop.command({ mutation: RemoveFromCartDocument, variables: { lineId: phoneLine } });
    expect(shop.cart().lines.map(({ product }) => product.id)).toEqual(['Product:2']);
  });

  it('ignores a line that another tab has removed', async () => {
    const shop = await openFetched(phone);
    await shop.command(setQuantity(phoneLine, 3));
    expect(shop.cart().lines).toEqual([]);
  });

  it('empties the cart in the cache and in storage after an order', async () => {
    const shop = await openFetched(phone);
    await shop.add('Product:1', 1);
    await shop.command({ mutation: ClearCartDocument });
    expect(shop.cart().lines).toEqual([]);
    expect(shop.stored.read()).toEqual([]);
  });
});

describe('cart line whose price changes', () => {
  it('returns the new price at once and still the price that the shopper saw', async () => {
    const shop = await openFetched(phone);
    await shop.add('Product:1', 2);
    shop.stub.change({ products: { nodes: [{ ...phone, price: 2_500_000 }] } });
    await shop.fetchProducts();
    expect(shop.cart()).toMatchObject({ total: 5_000_000, lines: [{ seenPrice: 2_000_000 }] });
  });

  it('stores the new price as seen when the shopper accepts it', async () => {
    const shop = await openFetched(phone);
    await shop.add('Product:1', 2);
    shop.stub.change({ products: { nodes: [{ ...phone, price: 2_500_000 }] } });
    await shop.fetchProducts();
    await shop.command({ mutation: AcceptCartPriceDocument, variables: { lineId: phoneLine } });
    expect(shop.cart().lines[0]?.seenPrice).toBe(2_500_000);
  });
});

describe('cart restored from storage', () => {
  it('returns the stored lines and products without a request to the shop', async () => {
    const before = await openFetched(phone);
    await before.add('Product:1', 2);
    const after = openCartShop([]);
    expect(after.cart()).toMatchObject({
      total: 4_000_000,
      lines: [{ quantity: 2, product: { name: 'Gawai 1' } }],
    });
  });

  it('does not replace a newer price of the server by a stored one', async () => {
    const before = await openFetched(phone);
    await before.add('Product:1', 1);
    const stored = before.stored.read();
    before.stored.remove();

    const after = openCartShop([{ ...phone, name: 'Nama baru', price: 1_500_000 }]);
    await after.fetchProducts();
    after.stored.write(stored);
    window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:cart' }));
    expect(after.cart().total).toBe(1_500_000);
    expect(after.listedProducts()[0]?.name).toBe('Nama baru');
  });

  it('drops a line that is older than three days, but not one of exactly three', async () => {
    const before = await openFetched(phone);
    await before.add('Product:1', 1);
    const exactly = openCartShop([], CART_NOW + CART_LINE_LIFETIME_MS);
    expect(exactly.cart().lineCount).toBe(1);
    const later = openCartShop([], CART_NOW + CART_LINE_LIFETIME_MS + 1);
    expect(later.cart().lineCount).toBe(0);
    expect(later.stored.read()).toEqual([]);
  });
});

describe('cart in a cleared cache', () => {
  it('restores the stored lines after clearStore', async () => {
    const shop = await openFetched(phone);
    await shop.add('Product:1', 2);
    await shop.client.clearStore();
    expect(shop.cart()).toMatchObject({ lineCount: 1, total: 4_000_000 });
  });

  it('restores the stored lines after resetStore, which refetches active queries', async () => {
    const shop = await openFetched(phone);
    await shop.add('Product:1', 2);
    const seen: number[] = [];
    const watched = shop.client
      .watchQuery<CartQuery>({ query: CartDocument })
      .subscribe(({ data }) => {
        const count = data?.cart?.lineCount;
        if (typeof count === 'number') seen.push(count);
      });
    await shop.client.resetStore();
    watched.unsubscribe();
    expect(seen.at(-1)).toBe(1);
    expect(shop.cart().lineCount).toBe(1);
  });
});

describe('cart in two tabs', () => {
  it('shows the change that the other tab stored', async () => {
    const here = await openFetched(phone);
    const there = await openFetched(phone);
    await there.add('Product:1', 3);
    expect(here.cart().lineCount).toBe(0);
    window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:cart' }));
    expect(here.cart()).toMatchObject({ lineCount: 1, lines: [{ quantity: 3 }] });
  });

  it('ignores a storage event of another key', async () => {
    const here = await openFetched(phone);
    const there = await openFetched(phone);
    await there.add('Product:1', 3);
    window.dispatchEvent(new StorageEvent('storage', { key: 'someone-else:cart' }));
    expect(here.cart().lineCount).toBe(0);
  });
});
