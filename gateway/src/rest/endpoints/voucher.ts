import { readRateType } from '@gawai/domain/rate';
import type { Voucher } from '@gawai/domain/voucher';
import type { RestClient } from '../client/rest-client.ts';
import { nullWhenNotFound, type ShopRejection } from '../client/shop-rejection.ts';
import type { WireEntry } from '../wire/wire-entry.ts';

/** A voucher of the shop as the domain defines it. */
export interface VoucherRecord extends Voucher {
  readonly id: string | null;
  /** As the shop writes it. */
  readonly code: string;
}

/** A voucher that the shop shows to a customer. */
export interface ListedVoucherRecord extends VoucherRecord {
  /** ISO 8601 text; null when the shop sends none. */
  readonly endsAt: string | null;
}

/** Entries of the list that are used. */
const LISTED_MAX = 20;

/** GET /voucher, in the shop's order; null when the shop has no such call (shop-api.md 10.15). */
export async function fetchListedVouchers(
  shop: RestClient,
): Promise<readonly ListedVoucherRecord[] | null> {
  const vouchers = await shop
    .list({ path: ['voucher'], isOptional: true }, readListedVoucher)
    .catch(nullWhenNotFound);
  return vouchers?.slice(0, LISTED_MAX) ?? null;
}

function readListedVoucher(entry: WireEntry): ListedVoucherRecord {
  return {
    ...readVoucher(entry, entry.text('voucher_code', 'code')),
    endsAt: entry.time('ends_at'),
  };
}

/**
 * POST /order/apply-voucher (shop-api.md 5.17): checks whether the customer may use a code, without a cart and
 * without using it. Returns a rejection as a value.
 */
export function postVoucher(
  shop: RestClient,
  code: string,
): Promise<VoucherRecord | ShopRejection> {
  return shop.actForRecord(
    { method: 'POST', path: ['order', 'apply-voucher'], body: { voucher_code: code } },
    (entry) => readVoucher(entry, code),
  );
}

/** The fields may be inside `discount`; a bare number there is ignored. */
function readVoucher(entry: WireEntry, typedCode: string): VoucherRecord {
  const inside = entry.entry('discount');
  const entryWith = (field: string) => (inside?.has(field) ? inside : entry);
  const type = readRateType(entryWith('discount_type').raw('discount_type'));
  const amounts = entryWith('discount_amount');
  return {
    id: entry.idOrNull('id'),
    code: entry.textOrNull('voucher_code', 'code') ?? typedCode,
    discount: {
      type,
      amount:
        type === 'FIXED' ? amounts.money('discount_amount') : amounts.amount('discount_amount'),
    },
    maxDiscount: entryWith('max_discount').money('max_discount'),
    minOrder: entryWith('min_order').money('min_order'),
    paymentMethodId: entryWith('payment_method_id').idOrNull('payment_method_id'),
  };
}
