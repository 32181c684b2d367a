import { randomBytes } from 'node:crypto';
import type { Customer } from '@gawai/shop-api/http/customer';
import type { ShopResponse } from '@gawai/shop-api/http/shop-response';
import { rejectRefund, refundOrder } from '@gawai/shop-api/resources/order/operator-refund';
import { shipOrder } from '@gawai/shop-api/resources/order/operator-ship';
import { linesOf, paymentStatesOf } from '@gawai/shop-api/resources/order/order-queries';
import type { StoredOrder } from '@gawai/shop-api/resources/order/store-order';
import { recordResult } from '@gawai/shop-api/resources/payment/record-result';
import { addSession, sessionByRefNo } from '@gawai/shop-api/resources/payment/session-queries';
import { requestSignature } from '@gawai/shop-api/resources/payment/signatures';
import { decideReceipt } from '@gawai/shop-api/resources/receipt/decide-receipt';
import { sendReceipt } from '@gawai/shop-api/resources/receipt/send-receipt';
import { requestRefund } from '@gawai/shop-api/resources/refund/request-refund';
import { giveReview } from '@gawai/shop-api/resources/review/give-review';
import type { Shop } from '@gawai/shop-api/shop';
import type { DemoStep } from './demo-order.ts';
import { drawnReceipt } from './receipt-drawing.ts';

const REF_NO_LENGTH = 30;

/** An order of the demo shop and who made it; no customer is a guest. */
export interface PlacedOrder {
  readonly made: StoredOrder;
  readonly customer: Customer | null;
}

/**
 * Lets one thing happen to an order, by the shop's own rules at the time of the shop it is given.
 * Throws when the shop rejects it.
 */
export async function applyStep(shop: Shop, order: PlacedOrder, step: DemoStep): Promise<void> {
  if (step.what === 'pay') return pay(shop, order, step.row);
  const { status, body } = await responseTo(shop, order, step);
  if (status < 300) return;
  throw new Error(`The shop API rejected a step of the demo orders: ${JSON.stringify(body.value)}`);
}

async function responseTo(
  shop: Shop,
  order: PlacedOrder,
  step: Exclude<DemoStep, { what: 'pay' }>,
): Promise<ShopResponse> {
  const { hash } = order.made;
  switch (step.what) {
    case 'send-receipt':
      return sendDrawnReceipt(shop, order, step.row);
    case 'accept-receipt':
      return decideReceipt(shop, (await rowOf(shop, order, step.row)).id, { verdict: 'accept' });
    case 'reject-receipt': {
      const { id } = await rowOf(shop, order, step.row);
      return decideReceipt(shop, id, { verdict: 'reject', reason: step.reason });
    }
    case 'ship':
      return shipOrder(shop, hash, { resi_no: step.resi });
    case 'request-refund':
      return requestRefund(shop, customerOf(order), hash, { reason: step.reason });
    case 'refund':
      return refundOrder(shop, hash, { note: step.note });
    case 'reject-refund':
      return rejectRefund(shop, hash, { note: step.note });
    case 'review':
      return review(shop, order, step);
  }
}

function customerOf({ customer }: PlacedOrder): Customer {
  if (customer === null) throw new Error('Guests cannot do that');
  return customer;
}

async function rowOf({ db }: Shop, { made }: PlacedOrder, place: number) {
  const row = (await paymentStatesOf(db, made.id))[place]?.payment;
  if (row === undefined) throw new Error(`The order has no payment ${String(place)}`);
  return row;
}

/** The provider says that a payment came; of a session that was opened a moment before. */
async function pay(shop: Shop, order: PlacedOrder, place: number): Promise<void> {
  const { db, secrets } = shop;
  const now = shop.now();
  const row = await rowOf(shop, order, place);
  const signed = {
    merchantCode: secrets.merchantCode,
    refNo: (order.made.orderNo + randomBytes(REF_NO_LENGTH).toString('hex').toUpperCase()).slice(
      0,
      REF_NO_LENGTH,
    ),
    currency: 'IDR',
  };
  await addSession(db, {
    ...signed,
    orderPaymentId: row.id,
    checkoutId: randomBytes(16).toString('hex'),
    signature: requestSignature(secrets.merchantKey, { ...signed, amount: String(row.total) }),
    paymentId: row.paymentGatewayCode ?? '',
    amount: row.total,
    createdAt: now,
  });
  const opened = await sessionByRefNo(db, signed.refNo);
  if (opened === null) throw new Error('The session of a demo payment is gone');
  const session = { id: opened.session.id, orderPaymentId: row.id, orderId: order.made.id };
  const notes = {
    transId: `T${String(opened.session.id).padStart(9, '0')}`,
    authCode: null,
    errDesc: null,
    paymentDate: null,
    issuerBank: null,
  };
  await recordResult(db, session, { status: '1', notes }, now);
}

async function sendDrawnReceipt(
  shop: Shop,
  order: PlacedOrder,
  place: number,
): Promise<ShopResponse> {
  const { id, hash } = await rowOf(shop, order, place);
  return sendReceipt(shop, order.customer, {
    fields: { order_payment_id: String(id), order_payment_hash: hash },
    file: { field: 'payment_receipt', name: 'bukti-transfer.webp', bytes: await drawnReceipt() },
  });
}

async function review(
  shop: Shop,
  order: PlacedOrder,
  { line: place, star, text }: Extract<DemoStep, { what: 'review' }>,
): Promise<ShopResponse> {
  const line = (await linesOf(shop.db, order.made.id))[place];
  return giveReview(shop, customerOf(order), {
    product_id: line?.productId ?? null,
    order_id: order.made.id,
    order_detail_id: line?.id ?? null,
    star,
    review: text,
  });
}
