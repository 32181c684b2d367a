import { changeDue } from '@gawai/domain/payment';
import { totalChange } from '@gawai/domain/total-change';
import type { SubmitOrderInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { problemToUserError, type UserErrorRecord } from '../../graphql/user-error.ts';
import { readQuoteParts } from './quote-parts.ts';
import { readQuoteRequest, type PaymentRequest, type QuoteRequest } from './quote-request.ts';
import { exactFigures, quoteRecord, type CheckoutQuoteRecord } from './quote-service.ts';
import { requestVoucher } from './quote-voucher.ts';

/** The quote of an order, compared with the total that the shopper saw. */
export interface OrderQuote {
  /** When the amount due has changed, its payment rows share out the present one. */
  readonly quote: CheckoutQuoteRecord;
  /** Null when the total has not changed, the input has no total, or the present one lacks the delivery. */
  readonly totalError: UserErrorRecord | null;
}

/**
 * Calculates the quote of an order again from the shop's records and compares it with the total that the
 * shopper saw. The voucher is never cached. Goods are delivered to the address, so its city replaces
 * the city of the delivery. Rejects as a quote does, and when the voucher cannot be checked; throws
 * `BAD_USER_INPUT` for malformed ids.
 */
export async function calculateOrderQuote(
  input: SubmitOrderInput,
  context: GatewayContext,
): Promise<OrderQuote> {
  const request = orderQuoteRequest(input);
  return exactFigures(async () => {
    const parts = await readQuoteParts(request, context, requestVoucher);
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
 * Compares the grand total that the shopper saw with the present one. When the amount due has changed, the
 * rows are fitted to it as the checkout does it. Rows that do not add up to the seen total are invalid
 * themselves and stay as they were sent. The error contains the figures of the quote.
 */
function compareTotal(
  rows: readonly PaymentRequest[],
  seen: number | null,
  work: (rows: readonly PaymentRequest[]) => CheckoutQuoteRecord,
): OrderQuote {
  const sent = work(rows);
  if (seen === null || seen === sent.grandTotal) return { quote: sent, totalError: null };
  const fitted = sent.paymentsMatch ? sent : work(changeDue(rows, sent.amountDue));
  // True when the rows add up to the seen total, unless their fees have changed too.
  const isSumSeen = sent.paymentsAmountSum + sent.paymentFee === seen;
  // Only the rows differ from those of the seen total.
  if (!isSumSeen && fitted.grandTotal === seen) return { quote: sent, totalError: null };
  const quote = isSumSeen ? fitted : sent;
  // A missing fee is not free delivery: such a total cannot be compared.
  if (isDeliveryOpen(sent)) return { quote, totalError: null };
  const amountDue = isSumSeen ? sent.paymentsAmountSum : sent.amountDue;
  const change = totalChange({ amountDue, grandTotal: seen }, quote);
  return { quote, totalError: change && problemToUserError(change) };
}

const isDeliveryOpen = ({ fulfilment }: CheckoutQuoteRecord) =>
  fulfilment?.type === 'DELIVERY' && fulfilment.problems.length > 0;
