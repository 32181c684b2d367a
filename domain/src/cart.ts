import {
  addDecimals,
  multiplyDecimals,
  wholeDecimal,
  zeroDecimal,
  type Decimal,
} from './decimal.ts';
import { CART_LINES_MAX, CART_LINE_LIFETIME_MS, QUANTITY_MAX } from './limits.ts';
import { multiplyRupiah, sumRupiah, type Rupiah } from './money.ts';
import { limitQuantity } from './stock.ts';

/** What identifies a line: the product, and the variant when the product has some. */
export type LineIdentity = { readonly productId: string; readonly variantId: string | null };

/** The least a cart line must hold; `time` is when it was last added to, in ms since 1970. */
export type CartLine = LineIdentity & { readonly quantity: number; readonly time: number };

/** Notice for the shopper when the cart could not make the requested change in full. */
export type CartNotice =
  | { readonly code: 'LIMITED_TO_STOCK'; readonly available: number }
  | { readonly code: 'LINE_FULL'; readonly max: number }
  | { readonly code: 'OUT_OF_STOCK' }
  | { readonly code: 'CART_FULL'; readonly max: number };

/** The cart after a change, and the notice to show; null when the whole change was applied. */
export type CartChange<L> = { readonly lines: L[]; readonly notice: CartNotice | null };

/** Text that is equal for two lines exactly when they are the same product and variant. */
export function lineKey(line: LineIdentity): string {
  return JSON.stringify([line.productId, line.variantId]);
}

/**
 * Puts a line into the cart (specification.md 4). The same product and variant merges: the
 * quantities add up, time and product copy are those of the new line, the position does not change. The sum is
 * limited to the online stock and to 999, with a notice. Without stock, or with 100 other lines, nothing
 * changes. Another variant of the same product is a line of its own.
 */
export function addLine<L extends CartLine>(
  lines: readonly L[],
  added: L,
  onlineStock: number,
): CartChange<L> {
  const key = lineKey(added);
  const present = lines.find((line) => lineKey(line) === key);
  const wanted = added.quantity + (present?.quantity ?? 0);
  const quantity = limitQuantity(wanted, onlineStock);
  if (quantity === 0) return { lines: [...lines], notice: { code: 'OUT_OF_STOCK' } };
  if (present === undefined && lines.length >= CART_LINES_MAX) {
    return { lines: [...lines], notice: { code: 'CART_FULL', max: CART_LINES_MAX } };
  }
  const merged: L = { ...added, quantity };
  return {
    lines:
      present === undefined
        ? [...lines, merged]
        : lines.map((line) => (line === present ? merged : line)),
    notice: quantity < wanted ? limitNotice(quantity, onlineStock) : null,
  };
}

/** Why a quantity was limited: by the stock, or by the most that a line may have. */
function limitNotice(quantity: number, onlineStock: number): CartNotice {
  return onlineStock > QUANTITY_MAX
    ? { code: 'LINE_FULL', max: QUANTITY_MAX }
    : { code: 'LIMITED_TO_STOCK', available: quantity };
}

/**
 * Sets the quantity of one line, at least 1 and at most the online stock. A line whose stock is gone
 * keeps its quantity and is shown as unavailable.
 */
export function setQuantity<L extends CartLine>(
  lines: readonly L[],
  identity: LineIdentity,
  wanted: number,
  onlineStock: number,
): CartChange<L> {
  const quantity = limitQuantity(wanted, onlineStock);
  if (quantity === 0) return { lines: [...lines], notice: { code: 'OUT_OF_STOCK' } };
  const key = lineKey(identity);
  return {
    lines: lines.map((line) => (lineKey(line) === key ? { ...line, quantity } : line)),
    notice: quantity < wanted ? limitNotice(quantity, onlineStock) : null,
  };
}

/** The cart without one product and variant. */
export function removeLine<L extends LineIdentity>(
  lines: readonly L[],
  identity: LineIdentity,
): L[] {
  const key = lineKey(identity);
  return lines.filter((line) => lineKey(line) !== key);
}

/**
 * Drops lines older than three days, on app load only (specification.md 4). Exactly three days
 * stays, a time in the future stays, a missing or unreadable time is dropped. `now` is in ms.
 */
export function dropExpired<L extends { readonly time?: unknown }>(
  lines: readonly L[],
  now: number,
): L[] {
  return lines.filter(
    ({ time }) =>
      typeof time === 'number' && Number.isFinite(time) && now - time <= CART_LINE_LIFETIME_MS,
  );
}

/** Sum of price x quantity in whole rupiah (specification.md 9). */
export function cartTotal(
  lines: readonly { readonly price: Rupiah; readonly quantity: number }[],
): Rupiah {
  return sumRupiah(lines.map((line) => multiplyRupiah(line.price, line.quantity)));
}

/** Sum of weight x quantity in grams, exact (specification.md 9). */
export function cartWeight(
  lines: readonly { readonly weight: Decimal; readonly quantity: number }[],
): Decimal {
  return lines
    .map((line) => multiplyDecimals(line.weight, wholeDecimal(line.quantity)))
    .reduce(addDecimals, zeroDecimal);
}
