import type { ApolloCache } from '@apollo/client';
import { lineKey, type CartLine } from '@gawai/domain/cart';
import {
  CartProductFragmentDoc,
  CartStateDocument,
  CartVariantFragmentDoc,
  type CartProductFragment,
  type CartStateQuery,
  type CartVariantFragment,
} from './cart.generated.ts';

/** Cache id of the one cart of this browser. */
export const CART_ID = 'Cart:browser';

/** A cart line without what is derived from its product; `time` in ms, `seenPrice` in whole rupiah. */
export interface CartLineState extends CartLine {
  readonly seenPrice: number;
}

/** The identity of a line in the cache: the same product and variant is always the same line. */
export function cartLineId(line: Pick<CartLineState, 'productId' | 'variantId'>): string {
  return `CartLine:${lineKey(line)}`;
}

/** The lines of the cart, in the order in which they were first added. */
export function readCartLines(cache: ApolloCache): CartLineState[] {
  const data = cache.readQuery<CartStateQuery>({ query: CartStateDocument });
  return (data?.cart.lines ?? []).map((line) => ({
    productId: line.product.id,
    variantId: line.variant?.id ?? null,
    quantity: line.quantity,
    time: line.time,
    seenPrice: line.seenPrice,
  }));
}

/** Pieces of all lines. */
export function countPieces(cache: ApolloCache): number {
  return readCartLines(cache).reduce((sum, { quantity }) => sum + quantity, 0);
}

function writeCart(cache: ApolloCache, lines: readonly CartLineState[], isRestored: boolean): void {
  cache.writeQuery<CartStateQuery>({
    query: CartStateDocument,
    data: {
      cart: {
        __typename: 'Cart',
        id: CART_ID,
        isRestored,
        lines: lines.map((line) => ({
          __typename: 'CartLine',
          id: cartLineId(line),
          time: line.time,
          quantity: line.quantity,
          seenPrice: line.seenPrice,
          product: { __typename: 'Product', id: line.productId },
          variant:
            line.variantId === null ? null : { __typename: 'ProductVariant', id: line.variantId },
        })),
      },
    },
  });
}

/** Replaces the lines. Products and variants are only referred to: their figures stay as they are. */
export function writeCartLines(cache: ApolloCache, lines: readonly CartLineState[]): void {
  writeCart(cache, lines, true);
}

/** Writes the cart as it is before the browser has read its lines back. */
export function writeUnrestoredCart(cache: ApolloCache): void {
  writeCart(cache, [], false);
}

/** A product from the cache; null unless it has all fields that a cart line needs. */
export function readCartProduct(cache: ApolloCache, productId: string): CartProductFragment | null {
  return cache.readFragment<CartProductFragment>({
    id: productId,
    fragment: CartProductFragmentDoc,
    fragmentName: 'CartProduct',
  });
}

/** A variant from the cache, also when its product no longer lists it; null unless it is complete. */
export function readCartVariant(cache: ApolloCache, variantId: string): CartVariantFragment | null {
  return cache.readFragment<CartVariantFragment>({
    id: variantId,
    fragment: CartVariantFragmentDoc,
    fragmentName: 'CartVariant',
  });
}

/** Writes a variant that no query has fetched yet. */
export function writeCartVariant(cache: ApolloCache, variant: CartVariantFragment): void {
  cache.writeFragment<CartVariantFragment>({
    id: variant.id,
    fragment: CartVariantFragmentDoc,
    fragmentName: 'CartVariant',
    data: variant,
  });
}

/** Writes a product that no query has fetched yet. */
export function writeCartProduct(cache: ApolloCache, product: CartProductFragment): void {
  cache.writeFragment<CartProductFragment>({
    id: product.id,
    fragment: CartProductFragmentDoc,
    fragmentName: 'CartProduct',
    data: product,
  });
}

/** Pieces of a product or of its variant that may be bought online; 0 when it is not sold. */
export function onlineStockOf(product: CartProductFragment, variantId: string | null): number {
  if (product.availability === 'INACTIVE') return 0;
  if (variantId === null) return product.onlineStock;
  return product.variants.find((variant) => variant.id === variantId)?.onlineStock ?? 0;
}
