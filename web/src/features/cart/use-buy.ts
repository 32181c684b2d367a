import { firstSelectableVariant, variantsOnSale } from '@gawai/domain/product';
import { limitQuantity } from '@gawai/domain/stock';
import { noticeTexts } from '@gawai/domain/texts/error-catalogue';
import { useState } from 'react';
import {
  useAddToCartMutation,
  useCartQuery,
  type CartProductFragment,
} from '../../apollo/cart/cart.generated.ts';
import { countPieces, onlineStockOf } from '../../apollo/cart/cart-state.ts';
import { buyTexts } from '../../texts/buy.ts';
import { useNotices } from '../../ui/notices-context.ts';

const ACTION = 'addToCart';

type CartVariant = CartProductFragment['variants'][number];

/** What a shopper is about to put into the cart. */
export interface Buy<Variant extends CartVariant = CartVariant> {
  /** The variants that can be chosen: those with online stock. */
  readonly variants: readonly Variant[];
  /** Null when the product has none, or none is left. */
  readonly variant: Variant | null;
  /** Pieces that may be bought online; 0 = 'Stock Tidak Tersedia'. */
  readonly stock: number;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** Pieces of this product and variant that are in the cart. */
  readonly inCart: number;
  /**
   * Puts the chosen quantity into the cart. `onAdded` can report it instead of the pop-up; it resolves to
   * false when it cannot.
   */
  readonly add: (onAdded?: (added: Added) => Promise<boolean>) => void;
  /** Fills the cart up to the chosen quantity; false when the cart takes no more, which a pop-up reports. */
  readonly complete: () => Promise<boolean>;
}

/** What was put into the cart. */
export interface Added {
  readonly product: CartProductFragment;
  readonly variant: CartVariant | null;
  /** Pieces that the cart took. */
  readonly quantity: number;
  /** Why it is not as many as were chosen; null when it is. */
  readonly message: string | null;
}

/**
 * Variant and quantity on a product page, and putting them into the cart. Without a chosen variant that has
 * stock it is the first that has; the quantity stays between 1 and the online stock (specification.md 2 and 4).
 */
export function useBuy<Variant extends CartVariant>(
  product: CartProductFragment & { readonly variants: readonly Variant[] },
  isChosen: (variant: Variant) => boolean = () => false,
): Buy<Variant> {
  const notices = useNotices();
  const [addToCart, { client }] = useAddToCartMutation();
  const { data } = useCartQuery();
  const [wanted, setQuantity] = useState(1);

  const variants = variantsOnSale<Variant>(product);
  const variant = variants.find(isChosen) ?? firstSelectableVariant<Variant>(product);
  // A product with variants is sold by variant only; its own total does not count.
  const isSold = variant !== null || product.variants.length === 0;
  const stock = isSold ? onlineStockOf(product, variant?.id ?? null) : 0;
  const quantity = limitQuantity(wanted, stock);
  const line = data?.cart.lines.find(
    (each) =>
      each.product.id === product.id && (each.variant?.id ?? null) === (variant?.id ?? null),
  );

  const inCart = line?.quantity ?? 0;

  /** Adds at most `pieces`; null when the cart took none, which a pop-up reports. */
  const put = async (pieces: number): Promise<Added | null> => {
    const before = countPieces(client.cache);
    const { data: response } = await addToCart({
      variables: { productId: product.id, variantId: variant?.id ?? null, quantity: pieces },
    });
    const { message = null } = response?.addToCart ?? {};
    const taken = countPieces(client.cache) - before;
    if (taken > 0) return { product, variant, quantity: taken, message };
    notices.show({
      action: ACTION,
      kind: 'error',
      title: product.name,
      message: message ?? '',
    });
    return null;
  };

  const add = async (onAdded?: (added: Added) => Promise<boolean>) => {
    const added = await put(quantity);
    if (added === null) return;
    setQuantity(1);
    notices.settle([ACTION]);
    if (await onAdded?.(added)) return;
    const name = variant === null ? product.name : `${product.name}, ${variant.name}`;
    notices.show({
      action: ACTION,
      kind: 'success',
      title: noticeTexts.addedToCart,
      message: added.message ?? buyTexts.added(name, added.quantity),
    });
  };

  return {
    variants,
    variant,
    stock,
    quantity,
    setQuantity,
    inCart,
    add: (onAdded) => void add(onAdded),
    complete: async () => quantity <= inCart || (await put(quantity - inCart)) !== null,
  };
}
