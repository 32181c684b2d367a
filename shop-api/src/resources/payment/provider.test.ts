import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../../../test-kit/expect-ok.ts';
import { freshShop, testSecrets } from '../../../test-kit/fresh-shop.ts';
import { drainMails } from '../../../test-kit/outbox.ts';
import { awaitingOrder, newestSession, openedSession, rowOf } from '../../../test-kit/payments.ts';
import { orderPayments } from '../../db/tables/order.ts';
import { paymentSessions } from '../../db/tables/payment-session.ts';
import { expireOrders } from '../order/expire-orders.ts';
import { recheckPending } from './recheck-payments.ts';
import { requestSignature } from './signatures.ts';

/** A local provider: `respond` is set by the test, `requests` are recorded. */
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let requests: { url: string; body: Record<string, unknown> }[] = [];
const provider = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const text = Buffer.concat(parts).toString();
    const body: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
    requests.push({ url: request.url ?? '', body });
    respond(request, response);
  });
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
afterAll(() => provider.close());
const address = provider.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const ipay88Url = `http://127.0.0.1:${port}`;

const shop = await freshShop({ settings: { ipay88Url } });
const { client, clock, db } = shop;
const log = { warn: () => undefined };
const HOUR_MS = 60 * 60 * 1000;

let checkouts = 0;
const good = (_request: IncomingMessage, response: ServerResponse) => {
  checkouts += 1;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ Code: '1', CheckoutID: `ck${checkouts}`, Signature: 'sig' }));
};
const respondWith =
  (text: string, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status).end(text);
  };

beforeEach(() => {
  requests = [];
  respond = good;
});

describe('POST /ipay88/request with a provider', () => {
  it('sends a signed JSON request and returns the checkout of the provider', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    expectOk(await client.post(`/ipay88/request/${rows[0]}`), {
      ipay88_checkout_id: `ck${checkouts}`,
      ipay88_signature: 'sig',
      ipay88_url: `${ipay88Url}/PG/`,
    });
    const { data } = (await client.get(`/order/${hash}`)).body;
    const total = String(data.order_payments[0].total);
    const session = await newestSession(db, rows[0]!);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      url: '/ePayment/WebService/PaymentAPI/Checkout',
      body: {
        ApiVersion: '2.0',
        MerchantCode: 'GWTEST',
        PaymentId: '140',
        Currency: 'IDR',
        RefNo: session.refNo,
        Amount: total,
        ProdDesc: `Pesanan ${data.order_no}`,
        UserName: 'Budi Santoso',
        UserEmail: 'budi@example.com',
        UserContact: '081234567890',
        ResponseURL: `${shop.shop.publicUrl}/ipay88/response`,
        BackendURL: `${shop.shop.publicUrl}/ipay88/backend`,
        Signature: requestSignature(testSecrets.merchantKey, {
          merchantCode: 'GWTEST',
          refNo: session.refNo,
          amount: total,
          currency: 'IDR',
        }),
      },
    });
    expect(JSON.stringify(requests)).not.toContain(testSecrets.merchantKey);
  });

  it.each([
    ['rejects', respondWith('{"Code":"0","Message":"Invalid signature"}')],
    ['is broken', respondWith('<html>500</html>', 500)],
    ['returns HTML', respondWith('<html>hello</html>')],
    ['returns nothing', respondWith('')],
    ['returns no checkout', respondWith('{"Code":"1","CheckoutID":"","Signature":"x"}')],
    [
      'returns an invalid checkout',
      respondWith('{"Code":"1","CheckoutID":{"a":1},"Signature":"x"}'),
    ],
    [
      'redirects',
      (_request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
      },
    ],
    [
      'hangs up',
      (request: IncomingMessage) => {
        request.socket.destroy();
      },
    ],
  ])('returns 502 and stores no session when the provider %s', async (_what, broken) => {
    const { rows } = await awaitingOrder(shop);
    const before = await db.$count(paymentSessions);
    respond = broken;
    const { status, body } = await client.post(`/ipay88/request/${rows[0]}`);
    expect(status).toBe(502);
    expect(body.message).toBe('Halaman pembayaran sedang tidak dapat dibuka. Silakan coba lagi.');
    expect(await db.$count(paymentSessions)).toBe(before);
  });

  it('returns 404 for the sandbox page', async () => {
    for (const path of ['/sandbox/ipay88/PG', '/sandbox/ipay88/answer']) {
      expect((await client.post(path, {})).status).toBe(404);
    }
  });
});

describe('recovery of a lost provider message', () => {
  async function rowWithSession() {
    const { rows } = await awaitingOrder(shop);
    await openedSession(shop, rows[0]!);
    return rows[0]!;
  }

  it('queries the provider once when the buyer returns, and marks the payment as paid', async () => {
    const row = await rowWithSession();
    const session = await newestSession(db, row);
    requests = [];
    respond = respondWith('00');
    const { body } = await client.get(`/ipay88/status/${row}`);
    expect(body.data).toMatchObject({ is_paid: 1, transaction_status: '1' });
    const query = new URLSearchParams({
      MerchantCode: 'GWTEST',
      RefNo: session.refNo,
      Amount: String(session.amount),
    });
    expect(requests.map(({ url }) => url)).toEqual([`/epayment/enquiry.asp?${query.toString()}`]);
    await client.get(`/ipay88/status/${row}`);
    expect(requests, 'no enquiry for a paid row').toHaveLength(1);
  });

  it.each([
    ['Payment Pending', '6'],
    ['Payment fail', '0'],
    ['Record not found', null],
    ["Haven't Paid (0)", null],
    ['Incorrect amount', null],
    ['M88Admin', null],
    ['<html>00</html>', null],
    ['', null],
  ])('leaves the payment unpaid for "%s"', async (text, transaction) => {
    const row = await rowWithSession();
    respond = respondWith(text);
    const { body } = await client.get(`/ipay88/status/${row}`);
    expect(body.data).toMatchObject({ is_paid: 0, transaction_status: transaction });
  });

  it('queries every payment each minute, also with thousands of sessions of another one', async () => {
    const [first, second] = [await rowWithSession(), await rowWithSession()];
    const { id, ...opened } = await newestSession(db, first);
    const names = Array.from({ length: 2_000 }, (_, turn) => `${id}-${turn}`);
    const openings = names.map((name) => ({ ...opened, refNo: name, checkoutId: name }));
    await db.insert(paymentSessions).values(openings);
    respond = respondWith('00');
    await recheckPending(shop.shop, log);
    expect(await rowOf(db, first)).toMatchObject({ isPaid: 1 });
    expect(await rowOf(db, second)).toMatchObject({ isPaid: 1 });
    requests = [];
    await recheckPending(shop.shop, log);
    expect(requests.every(({ url }) => !url.includes('Checkout'))).toBe(true);
  });

  it('recovers and flags a payment for a day after it has expired', async () => {
    const [byMinute, byBuyer] = [await rowWithSession(), await rowWithSession()];
    clock.advance(47 * HOUR_MS);
    await expireOrders(db, clock.now());
    respond = respondWith('00');
    await client.get(`/ipay88/status/${byBuyer}`);
    await recheckPending(shop.shop, log);
    for (const row of [byMinute, byBuyer]) {
      expect(await rowOf(db, row)).toMatchObject({ isPaid: 1, needsAttention: true });
    }
  });

  it('does not query the provider more than a day after the payment has expired', async () => {
    const row = await rowWithSession();
    clock.advance(48 * HOUR_MS);
    await expireOrders(db, clock.now());
    requests = [];
    await recheckPending(shop.shop, log);
    await client.get(`/ipay88/status/${row}`);
    expect(requests).toEqual([]);
  });

  it('stops after one request when the provider is unreachable', async () => {
    await db.update(orderPayments).set({ isPaid: -1 }).where(eq(orderPayments.isPaid, 0));
    const rows = [await rowWithSession(), await rowWithSession(), await rowWithSession()];
    requests = [];
    respond = respondWith('away', 503);
    await recheckPending(shop.shop, log);
    expect(requests).toHaveLength(1);
    expect((await client.get(`/ipay88/status/${rows[0]}`)).status).toBe(200);
    for (const row of rows) expect(await rowOf(db, row)).toMatchObject({ isPaid: 0 });
    clock.advance(1);
  });
});

describe('transaction details of the provider', () => {
  const notes = { transId: 'T0123456789', authCode: '654321', issuerBank: 'BCA' };

  it('keeps the details after an enquiry that returns paid', async () => {
    const { rows } = await awaitingOrder(shop);
    const row = rows[0]!;
    await client.post('/ipay88/backend', await openedSession(shop, row, '6'));
    respond = respondWith('00');
    await client.get(`/ipay88/status/${row}`);
    expect(await newestSession(db, row)).toMatchObject({ transactionStatus: '1', ...notes });
  });

  it('adds the details from a message after the enquiry, without a second payment', async () => {
    const { rows } = await awaitingOrder(shop);
    const row = rows[0]!;
    const message = await openedSession(shop, row);
    respond = respondWith('00');
    await client.get(`/ipay88/status/${row}`);
    const paid = await rowOf(db, row);
    clock.advance(60_000);
    await drainMails(shop);
    await client.post('/ipay88/backend', message);
    expect(await newestSession(db, row)).toMatchObject(notes);
    expect(await rowOf(db, row)).toEqual(paid);
    expect(await drainMails(shop)).toEqual([]);
    await client.post('/ipay88/backend', { ...message, TransId: 'T999' });
    expect(await newestSession(db, row)).toMatchObject(notes);
  });
});
