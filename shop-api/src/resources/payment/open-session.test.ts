import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../test-kit/expect-ok.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { awaitingOrder, newestSession, openedSession } from '../../../test-kit/payments.ts';
import { orderPayments, orders } from '../../db/tables/order.ts';
import { paymentSessions } from '../../db/tables/payment-session.ts';

const shop = await freshShop();
const { client, clock, db } = shop;
const HOUR_MS = 60 * 60 * 1000;

const request = (hash: string) => client.post(`/ipay88/request/${hash}`);
const row = (hash: string) => eq(orderPayments.hash, hash);

describe('POST /ipay88/request/{payment hash}', () => {
  it('returns the form fields for the sandbox page', async () => {
    const { rows } = await awaitingOrder(shop);
    expectOk(await request(rows[0]!), {
      ipay88_checkout_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      ipay88_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      ipay88_url: `${shop.shop.publicUrl}/sandbox/ipay88/PG`,
    });
  });

  it('stores amount, merchant, method and a reference of at most 30 characters', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    await request(rows[0]!);
    const { data } = (await client.get(`/order/${hash}`)).body;
    const session = await newestSession(db, rows[0]!);
    expect(session).toMatchObject({
      amount: data.order_payments[0].total,
      merchantCode: 'GWTEST',
      paymentId: '140',
      currency: 'IDR',
      state: 'open',
    });
    expect(session.refNo).toMatch(new RegExp(`^${data.order_no}[0-9A-F]{16}$`));
    expect(session.refNo.length).toBe(30);
  });

  it('opens a new session for each request and ends the older ones', async () => {
    const { rows } = await awaitingOrder(shop);
    const checkoutIds = [];
    for (let time = 0; time < 3; time += 1) {
      checkoutIds.push((await request(rows[0]!)).body.data.ipay88_checkout_id);
    }
    expect(new Set(checkoutIds).size).toBe(3);
    const stored = await db
      .select({ checkoutId: paymentSessions.checkoutId, state: paymentSessions.state })
      .from(paymentSessions)
      .innerJoin(orderPayments, eq(orderPayments.id, paymentSessions.orderPaymentId))
      .where(row(rows[0]!))
      .orderBy(paymentSessions.id);
    expect(stored.map(({ state }) => state)).toEqual(['ended', 'ended', 'open']);
    expect(stored[2]?.checkoutId).toBe(checkoutIds[2]);
  });

  it('leaves one session open after concurrent requests', async () => {
    const { rows } = await awaitingOrder(shop);
    await Promise.all(Array.from({ length: 8 }, () => request(rows[0]!)));
    const open = await db
      .select({ id: paymentSessions.id })
      .from(paymentSessions)
      .innerJoin(orderPayments, eq(orderPayments.id, paymentSessions.orderPaymentId))
      .where(row(rows[0]!));
    expect(open).toHaveLength(8);
    expect(await db.$count(paymentSessions, eq(paymentSessions.state, 'open'))).toBe(4);
  });

  it.each(['0'.repeat(40), 'x', '..%2f..', '%00'])('rejects the payment hash %s', async (hash) => {
    expect([400, 404]).toContain((await request(hash)).status);
  });

  it('rejects the hash of an order and a manual payment', async () => {
    const { hash, rows } = await awaitingOrder(shop, { pay: [{ method: 1 }] });
    expect((await request(hash)).status).toBe(404);
    const { status, body } = await request(rows[0]!);
    expect([status, body.message]).toEqual([409, 'Pembayaran ini tidak dapat dibayar lagi']);
  });

  it('rejects a paid or expired payment and a voided order', async () => {
    const paid = await awaitingOrder(shop);
    await client.post('/ipay88/backend', await openedSession(shop, paid.rows[0]!));
    expect((await request(paid.rows[0]!)).status).toBe(409);

    const expired = await awaitingOrder(shop);
    await db.update(orderPayments).set({ isPaid: -1 }).where(row(expired.rows[0]!));
    expect((await request(expired.rows[0]!)).status).toBe(409);

    const voided = await awaitingOrder(shop);
    await db.update(orders).set({ isRefunded: true }).where(eq(orders.id, voided.id));
    expect((await request(voided.rows[0]!)).status).toBe(409);

    const overdue = await awaitingOrder(shop);
    clock.advance(24 * HOUR_MS);
    expect((await request(overdue.rows[0]!)).status).toBe(409);
  });
});
