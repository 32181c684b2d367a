import type {
  CartLineInput,
  CheckoutQuoteInput,
  FulfilmentInput,
  PaymentRowInput,
} from '../../__generated__/resolvers.ts';
import { decodeId, decodeIdOrNull } from '../../graphql/global-id.ts';
import { plainText } from '../shared/plain-text.ts';

/** A requested line, with the shop's ids. */
export interface LineRequest {
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number;
  /** Whole rupiah that the shopper saw; null when unknown. */
  readonly seenPrice: number | null;
}

/** Delivery as far as it was chosen. */
export interface DeliveryRequest {
  readonly type: 'DELIVERY';
  readonly cityId: string | null;
  readonly warehouseId: string | null;
  readonly methodId: string | null;
  readonly service: string | null;
}

/** Pickup as far as it was chosen. */
export interface PickupRequest {
  readonly type: 'PICKUP';
  readonly warehouseId: string | null;
}

export type FulfilmentRequest = DeliveryRequest | PickupRequest;

/** A payment row; `amount` in whole rupiah without fee. */
export interface PaymentRequest {
  readonly methodId: string | null;
  readonly amount: number;
}

/** A cart and the choices made so far, in the shop's own ids. */
export interface QuoteRequest {
  readonly lines: readonly LineRequest[];
  readonly fulfilment: FulfilmentRequest | null;
  readonly voucherCode: string | null;
  readonly payments: readonly PaymentRequest[];
}

/** Reads the input of a quote. Throws `BAD_USER_INPUT` for invalid ids. */
export function readQuoteRequest(input: CheckoutQuoteInput): QuoteRequest {
  return {
    lines: input.lines.map(readLine),
    fulfilment: input.fulfilment ? readFulfilment(input.fulfilment) : null,
    voucherCode: plainText(input.voucherCode),
    payments: (input.payments ?? []).map(readPayment),
  };
}

function readLine(line: CartLineInput, index: number): LineRequest {
  const field = `lines.${index}`;
  return {
    productId: decodeId('Product', line.productId, `${field}.productId`),
    variantId: decodeIdOrNull('ProductVariant', line.variantId, `${field}.variantId`),
    quantity: line.quantity,
    seenPrice: line.seenPrice ?? null,
  };
}

function readFulfilment({ delivery, pickup }: FulfilmentInput): FulfilmentRequest {
  const warehouse = (id: string | null | undefined, kind: string) =>
    decodeIdOrNull('Warehouse', id, `fulfilment.${kind}.warehouseId`);
  if (!delivery) return { type: 'PICKUP', warehouseId: warehouse(pickup.warehouseId, 'pickup') };
  const field = 'fulfilment.delivery';
  const { cityId, shippingMethodId } = delivery;
  return {
    type: 'DELIVERY',
    cityId: decodeIdOrNull('City', cityId, `${field}.cityId`),
    warehouseId: warehouse(delivery.warehouseId, 'delivery'),
    methodId: decodeIdOrNull('ShippingMethod', shippingMethodId, `${field}.shippingMethodId`),
    service: plainText(delivery.service),
  };
}

function readPayment(row: PaymentRowInput, index: number): PaymentRequest {
  return {
    methodId: decodeIdOrNull('PaymentMethod', row.methodId, `payments.${index}.methodId`),
    amount: row.amount,
  };
}
