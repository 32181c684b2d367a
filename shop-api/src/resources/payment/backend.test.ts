import { randomBytes, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop, testSecrets } from '../../../test-kit/fresh-shop.ts';
import {
  awaitingOrder,
  formOf,
  newestSession,
  openedSession,
  rowOf,
  signed,
  type Message,
} from '../../../test-kit/payments.ts';
import { readOrder } from '../../../test-kit/read-order.ts';
import { orderPayments, orders } from '../../db/tables/order.ts';
import { expireOrders } from '../order/expire-orders.ts';

const shop = await freshShop();
const { client, clock, db } = shop;
const TAKEN = {
  Code: '1',
  Message: { English: 'Status Received', Indonesian: 'Pembayaran diterima' },
};
const pending = { isPaid: 0, isConfirmed: false, needsAttention: false, paidAt: null };

const notify = (message: Message) => client.post('/ipay88/backend', message);
const flags = (hash: string) => readOrder(shop, hash);

/** An order by virtual account and the message that it is paid. */
async function payable() {
  const order = await awaitingOrder(shop);
  const row = order.rows[0]!;
  return { order, row, message: await openedSession(shop, row) };
}

describe('POST /ipay88/backend', () => {
  it('marks the payment as paid, and the order with the last one', async () => {
    const order = await awaitingOrder(shop, {
      pay: [{ method: 3, amount: 4_000_000 }, { method: 2 }],
    });
    const [first, second] = [order.rows[0]!, order.rows[1]!];
    const { status, body } = await notify(await openedSession(shop, first));
    expect([status, body]).toEqual([200, TAKEN]);
    expect(await rowOf(db, first)).toMatchObject({ isPaid: 1, needsAttention: false });
    expect(await rowOf(db, second)).toEqual(pending);
    expect(await flags(order.hash)).toMatchObject({ is_paid: 0, is_refunded: 0 });
    expect((await notify(await openedSession(shop, second))).body).toEqual(TAKEN);
    expect(await flags(order.hash)).toMatchObject({ is_paid: 1, is_refunded: 0 });
  });

  it('accepts a form, the older name of the status and a zero fraction', async () => {
    const { row, message } = await payable();
    const older = signed({ ...message, Amount: `${message['Amount']}.00` });
    const { TransactionStatus, ...rest } = older;
    const form = formOf({ ...rest, Status: TransactionStatus! });
    const type = 'application/x-www-form-urlencoded';
    const { status, body } = await client.raw('POST', '/ipay88/backend', form.toString(), type);
    expect([status, body]).toEqual([200, TAKEN]);
    expect(await rowOf(db, row)).toMatchObject({ isPaid: 1 });
  });

  it('ignores the letter case of the signature', async () => {
    const { row, message } = await payable();
    await notify({ ...message, Signature: String(message['Signature']).toUpperCase() });
    expect(await rowOf(db, row)).toMatchObject({ isPaid: 1 });
  });

  it('stores the transaction details of the provider', async () => {
    const { row, message } = await payable();
    await notify(message);
    expect(await newestSession(db, row)).toMatchObject({
      transactionStatus: '1',
      transId: 'T0123456789',
      authCode: '654321',
      errDesc: null,
      paymentDate: '2026-11-20 14:10:00',
      issuerBank: 'BCA',
    });
  });

  it('leaves a failed or pending payment open, and marks it as paid later', async () => {
    const { row, message } = await payable();
    for (const status of ['0', '6', '0', '6']) {
      expect((await notify(signed({ ...message, TransactionStatus: status }))).body).toEqual(TAKEN);
      expect(await rowOf(db, row)).toEqual(pending);
      expect((await newestSession(db, row)).transactionStatus).toBe(status);
    }
    expect((await notify(message)).body).toEqual(TAKEN);
    expect(await rowOf(db, row)).toMatchObject({ isPaid: 1, needsAttention: false });
  });

  it('shows the last message, also of an older session', async () => {
    const { order, row } = await payable();
    const messages = [await openedSession(shop, row, '6'), await openedSession(shop, row, '0')];
    for (const message of messages.reverse()) {
      clock.advance(1_000);
      await notify(message);
      const shown = { transaction_status: message['TransactionStatus'] };
      expect(await flags(order.hash)).toMatchObject({ order_payments: [shown] });
    }
  });

  it(
    'does not revert a payment, also after a thousand concurrent messages',
    { timeout: 120_000 },
    async () => {
      const { order, row, message } = await payable();
      await notify(message);
      const first = await rowOf(db, row);
      clock.advance(3 * 24 * 60 * 60 * 1000);
      for (let round = 0; round < 20; round += 1) {
        const results = await Promise.all(Array.from({ length: 50 }, () => notify(message)));
        expect(results.every(({ status, body }) => status === 200 && body.Code === '1')).toBe(true);
      }
      for (const status of ['0', '6'])
        await notify(signed({ ...message, TransactionStatus: status }));
      expect(await rowOf(db, row)).toEqual(first);
      expect(await flags(order.hash)).toMatchObject({ is_paid: 1 });
      expect((await newestSession(db, row)).transactionStatus).toBe('1');
    },
  );
});

describe('POST /ipay88/backend with unexpected money', () => {
  it('records and flags money for an expired payment of a voided order', async () => {
    const { order, row, message } = await payable();
    clock.advance(25 * 60 * 60 * 1000);
    await expireOrders(db, clock.now());
    expect(await rowOf(db, row)).toMatchObject({ isPaid: -1 });
    expect((await notify(message)).body).toEqual(TAKEN);
    expect(await rowOf(db, row)).toMatchObject({ isPaid: 1, needsAttention: true });
    expect(await flags(order.hash)).toMatchObject({ is_paid: 0, is_refunded: 1 });
  });

  it('records and flags money for an expired payment of an open order', async () => {
    const { order, row, message } = await payable();
    await db.update(orderPayments).set({ isPaid: -1 }).where(eq(orderPayments.hash, row));
    await notify(message);
    expect(await rowOf(db, row)).toMatchObject({ isPaid: 1, needsAttention: true });
    expect(await flags(order.hash)).toMatchObject({ is_paid: 1 });
  });

  it('records and flags money for a pending payment of a voided order', async () => {
    const { order, row, message } = await payable();
    await db.update(orders).set({ isRefunded: true }).where(eq(orders.id, order.id));
    await notify(message);
    expect(await rowOf(db, row)).toMatchObject({ isPaid: 1, needsAttention: true });
    expect(await flags(order.hash)).toMatchObject({ is_paid: 0, is_refunded: 1 });
  });

  it('accepts an older session, and flags two paid sessions', async () => {
    const { row, message: older } = await payable();
    const newer = await openedSession(shop, row);
    expect(newer['RefNo']).not.toBe(older['RefNo']);
    await notify(older);
    expect(await rowOf(db, row)).toMatchObject({ isPaid: 1, needsAttention: false });
    await notify(newer);
    expect(await rowOf(db, row)).toMatchObject({ isPaid: 1, needsAttention: true });
  });
});

describe('POST /ipay88/backend with invalid messages', () => {
  it.each<[string, (message: Message) => Message]>([
    ['a signature of another key', (message) => signed(message, 'another-key')],
    ['no signature', ({ Signature: _gone, ...message }) => message],
    ['an empty signature', (message) => ({ ...message, Signature: '' })],
    [
      'a cut signature',
      (message) => ({ ...message, Signature: String(message['Signature']).slice(1) }),
    ],
    ['an amount changed after signing', (message) => ({ ...message, Amount: '1' })],
    [
      'a signed amount one rupiah less',
      (message) => signed({ ...message, Amount: Number(message['Amount']) - 1 }),
    ],
    [
      'a signed amount one rupiah more',
      (message) => signed({ ...message, Amount: Number(message['Amount']) + 1 }),
    ],
    [
      'the older form times a hundred',
      (message) => signed({ ...message, Amount: `${message['Amount']}00` }),
    ],
    ['an amount with thousands marks', (message) => signed({ ...message, Amount: '7.562.998' })],
    [
      'an amount with a fraction',
      (message) => signed({ ...message, Amount: `${message['Amount']}.50` }),
    ],
    ['another currency', (message) => signed({ ...message, Currency: 'USD' })],
    ['another merchant', (message) => signed({ ...message, MerchantCode: 'ID99999' })],
    ['another method', (message) => signed({ ...message, PaymentId: '1' })],
    ['an unknown reference', (message) => signed({ ...message, RefNo: 'SO000000000000' })],
    ['no reference', ({ RefNo: _gone, ...message }) => message],
    ['an unknown status', (message) => signed({ ...message, TransactionStatus: '2' })],
    ['no status', ({ TransactionStatus: _gone, ...message }) => message],
    [
      'fields in another order under the signature',
      (message) => ({
        ...message,
        MerchantCode: message['RefNo']!,
        RefNo: message['MerchantCode']!,
      }),
    ],
    ['a NUL in the reference', (message) => signed({ ...message, RefNo: `${message['RefNo']}\0` })],
  ])('rejects %s', async (_what, change) => {
    const { order, row, message } = await payable();
    const { status, body } = await notify(change(message));
    expect([status, body.Code]).toEqual([200, '0']);
    expect(await rowOf(db, row)).toEqual(pending);
    expect((await newestSession(db, row)).transactionStatus).toBeNull();
    expect(await flags(order.hash)).toMatchObject({ is_paid: 0 });
  });

  it('rejects the signature of another order', async () => {
    const [mine, other] = [await payable(), await payable()];
    const mixed = { ...mine.message, Signature: other.message['Signature']! };
    expect((await notify(mixed)).body.Code).toBe('0');
    expect((await notify({ ...mine.message, RefNo: other.message['RefNo']! })).body.Code).toBe('0');
    expect(await rowOf(db, mine.row)).toEqual(pending);
    expect(await rowOf(db, other.row)).toEqual(pending);
  });

  it.each([null, [[]], 'text', 7, { RefNo: { $ne: 1 } }, { Signature: ['a'] }])(
    'rejects the body %j',
    async (body) => {
      const response = await client.post('/ipay88/backend', body);
      expect([response.status, response.body.Code]).toEqual([200, '0']);
    },
  );

  it('rejects two hundred forged messages', async () => {
    const { row, message } = await payable();
    const names = Object.keys(message);
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const name = names[randomInt(names.length)]!;
      const forged = { ...message, [name]: randomBytes(16).toString('hex') };
      forged['Signature'] = randomBytes(32).toString('hex');
      expect((await notify(forged)).body.Code).toBe('0');
    }
    expect(await rowOf(db, row)).toEqual(pending);
    expect((await notify(message)).body).toEqual(TAKEN);
  });

  it('returns neither the key nor the expected values', async () => {
    const { message } = await payable();
    const { text } = await notify(signed(message, 'another-key'));
    expect(text).not.toContain(testSecrets.merchantKey);
    expect(text).not.toContain(String(message['Signature']));
  });
});
