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
import { SEND } from './demo-methods.ts';
import type { DemoCourier, DemoLine, DemoOrder } from './demo-order.ts';

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
  const buyer = buyerOf(order, phone);
  const recipient = recipientOf(order, buyer);
  const { warehouseId = 1, sent = SEND.jneInCity } = order;
  const courier = sent === 'pickup' ? null : sent;
  const grams = lines.reduce((sum, line) => sum + Number(line.totalWeight), 0);
  const input = {
    ...shippingOf(courier, warehouseId, recipient.cityId, grams),
    lines: lines.map(({ price, quantity, weight }) => ({ price, quantity, weight: exact(weight) })),
    voucher: voucher && voucherOfRow(voucher),
    warehouseId: String(warehouseId),
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
    buyer,
    recipient,
    shippingType: courier === null ? 'PICKUP' : 'DELIVERY',
    warehouseId,
    shippingMethodId: courier?.methodId ?? null,
    shippingMethodDetail: courier?.service ?? null,
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

function shippingOf(
  courier: DemoCourier | null,
  warehouseId: number,
  cityId: number,
  grams: number,
): ShippingChoice {
  if (courier === null) return { shippingType: 'PICKUP', method: null, option: null };
  const row = SHIPPING_METHODS.find(({ id }) => id === courier.methodId);
  if (row === undefined) throw new Error(`There is no courier ${String(courier.methodId)}`);
  const method = {
    isCourierCalculated: row.isRajaongkir,
    additionalFee: wholeDecimal(row.additionalFee),
    insuranceFeePercentage: exact(row.insuranceFeePercentage),
    insuranceFeeAmount: wholeDecimal(row.insuranceFeeAmount),
  };
  if (row.rajaongkirCourierName === null) return { shippingType: 'DELIVERY', method, option: null };
  const from = WAREHOUSES.find(({ id }) => id === warehouseId)?.cityId ?? 0;
  const zone = zoneBetween(placeOf(from), placeOf(cityId));
  const options = courierOptions(row.rajaongkirCourierName, zone, grams) ?? [];
  const option = options.find(({ service }) => service === courier.service);
  if (option === undefined)
    throw new Error(`${row.name} has no ${courier.service ?? 'service'} there`);
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
  const { firstName, lastName, email } = by ?? DEMO_CUSTOMER;
  return { firstName, lastName, phone: by?.phone ?? phone, email };
}

function recipientOf({ by, to = 'home' }: DemoOrder, buyer: OrderRequest['buyer']): Recipient {
  const [home, office] = DEMO_ADDRESSES;
  const saved = to === 'home' ? home : office;
  const { streetAddress, districtId, zipCode } = by ?? saved;
  return {
    userAddressId: by === undefined ? saved.id : null,
    shippingFirstName: buyer.firstName,
    shippingLastName: buyer.lastName,
    shippingPhone: buyer.phone,
    streetAddress,
    ...placeOf(Math.floor(districtId / 100)),
    districtId,
    zipCode,
  };
}

/** Ids are official codes: that of a city begins with the one of its province. */
function placeOf(cityId: number): Place {
  return { cityId, provinceId: Math.floor(cityId / 100) };
}

function exact(text: string) {
  return parseDecimal(text) ?? zeroDecimal;
}
