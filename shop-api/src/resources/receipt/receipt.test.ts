import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { rowOf } from '../../../test-kit/payments.ts';
import { placedOrder } from '../../../test-kit/placed-order.ts';
import { storedFiles, photo, sendReceiptTo } from '../../../test-kit/receipts.ts';
import { temporaryDataDir } from '../../../test-kit/temporary-data-dir.ts';
import { expectErrors, expectRejected } from '../../../test-kit/rejections.ts';
import { orderPayments, orders } from '../../db/tables/order.ts';
import { receipts } from '../../db/tables/payment-session.ts';

const dataDir = temporaryDataDir();
const shop = await freshShop({ settings: { dataDir } });
const { client, clock, db, tokenOf } = shop;
const budi = await tokenOf(7);
const sari = await tokenOf(8);
const HOUR_MS = 60 * 60 * 1000;
const folder = join(dataDir, 'receipts');

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await db.delete(receipts);
});

const setRow = (id: number, values: Partial<typeof orderPayments.$inferInsert>) =>
  db.update(orderPayments).set(values).where(eq(orderPayments.id, id));

async function guestPayment() {
  const { payments } = await placedOrder(shop);
  return payments[0]!;
}

async function storedPicture() {
  const [name] = await storedFiles(shop);
  return readFile(join(folder, name!));
}

describe('POST /order/confirm-payment', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'stores a %s re-encoded, without its metadata',
    async (format) => {
      const payment = await guestPayment();
      const bytes = await photo(format);
      const name = `bukti.${format === 'jpeg' ? 'jpg' : format}`;
      const response = await sendReceiptTo(shop, { payment, bytes, name });
      expect([response.status, response.body.status, response.body.data]).toEqual([
        200,
        'success',
        null,
      ]);
      expect(await rowOf(db, payment.hash)).toMatchObject({ isConfirmed: true, isPaid: 0 });
      const picture = await storedPicture();
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'jpeg',
        width: 60,
        height: 40,
      });
      expect(picture.includes('milik-pengirim')).toBe(false);
      const [row] = await db.select().from(receipts);
      expect(row).toMatchObject({ contentType: 'image/jpeg', size: picture.length });
      expect(row?.fileName).toMatch(/^[0-9a-f]{40}\.jpg$/);
    },
  );

  it('stores a harmless SVG unchanged', async () => {
    const payment = await guestPayment();
    const bytes = Buffer.from(
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><style>.a{fill:url(#g)}</style><g id="g"/><use xlink:href="#g"/><image href="data:image/png;base64,AAAA"/><text>Lunas, on = ya</text></svg>\n',
    );
    expect((await sendReceiptTo(shop, { payment, bytes, name: 'bukti.svg' })).status).toBe(200);
    expect(await storedPicture()).toEqual(bytes);
  });

  it('replaces the first picture with a second one', async () => {
    const payment = await guestPayment();
    await sendReceiptTo(shop, { payment });
    const [first] = await storedFiles(shop);
    const bytes = await photo('png', { width: 90, height: 30 });
    expect((await sendReceiptTo(shop, { payment, bytes })).status).toBe(200);
    const files = await storedFiles(shop);
    expect(files).toHaveLength(1);
    expect(files[0]).not.toBe(first);
    expect(await sharp(await storedPicture()).metadata()).toMatchObject({ width: 90 });
    expect(await db.$count(receipts)).toBe(1);
  });

  it('stores one picture of concurrent uploads', async () => {
    const payment = await guestPayment();
    const sent = Array.from({ length: 8 }, () => sendReceiptTo(shop, { payment }));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    const [row] = await db.select().from(receipts);
    expect(await storedFiles(shop)).toEqual([row?.fileName]);
  });

  it('accepts a receipt in time, and a replacement after the deadline while the first is pending', async () => {
    const payment = await guestPayment();
    clock.advance(24 * HOUR_MS - 10_000);
    expect((await sendReceiptTo(shop, { payment })).status).toBe(200);
    clock.advance(HOUR_MS);
    expect((await sendReceiptTo(shop, { payment })).status).toBe(200);
  });

  it('scales down a large picture and rotates a photo upright', async () => {
    const payment = await guestPayment();
    const wide = await sharp({
      create: { width: 4_000, height: 1_000, channels: 3, background: '#ffffff' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await sendReceiptTo(shop, { payment, bytes: wide, name: 'bukti.jpg' });
    expect(await sharp(await storedPicture()).metadata()).toMatchObject({
      width: 750,
      height: 3_000,
    });
  });
});

describe('owner of the payment in POST /order/confirm-payment', () => {
  it('requires the hash of the payment for a guest, also with a session', async () => {
    const payment = await guestPayment();
    expect((await sendReceiptTo(shop, { payment, token: budi })).status).toBe(200);
  });

  it('returns 404 for a guest without the hash or with another hash', async () => {
    const payment = await guestPayment();
    const other = await guestPayment();
    for (const hash of [undefined, '', other.hash, `${payment.hash.slice(1)}0`, 'NULL']) {
      const sent = { id: payment.id, ...(hash === undefined ? {} : { hash }) };
      expect((await sendReceiptTo(shop, { payment: sent })).status).toBe(404);
    }
    expect(await storedFiles(shop)).toEqual([]);
    expect(await rowOf(db, payment.hash)).toMatchObject({ isConfirmed: false });
  });

  it('requires the token of the customer, whatever hash is sent', async () => {
    const { payments } = await placedOrder(shop, {}, budi);
    const [payment] = payments;
    expect((await sendReceiptTo(shop, { payment: payment! })).status).toBe(404);
    expect((await sendReceiptTo(shop, { payment: payment!, token: sari })).status).toBe(404);
    expect((await sendReceiptTo(shop, { payment: payment!, token: 'x' })).status).toBe(404);
    const withoutHash = { id: payment!.id };
    expect((await sendReceiptTo(shop, { payment: withoutHash, token: budi })).status).toBe(200);
  });

  it('returns 404 for an unknown id', async () => {
    const { hash } = await guestPayment();
    expect((await sendReceiptTo(shop, { payment: { id: 999_999, hash } })).status).toBe(404);
  });

  it.each(['0', '-1', '1.5', 'x', '99999999999', "1' OR 1=1"])('rejects the id %s', async (id) => {
    const response = await sendReceiptTo(shop, { payment: { id } });
    expectErrors(response, { order_payment_id: 'Kolom Pembayaran tidak valid' });
  });
});

describe('POST /order/confirm-payment for a payment that takes no receipt', () => {
  const notPayable = 'Pembayaran ini tidak dapat dibayar lagi';

  it('rejects a paid, expired or late payment, and one of a voided order', async () => {
    const paid = await guestPayment();
    await setRow(paid.id, { isPaid: 1 });
    const expired = await guestPayment();
    await setRow(expired.id, { isPaid: -1 });
    const late = await guestPayment();
    await setRow(late.id, { expiredAt: clock.now() });
    const { id, payments } = await placedOrder(shop);
    await db.update(orders).set({ isRefunded: true }).where(eq(orders.id, id));
    for (const payment of [paid, expired, late, payments[0]!]) {
      expectRejected(await sendReceiptTo(shop, { payment }), 409, notPayable);
    }
    expect(await storedFiles(shop)).toEqual([]);
  });

  it('rejects a payment at the provider', async () => {
    const { payments } = await placedOrder(shop, { pay: [{ method: 2 }] });
    const text = 'Pembayaran ini dibayar melalui halaman pembayaran, tanpa Bukti Pembayaran';
    expectRejected(await sendReceiptTo(shop, { payment: payments[0]! }), 409, text);
  });

  it('does not replace the picture of a paid payment', async () => {
    const payment = await guestPayment();
    await sendReceiptTo(shop, { payment });
    const before = await storedFiles(shop);
    await setRow(payment.id, { isPaid: 1 });
    expect((await sendReceiptTo(shop, { payment })).status).toBe(409);
    expect(await storedFiles(shop)).toEqual(before);
  });
});

describe('POST /order/confirm-payment during a failure', () => {
  it('stores no new picture and does not delete the old one when the row cannot be written', async () => {
    const payment = await guestPayment();
    await sendReceiptTo(shop, { payment });
    const before = await storedFiles(shop);
    await db.execute(sql`ALTER TABLE receipts ADD CONSTRAINT full_up CHECK (size < 0) NOT VALID`);
    expect((await sendReceiptTo(shop, { payment })).status).toBe(500);
    expect(await storedFiles(shop)).toEqual(before);
    await db.execute(sql`ALTER TABLE receipts DROP CONSTRAINT full_up`);
    expect((await sendReceiptTo(shop, { payment })).status).toBe(200);
  });

  it('returns 500 and does not change the payment when the disk cannot be written', async () => {
    const payment = await guestPayment();
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'a file where the folder should be');
    const response = await sendReceiptTo(shop, { payment });
    expectRejected(response, 500, 'Terjadi kesalahan pada server. Silakan coba lagi.');
    expect(await rowOf(db, payment.hash)).toMatchObject({ isConfirmed: false });
    await rm(folder);
    expect((await sendReceiptTo(shop, { payment })).status).toBe(200);
  });
});

describe('rate limit of POST /order/confirm-payment', () => {
  it('limits uploads to twenty per minute by address, before the fields are checked', async () => {
    clock.advance(60_000);
    const form = () => {
      const data = new FormData();
      data.set('order_payment_id', '1');
      return data;
    };
    const send = () => client.upload('/order/confirm-payment', form());
    for (let call = 0; call < 20; call += 1) expect((await send()).status).toBe(422);
    expect((await send()).status).toBe(429);
    const own = await client.upload('/order/confirm-payment', form(), { token: sari });
    expect(own.status).toBe(422);
    clock.advance(60_000);
  });
});
