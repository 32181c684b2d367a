import { changeDue } from '@gawai/domain/payment';
import { totalChange } from '@gawai/domain/total-change';
import type { SubmitOrderInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { problemToUserError, type UserErrorRecord } from '../../graphql/user-error.ts';
import { readQuoteParts } from './quote-parts.ts';
import { readQuoteRequest, type PaymentRequest, type QuoteRequest } from './quote-request.ts';
import { exactFigures, quoteRecord, type CheckoutQuoteRecord } from './quote-service.ts';
import { askVoucher } from './quote-voucher.ts';

/** The quote of an order, beside the total that the shopper saw. */
export interface OrderQuote {
  /** When the sum due changed, its payment rows share out the present one. */
  readonly quote: CheckoutQuoteRecord;
  /** Null when the total is the one that the shopper saw, none was given, or the present one lacks the delivery. */
  readonly totalError: UserErrorRecord | null;
}

/**
 * Works an order out again from the shop's records and compares it with what the shopper saw. The
 * shop is always asked for the voucher. Goods are delivered to the address, so its city counts,
 * whatever the choice of delivery says. Rejects as a quote does, and when the voucher cannot be
 * asked for; throws `BAD_USER_INPUT` for malformed ids.
 */
export async function workOutOrder(
  input: SubmitOrderInput,
  context: GatewayContext,
): Promise<OrderQuote> {
  const request = orderQuoteRequest(input);
  return exactFigures(async () => {
    const parts = await readQuoteParts(request, context, askVoucher);
    const work = (payments: readonly PaymentRequest[]) => quoteRecord(parts, payments);
    return compareTotal(request.payments, input.seenGrandTotal ?? null, work);
  });
}

function orderQuoteRequest(input: SubmitOrderInput): QuoteRequest {
  const { delivery } = input.fulfilment;
  const fulfilment = delivery
    ? { delivery: { ...delivery, cityId: input.address.cityId } }
    : input.fulfilment;
  return readQuoteRequest({ ...input, fulfilment });
}

/**
 * Compares the grand total that the shopper saw with the present one. Where the sum due changed, the
 * rows are fitted to it as the checkout does it. Rows that never shared out a sum that was seen are
 * wrong themselves, and are left as they were sent. The figures that are named are those of the quote.
 */
function compareTotal(
  rows: readonly PaymentRequest[],
  seen: number | null,
  work: (rows: readonly PaymentRequest[]) => CheckoutQuoteRecord,
): OrderQuote {
  const sent = work(rows);
  if (seen === null || seen === sent.grandTotal) return { quote: sent, totalError: null };
  const fitted = sent.paymentsMatch ? sent : work(changeDue(rows, sent.amountDue));
  // The rows share out the sum due that was seen, unless the fees on them differ too.
  const isSumSeen = sent.paymentsAmountSum + sent.paymentFee === seen;
  // Only the rows differ from those that the total was seen with.
  if (!isSumSeen && fitted.grandTotal === seen) return { quote: sent, totalError: null };
  const quote = isSumSeen ? fitted : sent;
  // No fee is not free: a total without the delivery is none.
  if (isDeliveryOpen(sent)) return { quote, totalError: null };
  const amountDue = isSumSeen ? sent.paymentsAmountSum : sent.amountDue;
  const change = totalChange({ amountDue, grandTotal: seen }, quote);
  return { quote, totalError: change && problemToUserError(change) };
}

const isDeliveryOpen = ({ fulfilment }: CheckoutQuoteRecord) =>
  fulfilment?.type === 'DELIVERY' && fulfilment.problems.length > 0;
