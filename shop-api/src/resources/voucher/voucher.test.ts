import { beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../../../test-kit/expect-ok.ts';
import { changedOrder } from '../../../test-kit/changed-order.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { readOrder } from '../../../test-kit/read-order.ts';
import { expectErrors, expectRejected } from '../../../test-kit/rejections.ts';
import { addVoucher, voucherUsage } from '../../../test-kit/vouchers.ts';
import type { vouchers } from '../../db/tables/voucher.ts';

const fresh = await freshShop();
const { client, clock, db, tokenOf } = fresh;
const budi = await tokenOf(7);
const sari = await tokenOf(8);
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => clock.advance(60_000));

const now = clock.now().getTime();

const apply = (code: unknown, token = budi) =>
  client.post('/order/apply-voucher', { voucher_code: code }, { token });

const rejections: [string, Partial<typeof vouchers.$inferInsert>, string][] = [
  ['MATI', { isActive: false }, 'Kode Voucher tidak ditemukan'],
  ['BELUM', { startsAt: new Date(now + DAY_MS / 2) }, 'Kode Voucher belum berlaku'],
  ['LEWAT', { endsAt: new Date(now - 1) }, 'Kode Voucher sudah tidak berlaku'],
  ['HABIS', { quota: 2, usedCount: 2 }, 'Kuota Voucher sudah habis'],
];
for (const [code, changes] of rejections) await addVoucher(db, code, changes);

describe('POST /order/apply-voucher', () => {
  it('returns the discount of a code in any letter case, blanks trimmed', async () => {
    for (const typed of ['HEMAT10', ' hemat10 ', 'HeMat10']) {
      expectOk(await apply(typed), {
        id: 3,
        voucher_code: 'HEMAT10',
        discount_type: 'Percentage',
        discount_amount: 10,
        max_discount: 500_000,
        min_order: 1_000_000,
        payment_method_id: null,
      });
    }
  });

  it.each(rejections)('rejects %s', async (code, _changes, text) => {
    expectErrors(await apply(code), { voucher_code: text });
  });

  it.each([
    ['', 'Kolom Kode Voucher harus diisi'],
    [null, 'Kolom Kode Voucher harus diisi'],
    ['HEMAT 10', 'Kode Voucher tidak ditemukan'],
    ['HEMAT10%', 'Kode Voucher tidak ditemukan'],
    ["' OR 1=1 --", 'Kode Voucher tidak ditemukan'],
    ['x'.repeat(51), 'Kolom Kode Voucher maksimal 50 karakter'],
    [['HEMAT10', 'HABIS'], 'Kolom Kode Voucher tidak valid'],
  ])('rejects %j', async (code, text) => {
    expectErrors(await apply(code), { voucher_code: text });
  });

  it('requires a session, and returns 429 after thirty calls per minute', async () => {
    const guest = await client.post('/order/apply-voucher', { voucher_code: 'HEMAT10' });
    expect(guest.status).toBe(401);
    for (let call = 0; call < 30; call += 1)
      expect((await apply('HEMAT10', sari)).status).toBe(200);
    expect((await apply('HEMAT10', sari)).status).toBe(429);
  });
});

describe('POST /order with a voucher', () => {
  it('subtracts the discount and one use of the quota, once per customer', async () => {
    const voucher = await addVoucher(db, 'SATU', { quota: 2 });
    const body = orderBody({ voucher });
    const { status, body: response } = await client.post('/order', body, { token: budi });
    expect(status).toBe(201);
    const data = await readOrder(fresh, response.data.hash, budi);
    expect(data.voucher_discount).toBe(50_000);
    expect(data.total_insurance_fee).toBe(14_898 + 5_000);
    const used = { voucher_code: 'Kode Voucher sudah pernah digunakan' };
    expectErrors(await apply('satu'), used);
    expectErrors(await client.post('/order', body, { token: budi }), used);
    expect((await client.post('/order', body, { token: sari })).status).toBe(201);
    expect(await voucherUsage(db, voucher)).toEqual([2, 2]);
    expect((await apply('SATU', sari)).body.message).toBe('Data yang dikirim tidak valid');
  });

  it('marks an order as paid at once when nothing is due', async () => {
    const voucher = await addVoucher(db, 'GRATIS', { discountAmount: '9000000' });
    const body = orderBody({ voucher, shipping: 'pickup' });
    expect(body['payments']).toEqual([]);
    const { status, body: response } = await client.post('/order', body, { token: budi });
    expect([status, response.data.grand_total, response.data.is_paid]).toEqual([201, 0, 1]);
    const data = await readOrder(fresh, response.data.hash, budi);
    expect(data).toMatchObject({ is_paid: 1, voucher_discount: 7_499_000, order_payments: [] });
  });

  it('rejects guests with the message to sign in', async () => {
    const response = await client.post('/order', changedOrder({ voucher_code: 'HEMAT10' }));
    const text = 'Silahkan login ke akun kamu untuk menggunakan voucher discount';
    expectRejected(response, 401, text);
  });

  it('returns the minimum that the order does not reach', async () => {
    const voucher = await addVoucher(db, 'MINIMAL', { minOrder: 7_499_001 });
    const change = { voucher_id: voucher.id, voucher_code: 'MINIMAL' };
    expectErrors(await client.post('/order', changedOrder(change), { token: budi }), {
      voucher_code: 'Kode Voucher hanya dapat digunakan dengan min. pembelanjaan Rp 7.499.001',
    });
  });

  it('rejects other payment methods than that of the voucher', async () => {
    const voucher = await addVoucher(db, 'KHUSUS', { paymentMethodId: 2 });
    const mixed = orderBody({ voucher, pay: [{ method: 2, amount: 1_000_000 }, { method: 1 }] });
    expectErrors(await client.post('/order', mixed, { token: budi }), {
      voucher_code:
        'Kode Voucher hanya dapat digunakan dengan Metode Pembayaran BCA Virtual Account',
    });
    const own = orderBody({ voucher, pay: [{ method: 2 }] });
    expect((await client.post('/order', own, { token: budi })).status).toBe(201);
  });

  it.each(rejections)('rejects %s', async (code, _changes, text) => {
    const body = changedOrder({ voucher_code: code });
    expectErrors(await client.post('/order', body, { token: budi }), { voucher_code: text });
  });

  it('rejects a discount without a voucher, and an id of another code', async () => {
    const bare = changedOrder({ voucher_discount: 50_000 });
    const response = await client.post('/order', bare, { token: budi });
    expect(response.body.errors.voucher_discount).toEqual(['Voucher seharusnya Rp 0']);
    const other = await addVoucher(db, 'LAIN');
    const change = { voucher_id: other.id, voucher_code: 'HEMAT10' };
    const mixed = await client.post('/order', changedOrder(change), { token: budi });
    expectErrors(mixed, { voucher_code: 'Kode Voucher tidak ditemukan' });
  });

  it('accepts a voucher by its id only', async () => {
    const voucher = await addVoucher(db, 'NOMOR');
    const body = { ...orderBody({ voucher }), voucher_code: null };
    expect((await client.post('/order', body, { token: budi })).status).toBe(201);
  });
});
