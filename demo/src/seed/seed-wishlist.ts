import type { Customer } from '@gawai/shop-api/http/customer';
import { addToWishlist } from '@gawai/shop-api/resources/wishlist/add-to-wishlist';
import type { Shop } from '@gawai/shop-api/shop';
import { CATALOGUE } from './catalogue.ts';
import { DEMO_WISHES } from './demo-customer.ts';

/** Marks what the demo customer wishes for, as the storefront does. Throws when the shop rejects. */
export async function seedWishlist(shop: Shop, customer: Customer): Promise<void> {
  for (const wish of DEMO_WISHES) {
    const product = CATALOGUE.find(({ name }) => name === wish.product);
    const price = 'seenPrice' in wish ? wish.seenPrice : product?.price;
    const body = { product_id: product?.id ?? null, price: price ?? null };
    const { status } = await addToWishlist(shop, customer, body);
    if (status !== 201) throw new Error(`${wish.product} cannot be wished for`);
  }
}
