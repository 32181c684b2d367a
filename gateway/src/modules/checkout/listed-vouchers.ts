import { ceilDecimal, floorDecimal, type Decimal } from '@gawai/domain/decimal';
import { voucherShortfall } from '@gawai/domain/voucher';
import type { CartLineInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { RestClient } from '../../rest/client/rest-client.ts';
import { fetchListedVouchers, type ListedVoucherRecord } from '../../rest/endpoints/voucher.ts';
import { readQuoteRequest } from './quote-request.ts';
import { exactFigures, calculateQuote } from './quote-service.ts';

/** A voucher of the customer's list; amounts in whole rupiah. */
export interface ListedVoucherResult extends Pick<
  ListedVoucherRecord,
  'code' | 'paymentMethodId' | 'endsAt'
> {
  /** Null for a fixed amount. */
  readonly percentage: Decimal | null;
  /** Null for a percentage. */
  readonly amount: number | null;
  /** Null for no cap. */
  readonly maxDiscount: number | null;
  readonly minOrder: number;
  /** Null without a cart. */
  readonly shortfall: number | null;
}

/**
 * The vouchers that the shop lists for the customer of `shop`, and the amount that a cart lacks of their
 * minimum (shop-api.md 10.15). Null when the shop has no such list.
 */
export async function listedVouchers(
  shop: RestClient,
  lines: readonly CartLineInput[] | null,
  context: GatewayContext,
): Promise<readonly ListedVoucherResult[] | null> {
  const request = lines === null ? null : readQuoteRequest({ lines });
  if (!context.calls.vouchers.isOffered) return null;
  const [vouchers, quote] = await Promise.all([
    fetchListedVouchers(shop),
    request === null ? null : calculateQuote(request, context),
  ]);
  if (vouchers === null) {
    context.calls.vouchers.recordMissing();
    return null;
  }
  const total = quote?.total ?? null;
  return exactFigures(() => Promise.resolve(vouchers.map((voucher) => result(voucher, total))));
}

function result(voucher: ListedVoucherRecord, total: number | null): ListedVoucherResult {
  const { code, paymentMethodId, endsAt, discount, maxDiscount, minOrder } = voucher;
  const isPercentage = discount.type === 'PERCENTAGE';
  return {
    code,
    paymentMethodId,
    endsAt,
    percentage: isPercentage ? discount.amount : null,
    amount: isPercentage ? null : floorDecimal(discount.amount),
    maxDiscount: floorDecimal(maxDiscount) || null,
    minOrder: ceilDecimal(minOrder),
    shortfall: total === null ? null : voucherShortfall(voucher, total),
  };
}
