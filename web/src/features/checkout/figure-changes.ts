import { summaryTexts } from '../../texts/checkout.ts';
import type { QuoteFieldsFragment as Quote } from './quote.generated.ts';
import { isShippingKnown } from './summary-figures.ts';

/** A figure of the summary, or the price of a line, that is no longer what the shopper saw; rupiah. */
export interface FigureChange {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

type Figure = readonly [name: string, amountOf: (quote: Quote) => number];

/** In the order of the summary; deductions are below 0. */
const GOODS: readonly Figure[] = [
  [summaryTexts.subTotal, ({ subtotal }) => subtotal],
  [summaryTexts.voucher, ({ discount }) => 0 - discount],
];

const SUMS: readonly Figure[] = [
  [summaryTexts.shipping, ({ shipping }) => shipping.total],
  [summaryTexts.insurance, ({ insurance }) => insurance.total],
  [summaryTexts.total, ({ amountDue }) => amountDue],
  [summaryTexts.paymentFee, ({ paymentFee }) => paymentFee],
];

const GRAND_TOTAL: Figure = [summaryTexts.grandTotal, ({ grandTotal }) => grandTotal];

function figuresOf(seen: Quote, present: Quote): readonly Figure[] {
  if (!isShippingKnown(present)) return GOODS;
  const hasFee = seen.paymentFee > 0 || present.paymentFee > 0;
  return [...GOODS, ...SUMS, ...(hasFee ? [GRAND_TOTAL] : [])];
}

/**
 * What differs between the quote that the shopper saw and the present one of the same cart: first the
 * prices of the lines, then the figures of the summary. Without payment fees there is no Total Bayar,
 * and while the fee of the delivery is not known nothing below the voucher.
 */
export function figureChanges(seen: Quote, present: Quote): FigureChange[] {
  const prices = present.lines.flatMap(({ product, price: now }, index): FigureChange[] => {
    const before = seen.lines[index]?.price ?? now;
    return product === null ? [] : [{ name: product.name, before, now }];
  });
  const sums = figuresOf(seen, present).map(([name, amountOf]) => ({
    name,
    before: amountOf(seen),
    now: amountOf(present),
  }));
  return [...prices, ...sums].filter(({ before, now }) => before !== now);
}
