import { onlineStockOf } from '../../../apollo/cart/cart-state.ts';
import type { BuyAgainQuery } from './buy-again.generated.ts';

type OrderedLine = NonNullable<BuyAgainQuery['order']>['lines'][number];

/** A line of an order that can be put into the cart. */
export interface LineOnSale {
  /** Product and variant, as the order names them. */
  readonly name: string;
  readonly productId: string;
  readonly variantId: string | null;
  /** What the order had; the cart takes what is in stock. */
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
    const name = [line.productName, line.variantName ?? []].flat().join(', ');
    const found = idsOnSale(line);
    if (found === null) gone.push(name);
    else onSale.push({ ...found, name, quantity: line.quantity });
  }
  return { onSale, gone };
}

/** An order knows its variants by their name only; a renamed one counts as gone. */
function idsOnSale({
  product,
  variantName,
}: OrderedLine): Pick<LineOnSale, 'productId' | 'variantId'> | null {
  if (product?.availability !== 'AVAILABLE') return null;
  const variant = product.variants.find(({ name }) => name === variantName);
  if (variant === undefined && (product.variants.length > 0 || variantName !== null)) return null;
  const variantId = variant?.id ?? null;
  return onlineStockOf(product, variantId) === 0 ? null : { productId: product.id, variantId };
}
