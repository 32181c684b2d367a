import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { rowOf } from '../../../test-kit/payments.ts';
import { placedOrder } from '../../../test-kit/placed-order.ts';
import { readOrder } from '../../../test-kit/read-order.ts';
import {
  isPaid,
  storedFiles,
  orderWithReceipt,
  receiptDecisions,
  sendReceiptTo,
} from '../../../test-kit/receipts.ts';
import { temporaryDataDir } from '../../../test-kit/temporary-data-dir.ts';
import { orderPayments } from '../../db/tables/order.ts';
import { shopTime } from '../../http/shop-time.ts';

const dataDir = temporaryDataDir();
const shop = await freshShop({ settings: { dataDir } });
const { client, clock, db, operator } = shop;
const DAY_MS = 24 * 60 * 60 * 1000;
const { accept, reject } = receiptDecisions(shop);
const awaitingIds = async () => {
  const { body } = await operator.get('order-payment?state=awaiting');
  const rows: { id: number }[] = body.data;
  return rows.map(({ id }) => id);
};

describe('GET /operator/order-payment', () => {
  it('lists the pending receipts, the oldest first, with their paths', async () => {
    const first = await orderWithReceipt(shop);
    const second = await orderWithReceipt(shop);
    await placedOrder(shop);
    const { status, body } = await operator.get('order-payment?state=awaiting');
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      {
        id: first.payment.id,
        order_no: first.orderNo,
        order_hash: first.hash,
        name: 'Budi Santoso',
        payment_method_name: 'Transfer Manual BCA',
        total: 7_558_998,
        receipt: expect.stringMatching(`/operator/order-payment/${first.payment.id}/receipt$`),
      },
      { id: second.payment.id },
    ]);
    await accept(first.payment.id);
    expect(await awaitingIds()).toEqual([second.payment.id]);
    expect((await operator.get('order-payment')).body.data).toHaveLength(1);
    await operator.post(`order/${second.hash}/void`, {});
    expect(await awaitingIds()).toEqual([]);
  });

  it('returns 422 for another state', async () => {
    expect((await operator.get('order-payment?state=paid')).status).toBe(422);
  });
});

describe('GET /operator/order-payment/{id}/receipt', () => {
  it('returns the file as an attachment', async () => {
    const { payment } = await orderWithReceipt(shop);
    const path = `${shop.url}/operator/order-payment/${payment.id}/receipt`;
    const response = await fetch(path, {
      headers: { 'x-operator-key': shop.shop.secrets.operatorKey ?? '' },
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="bukti-${payment.id}.jpg"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 60 });
  });

  it('returns an SVG as an attachment', async () => {
    const order = await placedOrder(shop);
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>Lunas</text></svg>');
    await sendReceiptTo(shop, { payment: order.payments[0]!, bytes, name: 'bukti.svg' });
    const { headers, text } = await operator.get(`order-payment/${order.payments[0]!.id}/receipt`);
    expect(text).toBe(bytes.toString());
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="bukti-\d+\.svg"$/);
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  });

  it('returns 404 without a receipt, for an unknown payment, and for a missing file', async () => {
    const { payments } = await placedOrder(shop);
    const { payment } = await orderWithReceipt(shop);
    await rm(join(dataDir, 'receipts'), { recursive: true });
    for (const id of [payments[0]!.id, payment.id, 999_999, 'x', '../1']) {
      expect((await operator.get(`order-payment/${id}/receipt`)).status).toBe(404);
    }
  });

  it('returns the receipt to no client without the operator key, under any path', async () => {
    const { payment } = await orderWithReceipt(shop);
    const path = `/operator/order-payment/${payment.id}/receipt`;
    expect((await client.get(path)).status).toBe(401);
    expect((await client.get(path, { headers: { 'x-operator-key': 'x' } })).status).toBe(401);
    for (const name of await storedFiles(shop)) {
      for (const folder of [
        '',
        'images/',
        'receipts/',
        'images/receipts/',
        'images/..%2freceipts%2f',
      ]) {
        expect((await client.get(`/${folder}${name}`)).status).toBe(404);
      }
    }
  });
});

describe('receipt of a payment in GET /order/{hash}', () => {
  const seen = async (hash: string): Promise<unknown> => {
    const [row] = (await client.get(`/order/${hash}`)).body.data.order_payments;
    return [row.receipt_state, row.receipt_note];
  };

  it('shows upload, rejection with a reason, second upload and acceptance', async () => {
    const { hash, payments } = await placedOrder(shop);
    const payment = payments[0]!;
    expect(await seen(hash)).toEqual(['none', null]);
    await sendReceiptTo(shop, { payment });
    expect(await seen(hash)).toEqual(['waiting', null]);
    await reject(payment.id, 'Nama pengirim terpotong');
    expect(await seen(hash)).toEqual(['rejected', 'Nama pengirim terpotong']);
    await sendReceiptTo(shop, { payment });
    expect(await seen(hash)).toEqual(['waiting', null]);
    await accept(payment.id);
    expect(await seen(hash)).toEqual(['accepted', null]);
  });

  it('shows a rejection without a reason when the operator gave none', async () => {
    const { hash, payment } = await orderWithReceipt(shop);
    await operator.post(`order-payment/${payment.id}/reject`, {});
    expect(await seen(hash)).toEqual(['rejected', null]);
  });

  it('shows the rejection with its reason after the payment has expired', async () => {
    const { hash, payment } = await orderWithReceipt(shop);
    await reject(payment.id);
    clock.advance(DAY_MS);
    await operator.post('expire');
    expect(await seen(hash)).toEqual(['rejected', 'Nominal tidak sesuai']);
  });
});

describe('POST /operator/order-payment/{id}/accept', () => {
  it('marks the payment as paid, and the order with the last one', async () => {
    const { hash, payment } = await orderWithReceipt(shop);
    const response = await accept(payment.id);
    expect([response.status, response.body.data]).toEqual([200, null]);
    expect(await rowOf(db, payment.hash)).toMatchObject({
      isPaid: 1,
      isConfirmed: true,
      paidAt: clock.now(),
    });
    expect(await isPaid(shop, hash)).toBe(1);
  });

  it('leaves an order unpaid until its other payments are paid', async () => {
    const split = { pay: [{ method: 1 as const, amount: 1_000_000 }, { method: 1 as const }] };
    const { hash, payment, payments } = await orderWithReceipt(shop, split);
    await accept(payment.id);
    expect(await isPaid(shop, hash)).toBe(0);
    await sendReceiptTo(shop, { payment: payments[1]! });
    await accept(payments[1]!.id);
    expect(await isPaid(shop, hash)).toBe(1);
  });

  it('accepts a receipt that was sent in time days later', async () => {
    const { hash, payment } = await orderWithReceipt(shop);
    clock.advance(3 * DAY_MS);
    await operator.post('expire');
    expect((await accept(payment.id)).status).toBe(200);
    expect(await isPaid(shop, hash)).toBe(1);
  });
});

describe('POST /operator/order-payment/{id}/reject', () => {
  it('lets the buyer send another receipt', async () => {
    const { hash, payment } = await orderWithReceipt(shop);
    expect((await reject(payment.id)).status).toBe(200);
    expect(await rowOf(db, payment.hash)).toMatchObject({ isPaid: 0, isConfirmed: false });
    expect(await isPaid(shop, hash)).toBe(0);
    const { body } = await operator.get(`order/${hash}`);
    expect(body.data.order_payments[0].operator_note).toBe('Nominal tidak sesuai');
    expect((await sendReceiptTo(shop, { payment })).status).toBe(200);
    expect((await accept(payment.id)).status).toBe(200);
  });

  it('requires no reason, and rejects a too long or invalid one', async () => {
    const { payment } = await orderWithReceipt(shop);
    for (const reason of ['x'.repeat(501), 'a\0', 'x'.repeat(1), null]) {
      const { status } = await reject(payment.id, reason);
      expect(status).toBe(reason === 'x' ? 200 : reason === null ? 409 : 422);
    }
  });

  it('gives the buyer a day for another receipt, also past the deadline', async () => {
    const { hash, payment } = await orderWithReceipt(shop);
    clock.advance(3 * DAY_MS);
    await reject(payment.id);
    clock.advance(DAY_MS - 60_000);
    await operator.post('expire');
    expect((await sendReceiptTo(shop, { payment })).status).toBe(200);
    expect((await accept(payment.id)).status).toBe(200);
    expect(await isPaid(shop, hash)).toBe(1);
  });

  it('lets the payment expire without another receipt within a day', async () => {
    const { payment } = await orderWithReceipt(shop);
    clock.advance(3 * DAY_MS);
    await reject(payment.id);
    clock.advance(DAY_MS);
    await operator.post('expire');
    expect(await rowOf(db, payment.hash)).toMatchObject({ isPaid: -1 });
  });

  it('never shortens the deadline of the payment', async () => {
    const { hash, payment } = await orderWithReceipt(shop);
    const expiredAt = new Date(clock.now().getTime() + 3 * DAY_MS);
    await db.update(orderPayments).set({ expiredAt }).where(eq(orderPayments.id, payment.id));
    await reject(payment.id);
    expect(await readOrder(shop, hash)).toMatchObject({
      order_payments: [{ expired_at: shopTime(expiredAt) }],
    });
  });
});
