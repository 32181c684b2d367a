import type { Rupiah } from '@gawai/domain/money';
import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';
import { readUsable, UnusableEntry, type WireEntry } from '../wire/wire-entry.ts';
import { wireId } from '../wire/wire-id.ts';
import { asObject } from '../wire/wire-shape.ts';
import {
  productsOf,
  readListedProduct,
  type ListedProduct,
  type ProductCore,
  type ProductRecord,
} from './product.ts';

/** An entry of a customer's wishlist. */
export interface WishlistEntryRecord {
  /** Of the entry, not of the product. */
  readonly id: string;
  readonly productId: string;
  /** Null when the shop no longer has it. */
  readonly product: ProductRecord | null;
  /** Null without a variant. */
  readonly variantName: string | null;
  /** Price at that time; null when the shop does not send it. */
  readonly priceWhenAdded: Rupiah | null;
}

const PATH = 'wishlist';

/** GET /wishlist (shop-api.md 5.11). */
export async function fetchWishlist(shop: RestClient): Promise<readonly WishlistEntryRecord[]> {
  const entries = await shop.list({ path: [PATH] }, readWishlistEntry);
  const listed = entries.flatMap(({ product }) => (product === null ? [] : [product]));
  const products = new Map(productsOf(listed).map((product) => [product.id, product]));
  return entries.map(({ product, ...entry }) => ({
    ...entry,
    product: product === null ? null : (products.get(product.product.id) ?? null),
  }));
}

/** POST /wishlist at the shop's own price (shop-api.md 5.11). Null for success. */
export function postWishlist(
  shop: RestClient,
  { id, price }: Pick<ProductCore, 'id' | 'price'>,
): Promise<ShopRejection | null> {
  const body = { product_id: wireId(id), price };
  return shop.execute({ method: 'POST', path: [PATH], body });
}

/** DELETE /wishlist/{id of the entry} (shop-api.md 5.11). Null for success, also when there was no such entry. */
export async function deleteWishlistEntry(
  shop: RestClient,
  entryId: string,
): Promise<ShopRejection | null> {
  const rejection = await shop.execute({ method: 'DELETE', path: [PATH, entryId] });
  return rejection?.code === 'NOT_FOUND' ? null : rejection;
}

/** An entry whose product is not resolved against the whole list yet. */
type ListedEntry = Omit<WishlistEntryRecord, 'product'> & {
  readonly product: ListedProduct | null;
};

function readWishlistEntry(entry: WireEntry): ListedEntry {
  const result = readUsable(asObject(entry.raw('product')), readListedProduct);
  const product = result.ok ? result.entry : null;
  const productId = entry.idOrNull('product_id') ?? product?.product.id;
  if (productId === undefined) throw new UnusableEntry('product_id');
  const variant = entry.entry('product_variant');
  return {
    id: entry.id('id'),
    productId,
    product,
    variantName: variant?.textOrNull('name') ?? entry.textOrNull('product_variant'),
    priceWhenAdded: entry.rupiahOrNull('price'),
  };
}
