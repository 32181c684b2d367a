import type { GatewayContext } from '../../graphql/context.ts';
import { decodeId } from '../../graphql/global-id.ts';
import { nothingChanged, readAfterChange } from '../shared/read-after-change.ts';
import {
  deleteWishlistEntry,
  fetchWishlist,
  postWishlist,
  type WishlistEntryRecord,
} from '../../rest/endpoints/wishlist.ts';
import type { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { requireToken } from '../../graphql/require-token.ts';
import {
  mutationErrors,
  problemsToUserErrors,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';

/** Result of a change to the wishlist. */
export interface WishlistChange {
  /** All of it after the change; null when nothing changed or it cannot be read. */
  readonly wishlist: () => Promise<readonly WishlistEntryRecord[] | null>;
  readonly userErrors: readonly UserErrorRecord[];
}

/** Result of adding a product. */
export interface WishlistAddition extends WishlistChange {
  /** Null when it was not added, or when the wishlist cannot be read. */
  readonly entry: () => Promise<WishlistEntryRecord | null>;
}

/** Result of removing an entry. */
export interface WishlistRemoval extends WishlistChange {
  /** The shop's own id of the entry; null when it was not removed. */
  readonly deletedId: string | null;
}

/** Adds a product at the price of the shop's own record (shop-api.md 5.11, specification-notes.md 96). */
export async function addToWishlist(
  input: { readonly productId: string },
  context: GatewayContext,
): Promise<WishlistAddition> {
  requireToken(context);
  const { shop, loaders } = context;
  const productId = decodeId('Product', input.productId, 'productId');
  const product = await loaders.productById.load(productId);
  if (product?.active !== true) return rejectedAddition(productNotFound());
  const rejection = await postWishlist(shop, product);
  if (rejection !== null) return rejectedAddition(additionErrors(rejection));
  const wishlist = wishlistNow(context);
  const entry = async () =>
    (await wishlist())?.find((each) => each.productId === productId) ?? null;
  return { entry, wishlist, userErrors: [] };
}

/** Removes an entry from the wishlist; one that is already removed is a success (shop-api.md 5.11). */
export async function removeFromWishlist(
  input: { readonly entryId: string },
  context: GatewayContext,
): Promise<WishlistRemoval> {
  requireToken(context);
  const entryId = decodeId('WishlistEntry', input.entryId, 'entryId');
  const rejection = await deleteWishlistEntry(context.shop, entryId);
  if (rejection === null) {
    return { deletedId: entryId, wishlist: wishlistNow(context), userErrors: [] };
  }
  return { deletedId: null, wishlist: nothingChanged, userErrors: mutationErrors(rejection) };
}

function wishlistNow({ shop, log }: GatewayContext): WishlistChange['wishlist'] {
  return readAfterChange(log, () => fetchWishlist(shop));
}

function rejectedAddition(userErrors: readonly UserErrorRecord[]): WishlistAddition {
  return { entry: nothingChanged, wishlist: nothingChanged, userErrors };
}

function additionErrors(rejection: ShopRejection): readonly UserErrorRecord[] {
  if (rejection.code === 'NOT_FOUND') return productNotFound();
  return mutationErrors(rejection, { product_id: 'productId' });
}

function productNotFound(): readonly UserErrorRecord[] {
  return problemsToUserErrors([{ code: 'PRODUCT_NOT_FOUND' }]);
}
