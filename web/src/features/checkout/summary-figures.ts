import { formatRupiah } from '@gawai/domain/money';
import { summaryTexts } from '../../texts/checkout.ts';
import type { QuoteFieldsFragment } from './quote.generated.ts';

/** One step of a calculation: its text and its amount. */
export interface FormulaPart {
  readonly text: string;
  readonly amount: string | null;
}

/** A figure of the summary with its calculation. */
export interface SummaryFigure {
  readonly name: string;
  readonly amount: string;
  readonly formula: readonly FormulaPart[];
  /** A total. */
  readonly isSum?: boolean;
}

const textPart = (text: string): FormulaPart => ({ text, amount: null });
const part = (text: string, amount: number): FormulaPart => ({
  text,
  amount: formatRupiah(amount),
});

function subTotal({ lines, subtotal }: QuoteFieldsFragment): SummaryFigure {
  return {
    name: summaryTexts.subTotal,
    amount: formatRupiah(subtotal),
    formula: lines.map((line) =>
      part(
        `${line.product?.name ?? summaryTexts.none}: ${summaryTexts.pieces(line.quantity, line.price)}`,
        line.subtotal,
      ),
    ),
  };
}

function voucher({ discount }: QuoteFieldsFragment): SummaryFigure {
  const hasDiscount = discount > 0;
  return {
    name: summaryTexts.voucher,
    amount: hasDiscount ? formatRupiah(-discount) : summaryTexts.none,
    formula: hasDiscount
      ? [part(summaryTexts.voucher, -discount)]
      : [textPart(summaryTexts.noVoucher)],
  };
}

/** Whether the figures contain the delivery fee: a missing fee is not free (specification-notes.md 27). */
export function isShippingKnown({ fulfilment }: Pick<QuoteFieldsFragment, 'fulfilment'>): boolean {
  if (fulfilment?.__typename !== 'QuoteDelivery') return fulfilment !== null;
  const { method, option } = fulfilment;
  return method !== null && (!method.hasOptions || option !== null);
}

function shipping(quote: QuoteFieldsFragment): SummaryFigure {
  const { fulfilment, shipping: cost, totalWeight } = quote;
  const additionalFee = cost.additionalFee ?? 0;
  const name = summaryTexts.shipping;
  if (fulfilment?.__typename === 'QuotePickup') {
    return { name, amount: formatRupiah(0), formula: [textPart(summaryTexts.freePickup)] };
  }
  const { method, option } = fulfilment ?? { method: null, option: null };
  if (method === null || !isShippingKnown(quote)) {
    return { name, amount: summaryTexts.none, formula: [textPart(summaryTexts.notChosen)] };
  }
  const courier = option === null ? method.name : `${method.name} ${option.service}`;
  return {
    name,
    amount: formatRupiah(cost.total),
    formula: [
      textPart(totalWeight > 0 ? `${courier}, ${summaryTexts.weight(totalWeight)}` : courier),
      ...(option === null ? [] : [part(summaryTexts.shippingFee, cost.fee ?? 0)]),
      ...(additionalFee > 0 ? [part(summaryTexts.additionalFee, additionalFee)] : []),
    ],
  };
}

function insurance(quote: QuoteFieldsFragment): SummaryFigure {
  const { fulfilment, insurance: cost } = quote;
  const name = summaryTexts.insurance;
  if (fulfilment?.__typename === 'QuotePickup') {
    return { name, amount: formatRupiah(0), formula: [textPart(summaryTexts.freePickup)] };
  }
  if (!fulfilment?.method) {
    return { name, amount: summaryTexts.none, formula: [textPart(summaryTexts.notChosen)] };
  }
  const fixed = Math.ceil(Number(cost.fixedFee));
  const parts = [
    ...(Number(cost.rate) > 0
      ? [summaryTexts.percentOf(String(Number(cost.rate)), quote.discountedTotal)]
      : []),
    ...(fixed > 0 ? [formatRupiah(fixed)] : []),
  ];
  return {
    name,
    amount: formatRupiah(cost.total),
    formula: [
      parts.length === 0 ? textPart(summaryTexts.noInsurance) : part(parts.join(' + '), cost.total),
    ],
  };
}

function due(quote: QuoteFieldsFragment): SummaryFigure {
  const { discount } = quote;
  return {
    name: summaryTexts.total,
    amount: formatRupiah(quote.amountDue),
    isSum: true,
    formula: [
      part(summaryTexts.subTotal, quote.subtotal),
      ...(discount > 0 ? [part(summaryTexts.voucher, -discount)] : []),
      part(summaryTexts.shipping, quote.shipping.total),
      part(summaryTexts.insurance, quote.insurance.total),
    ],
  };
}

function fees(quote: QuoteFieldsFragment): SummaryFigure[] {
  const { amountDue, payments, paymentFee, grandTotal } = quote;
  if (paymentFee === 0) return [];
  return [
    {
      name: summaryTexts.paymentFee,
      amount: formatRupiah(paymentFee),
      formula: payments.map(({ method, fee }) => part(method?.name ?? summaryTexts.none, fee)),
    },
    {
      name: summaryTexts.grandTotal,
      amount: formatRupiah(grandTotal),
      isSum: true,
      formula: [part(summaryTexts.total, amountDue), part(summaryTexts.paymentFee, paymentFee)],
    },
  ];
}

/**
 * The figures of the summary in the order of specification.md 2, each with its calculation. Every amount
 * is the quote's. The fees of the payment methods appear when there are any.
 */
export function summaryFigures(quote: QuoteFieldsFragment): SummaryFigure[] {
  return [
    subTotal(quote),
    voucher(quote),
    shipping(quote),
    insurance(quote),
    due(quote),
    ...fees(quote),
  ];
}
