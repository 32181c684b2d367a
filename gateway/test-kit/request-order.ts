import { ORDER_HASH, savedOrder } from './checkout-shop.ts';
import { ok } from './fake-upstream.ts';
import type { TestGateway } from './gateway.ts';
import type { ResponseData } from './response-data.ts';
import { galaxy, ideaPad } from './samples.ts';

/** Every field of an order. */
export const ORDER = `query ($hash: String!) {
  order(accessHash: $hash) {
    id accessHash number placedAt status statusLabel timeline { step at }
    subtotal voucherCode discount discountedTotal shipping { fee additionalFee total }
    insurance { rate fixedFee total } amountDue paymentFee grandTotal totalWeight
    lines { id productName productSku variantName price quantity subtotal product { id } review { rating text } }
    payments { id accessHash methodName method { id } amount fee total state stateLabel isConfirmed kind isPayable expiresAt receiptState receiptNote transactionStatus }
    fulfilment {
      ... on OrderDelivery { methodName service warehouseName warehouse { id name } trackingNumber trackingUrl }
      ... on OrderPickup { pickupAt: warehouseName warehouse { id name } address openingHours phone }
    }
    contact { firstName lastName phone email }
    address { firstName lastName phone street districtName cityName provinceName district { id name } city { id name } province { id name } zipCode }
  }
}`;

/** A shop with one order and its two products. */
export const orderRoutes = {
  [`GET /order/${ORDER_HASH}`]: ok(savedOrder),
  'GET /product/101': ok(galaxy),
  'GET /product/202': ok(ideaPad),
};

/** Queries the order, after the shop has changed these wire fields. */
export async function requestOrder(
  shop: TestGateway,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<ResponseData['order']> {
  shop.upstream.on(`GET /order/${ORDER_HASH}`, ok({ ...savedOrder, ...changes }));
  return (await shop.data(ORDER, { hash: ORDER_HASH })).order;
}
