import { decimalText, parseDecimal, wholeDecimal, zeroDecimal } from '@gawai/domain/decimal';
import type { PaymentMethod } from '@gawai/domain/payment';
import { quote } from '@gawai/domain/quote';
import { readRateType } from '@gawai/domain/rate';
import type { ShippingChoice } from '@gawai/domain/shipping';
import type {
  OrderRequest,
  Recipient,
  LineInput,
} from '@gawai/shop-api/resources/order/order-form';
import { courierOptions } from '@gawai/shop-api/resources/shipping/tariff';
import { zoneBetween, type Place } from '@gawai/shop-api/resources/shipping/zone';
import type { VoucherRow } from '@gawai/shop-api/resources/voucher/queries';
import { voucherOfRow } from '@gawai/shop-api/resources/voucher/voucher-rules';
import { CATALOGUE } from '../catalogue.ts';
import { DEMO_ADDRESSES, DEMO_CUSTOMER } from '../demo-customer.ts';
import { SHIPPING_METHODS } from '../shipping-methods.ts';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import { variantId } from '../seed-catalogue.ts';
import { WAREHOUSES } from '../warehouses.ts';
import type { DemoGuest, DemoLine, DemoOrder } from './demo-order.ts';

type Figures = OrderRequest['figures'];

/**
 * What a shopper's checkout would send for an order of the demo shop, every figure by the rules of the
 * domain. `phone` is the customer's. Throws when the plan names what the shop does not have.
 */
export function demoRequest(
  order: DemoOrder,
  voucher: VoucherRow | null,
  phone: string,
): OrderRequest {
  const lines = order.lines.map(lineOf);
  const recipient = recipientOf(order, phone);
  const grams = lines.reduce((sum, line) => sum + Number(line.totalWeight), 0);
  const input = {
    ...shippingOf(order, recipient, grams),
    lines: lines.map(({ price, quantity, weight }) => ({ price, quantity, weight: exact(weight) })),
    voucher: voucher && voucherOfRow(voucher),
    warehouseId: String(order.warehouseId),
  };
  const { amountDue } = quote({ ...input, payments: [] });
  const before = order.pay.slice(0, -1).reduce((sum, row) => sum + (row.amount ?? 0), 0);
  const rows = order.pay.map(({ methodId, amount = amountDue - before }) => ({ methodId, amount }));
  const quoted = quote({
    ...input,
    payments: rows.map(({ methodId, amount }) => ({ method: methodOf(methodId), amount })),
  });
  const figures: Figures = {
    ...quoted,
    totalWeight: decimalText(quoted.totalWeight),
    shippingFee: decimalText(quoted.shippingFee),
    additionalShippingFee: decimalText(quoted.additionalShippingFee),
    insuranceFeePercentage: decimalText(quoted.insuranceFeePercentage),
    insuranceFeeAmount: decimalText(quoted.insuranceFeeAmount),
  };
  return {
    buyer: buyerOf(order, phone),
    recipient,
    shippingType: order.sent === 'pickup' ? 'PICKUP' : 'DELIVERY',
    warehouseId: order.warehouseId,
    shippingMethodId: order.sent === 'pickup' ? null : order.sent.methodId,
    shippingMethodDetail: order.sent === 'pickup' ? null : order.sent.service,
    voucherId: voucher?.id ?? null,
    voucherCode: voucher?.code ?? null,
    figures,
    lines,
    payments: rows.map(({ methodId, amount }, place) => ({
      paymentMethodId: methodId,
      amount,
      feeAmount: quoted.payments[place]?.feeAmount ?? 0,
      total: quoted.payments[place]?.total ?? 0,
    })),
  };
}

function lineOf({ product: name, variant, quantity = 1 }: DemoLine): LineInput {
  const product = CATALOGUE.find((one) => one.name === name);
  if (product === undefined) throw new Error(`The catalogue has no ${name}`);
  const { id, price, weight, sold } = product;
  const place = 'variants' in sold ? sold.variants.findIndex(([kind]) => kind === variant) : null;
  if (place === -1) throw new Error(`${name} is not sold as ${variant ?? 'one kind'}`);
  return {
    productId: id,
    productVariantId: place === null ? null : variantId(id, place),
    price,
    quantity,
    weight: String(weight),
    totalWeight: String(weight * quantity),
  };
}

function shippingOf(order: DemoOrder, recipient: Recipient, grams: number): ShippingChoice {
  const { sent } = order;
  if (sent === 'pickup') return { shippingType: 'PICKUP', method: null, option: null };
  const row = SHIPPING_METHODS.find(({ id }) => id === sent.methodId);
  if (row === undefined) throw new Error(`There is no courier ${String(sent.methodId)}`);
  const method = {
    isCourierCalculated: row.isRajaongkir,
    additionalFee: wholeDecimal(row.additionalFee),
    insuranceFeePercentage: exact(row.insuranceFeePercentage),
    insuranceFeeAmount: wholeDecimal(row.insuranceFeeAmount),
  };
  if (row.rajaongkirCourierName === null) return { shippingType: 'DELIVERY', method, option: null };
  const from = WAREHOUSES.find(({ id }) => id === order.warehouseId)?.cityId ?? 0;
  const zone = zoneBetween(placeOf(from), placeOf(recipient.cityId));
  const options = courierOptions(row.rajaongkirCourierName, zone, grams) ?? [];
  const option = options.find(({ service }) => service === sent.service);
  if (option === undefined)
    throw new Error(`${row.name} has no ${sent.service ?? 'service'} there`);
  return { shippingType: 'DELIVERY', method, option: { cost: wholeDecimal(option.cost) } };
}

function methodOf(id: number): PaymentMethod {
  const method = PAYMENT_METHODS.find((one) => one.id === id);
  if (method === undefined) throw new Error(`There is no way to pay ${String(id)}`);
  return {
    id: String(id),
    name: method.name,
    fee: { type: readRateType(method.feeType), amount: exact(method.feeAmount) },
    isGateway: method.code !== null,
    gatewayCodes: [],
  };
}

function buyerOf({ by }: DemoOrder, phone: string): OrderRequest['buyer'] {
  if (by !== 'customer') return by;
  const { firstName, lastName, email } = DEMO_CUSTOMER;
  return { firstName, lastName, phone, email };
}

function recipientOf({ by, to = 'home' }: DemoOrder, phone: string): Recipient {
  if (by !== 'customer') return guestAt(by);
  const [home, office] = DEMO_ADDRESSES;
  const { id, streetAddress, provinceId, cityId, districtId, zipCode } =
    to === 'home' ? home : office;
  return {
    userAddressId: id,
    shippingFirstName: DEMO_CUSTOMER.firstName,
    shippingLastName: DEMO_CUSTOMER.lastName,
    shippingPhone: phone,
    streetAddress,
    provinceId,
    cityId,
    districtId,
    zipCode,
  };
}

function guestAt({ firstName, lastName, phone, ...guest }: DemoGuest): Recipient {
  const { cityId, provinceId } = placeOf(Math.floor(guest.districtId / 100));
  return {
    userAddressId: null,
    shippingFirstName: firstName,
    shippingLastName: lastName,
    shippingPhone: phone,
    streetAddress: guest.streetAddress,
    provinceId,
    cityId,
    districtId: guest.districtId,
    zipCode: guest.zipCode,
  };
}

/** Ids are official codes: that of a city begins with the one of its province. */
function placeOf(cityId: number): Place {
  return { cityId, provinceId: Math.floor(cityId / 100) };
}

function exact(text: string) {
  return parseDecimal(text) ?? zeroDecimal;
}
