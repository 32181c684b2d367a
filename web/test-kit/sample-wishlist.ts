import { sampleProduct } from './sample-shop.ts';

type Product = ReturnType<typeof sampleProduct>;

/** An entry of a wishlist; `product` is null when the shop no longer has it. */
export function sampleEntry(
  number: number,
  product: Product | null,
  priceWhenAdded: number | null,
) {
  return {
    __typename: 'WishlistEntry',
    id: `WishlistEntry:${number}`,
    productId: `Product:${number}`,
    product,
    variantName: null,
    priceWhenAdded,
  };
}

/** A wishlist that mutations change; `changes` lists them, in order. */
export function sampleWishlist(first: readonly ReturnType<typeof sampleEntry>[]) {
  let entries = [...first];
  const changes: string[] = [];
  const root = {
    wishlist: () => entries,
    addToWishlist: ({ input }: { input: { productId: string } }) => {
      changes.push(`+${input.productId}`);
      const number = Number(input.productId.split(':')[1]);
      entries = [...entries, sampleEntry(number, sampleProduct(number), number * 1_000_000)];
      return { wishlist: entries, userErrors: [] };
    },
    removeFromWishlist: ({ input }: { input: { entryId: string } }) => {
      changes.push(`-${input.entryId}`);
      entries = entries.filter(({ id }) => id !== input.entryId);
      return { deletedId: input.entryId, wishlist: entries, userErrors: [] };
    },
  };
  return { root, changes };
}
