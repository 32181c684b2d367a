import type { GatewayContext } from '../../context.ts';
import { decodeId } from '../../global-id.ts';
import { nothingChanged, readAfterChange } from '../../read-after-change.ts';
import {
  deleteWishlistEntry,
  fetchWishlist,
  postWishlist,
  type WishlistEntryRecord,
} from '../../rest/endpoints/wishlist.ts';
import { isAboutCaller, type ShopRefusal } from '../../rest/shop-error.ts';
import { requireToken } from '../../signed-in.ts';
import { problemToUserError, refusalToUserErrors, type UserErrorRecord } from '../../user-error.ts';

/** What became of a change to the wishlist. */
export interface WishlistChange {
  /** All of it after the change; null when nothing changed or it cannot be read. */
  readonly wishlist: () => Promise<readonly WishlistEntryRecord[] | null>;
  readonly userErrors: readonly UserErrorRecord[];
}

/** What became of a product that was to be marked. */
export interface WishlistAddition extends WishlistChange {
  /** Null when it was not marked, or when the wishlist cannot be read. */
  readonly entry: () => Promise<WishlistEntryRecord | null>;
}

/** What became of an entry that was to go. */
export interface WishlistRemoval extends WishlistChange {
  /** The shop's own id of the entry; null when it is still there. */
  readonly removedId: string | null;
}

/** Marks a product at the price of the shop's own record (shop-api.md 5.11, specification-notes.md 96). */
export async function addToWishlist(
  input: { readonly productId: string },
  context: GatewayContext,
): Promise<WishlistAddition> {
  requireToken(context);
  const { shop, loaders } = context;
  const productId = decodeId('Product', input.productId, 'productId');
  const product = await loaders.productById.load(productId);
  if (product?.active !== true) return refusedAddition([productNotFound()]);
  const refusal = await postWishlist(shop, product);
  if (refusal !== null) return refusedAddition(additionErrors(refusal));
  const wishlist = wishlistNow(context);
  const entry = async () =>
    (await wishlist())?.find((each) => each.productId === productId) ?? null;
  return { entry, wishlist, userErrors: [] };
}

/** Takes an entry off the wishlist; one that is gone already is as good (shop-api.md 5.11). */
export async function removeFromWishlist(
  input: { readonly entryId: string },
  context: GatewayContext,
): Promise<WishlistRemoval> {
  requireToken(context);
  const entryId = decodeId('WishlistEntry', input.entryId, 'entryId');
  const refusal = await deleteWishlistEntry(context.shop, entryId);
  if (refusal === null) {
    return { removedId: entryId, wishlist: wishlistNow(context), userErrors: [] };
  }
  if (isAboutCaller(refusal)) throw refusal;
  return { removedId: null, wishlist: nothingChanged, userErrors: refusalToUserErrors(refusal) };
}

function wishlistNow({ shop, log }: GatewayContext): WishlistChange['wishlist'] {
  return readAfterChange(log, () => fetchWishlist(shop));
}

function refusedAddition(userErrors: readonly UserErrorRecord[]): WishlistAddition {
  return { entry: nothingChanged, wishlist: nothingChanged, userErrors };
}

function additionErrors(refusal: ShopRefusal): readonly UserErrorRecord[] {
  if (isAboutCaller(refusal)) throw refusal;
  if (refusal.code === 'NOT_FOUND') return [productNotFound()];
  return refusalToUserErrors(refusal, { product_id: 'productId' });
}

function productNotFound(): UserErrorRecord {
  return problemToUserError({ code: 'PRODUCT_NOT_FOUND' });
}
