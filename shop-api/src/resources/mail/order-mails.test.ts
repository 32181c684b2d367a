import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { drainMails } from '../../../test-kit/outbox.ts';
import { awaitingOrder, openedSession } from '../../../test-kit/payments.ts';
import { orderWithReceipt, receiptDecisions } from '../../../test-kit/receipts.ts';
import { temporaryDataDir } from '../../../test-kit/temporary-data-dir.ts';
import { orderPayments } from '../../db/tables/order.ts';
import { shopTime } from '../../http/shop-time.ts';

const shop = await freshShop({
  settings: { dataDir: temporaryDataDir(), storeUrl: 'https://gawai.example' },
});
const { client, clock, db, operator, tokenOf } = shop;
const decide = receiptDecisions(shop);

beforeEach(async () => {
  await drainMails(shop);
});

const pay = async (row: string, status = '1') =>
  client.post('/ipay88/backend', await openedSession(shop, row, status));

const kinds = async () => (await drainMails(shop)).map(({ kind }) => kind);

describe('order mails', () => {
  it('sends the order confirmation to the e-mail of the order', async () => {
    const { hash } = await awaitingOrder(shop);
    const mails = await drainMails(shop);
    expect(mails).toMatchObject([{ recipient: 'budi@example.com', kind: 'orderReceived' }]);
    const text = mails[0]?.text ?? '';
    expect(text).toContain('1 x IdeaPad Slim 3: Rp 7.499.000');
    expect(text).toContain(`https://gawai.example/order/guest/${hash}`);
    expect(text).toMatch(/Pembayaran BCA Virtual Account: Rp 7\.\d{3}\.\d{3}/);
    expect(text).toMatch(/sebelum 21 November 2026 pukul 14\.\d\d WIB/);
  });

  it('links the order of a customer to the order history', async () => {
    const { hash } = await awaitingOrder(shop, {}, await tokenOf(8));
    expect((await drainMails(shop))[0]?.text).toContain(`/order-history/${hash}`);
  });

  it('writes no mail for a rejected order or a repeated Idempotency-Key', async () => {
    await client.post('/order', { ...orderBody(), grand_total: 1 });
    expect(await kinds()).toEqual([]);
    const headers = { 'idempotency-key': 'mail-once-0001' };
    await client.post('/order', orderBody(), { headers });
    await client.post('/order', orderBody(), { headers });
    expect(await kinds()).toEqual(['orderReceived']);
  });

  it('reports each payment once, with the amount still due', async () => {
    const split = { pay: [{ method: 3, amount: 4_000_000 }, { method: 2 }] } as const;
    const { rows } = await awaitingOrder(shop, split);
    await drainMails(shop);
    const message = await openedSession(shop, rows[0]!);
    await client.post('/ipay88/backend', message);
    await client.post('/ipay88/backend', message);
    const [first, ...repeated] = await drainMails(shop);
    expect(repeated).toEqual([]);
    expect(first?.text).toContain('Pembayaran Anda sebesar Rp 4.116.000 telah kami terima.');
    expect(first?.text).toMatch(/Pembayaran sebesar Rp 3\.\d{3}\.\d{3} masih kami tunggu/);
    await pay(rows[1]!);
    expect((await drainMails(shop))[0]?.text).toContain('sudah lunas');
  });

  it('does not request an expired payment', async () => {
    const split = { pay: [{ method: 3, amount: 4_000_000 }, { method: 2 }] } as const;
    const { rows } = await awaitingOrder(shop, split);
    const message = await openedSession(shop, rows[0]!);
    await db.update(orderPayments).set({ isPaid: -1 }).where(eq(orderPayments.hash, rows[1]!));
    await drainMails(shop);
    await client.post('/ipay88/backend', message);
    const [mail] = await drainMails(shop);
    expect(mail?.text).toContain('Batas waktu salah satu pembayaran sudah lewat.');
    expect(mail?.text).not.toMatch(/masih kami tunggu|sudah lunas/);
  });

  it('writes no mail for a payment that failed or is pending', async () => {
    const { rows } = await awaitingOrder(shop);
    await drainMails(shop);
    await pay(rows[0]!, '0');
    await pay(rows[0]!, '6');
    expect(await kinds()).toEqual([]);
  });

  it('reports money received after the order was voided', async () => {
    const { rows } = await awaitingOrder(shop);
    const message = await openedSession(shop, rows[0]!);
    clock.advance(25 * 60 * 60_000);
    await operator.post('expire');
    await drainMails(shop);
    await client.post('/ipay88/backend', message);
    const [mail] = await drainMails(shop);
    expect(mail?.text).toContain('sudah dibatalkan sebelum pembayaran Anda masuk');
  });

  it('reports a rejected receipt with the note of the operator, and an accepted one', async () => {
    const { payment } = await orderWithReceipt(shop);
    await drainMails(shop);
    await decide.reject(payment.id, 'Nominal <b>tidak</b> sesuai');
    const [rejected] = await drainMails(shop);
    expect(rejected).toMatchObject({ kind: 'receiptRejected', recipient: 'budi@example.com' });
    expect(rejected?.text).toContain('Catatan toko: Nominal <b>tidak</b> sesuai');
    const deadline = new Date(clock.now().getTime() + 24 * 60 * 60_000);
    const minute = shopTime(deadline).slice(11, 16).replace(':', '.');
    expect(rejected?.text).toContain(` November 2026 pukul ${minute} WIB.`);
    expect(rejected?.html).toContain('Nominal &lt;b&gt;tidak&lt;/b&gt; sesuai');
    await decide.reject(payment.id, 'Sekali lagi');
    expect(await kinds()).toEqual([]);
    const accepted = await orderWithReceipt(shop);
    await drainMails(shop);
    await decide.accept(accepted.payment.id);
    expect(await kinds()).toEqual(['paymentReceived']);
  });

  it('reports the shipment with its tracking number, once', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    await pay(rows[0]!);
    await drainMails(shop);
    await operator.post(`order/${hash}/ship`, { resi_no: 'JNE 001' });
    await operator.post(`order/${hash}/ship`, { resi_no: 'JNE 002' });
    const [shipped, ...more] = await drainMails(shop);
    expect(more).toEqual([]);
    expect(shipped?.text).toContain('Kurir: JNE REG\nNomor Resi: JNE 001');
    expect(shipped?.text).toContain('https://jne.example/?no=JNE%20001');
  });

  it('reports a pickup without a tracking number', async () => {
    const { hash, rows } = await awaitingOrder(shop, { shipping: 'pickup' });
    await pay(rows[0]!);
    await drainMails(shop);
    await operator.post(`order/${hash}/ship`, { resi_no: null });
    expect((await drainMails(shop))[0]?.subject).toMatch(/^Pesanan \S+ telah diambil$/);
  });

  it('reports a refund of the paid amount', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    await pay(rows[0]!);
    await drainMails(shop);
    await operator.post(`order/${hash}/refund`, { note: 'Barang cacat' });
    const [refunded] = await drainMails(shop);
    expect(refunded?.text).toMatch(/Dana sebesar Rp 7\.\d{3}\.\d{3} untuk pesanan Anda/);
    expect(refunded?.text).toContain('Catatan toko: Barang cacat');
  });

  it('writes no mail for an unpaid order that was voided', async () => {
    const { hash } = await awaitingOrder(shop);
    await drainMails(shop);
    await operator.post(`order/${hash}/void`, { note: 'Stok habis' });
    expect(await kinds()).toEqual([]);
  });
});
