import { lineKey } from '@gawai/domain/cart';
import { decimalText, multiplyDecimals, wholeDecimal, type Decimal } from '@gawai/domain/decimal';
import { wireShippingType } from '@gawai/domain/shipping';
import type { AddressRegions } from '../shared/address-regions.ts';
import { placeBody } from '../shared/place-body.ts';
import type {
  OrderBody,
  OrderBodyLine,
  OrderBodyPayment,
  WireNumber,
} from '../../rest/endpoints/order-submission.ts';
import type { ProductDetail } from '../../rest/endpoints/product.ts';
import { wireId } from '../../rest/wire/wire-id.ts';
import type { OrderParties } from './order-contact.ts';
import type { FulfilmentRecord } from './quote-fulfilment.ts';
import type { QuotePaymentRecord } from './quote-payments.ts';
import type { CheckoutQuoteRecord, QuoteLineRecord } from './quote-service.ts';

/** A line of the order: a product or one of its variants. */
interface SoldLine {
  readonly product: ProductDetail;
  readonly variantId: string | null;
  readonly quantity: number;
}

/**
 * The body of the order (shop-api.md 5.19): every figure is from the quote, and ids have their names
 * beside them. `savedAddressId` is the shop's own id; the shop checks that it is the customer's. Throws
 * for a quote that is not submittable.
 */
export function orderBody(
  quote: CheckoutQuoteRecord,
  { buyer, recipient, ...place }: OrderParties,
  regions: AddressRegions,
  savedAddressId: string | null,
): OrderBody {
  const { fulfilment, voucher } = quote;
  if (!fulfilment?.warehouse) throw incomplete();
  return {
    first_name: buyer.firstName,
    last_name: buyer.lastName,
    phone: buyer.phone,
    email: buyer.email,
    user_address_id: wireIdOrNull(savedAddressId),
    shipping_first_name: recipient.firstName,
    shipping_last_name: recipient.lastName,
    shipping_phone: recipient.phone,
    ...placeBody(place, regions),
    shipping_type: wireShippingType(fulfilment.type),
    warehouse_id: wireId(fulfilment.warehouse.id),
    warehouse: fulfilment.warehouse.name,
    ...bodyMethod(fulfilment),
    total_weight: wireNumber(quote.totalWeight),
    total: quote.total,
    voucher_id: wireIdOrNull(voucher?.id),
    voucher_code: voucher?.code ?? null,
    voucher_discount: quote.voucherDiscount,
    shipping_fee: wireNumber(quote.shippingFee),
    additional_shipping_fee: wireNumber(quote.additionalShippingFee),
    total_shipping_fee: quote.totalShippingFee,
    insurance_fee_percentage: decimalText(quote.insuranceFeePercentage),
    insurance_fee_amount: wireNumber(quote.insuranceFeeAmount),
    total_insurance_fee: quote.totalInsuranceFee,
    payment_fee: quote.paymentFee,
    grand_total: quote.grandTotal,
    details: bodyLines(quote.lines),
    payments: quote.payments.map(bodyPayment),
  };
}

function incomplete(): Error {
  return new Error('an order needs a complete quote');
}

function bodyMethod({ method, option }: FulfilmentRecord) {
  return {
    shipping_method_id: wireIdOrNull(method?.id),
    shipping_method_name: method?.name ?? null,
    shipping_method_detail: option?.service ?? null,
  };
}

/** Merges lines of the same product and variant. */
function bodyLines(lines: readonly QuoteLineRecord[]): OrderBodyLine[] {
  const merged = new Map<string, SoldLine>();
  for (const { product, variant, quantity } of lines) {
    if (product === null) throw incomplete();
    const variantId = variant?.id ?? null;
    const key = lineKey({ productId: product.id, variantId });
    const before = merged.get(key)?.quantity ?? 0;
    merged.set(key, { product, variantId, quantity: before + quantity });
  }
  return [...merged.values()].map(({ product, variantId, quantity }) => ({
    product_id: wireId(product.id),
    product_variant_id: wireIdOrNull(variantId),
    price: product.price,
    quantity,
    weight: wireNumber(product.weight),
    total_weight: wireNumber(multiplyDecimals(product.weight, wholeDecimal(quantity))),
  }));
}

function bodyPayment({ method, amount, fee, total }: QuotePaymentRecord): OrderBodyPayment {
  if (method === null) throw incomplete();
  return {
    payment_method_id: wireId(method.id),
    payment_method_name: method.name,
    amount,
    fee_amount: fee,
    total,
  };
}

function wireIdOrNull(id: string | null | undefined): WireNumber | null {
  return id === null || id === undefined ? null : wireId(id);
}

/** A number when that is exact, else text. */
function wireNumber(value: Decimal): WireNumber {
  const text = decimalText(value);
  return String(Number(text)) === text ? Number(text) : text;
}
