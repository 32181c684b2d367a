import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import {
  awaitingOrder,
  formOf,
  openedSession,
  rowOf,
  signed,
  type Message,
} from '../../../test-kit/payments.ts';

const shop = await freshShop({ settings: { storeUrl: 'https://toko.example' } });
const { client, db } = shop;
const budi = await shop.tokenOf(7);

/** Sends a message as the browser does, by POST of a form or by GET. */
function sendResult(message: Message, method: 'GET' | 'POST' = 'POST') {
  const form = formOf(message).toString();
  return method === 'GET'
    ? client.get(`/ipay88/response?${form}`)
    : client.raw('POST', '/ipay88/response', form, 'application/x-www-form-urlencoded');
}

describe('/ipay88/response', () => {
  it.each(['GET', 'POST'] as const)(
    'records the result by %s and redirects to the guest order',
    async (method) => {
      const { hash, rows } = await awaitingOrder(shop);
      const response = await sendResult(await openedSession(shop, rows[0]!), method);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(
        `https://toko.example/order/guest/${hash}?src=payment&ref=${rows[0]}`,
      );
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await rowOf(db, rows[0]!)).toMatchObject({ isPaid: 1 });
    },
  );

  it('redirects to the order history of a customer', async () => {
    const { hash, rows } = await awaitingOrder(shop, {}, budi);
    const response = await sendResult(await openedSession(shop, rows[0]!, '0'));
    expect(response.headers.get('location')).toBe(
      `https://toko.example/order-history/${hash}?src=payment&ref=${rows[0]}`,
    );
  });

  it('changes nothing for an invalid signature, and redirects to the order', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    const message = await openedSession(shop, rows[0]!, '0');
    const forged = [
      { ...message, TransactionStatus: '1' },
      signed({ ...message, TransactionStatus: '1' }, 'another-key'),
      signed({ ...message, Amount: '1', TransactionStatus: '1' }),
    ];
    for (const each of forged) {
      const response = await sendResult(each);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toContain(`/order/guest/${hash}?`);
    }
    expect(await rowOf(db, rows[0]!)).toMatchObject({ isPaid: 0 });
  });

  it.each([{}, { RefNo: 'SO000' }, { RefNo: '//evil.example', Status: '1' }])(
    'redirects to the home page for %j',
    async (message) => {
      for (const method of ['GET', 'POST'] as const) {
        const response = await sendResult(message, method);
        expect([response.status, response.headers.get('location')]).toEqual([
          303,
          'https://toko.example/',
        ]);
      }
    },
  );
});

async function statusOf(hash: string): Promise<unknown> {
  const { body } = await client.get(`/ipay88/status/${hash}`);
  const status: unknown = body.data;
  return status;
}

describe('GET /ipay88/status/{payment hash}', () => {
  it('returns the payment status and the last provider status', async () => {
    const { rows } = await awaitingOrder(shop);
    const fresh = { hash: rows[0], is_paid: 0, is_confirmed: 0, transaction_status: null };
    expect(await statusOf(rows[0]!)).toEqual(fresh);
    const message = await openedSession(shop, rows[0]!, '6');
    await client.post('/ipay88/backend', message);
    expect(await statusOf(rows[0]!)).toEqual({ ...fresh, transaction_status: '6' });
    await client.post('/ipay88/backend', signed({ ...message, TransactionStatus: '1' }));
    expect(await statusOf(rows[0]!)).toEqual({ ...fresh, is_paid: 1, transaction_status: '1' });
  });

  it('returns the same status as the order, also after a new session', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    const row = async (): Promise<unknown> =>
      (await client.get(`/order/${hash}`)).body.data.order_payments[0].transaction_status;
    await client.post('/ipay88/backend', await openedSession(shop, rows[0]!, '6'));
    expect(await row()).toBe('6');
    await client.post(`/ipay88/request/${rows[0]!}`);
    expect(await row()).toBe('6');
    expect(await statusOf(rows[0]!)).toMatchObject({ transaction_status: '6' });
  });

  it('returns 404 for another hash', async () => {
    const { hash } = await awaitingOrder(shop);
    expect((await client.get(`/ipay88/status/${hash}`)).status).toBe(404);
  });
});

describe('POST /order with a form body', () => {
  it('returns 415', async () => {
    const type = 'application/x-www-form-urlencoded';
    expect((await client.raw('POST', '/order', 'email=x', type)).status).toBe(415);
  });
});
