import { randomBytes } from 'node:crypto';
import type { Customer } from '@gawai/shop-api/http/customer';
import { ok, type ShopResponse } from '@gawai/shop-api/http/shop-response';
import { refundOrder, rejectRefund } from '@gawai/shop-api/resources/order/operator-refund';
import { shipOrder } from '@gawai/shop-api/resources/order/operator-ship';
import {
  linesOf,
  paymentStatesOf,
  type OrderRow,
} from '@gawai/shop-api/resources/order/order-queries';
import { recordResult } from '@gawai/shop-api/resources/payment/record-result';
import { addSession, sessionByRefNo } from '@gawai/shop-api/resources/payment/session-queries';
import { requestSignature } from '@gawai/shop-api/resources/payment/signatures';
import { decideReceipt } from '@gawai/shop-api/resources/receipt/decide-receipt';
import { sendReceipt as send } from '@gawai/shop-api/resources/receipt/send-receipt';
import { requestRefund } from '@gawai/shop-api/resources/refund/request-refund';
import { addReview } from '@gawai/shop-api/resources/review/add-review';
import type { Shop } from '@gawai/shop-api/shop';
import { drawnReceipt } from './receipt-drawing.ts';

const REF_NO_LENGTH = 30;

/** An order of the demo shop and its customer; null for a guest. */
export interface PlacedOrder {
  readonly record: OrderRow;
  readonly customer: Customer | null;
}

/** A step of an order after it was placed, by the shop's own rules at the time of `shop.now()`. */
export type Step = (shop: Shop, order: PlacedOrder) => Promise<ShopResponse>;

function customerOf({ customer }: PlacedOrder): Customer {
  if (customer === null) throw new Error('Guests cannot do that');
  return customer;
}

async function rowOf({ db }: Shop, { record }: PlacedOrder, index = 0) {
  const row = (await paymentStatesOf(db, record.id))[index]?.payment;
  if (row === undefined) throw new Error(`The order has no payment ${String(index)}`);
  return row;
}

/** Opens a session for a payment and records it as paid by the provider. */
export const pay =
  (index = 0): Step =>
  async (shop, order) => {
    const { db, secrets } = shop;
    const now = shop.now();
    const row = await rowOf(shop, order, index);
    const random = randomBytes(REF_NO_LENGTH).toString('hex').toUpperCase();
    const signed = {
      merchantCode: secrets.merchantCode,
      refNo: (order.record.orderNo + random).slice(0, REF_NO_LENGTH),
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
    const session = { id: opened.session.id, orderPaymentId: row.id, orderId: order.record.id };
    const notes = {
      transId: `T${String(opened.session.id).padStart(9, '0')}`,
      authCode: null,
      errDesc: null,
      paymentDate: null,
      issuerBank: null,
    };
    await recordResult(db, session, { status: '1', notes }, now);
    return ok(null);
  };

export const sendReceipt: Step = async (shop, order) => {
  const { id, hash } = await rowOf(shop, order);
  return send(shop, order.customer, {
    fields: { order_payment_id: String(id), order_payment_hash: hash },
    file: { field: 'payment_receipt', name: 'bukti-transfer.webp', bytes: await drawnReceipt() },
  });
};

export const acceptReceipt: Step = async (shop, order) =>
  decideReceipt(shop, (await rowOf(shop, order)).id, { verdict: 'accept' });

export const rejectReceipt =
  (reason: string): Step =>
  async (shop, order) =>
    decideReceipt(shop, (await rowOf(shop, order)).id, { verdict: 'reject', reason });

export const ship =
  (resi: string | null): Step =>
  (shop, { record }) =>
    shipOrder(shop, record.hash, { resi_no: resi });

export const requestRefundStep =
  (reason: string): Step =>
  (shop, order) =>
    requestRefund(shop, customerOf(order), order.record.hash, { reason });

export const refund =
  (note: string): Step =>
  (shop, { record }) =>
    refundOrder(shop, record.hash, { note });

export const rejectRefundStep =
  (note: string): Step =>
  (shop, { record }) =>
    rejectRefund(shop, record.hash, { note });

/** The customer's review of a line; `index` counts from 0. */
export const review =
  (index: number, star: number, text: string | null): Step =>
  async (shop, order) => {
    const line = (await linesOf(shop.db, order.record.id))[index];
    return addReview(shop, customerOf(order), {
      product_id: line?.productId ?? null,
      order_id: order.record.id,
      order_detail_id: line?.id ?? null,
      star,
      review: text,
    });
  };
