import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { statusCounts } from '../../../test-kit/many-buyers.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { expectErrors, expectRejected } from '../../../test-kit/rejections.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { plannedVoucher } from '../../../test-kit/vouchers.ts';
import { voucherByCode } from './queries.ts';

const fresh = await freshShop();
const { client, clock, db, operator, tokenOf } = fresh;
const budi = await tokenOf(7);

beforeEach(() => clock.advance(60_000));

const FIXED = {
  discount_type: 'fixed',
  discount_amount: 50_000,
  ends_at: '2026-12-31',
};
const add = (body: unknown) => operator.post('voucher', body);
const apply = (code: string) =>
  client.post('/order/apply-voucher', { voucher_code: code }, { token: budi });

describe('POST /operator/voucher', () => {
  it('adds a fixed discount that is valid at once and through its last day', async () => {
    const { status, body } = await add({ voucher_code: ' Lima-Puluh ', ...FIXED });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      voucher_code: 'Lima-Puluh',
      discount_type: 'fixed',
      discount_amount: 50_000,
      max_discount: null,
      min_order: 0,
      payment_method_id: null,
      starts_at: expect.stringMatching(/^2026-11-20 14:/),
      ends_at: '2026-12-31 23:59:59',
      quota: null,
      used: 0,
      is_active: 1,
      is_listed: 0,
    });
    expect((await apply('LIMA-PULUH')).body.data.discount_amount).toBe(50_000);
  });

  it('adds a percentage with cap, minimum, method, dates and quota', async () => {
    const body = {
      voucher_code: 'LENGKAP',
      discount_type: 'percentage',
      discount_amount: '12.50',
      max_discount: 100_000,
      min_order: 1_000_000,
      payment_method_id: 2,
      starts_at: '2026-11-20',
      ends_at: '2026-11-30 18:00',
      quota: 1,
    };
    expect((await add(body)).body.data).toMatchObject({
      ...body,
      discount_type: 'Percentage',
      discount_amount: 12.5,
      starts_at: '2026-11-20 00:00:00',
      ends_at: '2026-11-30 18:00:00',
    });
    const voucher = plannedVoucher((await voucherByCode(db, 'LENGKAP'))!);
    const order = orderBody({ voucher, pay: [{ method: 2 }] });
    expect(order['voucher_discount']).toBe(100_000);
    expect((await client.post('/order', order, { token: budi })).status).toBe(201);
    const { body: list } = await operator.get('voucher');
    expect(list.data.data[0]).toMatchObject({ voucher_code: 'LENGKAP', used: 1, quota: 1 });
  });

  it.each([
    ['no code', 'voucher_code', '', 'Kolom Kode Voucher harus diisi'],
    [
      'a code with blanks',
      'voucher_code',
      'DUA KATA',
      'Kode Voucher hanya boleh berisi huruf, angka, - dan _',
    ],
    ['an endless code', 'voucher_code', 'X'.repeat(51), 'Kolom Kode Voucher maksimal 50 karakter'],
    ['no kind', 'discount_type', null, 'Kolom Jenis Diskon harus diisi'],
    [
      'another kind',
      'discount_type',
      'gratis',
      'Jenis Diskon hanya dapat berisi Percentage atau fixed',
    ],
    ['no amount', 'discount_amount', null, 'Diskon harus rupiah bulat di atas 0'],
    ['a negative one', 'discount_amount', -1, 'Kolom Diskon tidak valid'],
    ['half a rupiah', 'discount_amount', '0.5', 'Diskon harus rupiah bulat di atas 0'],
    ['a cap of nothing', 'max_discount', 0, 'Kolom Diskon Maksimal tidak valid'],
    ['a minimum in words', 'min_order', 'x', 'Kolom Minimal Pembelanjaan tidak valid'],
    ['an unknown method', 'payment_method_id', 99, 'Metode Pembayaran tidak ditemukan'],
    ['no end', 'ends_at', null, 'Kolom Berakhir harus diisi'],
    [
      'an end on no day',
      'ends_at',
      '2026-02-30',
      'Kolom Berakhir harus seperti 2026-12-31 atau 2026-12-31 18:00',
    ],
    ['an end that is over', 'ends_at', '2026-11-01', 'Voucher harus berakhir setelah mulai'],
    ['a quota of none', 'quota', 0, 'Kolom Kuota tidak valid'],
    ['a quota of halves', 'quota', 1.5, 'Kolom Kuota tidak valid'],
  ])('rejects %s', async (_what, field, value, text) => {
    const response = await add({ voucher_code: 'SALAH', ...FIXED, [field]: value });
    expectErrors(response, { [field]: text });
    expect((await apply('SALAH')).status).toBe(422);
  });

  it.each([101, '0.001'])('rejects a discount of %s per cent', async (amount) => {
    const percentage = { ...FIXED, discount_type: 'Percentage', discount_amount: amount };
    expectErrors(await add({ voucher_code: 'SALAH', ...percentage }), {
      discount_amount: 'Diskon harus di atas 0 sampai 100 persen',
    });
  });

  it('rejects an end before its start', async () => {
    expectErrors(await add({ voucher_code: 'SALAH', ...FIXED, starts_at: '2027-01-01' }), {
      ends_at: 'Voucher harus berakhir setelah mulai',
    });
  });

  it('names every error of an empty body', async () => {
    for (const body of [undefined, [], 'x', {}]) {
      const { status, body: response } = await add(body);
      expect(status).toBe(422);
      expect(Object.keys(response.errors)).toEqual(['voucher_code', 'ends_at', 'discount_type']);
    }
  });

  it('accepts a code once, in any letter case, also concurrently', async () => {
    const codes = ['KEMBAR', 'kembar', 'Kembar', 'KEMBAR', 'kEMBAR'];
    const responses = await Promise.all(codes.map((code) => add({ voucher_code: code, ...FIXED })));
    expect(statusCounts(responses)).toEqual({ 201: 1, 409: 4 });
    const again = await add({ voucher_code: 'kembaR', ...FIXED });
    expectRejected(again, 409, 'Kode Voucher kembaR sudah ada');
  });
});

describe('POST /operator/voucher/{code}/off', () => {
  it('ends a voucher at once, in any letter case of the code', async () => {
    await add({ voucher_code: 'HENTI', ...FIXED });
    expect((await apply('HENTI')).status).toBe(200);
    const { status, body } = await operator.post('voucher/henti/off');
    expect([status, body.data.is_active]).toEqual([200, 0]);
    expectErrors(await apply('HENTI'), { voucher_code: 'Kode Voucher tidak ditemukan' });
    expect((await operator.post('voucher/HENTI/off')).status).toBe(409);
  });

  it('returns 404 for an unknown voucher', async () => {
    for (const code of ['TIDAKADA', '%25', "'--", '%00']) {
      expect((await operator.post(`voucher/${code}/off`)).status).toBe(404);
    }
  });
});

describe('POST /operator/voucher/{code}/show and /hide', () => {
  const shown = async () => pluck((await client.get('/voucher', { token: budi })).body.data, CODE);
  const CODE = 'voucher_code';

  it('lists a voucher for customers until it is hidden, in any letter case of the code', async () => {
    await add({ voucher_code: 'TAMPIL', ...FIXED });
    expect(await shown()).not.toContain('TAMPIL');
    for (let call = 0; call < 2; call += 1) {
      const { status, body } = await operator.post('voucher/tampil/show');
      expect([status, body.data.is_listed]).toEqual([200, 1]);
    }
    expect(await shown()).toContain('TAMPIL');
    expect((await operator.post('voucher/TAMPIL/hide')).body.data.is_listed).toBe(0);
    expect(await shown()).not.toContain('TAMPIL');
    expect((await apply('TAMPIL')).status).toBe(200);
  });

  it('returns 404 for an unknown voucher, and requires the operator key', async () => {
    expect((await operator.post('voucher/TIDAKADA/show')).status).toBe(404);
    expect((await operator.post('voucher/TIDAKADA/hide')).status).toBe(404);
    expect((await client.post('/operator/voucher/HEMAT10/show')).status).toBe(401);
  });
});

describe('GET /operator/voucher', () => {
  it('lists active vouchers first, then the newest', async () => {
    await add({ voucher_code: 'TERBARU', ...FIXED });
    const { body } = await operator.get('voucher');
    const codes = pluck(body.data.data, 'voucher_code');
    expect(codes[0]).toBe('TERBARU');
    expect(codes.at(-1)).toBe('HENTI');
    expect(body.data.total).toBe(codes.length);
  });

  it('requires the operator key', async () => {
    expect((await client.get('/operator/voucher', { token: budi })).status).toBe(401);
    expect((await client.post('/operator/voucher', FIXED)).status).toBe(401);
    expect((await client.post('/operator/voucher/HEMAT10/off')).status).toBe(401);
  });
});
