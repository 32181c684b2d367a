import type { Decimal } from '@gawai/domain/decimal';
import { STAR_MAX, STAR_MIN } from '@gawai/domain/limits';
import type { Rupiah } from '@gawai/domain/money';
import { readOrderStep, type OrderFlags, type OrderStepName } from '@gawai/domain/order-status';
import { readShippingType, type ShippingType } from '@gawai/domain/shipping';
import type { RestClient } from '../client/rest-client.ts';
import { UnusableEntry, type WireEntry } from '../wire/wire-entry.ts';
import { readFigures, type OrderFiguresRecord } from './order-figures.ts';
import { trackingLink } from './link.ts';
import { readPayment, type OrderPaymentRecord } from './order-payment.ts';
import { readRefund, type OrderRefundRecord } from './refund.ts';
import { readRegion, type RegionRecord } from './region.ts';

/** The buyer's review of an ordered product. */
export interface OrderLineReviewRecord {
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string | null;
}

/** One line of an order, with the figures at the time of the order. */
export interface OrderLineRecord {
  readonly id: string;
  /** The shop's id of the order, which reviews need; null when the shop sends none. */
  readonly orderId: string | null;
  readonly productId: string | null;
  readonly productName: string;
  readonly productSku: string | null;
  readonly variantName: string | null;
  readonly price: Rupiah;
  readonly quantity: number;
  readonly review: OrderLineReviewRecord | null;
}

/** The warehouse of an order, as far as the shop sends it (shop-api.md 10). */
export interface OrderWarehouseRecord {
  readonly id: string | null;
  readonly name: string | null;
  readonly address: string | null;
  /** Free text. */
  readonly openingHours: string | null;
  readonly phone: string | null;
}

/** A person with a phone, as far as the shop sends it. */
export interface OrderPersonRecord {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
}

/** A step in the timeline of an order. */
export interface OrderStepRecord {
  readonly step: OrderStepName;
  /** ISO 8601 text. */
  readonly at: string | null;
}

/** A saved order (shop-api.md 5.20). */
export interface OrderRecord extends OrderFlags, OrderFiguresRecord {
  readonly hash: string;
  readonly number: string;
  /** ISO 8601 text. */
  readonly placedAt: string | null;
  readonly lines: readonly OrderLineRecord[];
  readonly payments: readonly OrderPaymentRecord[];
  /** Null when the shop sends none. */
  readonly timeline: readonly OrderStepRecord[] | null;
  readonly shippingType: ShippingType;
  readonly shippingMethodName: string | null;
  /** The courier's service. */
  readonly shippingService: string | null;
  readonly warehouse: OrderWarehouseRecord;
  /** The courier's number (resi). */
  readonly trackingNumber: string | null;
  /** The courier's tracking page. */
  readonly trackingUrl: string | null;
  readonly contact: OrderPersonRecord & { readonly email: string | null };
  readonly address: OrderPersonRecord & {
    readonly street: string | null;
    readonly districtName: string | null;
    readonly cityName: string | null;
    readonly provinceName: string | null;
    /** Regions whose id the shop sends. */
    readonly district: RegionRecord | null;
    readonly city: RegionRecord | null;
    readonly province: RegionRecord | null;
    readonly zipCode: string | null;
  };
  /** Grams. */
  readonly totalWeight: Decimal;
  /** The newest refund request; null when there is none or the shop sends none. */
  readonly refund: OrderRefundRecord | null;
}

/** GET /order/{hash}; null when there is none, or it is another customer's (shop-api.md 5.20). */
export function fetchOrder(shop: RestClient, hash: string): Promise<OrderRecord | null> {
  return shop.object({ path: ['order', hash] }, (entry) => readOrder(entry, hash));
}

/**
 * Reads an order in any format of the contract; only unreadable figures make it unusable. `hash` is that of the
 * request.
 */
export function readOrder(entry: WireEntry, hash: string): OrderRecord {
  const orderId = entry.idOrNull('id');
  const trackingNumber = entry.textOrNull('resi_no');
  return {
    hash,
    number: entry.textOrNull('order_no', 'id') ?? hash,
    placedAt: entry.time('order_time'),
    isPaid: entry.flag('is_paid'),
    isShipped: entry.flag('is_shipped'),
    isRefunded: entry.flag('is_refunded'),
    lines: entry.entries('order_details', (line) => readLine(line, orderId)),
    payments: entry.entries('order_payments', readPayment),
    timeline: entry.either('timeline') === undefined ? null : readTimeline(entry),
    ...readFigures(entry),
    shippingType: readShippingType(entry.raw('shipping_type')),
    shippingMethodName: entry.textOrNull('shipping_method_name'),
    shippingService: entry.textOrNull('shipping_method_detail'),
    warehouse: readWarehouse(entry),
    trackingNumber,
    trackingUrl: trackingLink(entry.textOrNull('tracking_url'), trackingNumber),
    contact: { ...readPerson(entry, ''), email: entry.textOrNull('email') },
    address: {
      ...readPerson(entry, 'shipping_'),
      street: entry.textOrNull('street_address'),
      districtName: entry.textOrNull('district'),
      cityName: entry.textOrNull('city'),
      provinceName: entry.textOrNull('province'),
      district: readRegion(entry, 'District', 'district'),
      city: readRegion(entry, 'City', 'city'),
      province: readRegion(entry, 'Province', 'province'),
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

/** The field is an object, or a name alone. */
function readWarehouse(entry: WireEntry): OrderWarehouseRecord {
  const warehouse = entry.entry('warehouse');
  return {
    id: warehouse?.idOrNull('id') ?? entry.idOrNull('warehouse_id'),
    name: warehouse?.textOrNull('name') ?? entry.textOrNull('warehouse'),
    address: warehouse?.textOrNull('address') ?? null,
    openingHours: warehouse?.textOrNull('opening_hours') ?? null,
    phone: warehouse?.textOrNull('phone') ?? null,
  };
}

/** Unknown steps are left out. */
function readTimeline(entry: WireEntry): OrderStepRecord[] {
  return entry.entries(
    'timeline',
    (each) => {
      const step = readOrderStep(each.raw('step'));
      if (step === null) throw new UnusableEntry('step');
      return { step, at: each.time('at') };
    },
    'step',
  );
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

/** Null without a valid star. */
function readReview(entry: WireEntry | null): OrderLineReviewRecord | null {
  const rating = entry?.wholeOrNull('star') ?? null;
  if (entry === null || rating === null || rating < STAR_MIN || rating > STAR_MAX) return null;
  return { rating, text: entry.textOrNull('review') };
}
