import type {
  OrderContent,
  OrderedLine,
  Recipient,
} from '@gawai/shop-api/resources/order/order-request';
import { CATALOGUE } from '../catalogue.ts';
import { DEMO_ADDRESSES, DEMO_CUSTOMER } from '../demo-customer.ts';
import { variantId } from '../seed-catalogue.ts';
import { SEND } from './demo-methods.ts';
import type { DemoLine, DemoOrder } from './demo-order.ts';

/**
 * What a shopper's checkout would send for an order of the demo shop; the last payment is 0. `phone` is the
 * customer's. Throws when the order names something that the catalogue does not have.
 */
export function demoRequest(order: DemoOrder, phone: string): OrderContent {
  const buyer = buyerOf(order, phone);
  const { warehouseId = 1, sent = SEND.jneInCity, voucher = null } = order;
  const courier = sent === 'pickup' ? null : sent;
  return {
    buyer,
    recipient: recipientOf(order, buyer),
    shippingType: courier === null ? 'PICKUP' : 'DELIVERY',
    warehouseId,
    shippingMethodId: courier?.methodId ?? null,
    shippingMethodDetail: courier?.service ?? null,
    voucherId: null,
    voucherCode: voucher,
    lines: order.lines.map(lineOf),
    payments: order.pay.map(({ methodId, amount = 0 }) => ({ paymentMethodId: methodId, amount })),
  };
}

function lineOf({ product: name, variant, quantity = 1 }: DemoLine): OrderedLine {
  const product = CATALOGUE.find((one) => one.name === name);
  if (product === undefined) throw new Error(`The catalogue has no ${name}`);
  const { id, price, sold } = product;
  const index = 'variants' in sold ? sold.variants.findIndex(([kind]) => kind === variant) : null;
  if (index === -1) throw new Error(`${name} is not sold as ${variant ?? 'one kind'}`);
  return {
    productId: id,
    productVariantId: index === null ? null : variantId(id, index),
    price,
    quantity,
  };
}

function buyerOf({ by }: DemoOrder, phone: string): OrderContent['buyer'] {
  const { firstName, lastName, email } = by ?? DEMO_CUSTOMER;
  return { firstName, lastName, phone: by?.phone ?? phone, email };
}

function recipientOf({ by, to = 'home' }: DemoOrder, buyer: OrderContent['buyer']): Recipient {
  const [home, office] = DEMO_ADDRESSES;
  const saved = to === 'home' ? home : office;
  const { streetAddress, districtId, zipCode } = by ?? saved;
  // Ids are official codes: that of a district begins with the ones of its province and its city.
  return {
    userAddressId: by === undefined ? saved.id : null,
    shippingFirstName: buyer.firstName,
    shippingLastName: buyer.lastName,
    shippingPhone: buyer.phone,
    streetAddress,
    provinceId: Math.floor(districtId / 10_000),
    cityId: Math.floor(districtId / 100),
    districtId,
    zipCode,
  };
}
