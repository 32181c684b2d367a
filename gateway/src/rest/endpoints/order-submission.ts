import { isHash } from '@gawai/domain/url-keys';
import type { RestCall } from '../client/rest-call.ts';
import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';
import { readUsable } from '../wire/wire-entry.ts';
import { asObject, isWire } from '../wire/wire-shape.ts';
import type { PlaceBody } from './address.ts';
import { readOrder, type OrderRecord } from './order.ts';

/** A wire number: text where a number would not be exact. */
export type WireNumber = number | string;

/** One order line in a request body. */
export interface OrderBodyLine {
  readonly product_id: WireNumber;
  readonly product_variant_id: WireNumber | null;
  readonly price: number;
  readonly quantity: number;
  readonly weight: WireNumber;
  readonly total_weight: WireNumber;
}

/** One payment row in a request body; rows of 0 are omitted. */
export interface OrderBodyPayment {
  readonly payment_method_id: WireNumber;
  readonly payment_method_name: string;
  readonly amount: number;
  readonly fee_amount: number;
  readonly total: number;
}

/** The body of POST /order (shop-api.md 5.19): rupiah, grams, names beside the ids. */
export interface OrderBody extends PlaceBody {
  readonly first_name: string;
  readonly last_name: string | null;
  readonly phone: string;
  readonly email: string;
  readonly user_address_id: WireNumber | null;
  readonly shipping_first_name: string;
  readonly shipping_last_name: string | null;
  readonly shipping_phone: string;
  readonly shipping_type: 'delivery' | 'pickup';
  readonly warehouse_id: WireNumber;
  readonly warehouse: string;
  readonly shipping_method_id: WireNumber | null;
  readonly shipping_method_name: string | null;
  readonly shipping_method_detail: string | null;
  readonly total_weight: WireNumber;
  readonly total: number;
  readonly voucher_id: WireNumber | null;
  readonly voucher_code: string | null;
  readonly voucher_discount: number;
  readonly shipping_fee: WireNumber;
  readonly additional_shipping_fee: WireNumber;
  readonly total_shipping_fee: number;
  readonly insurance_fee_percentage: string;
  readonly insurance_fee_amount: WireNumber;
  readonly total_insurance_fee: number;
  readonly payment_fee: number;
  readonly grand_total: number;
  readonly details: readonly OrderBodyLine[];
  readonly payments: readonly OrderBodyPayment[];
}

/** An order that the shop has created. */
export interface PlacedOrder {
  /** Null when the response has none: the order exists, but cannot be shown. */
  readonly hash: string | null;
  /** The order from body and response: without lines and payments. */
  readonly record: OrderRecord | null;
}

/**
 * POST /order (shop-api.md 5.19). The same key with the same body creates one order in a shop that supports
 * keys. Returns a rejection as a value; after an `UpstreamError` with `mayHaveArrived` the outcome is unknown.
 */
export async function postOrder(
  shop: RestClient,
  body: OrderBody,
  idempotencyKey: string,
): Promise<PlacedOrder | ShopRejection> {
  const call: RestCall = {
    method: 'POST',
    path: ['order'],
    body: { ...body },
    headers: { 'idempotency-key': idempotencyKey },
  };
  const result = await shop.act(call);
  if (!result.ok) return result.rejection;
  const hash = readHash(result.data);
  return { hash, record: hash === null ? null : readRecord(body, result.data, hash) };
}

/** The hash from any position that the contract allows; null when there is none. */
function readHash(data: unknown): string | null {
  if (typeof data === 'string') return isHash(data) ? data : null;
  const response = asObject(data);
  if (response === null || response === undefined) return null;
  const order = isWire(response['order']) ? response['order'] : {};
  const candidates = [response['hash'], response['order_hash'], order['hash'], response['order']];
  return candidates.filter((value) => typeof value === 'string').find(isHash) ?? null;
}

/** Body and response have the field names of a saved order, without some of its fields. */
function readRecord(body: OrderBody, data: unknown, hash: string): OrderRecord | null {
  const response = asObject(data) ?? {};
  const order = isWire(response['order']) ? response['order'] : response;
  const order_details = null;
  const order_payments = null;
  const record = readUsable({ ...body, ...order, order_details, order_payments }, (entry) =>
    readOrder(entry, hash),
  );
  return record.ok ? record.entry : null;
}
