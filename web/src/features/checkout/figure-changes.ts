import { summaryTexts } from '../../texts/checkout.ts';
import type { QuoteFieldsFragment } from './quote.generated.ts';

/** A figure of the summary, or the price of a line, that is no longer what the shopper saw; rupiah. */
export interface FigureChange {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

type Quote = Pick<
  QuoteFieldsFragment,
  | 'lines'
  | 'subtotal'
  | 'discount'
  | 'shipping'
  | 'insurance'
  | 'amountDue'
  | 'paymentFee'
  | 'grandTotal'
>;

type Figure = readonly [name: string, amountOf: (quote: Quote) => number];

/** In the order of the summary; what is taken off is below 0. */
const FIGURES: readonly Figure[] = [
  [summaryTexts.subTotal, ({ subtotal }) => subtotal],
  [summaryTexts.voucher, ({ discount }) => 0 - discount],
  [summaryTexts.shipping, ({ shipping }) => shipping.total],
  [summaryTexts.insurance, ({ insurance }) => insurance.total],
  [summaryTexts.total, ({ amountDue }) => amountDue],
  [summaryTexts.paymentFee, ({ paymentFee }) => paymentFee],
];

const GRAND_TOTAL: Figure = [summaryTexts.grandTotal, ({ grandTotal }) => grandTotal];

/**
 * What differs between the quote that the shopper saw and the present one of the same cart: first the
 * prices of the lines, then the figures of the summary. Without payment fees there is no Total Bayar.
 */
export function figureChanges(seen: Quote, present: Quote): FigureChange[] {
  const prices = present.lines.flatMap(({ product, price: now }, place): FigureChange[] => {
    const before = seen.lines[place]?.price ?? now;
    return product === null ? [] : [{ name: product.name, before, now }];
  });
  const hasFee = seen.paymentFee > 0 || present.paymentFee > 0;
  const sums = (hasFee ? [...FIGURES, GRAND_TOTAL] : FIGURES).map(([name, amountOf]) => ({
    name,
    before: amountOf(seen),
    now: amountOf(present),
  }));
  return [...prices, ...sums].filter(({ before, now }) => before !== now);
}
