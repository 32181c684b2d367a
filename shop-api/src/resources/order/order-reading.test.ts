import { beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../../../test-kit/expect-ok.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { placedOrder } from '../../../test-kit/placed-order.ts';
import { readOrder } from '../../../test-kit/read-order.ts';
import { refunds } from '../../db/tables/order.ts';
import { reviews } from '../../db/tables/review.ts';
import { shopTime } from '../../http/shop-time.ts';
import { newHash } from './store-order.ts';

const fresh = await freshShop();
const { client, clock, db, tokenOf } = fresh;
const budi = await tokenOf(7);
const sari = await tokenOf(8);

beforeEach(() => clock.advance(60_000));

const createOrder = (token?: string) => placedOrder(fresh, {}, token);
const read = (hash: string, token?: string) => readOrder(fresh, hash, token);

describe('GET /order/{hash}', () => {
  it('returns exactly the fields of the contract', async () => {
    const plan = orderBody({ pay: [{ method: 3, amount: 4_000_000 }, { method: 2 }] });
    const { data } = (await client.post('/order', plan)).body;
    expectOk(await client.get(`/order/${data.hash}`), {
      id: data.id,
      order_no: data.order_no,
      order_time: '2026-11-20 14:04:22',
      hash: data.hash,
      total: 7_499_000,
      voucher_discount: 0,
      total_shipping_fee: 40_000,
      total_insurance_fee: 19_998,
      payment_fee: 120_000,
      grand_total: 7_678_998,
      is_paid: 0,
      is_shipped: 0,
      is_refunded: 0,
      resi_no: null,
      tracking_url: null,
      timeline: [{ step: 'ordered', at: '2026-11-20 14:04:22' }],
      shipping_type: 'delivery',
      shipping_method_name: 'JNE',
      shipping_method_detail: 'REG',
      warehouse: { name: 'Gudang Jakarta', address: null, opening_hours: null, phone: null },
      first_name: 'Budi',
      last_name: 'Santoso',
      phone: '+6281234567890',
      email: 'budi@example.com',
      shipping_first_name: 'Budi',
      shipping_last_name: 'Santoso',
      shipping_phone: '+6281234567890',
      street_address: 'Jl. Melati No. 5',
      district: 'Sukasari',
      city: 'Kota Bandung',
      province: 'Jawa Barat',
      zip_code: '40151',
      total_weight: 1_700,
      order_payments: [
        {
          id: expect.any(Number),
          hash: expect.stringMatching(/^[0-9a-f]{40}$/),
          payment_method_id: 3,
          payment_method_name: 'Credit Card',
          total: 4_116_000,
          is_paid: 0,
          is_confirmed: 0,
          payment_gateway_id: 1,
          expired_at: '2026-11-21 14:04:22',
          receipt_state: 'none',
          receipt_note: null,
          transaction_status: null,
        },
        {
          id: expect.any(Number),
          hash: expect.stringMatching(/^[0-9a-f]{40}$/),
          payment_method_id: 2,
          payment_method_name: 'BCA Virtual Account',
          total: 3_562_998,
          is_paid: 0,
          is_confirmed: 0,
          payment_gateway_id: 1,
          expired_at: '2026-11-21 14:04:22',
          receipt_state: 'none',
          receipt_note: null,
          transaction_status: null,
        },
      ],
      order_details: [
        {
          id: expect.any(Number),
          order_id: data.id,
          product_id: 202,
          product_sku: 'LP-202',
          product_name: 'IdeaPad Slim 3',
          product_variant_name: null,
          price: 7_499_000,
          quantity: 1,
          review: null,
        },
      ],
      refund: null,
    });
  });

  it('returns address, opening hours and phone of the pickup store', async () => {
    const { hash } = await placedOrder(fresh, { shipping: 'pickup', warehouse: 2 });
    expect((await read(hash)).warehouse).toEqual({
      name: 'Toko Bandung',
      address: 'Jl. Braga 1',
      opening_hours: 'Setiap hari 10.00-20.00',
      phone: '+62224200000',
    });
  });

  it('returns a guest order to any client that has its hash', async () => {
    const { hash } = await createOrder();
    expect((await client.get(`/order/${hash}`)).status).toBe(200);
    expect((await client.get(`/order/${hash}`, { token: sari })).status).toBe(200);
  });

  it('returns the order of a customer to that customer only, 404 otherwise', async () => {
    const { hash } = await createOrder(budi);
    expect((await client.get(`/order/${hash}`, { token: budi })).status).toBe(200);
    const unknown = await client.get(`/order/${'0'.repeat(40)}`);
    for (const extras of [{}, { token: sari }, { token: 'gone' }]) {
      const other = await client.get(`/order/${hash}`, extras);
      expect(other.status).toBe(404);
      expect(other.body).toEqual(unknown.body);
    }
  });

  it('returns review and refund once they exist', async () => {
    const { id, hash } = await createOrder(budi);
    const [{ id: orderDetailId }] = (await read(hash, budi)).order_details;
    const line = { productId: 202, orderId: id, orderDetailId };
    await db.insert(reviews).values({ userId: 7, ...line, star: 5, review: 'Bagus' });
    const requestedAt = clock.now();
    await db.insert(refunds).values({ orderId: id, reason: 'Salah warna', requestedAt });
    const data = await read(hash, budi);
    expect(data.order_details[0].review).toEqual({ star: 5, review: 'Bagus' });
    expect(data.refund).toEqual({
      status: 'requested',
      reason: 'Salah warna',
      requested_at: shopTime(requestedAt),
      note: null,
    });
  });

  it('limits a client after twenty unknown hashes, and no other client', async () => {
    const { hash } = await createOrder();
    const guess = (n: number) => client.get(`/order/${String(n).padStart(40, '0')}`);
    for (let n = 0; n < 20; n += 1) expect((await guess(n)).status).toBe(404);
    expect((await guess(20)).status).toBe(429);
    expect((await client.get('/order/not-a-hash')).status).toBe(429);
    expect((await client.get(`/order/${hash}`)).status).toBe(200);
  });
});

describe('newHash', () => {
  it('returns unique hashes that use all bits', () => {
    const hashes = Array.from({ length: 10_000 }, newHash);
    expect(new Set(hashes).size).toBe(10_000);
    const ones = hashes.map((hash) => BigInt(`0x${hash}`).toString(2).replaceAll('0', '').length);
    const mean = ones.reduce((sum, count) => sum + count, 0) / hashes.length;
    expect(mean).toBeGreaterThan(79);
    expect(mean).toBeLessThan(81);
  });
});
