import { readRateType } from '@gawai/domain/rate';
import type { Voucher } from '@gawai/domain/voucher';
import type { RestCall } from '../client/rest-call.ts';
import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';
import { UpstreamError } from '../client/upstream-error.ts';
import type { WireEntry } from '../wire/wire-entry.ts';

/** A voucher that the shop grants to the caller, as the rules of the domain know it. */
export interface VoucherRecord extends Voucher {
  readonly id: string | null;
  /** As the shop writes it. */
  readonly code: string;
}

/**
 * POST /order/apply-voucher (shop-api.md 5.17): asks whether the signed-in caller may use a code. Takes
 * nothing and knows no cart. A rejection comes back as a value.
 */
export async function postVoucher(
  shop: RestClient,
  code: string,
): Promise<VoucherRecord | ShopRejection> {
  const call: RestCall = {
    method: 'POST',
    path: ['order', 'apply-voucher'],
    body: { voucher_code: code },
  };
  const answer = await shop.act(call);
  if (!answer.ok) return answer.rejection;
  const voucher = shop.readObject(call, answer.data, (entry) => readVoucher(entry, code));
  if (voucher === null)
    throw new UpstreamError('SHOP_BAD_REPLY', 'POST /order/apply-voucher: no data');
  return voucher;
}

/** The figures may stand inside `discount`; a bare number there says nothing. */
function readVoucher(entry: WireEntry, typedCode: string): VoucherRecord {
  const inside = entry.entry('discount');
  const holder = (field: string) => (inside?.has(field) ? inside : entry);
  return {
    id: entry.idOrNull('id'),
    code: entry.textOrNull('voucher_code', 'code') ?? typedCode,
    discount: {
      type: readRateType(holder('discount_type').raw('discount_type')),
      amount: holder('discount_amount').amount('discount_amount'),
    },
    maxDiscount: holder('max_discount').amount('max_discount'),
    minOrder: holder('min_order').amount('min_order'),
    paymentMethodId: holder('payment_method_id').idOrNull('payment_method_id'),
  };
}
