import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderThatIs, type OrderProgress } from '../../test-kit/delivered-order.ts';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { terminalOf } from '../../test-kit/operator-terminal.ts';
import { placedOrder } from '../../test-kit/placed-order.ts';
import { orderWithReceipt, sendReceiptTo } from '../../test-kit/receipts.ts';
import { temporaryDataDir } from '../../test-kit/temporary-data-dir.ts';
import { orders } from '../db/tables/order.ts';

const dataDir = temporaryDataDir();
const fresh = await freshShop({ settings: { dataDir } });
const { client, db, tokenOf } = fresh;
const budi = await tokenOf(7);

const { type: shop, data: json } = terminalOf(fresh);

const createOrder = async (progress: OrderProgress) => {
  const order = await orderThatIs(fresh, budi, progress);
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
  return { ...order, orderNo: row!.orderNo };
};

describe('operator commands for receipts', () => {
  it('lists, saves, rejects and accepts receipts', async () => {
    expect((await shop('awaiting')).output).toBe('No receipts are awaiting a decision.');
    const { hash, orderNo, payment } = await orderWithReceipt(fresh);
    const { code, output } = await shop('awaiting');
    expect(code).toBe(0);
    expect(output.split('\n')).toEqual([
      'PAYMENT ORDER BUYER METHOD TOTAL SENT',
      expect.stringMatching(
        new RegExp(` ${payment.id} ${orderNo} Budi Santoso Transfer Manual BCA Rp 7.558.998 2026-`),
      ),
    ]);
    expect(await json('awaiting')).toMatchObject([{ id: payment.id, order_hash: hash }]);

    const file = join(dataDir, 'bukti.jpg');
    expect(await shop(['receipt', String(payment.id), '--save', file])).toEqual({
      code: 0,
      output: expect.stringMatching(/^Saved .*bukti\.jpg \(image\/jpeg, \d+ bytes\)\.$/),
    });
    expect((await readFile(file)).subarray(0, 3).toString('hex')).toBe('ffd8ff');

    expect(await shop(['reject', String(payment.id), '--reason', 'Nominal kurang'])).toEqual({
      code: 0,
      output: `The receipt of payment ${payment.id} is rejected.`,
    });
    await sendReceiptTo(fresh, { payment });
    expect(await shop(`accept ${payment.id}`)).toEqual({
      code: 0,
      output: `Payment ${payment.id} is accepted.`,
    });
    expect((await client.get(`/order/${hash}`)).body.data.is_paid).toBe(1);
    expect(await shop(`accept ${payment.id}`)).toEqual({
      code: 1,
      output: 'Pembayaran ini tidak menunggu konfirmasi',
    });
  });

  it('replaces no existing file, and warns about an SVG', async () => {
    const { payments } = await placedOrder(fresh);
    const payment = payments[0]!;
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await sendReceiptTo(fresh, { payment, bytes, name: 'bukti.svg' });
    const file = join(dataDir, 'ada.svg');
    await writeFile(file, 'milik operator');
    const save = ['receipt', String(payment.id), '--save'];
    expect(await shop([...save, file])).toEqual({ code: 1, output: `${file} exists already.` });
    expect(await readFile(file, 'utf8')).toBe('milik operator');
    expect((await shop([...save, join(dataDir, 'baru.svg')])).output).toContain('not in a browser');
    const nowhere = await shop([...save, join(dataDir, 'tidak', 'ada.svg')]);
    expect(nowhere).toMatchObject({ code: 1, output: expect.stringContaining('(ENOENT)') });
    expect(await shop('receipt 999999 --save x')).toEqual({
      code: 1,
      output: 'There is no receipt of payment 999999.',
    });
  });
});

describe('operator commands for orders', () => {
  it('lists, filters and searches orders', async () => {
    const { orderNo } = await createOrder({ isPaid: true });
    const { output } = await shop('orders budi santoso --state processing');
    expect(output).toContain(`${orderNo} 2026-11-20`);
    expect(output).toContain('Rp 7.558.998 Sedang Diproses JNE REG');
    expect((await json('orders --state processing')).data[0].order_no).toBe(orderNo);
    expect((await shop('orders tidakada')).output).toBe('No such order.');
    const wrong = await shop('orders --state selesai');
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('awaiting_payment') });
  });

  it('shows an order by hash and by number', async () => {
    const { hash, orderNo } = await createOrder({});
    const byNumber = await shop(`order ${orderNo}`);
    expect(byNumber).toEqual(await shop(`order ${hash}`));
    expect(byNumber.output).toContain('LP-202 IdeaPad Slim 3');
    expect(byNumber.output).toContain('Buyer Budi Santoso +6281234567890 budi@example.com');
    expect(byNumber.output).toMatch(/Transfer Manual BCA Rp 7\.558\.998 Belum Dibayar 2026-11-21/);
    expect((await json(`order ${orderNo}`)).hash).toBe(hash);
    expect(await shop('order SO1')).toEqual({ code: 1, output: 'There is no order SO1.' });
  });

  it('ships an order once, with its tracking number', async () => {
    const { hash, orderNo } = await createOrder({ isPaid: true });
    expect((await shop(`ship ${orderNo}`)).output).toBe('Kolom Nomor Resi harus diisi');
    expect(await shop(`ship ${orderNo} --resi JNE01`)).toEqual({
      code: 0,
      output: `Order ${orderNo} is shipped: Sudah Dikirim (DONE).`,
    });
    const { data } = (await client.get(`/order/${hash}`, { token: budi })).body;
    expect(data.resi_no).toBe('JNE01');
    expect(await shop(`ship ${hash} --resi JNE02`)).toEqual({
      code: 1,
      output: 'Pesanan ini sudah dikirim',
    });
  });

  it('refunds an order and rejects refund requests, with a note', async () => {
    const { hash, orderNo } = await createOrder({ isPaid: true });
    const requestRefund = () =>
      client.post(`/order/${hash}/refund`, { reason: 'Rusak' }, { token: budi });
    await requestRefund();
    expect((await shop('orders --state refund_requested')).output).toContain('refund requested');
    const rejected = await shop(['refund-reject', orderNo, '--note', 'Segel rusak']);
    expect(rejected.output).toBe(`Order ${orderNo} is not refunded: Sedang Diproses.`);
    await requestRefund();
    expect((await shop(['refund', orderNo, '--note', 'Maaf'])).code).toBe(0);
    expect((await shop(`order ${hash}`)).output).toMatch(/Refund approved on .*: Rusak \(Maaf\)/);
    expect((await shop(`refund ${orderNo}`)).code).toBe(2);
    expect((await shop(`refund-reject ${orderNo} --note x`)).code).toBe(1);
  });

  it('voids unpaid orders and runs the expiry', async () => {
    const { orderNo } = await createOrder({});
    expect((await shop(['void', orderNo, '--note', 'Diminta pembeli'])).output).toBe(
      `Order ${orderNo} is voided: Voided.`,
    );
    expect((await shop(`void ${orderNo}`)).code).toBe(1);
    await createOrder({});
    fresh.clock.advance(25 * 60 * 60 * 1000);
    const { output } = await shop('expire');
    expect(output).toMatch(/^\d+ payments have expired, [1-9]\d* orders are voided\.$/);
    expect(await json('expire')).toEqual({ expired_payments: 0, voided_orders: 0 });
  });
});

describe('operator program with a hostile buyer name', () => {
  it('prints no control characters to the terminal', async () => {
    const { hash, id } = await createOrder({ isPaid: true });
    const firstName = 'Jahat\u001b[2J\u009b31m\u202etxt\nBARIS';
    await db.update(orders).set({ firstName }).where(eq(orders.id, id));
    for (const line of ['orders', `order ${hash}`]) {
      const { output } = await shop(line);
      expect(output).toContain('Jahat?[2J?31m?txt BARIS');
    }
    const { output } = await shop(`order ${hash} --json`);
    expect(output).not.toMatch(/[\u001b\u009b\u202e]/);
    expect(JSON.parse(output)).toMatchObject({ first_name: firstName });
  });
});
