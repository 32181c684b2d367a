import { limitQuantity } from '@gawai/domain/stock';
import { onlineStockOf } from '../../../apollo/cart/cart-state.ts';
import type { BuyAgainQuery } from './buy-again.generated.ts';

type OrderedLine = NonNullable<BuyAgainQuery['order']>['lines'][number];

/** A line of an order that can be put into the cart. */
export interface LineOnSale {
  readonly productId: string;
  readonly variantId: string | null;
  /** At most what the order had, and what is in stock. */
  readonly quantity: number;
}

/** The lines of an order that can be bought now, and the names of those that cannot. */
export function linesOnSale(lines: readonly OrderedLine[]): {
  readonly onSale: readonly LineOnSale[];
  readonly gone: readonly string[];
} {
  const onSale: LineOnSale[] = [];
  const gone: string[] = [];
  for (const line of lines) {
    const found = lineOnSale(line);
    if (found === null) gone.push(line.productName);
    else onSale.push(found);
  }
  return { onSale, gone };
}

/** An order knows its variants by their name only; a renamed one counts as gone. */
function lineOnSale({ product, variantName, quantity: ordered }: OrderedLine): LineOnSale | null {
  if (product?.availability !== 'AVAILABLE') return null;
  const variant = product.variants.find(({ name }) => name === variantName);
  if (variant === undefined && (product.variants.length > 0 || variantName !== null)) return null;
  const variantId = variant?.id ?? null;
  const quantity = limitQuantity(ordered, onlineStockOf(product, variantId));
  return quantity === 0 ? null : { productId: product.id, variantId, quantity };
}
