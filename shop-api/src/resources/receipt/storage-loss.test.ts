import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { AS_OPERATOR } from '../../../test-kit/operator.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { rowOf } from '../../../test-kit/payments.ts';
import { printFigures } from '../../../test-kit/print-figures.ts';
import { placedOrder, type PlacedOrder } from '../../../test-kit/placed-order.ts';
import { orderWithReceipt, photo, sendReceiptTo } from '../../../test-kit/receipts.ts';
import { S3Server } from '../../../test-kit/s3-server.ts';
import { receipts } from '../../db/tables/payment-session.ts';

/** A payment of a guest; the token gives it a separate upload limit. */
type Payment = PlacedOrder['payments'][number] & { readonly token: string };

const ROUNDS = 5;
/** Each moves the clock, and an object storage rejects calls whose clock is off by 15 minutes. */
const UPLOADS = 8;

const server = await S3Server.start();
afterAll(() => server.remove());
const shop = await freshShop({ settings: { objectStorage: server.settings } });
const { client, db, operator, tokenOf } = shop;
const receiptOf = (id: number) => operator.get(`order-payment/${id}/receipt`);

const widthIn = (round: number): number => 100 + round;

/** The width of the picture that an operator gets. */
async function storedWidth({ id }: Payment): Promise<number> {
  const response = await fetch(`${shop.url}/operator/order-payment/${id}/receipt`, AS_OPERATOR);
  expect(response.status).toBe(200);
  return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
}

/** Kills a storage with pending calls. Orders are accepted meanwhile. */
async function hangAndStop(): Promise<void> {
  server.hang(true);
  expect((await client.post('/order', orderBody())).status).toBe(201);
  await server.stop();
}

const AWAY = [503, 'Toko sedang tidak dapat dihubungi. Silakan coba lagi.'];

describe('POST /order/confirm-payment with an object storage', () => {
  it('stores and replaces the receipt in the storage', async () => {
    const { payment } = await orderWithReceipt(shop);
    const [first] = server.storedNames();
    const bytes = await photo('png', { width: 90, height: 30 });
    expect((await sendReceiptTo(shop, { payment, bytes })).status).toBe(200);
    const names = server.storedNames();
    expect(names).toHaveLength(1);
    expect(names).not.toEqual([first]);
    const { status, headers } = await receiptOf(payment.id);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });
});

describe('unreachable object storage', () => {
  const payments: Payment[] = [];
  beforeAll(async () => {
    for (let order = 0; order < UPLOADS; order += 1) {
      const {
        payments: [payment],
      } = await placedOrder(shop);
      payments.push({ ...payment!, token: await tokenOf(7) });
    }
  });

  it('returns 503 for uploads and downloads only, and accepts them after a restart', async () => {
    const [payment] = payments;
    const before = await orderWithReceipt(shop);
    await server.stop();
    const upload = await sendReceiptTo(shop, { payment: payment! });
    expect([upload.status, upload.body.message]).toEqual(AWAY);
    expect(await rowOf(db, payment!.hash)).toMatchObject({ isConfirmed: false });
    expect((await receiptOf(before.payment.id)).status).toBe(503);
    // The stored receipt stays when its replacement cannot be stored.
    expect((await sendReceiptTo(shop, { payment: before.payment })).status).toBe(503);
    expect((await client.get('/health')).status).toBe(200);
    expect((await client.post('/order', orderBody())).status).toBe(201);

    await server.restart();
    expect((await receiptOf(before.payment.id)).status).toBe(200);
    expect((await sendReceiptTo(shop, { payment: payment! })).status).toBe(200);
  });

  it(
    'loses no acknowledged receipt and stores none twice during uploads',
    { timeout: 240_000 },
    async () => {
      const counts = { uploads: 0, acknowledged: 0, unavailable: 0, lost: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const bytes = await photo('png', { width: widthIn(round), height: 40 });
        let responses = 0;
        const send = (payment: Payment) =>
          sendReceiptTo(shop, { payment, bytes, token: payment.token });
        const upload = async (payment: Payment) => {
          const { status } = await send(payment);
          responses += 1;
          // The other uploads are being read or stored at this moment.
          if (responses === 1 + round) await (round % 2 === 0 ? server.stop() : hangAndStop());
          return { payment, status };
        };
        const results = await Promise.all(payments.map(upload));
        await server.restart();

        for (const { payment, status } of results) {
          expect([200, 503]).toContain(status);
          const isAcknowledged = status === 200;
          const expected = isAcknowledged ? round : round - 1;
          counts.uploads += 1;
          counts[isAcknowledged ? 'acknowledged' : 'unavailable'] += 1;
          if (expected >= 0 && (await storedWidth(payment)) !== widthIn(expected)) counts.lost += 1;
          expect((await send(payment)).status).toBe(200);
          expect(await storedWidth(payment)).toBe(widthIn(round));
        }
      }
      expect(counts.lost).toBe(0);
      expect(counts.unavailable).toBeGreaterThan(0);

      const rows = await db.select().from(receipts);
      expect(new Set(rows.map((row) => row.orderPaymentId)).size).toBe(rows.length);
      const names = server.storedNames();
      for (const { fileName } of rows) expect(names).toContain(`receipts/${fileName}`);
      const unnamed = names.length - rows.length;
      printFigures('Object storage killed', { kills: ROUNDS, ...counts, filesWithoutRow: unnamed });
    },
  );
});
