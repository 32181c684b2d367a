import { ceilDecimal, type Decimal } from '@gawai/domain/decimal';
import { readTransactionStatus, type PaidState, type TransactionStatus } from '@gawai/domain/flag';
import { STAR_MAX, STAR_MIN } from '@gawai/domain/limits';
import type { Rupiah } from '@gawai/domain/money';
import type { OrderFlags } from '@gawai/domain/order-status';
import { readReceiptState, type ReceiptState } from '@gawai/domain/receipt';
import { readShippingType, type ShippingType } from '@gawai/domain/shipping';
import type { RestClient } from '../client/rest-client.ts';
import { UnusableEntry, type WireEntry } from '../wire/wire-entry.ts';
import { readRefund, type OrderRefundRecord } from './refund.ts';

/** What a buyer said of an ordered product. */
export interface OrderLineReviewRecord {
  /** 1 to 5. */
  readonly star: number;
  readonly text: string | null;
}

/** One line of an order, with the figures of the day it was made. */
export interface OrderLineRecord {
  readonly id: string;
  /** The shop's id of the order, which reviews name; null when it does not say. */
  readonly orderId: string | null;
  readonly productId: string | null;
  readonly productName: string;
  readonly productSku: string | null;
  readonly variantName: string | null;
  readonly price: Rupiah;
  readonly quantity: number;
  readonly review: OrderLineReviewRecord | null;
}

/** One payment row of an order. */
export interface OrderPaymentRecord {
  readonly id: string;
  readonly hash: string;
  readonly methodName: string;
  /** Fee included. */
  readonly total: Rupiah;
  readonly state: PaidState;
  /** The buyer has sent a receipt. */
  readonly isConfirmed: boolean;
  /** False = paid by hand. */
  readonly isGateway: boolean;
  /** ISO 8601 text; null when the shop does not say. */
  readonly expiresAt: string | null;
  /** Null for payments on the provider's page, and when the shop does not say. */
  readonly receiptState: ReceiptState | null;
  /** Why the receipt was rejected. */
  readonly receiptNote: string | null;
  /** What the provider last recorded; null when nothing, or when the shop does not say. */
  readonly transactionStatus: TransactionStatus | null;
}

/** The warehouse of an order, as far as the shop sends it (shop-api.md 10). */
export interface OrderWarehouseRecord {
  readonly name: string | null;
  readonly address: string | null;
  /** In words. */
  readonly openingHours: string | null;
  readonly phone: string | null;
}

/** A person with a phone, as far as the shop sends it. */
export interface OrderPersonRecord {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
}

/** A saved order (shop-api.md 5.20). */
export interface OrderRecord extends OrderFlags {
  readonly hash: string;
  readonly number: string;
  /** ISO 8601 text. */
  readonly placedAt: string | null;
  readonly lines: readonly OrderLineRecord[];
  readonly payments: readonly OrderPaymentRecord[];
  readonly total: Rupiah;
  readonly voucherDiscount: Rupiah;
  readonly totalShippingFee: Rupiah;
  readonly totalInsuranceFee: Rupiah;
  readonly paymentFee: Rupiah;
  readonly grandTotal: Rupiah;
  readonly shippingType: ShippingType;
  readonly shippingMethodName: string | null;
  /** The courier's service. */
  readonly shippingService: string | null;
  readonly warehouse: OrderWarehouseRecord;
  /** The courier's number (resi). */
  readonly trackingNumber: string | null;
  readonly contact: OrderPersonRecord & { readonly email: string | null };
  readonly address: OrderPersonRecord & {
    readonly street: string | null;
    readonly district: string | null;
    readonly city: string | null;
    readonly province: string | null;
    readonly zipCode: string | null;
  };
  /** Grams. */
  readonly totalWeight: Decimal;
  /** The newest request to give the money back; null when there is none or the shop does not say. */
  readonly refund: OrderRefundRecord | null;
}

/** GET /order/{hash}; null when there is none, or it is another customer's (shop-api.md 5.20). */
export function fetchOrder(shop: RestClient, hash: string): Promise<OrderRecord | null> {
  return shop.object({ path: ['order', hash] }, (entry) => readOrder(entry, hash));
}

/**
 * Reads an order in any form that the contract allows; only figures that cannot be read make it
 * unusable. `hash` is the one it was found by.
 */
export function readOrder(entry: WireEntry, hash: string): OrderRecord {
  const figure = (field: string) => ceilDecimal(entry.amount(field));
  const orderId = entry.idOrNull('id');
  return {
    hash,
    number: entry.textOrNull('order_no', 'id') ?? hash,
    placedAt: entry.time('order_time'),
    isPaid: entry.flag('is_paid'),
    isShipped: entry.flag('is_shipped'),
    isRefunded: entry.flag('is_refunded'),
    lines: entry.entries('order_details', (line) => readLine(line, orderId)),
    payments: entry.entries('order_payments', readPayment),
    total: figure('total'),
    voucherDiscount: figure('voucher_discount'),
    totalShippingFee: figure('total_shipping_fee'),
    totalInsuranceFee: figure('total_insurance_fee'),
    paymentFee: figure('payment_fee'),
    grandTotal: figure('grand_total'),
    shippingType: readShippingType(entry.raw('shipping_type')),
    shippingMethodName: entry.textOrNull('shipping_method_name'),
    shippingService: entry.textOrNull('shipping_method_detail'),
    warehouse: readWarehouse(entry),
    trackingNumber: entry.textOrNull('resi_no'),
    contact: { ...readPerson(entry, ''), email: entry.textOrNull('email') },
    address: {
      ...readPerson(entry, 'shipping_'),
      street: entry.textOrNull('street_address'),
      district: entry.textOrNull('district'),
      city: entry.textOrNull('city'),
      province: entry.textOrNull('province'),
      zipCode: entry.textOrNull('zip_code'),
    },
    totalWeight: entry.grams('total_weight'),
    refund: readRefund(entry.entry('refund')),
  };
}

function readPerson(entry: WireEntry, prefix: string): OrderPersonRecord {
  return {
    firstName: entry.textOrNull(`${prefix}first_name`),
    lastName: entry.textOrNull(`${prefix}last_name`),
    phone: entry.textOrNull(`${prefix}phone`),
  };
}

/** An object, or a name alone. */
function readWarehouse(entry: WireEntry): OrderWarehouseRecord {
  const place = entry.entry('warehouse');
  return {
    name: place?.textOrNull('name') ?? entry.textOrNull('warehouse'),
    address: place?.textOrNull('address') ?? null,
    openingHours: place?.textOrNull('opening_hours') ?? null,
    phone: place?.textOrNull('phone') ?? null,
  };
}

function readLine(entry: WireEntry, orderId: string | null): OrderLineRecord {
  const quantity = entry.stock('quantity');
  if (quantity === 0) throw new UnusableEntry('quantity');
  return {
    id: entry.id('id'),
    orderId: orderId ?? entry.idOrNull('order_id'),
    productId: entry.idOrNull('product_id'),
    productName: entry.text('product_name'),
    productSku: entry.textOrNull('product_sku'),
    variantName: entry.textOrNull('product_variant_name'),
    price: entry.requiredRupiah('price'),
    quantity,
    review: readReview(entry.entry('review')),
  };
}

/** None, an object or a list with one; an object without a star is none. */
function readReview(entry: WireEntry | null): OrderLineReviewRecord | null {
  const star = entry?.wholeOrNull('star') ?? null;
  if (entry === null || star === null || star < STAR_MIN || star > STAR_MAX) return null;
  return { star, text: entry.textOrNull('review') };
}

function readPayment(entry: WireEntry): OrderPaymentRecord {
  const state = entry.paidState('is_paid');
  const isConfirmed = entry.flag('is_confirmed');
  const isGateway = entry.idOrNull('payment_gateway_id') !== null;
  const receiptState = isGateway
    ? null
    : readReceiptState(entry.raw('receipt_state'), { state, isConfirmed });
  return {
    id: entry.id('id'),
    hash: entry.text('hash'),
    methodName: entry.text('payment_method_name'),
    total: ceilDecimal(entry.amount('total')),
    state,
    isConfirmed,
    isGateway,
    expiresAt: entry.time('expired_at'),
    receiptState,
    receiptNote: receiptState === 'REJECTED' ? entry.textOrNull('receipt_note') : null,
    transactionStatus: readTransactionStatus(entry.raw('transaction_status')),
  };
}
