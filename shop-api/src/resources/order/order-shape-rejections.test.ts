import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { changedOrder } from '../../../test-kit/changed-order.ts';
import { expectErrors } from '../../../test-kit/rejections.ts';

const { client, clock } = await freshShop();

beforeEach(() => clock.advance(60_000));

describe('POST /order with an invalid body', () => {
  it.each<[what: string, field: string, value: unknown, text: string, at?: string]>([
    ['no e-mail', 'email', ' ', 'Kolom Email harus diisi'],
    ['an e-mail that is none', 'email', 'budi', 'Format Email tidak sesuai'],
    ['no name', 'first_name', null, 'Kolom First Name harus diisi'],
    ['no phone', 'phone', '', 'Kolom Phone No harus diisi'],
    [
      'a phone abroad',
      'shipping_phone',
      '+65 9123 4567',
      'Phone No harus berupa nomor telepon Indonesia',
    ],
    ['a long zip code', 'zip_code', '123456', 'Kolom Kode Pos maksimal 5 karakter'],
    ['no street', 'street_address', '', 'Kolom Alamat harus diisi'],
    ['no district', 'district_id', null, 'Kolom Kecamatan harus dipilih'],
    ['a district of another city', 'district_id', 317401, 'Kolom Kota tidak valid', 'city_id'],
    ['a city of another province', 'province_id', 31, 'Kolom Provinsi tidak valid'],
    ['a district that is not there', 'district_id', 999999, 'Kolom Kecamatan tidak valid'],
    ['no shipping type', 'shipping_type', null, 'Kolom Tipe Pengiriman harus diisi'],
    ['another shipping type', 'shipping_type', 'drone', 'Kolom Tipe Pengiriman tidak valid'],
    [
      'delivery without a method',
      'shipping_method_id',
      null,
      'Kolom Metode Pengiriman harus dipilih',
    ],
    ['no lines', 'details', [], 'Kolom Produk harus diisi'],
    ['lines that are no list', 'details', 'x', 'Kolom Produk tidak valid'],
    ['nothing of a line', 'details.0.quantity', 0, 'Kolom Jumlah tidak valid'],
    ['less than nothing', 'details.0.quantity', -1, 'Kolom Jumlah tidak valid'],
    ['half a piece', 'details.0.quantity', 0.5, 'Kolom Jumlah tidak valid'],
    ['a huge number of pieces', 'details.0.quantity', 2 ** 31, 'Kolom Jumlah tidak valid'],
    ['a total with a fraction', 'grand_total', 7_558_998.5, 'Kolom Total Bayar tidak valid'],
    ['a negative total', 'grand_total', -1, 'Kolom Total Bayar tidak valid'],
    ['a total with thousands marks', 'total', '7.499.000', 'Kolom Sub Total tidak valid'],
    ['a row of nothing', 'payments.0.amount', 0, 'Kolom Jumlah Pembayaran tidak valid'],
    ['a negative row', 'payments.0.amount', -5, 'Kolom Jumlah Pembayaran tidak valid'],
    ['a NUL in a name', 'first_name', 'Bu\0di', 'Kolom First Name tidak valid'],
    ['half a letter', 'street_address', 'Jl. \ud800', 'Kolom Alamat tidak valid'],
  ])('returns 422 and the field for %s', async (_what, field, value, text, at = field) => {
    expectErrors(await client.post('/order', changedOrder({ [field]: value })), { [at]: text });
  });

  it('names every missing field at once', async () => {
    const { status, body } = await client.post('/order', {});
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(
      expect.arrayContaining(['email', 'first_name', 'phone', 'street_address', 'details', 'city']),
    );
  });

  it.each([null, 'text', 7, [], [[[]]]])('rejects the body %j', async (body) => {
    expect((await client.post('/order', body)).status).toBe(422);
  });

  it('rejects a pickup with a shipping method', async () => {
    const plan = orderBody({ shipping: 'pickup' });
    for (const changes of [{ shipping_method_id: 1 }, { shipping_method_detail: 'REG' }]) {
      const { status, body } = await client.post('/order', { ...plan, ...changes });
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['shipping_method_id']);
    }
  });

  it('rejects two lines with the same product and variant', async () => {
    const body = orderBody({ lines: [{ product: 202 }, { product: 202 }] });
    const response = await client.post('/order', body);
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors)).toEqual(['details.1.product_id']);
  });

  it('rejects four payments and too many lines', async () => {
    const pay = [1, 2, 3].map(() => ({ method: 1 as const, amount: 1_000_000 }));
    expectErrors(await client.post('/order', orderBody({ pay: [...pay, { method: 1 }] })), {
      payments: 'Pembayaran dapat dibagi maksimal ke 3 Metode Pembayaran',
    });
    const line = { product_id: 1, price: 1, quantity: 1, weight: 1, total_weight: 1 };
    const many = changedOrder({ details: Array.from({ length: 101 }, () => line) });
    expect((await client.post('/order', many)).body.errors.details).toBeDefined();
  });
});
