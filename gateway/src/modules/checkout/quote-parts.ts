import type { GatewayContext } from '../../graphql/context.ts';
import type { PaymentMethodRecord } from '../../rest/endpoints/payment-method.ts';
import type { VoucherAnswer } from './voucher-cache.ts';
import { workOutFulfilment, type FulfilmentRecord } from './quote-fulfilment.ts';
import { checkCart, type CartRecord } from './quote-lines.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { AskVoucher } from './quote-voucher.ts';

/** Everything of the shop that the figures of a quote depend on, beside its payment rows. */
export interface QuoteParts extends VoucherAnswer {
  readonly cart: CartRecord;
  /** Null when the request has none. */
  readonly fulfilment: FulfilmentRecord | null;
  /** Empty when the request has no payment rows. */
  readonly methods: readonly PaymentMethodRecord[];
}

/**
 * Reads the parts of a quote. What depends on nothing is read side by side; only the courier waits
 * for warehouse and weight. Rejects when the shop fails for data that the figures need.
 */
export async function readQuoteParts(
  request: QuoteRequest,
  context: GatewayContext,
  askVoucher: AskVoucher,
): Promise<QuoteParts> {
  const { data } = context;
  // First: the shop is asked each time, while lines and couriers are mostly shared.
  const answering = askVoucher(request.voucherCode, context);
  const checking = checkCart(request.lines, context.loaders);
  const [cart, fulfilment, answer, methods] = await Promise.all([
    checking,
    request.fulfilment === null ? null : workOutFulfilment(request.fulfilment, checking, context),
    answering,
    request.payments.length === 0 ? [] : data.paymentMethods(),
  ]);
  return { cart, fulfilment, methods, ...answer };
}
