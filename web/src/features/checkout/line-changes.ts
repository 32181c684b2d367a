import { priceChangeText } from '@gawai/domain/texts/cart-text';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import type { QuoteFieldsFragment } from './quote.generated.ts';

/** Something about a line that is no longer as it was when it was put into the cart. */
export type LineChange = {
  readonly line: CartLineFieldsFragment;
  /** One sentence for the shopper. */
  readonly message: string;
} & (
  | { readonly kind: 'PRICE_ROSE' | 'PRICE_FELL' | 'OTHER' }
  /** `available` = pieces that are left, 1 or more. */
  | { readonly kind: 'ABOVE_STOCK'; readonly available: number }
);

/** Whether the order cannot be sent before this is settled. */
export const isBlocking = ({ kind }: LineChange) => kind !== 'PRICE_FELL';

function changesOf(
  line: CartLineFieldsFragment,
  quoted: QuoteFieldsFragment['lines'][number],
): LineChange[] {
  const problems = quoted.problems.flatMap(({ code, message }): LineChange[] => {
    // What the shopper has settled already is left out, although only the next quote confirms it.
    if (code === 'PRICE_CHANGED') {
      return quoted.price > line.seenPrice ? [{ line, message, kind: 'PRICE_ROSE' }] : [];
    }
    const { availableQuantity: available } = quoted;
    if (code === 'QUANTITY_ABOVE_STOCK' && available > 0) {
      return line.quantity > available ? [{ line, message, kind: 'ABOVE_STOCK', available }] : [];
    }
    // The shop no longer knows the name of what it does not sell.
    const problem = { code: 'NOT_SOLD', line: 0, productName: line.product.name } as const;
    return [{ line, message: code === 'NOT_SOLD' ? problemText(problem) : message, kind: 'OTHER' }];
  });
  if (quoted.product === null || quoted.price >= line.seenPrice) return problems;
  const change = { productName: line.product.name, before: line.seenPrice, now: quoted.price };
  return [...problems, { line, message: priceChangeText(change), kind: 'PRICE_FELL' }];
}

/**
 * What changed, line by line, according to the last quote. A fallen price is no problem, but it is
 * shown. Lines of a quote for another cart are left out until the next one is there.
 */
export function lineChanges(
  lines: readonly CartLineFieldsFragment[],
  quote: Pick<QuoteFieldsFragment, 'lines'> | null,
): LineChange[] {
  if (quote?.lines.length !== lines.length) return [];
  return lines.flatMap((line, index) => {
    const quoted = quote.lines[index];
    return quoted === undefined ? [] : changesOf(line, quoted);
  });
}
