import {
  compareDecimals,
  floorDecimal,
  parseDecimal,
  wholeDecimal,
  zeroDecimal,
} from '@gawai/domain/decimal';
import { formatRupiah } from '@gawai/domain/money';
import type { ShippingChoice } from '@gawai/domain/shipping';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { Database } from '../../db/database.ts';
import { conflict, invalid } from '../../http/rejections.ts';
import { Rejected } from '../../http/shop-response.ts';
import { placeOfCity } from '../shipping/place-queries.ts';
import { courierOptions, type FeeOption } from '../shipping/tariff.ts';
import { zoneBetween, type Place } from '../shipping/zone.ts';
import type { OrderContent } from './order-request.ts';
import { offeredShippingMethod } from './record-queries.ts';

type MethodRow = NonNullable<Awaited<ReturnType<typeof offeredShippingMethod>>>;

/** Shipping of an order: input of the price rules, and the stored columns. */
export interface OrderShipping {
  readonly choice: ShippingChoice;
  /** Null for pickup. */
  readonly methodName: string | null;
  /** The service of the courier, null for pickup and the courier of the shop. */
  readonly service: string | null;
}

/**
 * The shipping of an order. Throws a rejection when the method is not available (422) or the service of the courier no
 * longer exists (409) (shop-api.md 5.19). `grams` is the total weight.
 */
export async function orderShipping(
  db: Database,
  request: OrderContent,
  origin: Place,
  grams: number,
): Promise<OrderShipping> {
  const { shippingType, shippingMethodId } = request;
  if (shippingType === 'PICKUP') {
    const choice = { shippingType, method: null, option: null };
    return { choice, methodName: null, service: null };
  }
  const row = await offeredShippingMethod(db, shippingMethodId ?? 0);
  if (row === null) {
    throw unfit('shipping_method_id', problemText({ code: 'SHIPPING_METHOD_UNKNOWN' }));
  }
  const method = {
    isCourierCalculated: row.isRajaongkir,
    additionalFee: wholeDecimal(row.additionalFee),
    insuranceFeePercentage: parseDecimal(row.insuranceFeePercentage) ?? zeroDecimal,
    insuranceFeeAmount: parseDecimal(row.insuranceFeeAmount) ?? zeroDecimal,
  };
  if (!row.isRajaongkir) {
    const choice = { shippingType, method, option: null };
    return { choice, methodName: row.name, service: null };
  }
  const { service, cost } = await courierOption(db, request, row, origin, grams);
  const choice = { shippingType, method, option: { cost: wholeDecimal(cost) } };
  return { choice, methodName: row.name, service };
}

/** Throws 409 unless the courier's service costs what the buyer saw (shop-api.md 5.19). */
export function assertCourierFee({ choice: { option } }: OrderShipping, seen: string): void {
  if (option === null || compareDecimals(option.cost, parseDecimal(seen) ?? zeroDecimal) === 0) {
    return;
  }
  const text = `Ongkos Kirim berubah menjadi ${formatRupiah(floorDecimal(option.cost))}`;
  throw new Rejected(conflict({ shipping_fee: [text] }));
}

/** The service the buyer chose. */
async function courierOption(
  db: Database,
  { recipient, shippingMethodDetail }: OrderContent,
  row: MethodRow,
  origin: Place,
  grams: number,
): Promise<FeeOption> {
  if (shippingMethodDetail === null) {
    throw unfit('shipping_method_detail', problemText({ code: 'SHIPPING_OPTION_REQUIRED' }));
  }
  const destination = await placeOfCity(db, recipient.cityId);
  const options =
    destination &&
    courierOptions(row.rajaongkirCourierName ?? '', zoneBetween(origin, destination), grams);
  const option = options?.find(({ service }) => service === shippingMethodDetail);
  if (option !== undefined) return option;
  const text = problemText({ code: 'SHIPPING_OPTION_UNKNOWN' });
  throw new Rejected(conflict({ shipping_method_detail: [text] }));
}

function unfit(field: string, text: string): Rejected {
  return new Rejected(invalid({ [field]: [text] }));
}
