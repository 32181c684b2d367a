import { ORDER_HASH, savedOrder } from './checkout-shop.ts';
import { ok } from './fake-upstream.ts';
import type { GatewayResponse, TestGateway } from './gateway.ts';
import type { ResponseData } from './response-data.ts';

/** The customer's token. */
export const token = '7|rahasia';

/** The REST call that requests a refund. */
export const REFUND_ROUTE = `POST /order/${ORDER_HASH}/refund`;

/** The REST call that reads the order. */
export const ORDER_ROUTE = `GET /order/${ORDER_HASH}`;

/** A paid order as the shop returns it. */
export const paidOrder = {
  ...savedOrder,
  is_paid: 1,
  order_payments: savedOrder.order_payments.map((row) => ({ ...row, is_paid: 1 })),
};

/** A pending refund request. */
export const requested = {
  status: 'requested',
  reason: 'Barang rusak',
  requested_at: '2026-11-21 09:00:00',
  note: null,
};

const FIELDS = 'canRequestRefund refund { status statusLabel reason requestedAt note }';

/** Reads the refund of an order. */
export const ORDER_QUERY = `query ($hash: String!) { order(accessHash: $hash) { ${FIELDS} } }`;

/** Requests a refund. */
export const REFUND_MUTATION = `mutation ($input: RequestRefundInput!) {
  requestRefund(input: $input) { order { ${FIELDS} } userErrors { code message path } }
}`;

/** A request for a refund. */
export const input = { orderAccessHash: ORDER_HASH, reason: '  Barang rusak ' };

/** A shop with one paid order, which accepts refund requests. */
export const refundRoutes = { [ORDER_ROUTE]: ok(paidOrder), [REFUND_ROUTE]: ok(requested) };

/** Queries the order as its customer, after the shop has changed these wire fields. */
export async function orderOf(
  shop: TestGateway,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<ResponseData['order']> {
  shop.upstream.on(ORDER_ROUTE, ok({ ...paidOrder, ...changes }));
  const data = await shop.data(ORDER_QUERY, { hash: ORDER_HASH }, { token });
  return data.order;
}

/** Requests a refund as the customer of the order; returns the response, with or without errors. */
export function requestRefund(
  shop: TestGateway,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<GatewayResponse> {
  return shop.execute(REFUND_MUTATION, { input: { ...input, ...changes } }, { token });
}
