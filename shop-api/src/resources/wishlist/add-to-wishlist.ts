import type { Customer } from '../../http/customer.ts';
import { FormReader } from '../../http/form.ts';
import { invalid, notFound } from '../../http/rejections.ts';
import { created, ok, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { addItem, itemOf, priceOfSold } from './queries.ts';
import { wishlistForm } from './wishlist-schemas.ts';

/**
 * POST /wishlist (shop-api.md 5.11). Adding twice is a success and one entry, which keeps its first
 * price. The price is the one the shopper saw; without one it is the shop's own.
 */
export async function addToWishlist(
  shop: Shop,
  caller: Customer,
  body: unknown,
): Promise<ShopResponse> {
  const form = new FormReader(body);
  const { productId, productVariantId, price: seenPrice } = wishlistForm.read(form);
  if (form.errors !== null) return invalid(form.errors);

  const marked = { productId, variantId: productVariantId };
  const price = await priceOfSold(shop.db, marked);
  if (price === null) return notFound();
  const item = { ...marked, userId: caller.id, price: seenPrice || price };
  const id = await addItem(shop.db, item);
  if (id !== null) return created({ id });
  const present = await itemOf(shop.db, caller.id, marked);
  return ok(present === null ? null : { id: present });
}
