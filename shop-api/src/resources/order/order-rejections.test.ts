import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { changedOrder, type Change } from '../../../test-kit/changed-order.ts';
import { expectErrors } from '../../../test-kit/rejections.ts';
import { products, stocks } from '../../db/tables/catalog.ts';
import { orders } from '../../db/tables/order.ts';

const { client, clock, db } = await freshShop();

beforeEach(() => clock.advance(60_000));

describe('POST /order with values that differ from the database', () => {
  it.each<[what: string, field: string, value: unknown, text: string, at?: string]>([
    ['an unknown product', 'details.0.product_id', 999, 'Produk sudah tidak dijual'],
    [
      'a product that is not sold any more',
      'details.0.product_id',
      303,
      'Laptop Lama sudah tidak dijual',
    ],
    [
      'a variant of another product',
      'details.0.product_variant_id',
      501,
      'Varian IdeaPad Slim 3 yang dipilih sudah tidak dijual',
    ],
    [
      'a product without its variant',
      'details.0.product_id',
      101,
      'Varian Galaxy A55 5G 8/256 harus dipilih',
      'details.0.product_variant_id',
    ],
    [
      'a price that was lower',
      'details.0.price',
      7_498_999,
      'Harga IdeaPad Slim 3 naik dari Rp 7.498.999 menjadi Rp 7.499.000',
    ],
    [
      'a price that was higher',
      'details.0.price',
      7_499_001,
      'Harga IdeaPad Slim 3 turun dari Rp 7.499.001 menjadi Rp 7.499.000',
    ],
    ['more than there is', 'details.0.quantity', 21, 'Stok IdeaPad Slim 3 hanya tersedia 20'],
    [
      'a service that is not offered',
      'shipping_method_detail',
      'KILAT',
      'Layanan Pengiriman tidak tersedia lagi',
    ],
    [
      'a service of another zone',
      'shipping_method_detail',
      'CTC',
      'Layanan Pengiriman tidak tersedia lagi',
    ],
    ['a fee that changed', 'shipping_fee', 39_000, 'Ongkos Kirim berubah menjadi Rp 40.000'],
  ])('returns 409 and the field for %s', async (_what, field, value, text, at = field) => {
    const { status, body } = await client.post('/order', changedOrder({ [field]: value }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ status: 'error', message: text, errors: { [at]: [text] } });
  });

  it('rejects an unpublished variant and insufficient stock of the warehouse', async () => {
    const lines = [{ product: 101 as const, variant: 503 }];
    const hidden = await client.post('/order', orderBody({ lines }));
    expect([hidden.status, Object.keys(hidden.body.errors)]).toEqual([
      409,
      ['details.0.product_variant_id'],
    ]);
    const short = orderBody({
      lines: [{ product: 202, quantity: 2 }],
      shipping: 'pickup',
      warehouse: 2,
    });
    const response = await client.post('/order', short);
    expect(response.status).toBe(409);
    expect(response.body.errors['details.0.quantity']).toEqual([
      'Stok IdeaPad Slim 3 hanya tersedia 1',
    ]);
    const none = await client.post(
      '/order',
      orderBody({ lines: [{ product: 203 }], shipping: 'own' }),
    );
    expect(none.body.errors['details.0.quantity']).toEqual(['Stok Zenbook 14 sudah habis']);
  });

  it.each([
    ['warehouse_id', 77, 'Gudang tidak ditemukan'],
    ['shipping_method_id', 77, 'Metode Pengiriman tidak ditemukan'],
    ['shipping_method_id', 5, 'Metode Pengiriman tidak ditemukan'],
    ['shipping_method_detail', null, 'Kolom Layanan Pengiriman harus dipilih'],
    ['payments.0.payment_method_id', 4, 'Metode Pembayaran tidak ditemukan'],
  ])('rejects an unknown %s %s', async (field, value, text) => {
    expectErrors(await client.post('/order', changedOrder({ [field]: value })), { [field]: text });
  });

  it('rejects a payment method that the warehouse does not have', async () => {
    const plan = orderBody({ shipping: 'pickup', warehouse: 2, pay: [{ method: 3 }] });
    expectErrors(await client.post('/order', plan), {
      'payments.0.payment_method_id':
        'Metode Pembayaran Credit Card tidak tersedia untuk gudang ini',
    });
  });

  const unshared = { payments: 'Total Jumlah Pembayaran harus sama dengan Total Tagihan' };

  it.each([-1, 1])('rejects payments that differ from the total by %i rupiah', async (by) => {
    const amount = 7_558_998 + by;
    const off = { 'payments.0.amount': amount, 'payments.0.total': amount };
    expectErrors(await client.post('/order', changedOrder(off)), unshared);
  });

  it('rejects an order without payments when something is due', async () => {
    expectErrors(await client.post('/order', changedOrder({ payments: [] })), unshared);
  });
});

describe('sequence of the checks of POST /order', () => {
  const allWrong = {
    'details.0.price': 1,
    warehouse_id: 77,
    voucher_code: 'TIDAK-ADA',
    shipping_method_id: 77,
    grand_total: 1,
  };
  const checks: [string, Change, number, string | null][] = [
    ['shape first', { ...allWrong, email: '' }, 422, 'email'],
    ['then products', { ...allWrong, 'details.0.product_id': 303 }, 409, 'details.0.product_id'],
    ['then prices', allWrong, 409, 'details.0.price'],
    ['then the warehouse', { ...allWrong, 'details.0.price': 7_499_000 }, 422, 'warehouse_id'],
    [
      'then stock',
      { voucher_code: 'TIDAK-ADA', 'details.0.quantity': 999 },
      409,
      'details.0.quantity',
    ],
    [
      'then the voucher, 401 for guests',
      { voucher_code: 'HEMAT10', shipping_method_id: 77 },
      401,
      null,
    ],
    ['then the courier', { shipping_method_id: 77, grand_total: 1 }, 422, 'shipping_method_id'],
    ['then the totals', { grand_total: 1 }, 422, 'grand_total'],
  ];
  it.each(checks)('checks %s', async (_what, change, status, field) => {
    const response = await client.post('/order', changedOrder(change));
    expect(response.status).toBe(status);
    if (field !== null) expect(Object.keys(response.body.errors)).toEqual([field]);
  });

  it('stores no order and does not change the stock after rejections', async () => {
    const before = await pieces();
    const ordersBefore = await db.$count(orders);
    for (const [, change] of checks) await client.post('/order', changedOrder(change));
    expect([await db.$count(orders), await pieces()]).toEqual([ordersBefore, before]);
    expect(ordersBefore).toBe(0);
  });
});

describe('POST /order after a change in the shop', () => {
  it('rejects a raised price and returns both prices', async () => {
    const plan = orderBody({ lines: [{ product: 102 }] });
    await db.update(products).set({ price: 2_699_000 }).where(eq(products.id, 102));
    const { status, body } = await client.post('/order', plan);
    expect(status).toBe(409);
    expect(body.message).toBe('Harga redmi Note 13 naik dari Rp 2.599.000 menjadi Rp 2.699.000');
  });
});

async function pieces(): Promise<number> {
  const [row] = await db.select({ sum: sql`sum(stock)`.mapWith(Number) }).from(stocks);
  return row?.sum ?? 0;
}
