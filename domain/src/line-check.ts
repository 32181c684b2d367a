import { lineKey } from './cart.ts';
import type { Rupiah } from './money.ts';
import type { Problem } from './problem.ts';
import { availability, type ProductForSale } from './product.ts';

/** A line as it was put into the cart, beside the shop's present record of its product. */
export type CheckedLine = {
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number;
  /** Price that the shopper saw and accepted, null when the client sent none. */
  readonly acceptedPrice: Rupiah | null;
  /** Name of the product for messages, also when the shop no longer knows it. */
  readonly productName: string;
  /** The shop's record now, null when the product is unknown or removed. */
  readonly product: (ProductForSale & { readonly price: Rupiah }) | null;
};

/** A price that is no longer the one the shopper saw; `line` is the index in the list. */
export type PriceChange = {
  readonly line: number;
  readonly productName: string;
  readonly before: Rupiah;
  readonly now: Rupiah;
};

/** All lines whose price rose or fell since the shopper accepted it. */
export function priceChanges(lines: readonly CheckedLine[]): PriceChange[] {
  return lines.flatMap(({ acceptedPrice, product, productName }, line) =>
    acceptedPrice === null || product === null || product.price === acceptedPrice
      ? []
      : [{ line, productName, before: acceptedPrice, now: product.price }],
  );
}

function saleProblem(checked: CheckedLine, line: number, wanted: number): Problem[] {
  const { product, productName, variantId } = checked;
  if (product === null || availability(product) === 'INACTIVE') {
    return [{ code: 'NOT_SOLD', line, productName }];
  }
  if (variantId === null && product.variants.length > 0) {
    return [{ code: 'VARIANT_REQUIRED', line, productName }];
  }
  const variant = product.variants.find(({ id }) => id === variantId);
  if (variantId !== null && variant === undefined) {
    return [{ code: 'VARIANT_NOT_SOLD', line, productName }];
  }
  const available = Math.max(0, (variant ?? product).onlineStock);
  if (available === 0) return [{ code: 'OUT_OF_STOCK', line, productName }];
  return wanted > available ? [{ code: 'QUANTITY_ABOVE_STOCK', line, productName, available }] : [];
}

/**
 * Problems for which the lines cannot be ordered as they are (specification.md 4): not sold any more,
 * no variant chosen, out of stock, more than the online stock (lines of the same product and variant
 * count together), or a price that rose and was not accepted yet. A price that fell blocks nothing.
 */
export function checkLines(lines: readonly CheckedLine[]): Problem[] {
  const wanted = new Map<string, number>();
  for (const line of lines) {
    wanted.set(lineKey(line), (wanted.get(lineKey(line)) ?? 0) + line.quantity);
  }
  const sale = lines.flatMap((line, position) =>
    saleProblem(line, position, wanted.get(lineKey(line)) ?? 0),
  );
  const risen = priceChanges(lines)
    .filter((change) => change.now > change.before)
    .map((change): Problem => ({ code: 'PRICE_CHANGED', ...change }));
  return [...sale, ...risen];
}
