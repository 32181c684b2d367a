import { summaryTexts } from '../../texts/checkout.ts';
import type { QuoteFieldsFragment as Quote } from './quote.generated.ts';

/** A figure of the summary, or the price of a line, that is no longer what the shopper saw; rupiah. */
export interface FigureChange {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

type Figure = readonly [name: string, amountOf: (quote: Quote) => number];

/** In the order of the summary; what is taken off is below 0. */
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

/** Nothing that shipping is part of is known: no fee is not free (specification-notes.md 27). */
const hasNoMethod = ({ fulfilment }: Quote) =>
  fulfilment?.__typename === 'QuoteDelivery' && fulfilment.method === null;

function figuresOf(seen: Quote, present: Quote): readonly Figure[] {
  if (hasNoMethod(present)) return GOODS;
  const hasFee = seen.paymentFee > 0 || present.paymentFee > 0;
  return [...GOODS, ...SUMS, ...(hasFee ? [GRAND_TOTAL] : [])];
}

/**
 * What differs between the quote that the shopper saw and the present one of the same cart: first the
 * prices of the lines, then the figures of the summary. Without payment fees there is no Total Bayar,
 * and without a shipping method nothing below the voucher.
 */
export function figureChanges(seen: Quote, present: Quote): FigureChange[] {
  const prices = present.lines.flatMap(({ product, price: now }, place): FigureChange[] => {
    const before = seen.lines[place]?.price ?? now;
    return product === null ? [] : [{ name: product.name, before, now }];
  });
  const sums = figuresOf(seen, present).map(([name, amountOf]) => ({
    name,
    before: amountOf(seen),
    now: amountOf(present),
  }));
  return [...prices, ...sums].filter(({ before, now }) => before !== now);
}
