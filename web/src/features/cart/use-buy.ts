import { QUANTITY_MAX } from '@gawai/domain/limits';
import { firstSelectableVariant, variantsOnSale } from '@gawai/domain/product';
import { limitQuantity } from '@gawai/domain/stock';
import { noticeTexts } from '@gawai/domain/texts/error-catalogue';
import { useState } from 'react';
import {
  useAddToCartMutation,
  useCartQuery,
  type CartProductFragment,
} from '../../apollo/cart/cart.generated.ts';
import { onlineStockOf } from '../../apollo/cart/cart-state.ts';
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
  /** Pieces that may be bought, at most; 0 = 'Stock Tidak Tersedia'. */
  readonly most: number;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** Pieces of this product and variant that lie in the cart. */
  readonly inCart: number;
  readonly add: () => void;
}

/**
 * Variant and quantity on a product page, and putting them into the cart. Without a chosen variant that has
 * stock it is the first that has; the quantity stays between 1 and the online stock (Specification sections
 * 2 and 4).
 */
export function useBuy<Variant extends CartVariant>(
  product: CartProductFragment & { readonly variants: readonly Variant[] },
  isChosen: (variant: Variant) => boolean = () => false,
): Buy<Variant> {
  const notices = useNotices();
  const [addToCart] = useAddToCartMutation();
  const { data } = useCartQuery();
  const [wanted, setQuantity] = useState(1);

  const variants = variantsOnSale<Variant>(product);
  const variant = variants.find(isChosen) ?? firstSelectableVariant<Variant>(product);
  // A product with variants is sold by variant only, whatever its own total says.
  const isSold = variant !== null || product.variants.length === 0;
  const stock = isSold ? onlineStockOf(product, variant?.id ?? null) : 0;
  const quantity = limitQuantity(wanted, stock);
  const line = data?.cart.lines.find(
    (each) =>
      each.product.id === product.id && (each.variant?.id ?? null) === (variant?.id ?? null),
  );

  const add = async () => {
    const { data: response } = await addToCart({
      variables: { productId: product.id, variantId: variant?.id ?? null, quantity },
    });
    const change = response?.addToCart;
    if (change?.notice === 'OUT_OF_STOCK' || change?.notice === 'CART_FULL') {
      notices.show({
        action: ACTION,
        kind: 'error',
        title: product.name,
        message: change.message ?? '',
      });
      return;
    }
    const name = variant === null ? product.name : `${product.name}, ${variant.name}`;
    notices.show({
      action: ACTION,
      kind: 'success',
      title: noticeTexts.addedToCart,
      message: change?.message ?? buyTexts.added(name, quantity),
    });
    setQuantity(1);
  };

  return {
    variants,
    variant,
    most: limitQuantity(QUANTITY_MAX, stock),
    quantity,
    setQuantity,
    inCart: line?.quantity ?? 0,
    add: () => void add(),
  };
}
