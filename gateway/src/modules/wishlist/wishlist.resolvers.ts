import type {
  CustomerResolvers,
  RemoveFromWishlistPayloadResolvers,
  WishlistEntryResolvers,
} from '../../__generated__/resolvers.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { fetchWishlist } from '../../rest/endpoints/wishlist.ts';
import { shopOf } from '../shared/known-customer.ts';
import { addToWishlist, removeFromWishlist } from './change-wishlist.ts';

const customer: CustomerResolvers = {
  wishlist: (parent) => fetchWishlist(shopOf(parent)),
};

const wishlistEntry: WishlistEntryResolvers = {
  id: ({ id }) => encodeId('WishlistEntry', id),
  productId: ({ productId }) => encodeId('Product', productId),
};

const removeFromWishlistPayload: RemoveFromWishlistPayloadResolvers = {
  deletedId: ({ deletedId }) => (deletedId === null ? null : encodeId('WishlistEntry', deletedId)),
};

/** Wishlist of a customer (specification.md 4, Wishlist). */
export const wishlistResolvers: ModuleResolvers = {
  Customer: customer,
  Mutation: {
    addToWishlist: (_, { input }, context) => addToWishlist(input, context),
    removeFromWishlist: (_, { input }, context) => removeFromWishlist(input, context),
  },
  WishlistEntry: wishlistEntry,
  RemoveFromWishlistPayload: removeFromWishlistPayload,
};
