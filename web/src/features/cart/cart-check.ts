import { cartTotal } from '@gawai/domain/cart';
import { checkLines, priceChanges, type CheckedLine } from '@gawai/domain/line-check';
import type { Problem } from '@gawai/domain/problem';
import { priceChangeText } from '@gawai/domain/texts/cart-text';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';

/** How a line can be corrected with one tap. */
export type Fix = { readonly kind: 'PRICE' } | { readonly kind: 'QUANTITY'; readonly to: number };

/** A message below a line. */
export interface LineNote {
  readonly text: string;
  /** The cart cannot be checked out until this is corrected. */
  readonly isBlocking: boolean;
  readonly fix: Fix | null;
}

/** A line of the cart, compared with the current state of its product. */
export interface CheckedCartLine {
  readonly line: CartLineFieldsFragment;
  /** It can be sold, though perhaps not at that price or in that quantity. */
  readonly isSold: boolean;
  readonly notes: readonly LineNote[];
}

/** The whole cart, checked. */
export interface CheckedCart {
  readonly lines: readonly CheckedCartLine[];
  /** Price in whole rupiah of the lines that can be sold. */
  readonly total: number;
  readonly isBlocked: boolean;
}

const fixOf = (problem: Problem): Fix | null => {
  if (problem.code === 'PRICE_CHANGED') return { kind: 'PRICE' };
  if (problem.code === 'QUANTITY_ABOVE_STOCK') return { kind: 'QUANTITY', to: problem.available };
  return null;
};

const NOT_SOLD: readonly Problem['code'][] = [
  'NOT_SOLD',
  'OUT_OF_STOCK',
  'VARIANT_NOT_SOLD',
  'VARIANT_REQUIRED',
];

/**
 * Compares every line with the current state of its product; `gone` are ids of products that the shop no
 * longer has.
 */
export function checkCart(
  lines: readonly CartLineFieldsFragment[],
  gone: ReadonlySet<string>,
): CheckedCart {
  const linesToCheck = lines.map(({ product, variant, quantity, seenPrice }): CheckedLine => {
    const { price, onlineStock, variants, availability } = product;
    return {
      productId: product.id,
      variantId: variant?.id ?? null,
      quantity,
      acceptedPrice: seenPrice,
      productName: product.name,
      product: gone.has(product.id)
        ? null
        : { price, onlineStock, variants, active: availability !== 'INACTIVE' },
    };
  });
  const problems = checkLines(linesToCheck);
  const fallen = priceChanges(linesToCheck).filter(({ before, now }) => now < before);

  const checked = lines.map((line, index): CheckedCartLine => {
    const mine = problems.filter((problem) => 'line' in problem && problem.line === index);
    const cheaper = fallen.filter((change) => change.line === index);
    return {
      line,
      isSold: !mine.some(({ code }) => NOT_SOLD.includes(code)),
      notes: [
        ...mine.map((problem) => ({
          text: problemText(problem),
          isBlocking: true,
          fix: fixOf(problem),
        })),
        ...cheaper.map((change) => ({
          text: priceChangeText(change),
          isBlocking: false,
          fix: null,
        })),
      ],
    };
  });
  return {
    lines: checked,
    total: cartTotal(
      checked
        .filter(({ isSold }) => isSold)
        .map(({ line }) => ({ price: line.product.price, quantity: line.quantity })),
    ),
    isBlocked: problems.length > 0,
  };
}
