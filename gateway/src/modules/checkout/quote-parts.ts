import type { GatewayContext } from '../../graphql/context.ts';
import type { PaymentMethodRecord } from '../../rest/endpoints/payment-method.ts';
import type { VoucherResult } from './voucher-cache.ts';
import { resolveFulfilment, type FulfilmentRecord } from './quote-fulfilment.ts';
import { checkCart, type CartRecord } from './quote-lines.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { VoucherLookup } from './quote-voucher.ts';

/** All data of the shop that the figures of a quote depend on, except its payment rows. */
export interface QuoteParts extends VoucherResult {
  readonly cart: CartRecord;
  /** Null when the request has none. */
  readonly fulfilment: FulfilmentRecord | null;
  /** Empty when the request has no payment rows. */
  readonly methods: readonly PaymentMethodRecord[];
}

/**
 * Reads the parts of a quote in parallel; only the courier fees wait for warehouse and weight. Rejects
 * when data that the figures need cannot be read.
 */
export async function readQuoteParts(
  request: QuoteRequest,
  context: GatewayContext,
  voucherOf: VoucherLookup,
): Promise<QuoteParts> {
  const { data } = context;
  // First, because the voucher is seldom cached, while lines and courier fees mostly are.
  const voucherLookup = voucherOf(request.voucherCode, context);
  const cartCheck = checkCart(request.lines, context.loaders);
  const [cart, fulfilment, voucherResult, methods] = await Promise.all([
    cartCheck,
    request.fulfilment === null ? null : resolveFulfilment(request.fulfilment, cartCheck, context),
    voucherLookup,
    request.payments.length === 0 ? [] : data.paymentMethods(),
  ]);
  return { cart, fulfilment, methods, ...voucherResult };
}
