import type {
  AddToWishlistPayloadResolvers,
  RemoveFromWishlistPayloadResolvers,
  WishlistEntryResolvers,
} from '../../__generated__/resolvers.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { fetchWishlist } from '../../rest/endpoints/wishlist.ts';
import { requireToken } from '../../graphql/require-token.ts';
import { addToWishlist, removeFromWishlist } from './change-wishlist.ts';

const wishlistEntry: WishlistEntryResolvers = {
  id: ({ id }) => encodeId('WishlistEntry', id),
  productId: ({ productId }) => encodeId('Product', productId),
};

const addToWishlistPayload: AddToWishlistPayloadResolvers = {
  entry: (addition) => addition.entry(),
  wishlist: (addition) => addition.wishlist(),
};

const removeFromWishlistPayload: RemoveFromWishlistPayloadResolvers = {
  removedId: ({ removedId }) => (removedId === null ? null : encodeId('WishlistEntry', removedId)),
  wishlist: (removal) => removal.wishlist(),
};

/** What customers have marked with a heart (specification.md 4, Wishlist). */
export const wishlistResolvers: ModuleResolvers = {
  Query: {
    wishlist: (_, _args, context) => {
      requireToken(context);
      return fetchWishlist(context.shop);
    },
  },
  Mutation: {
    addToWishlist: (_, { input }, context) => addToWishlist(input, context),
    removeFromWishlist: (_, { input }, context) => removeFromWishlist(input, context),
  },
  WishlistEntry: wishlistEntry,
  AddToWishlistPayload: addToWishlistPayload,
  RemoveFromWishlistPayload: removeFromWishlistPayload,
};
