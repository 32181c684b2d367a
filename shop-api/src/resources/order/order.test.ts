import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { piecesOf } from '../../../test-kit/pieces.ts';
import { readOrder } from '../../../test-kit/read-order.ts';
import { expectErrors } from '../../../test-kit/rejections.ts';
import { userAddresses } from '../../db/tables/address.ts';
import { orders } from '../../db/tables/order.ts';

const fresh = await freshShop();
const { client, clock, db, tokenOf } = fresh;
const budi = await tokenOf(7);
const sari = await tokenOf(8);

beforeEach(() => clock.advance(60_000));

const laptops = async () => [await piecesOf(db, 202, 1), await piecesOf(db, 202, 2)];

describe('POST /order', () => {
  it('creates the order of a guest and returns its number, hash and total', async () => {
    const { status, body } = await client.post('/order', orderBody());
    expect(status).toBe(201);
    expect(body).toEqual({
      status: 'success',
      message: 'Pesanan berhasil dibuat',
      data: {
        id: expect.any(Number),
        order_no: expect.stringMatching(/^SO261120\d{6}$/),
        hash: expect.stringMatching(/^[0-9a-f]{40}$/),
        grand_total: 7_558_998,
        is_paid: 0,
      },
    });
    expect(body.data.order_no).toBe(`SO261120${String(body.data.id).padStart(6, '0')}`);
  });

  it('reduces the stock of the warehouse of the order only', async () => {
    const [jakarta = 0, bandung] = await laptops();
    await client.post('/order', orderBody({ lines: [{ product: 202, quantity: 3 }] }));
    expect(await laptops()).toEqual([jakarta - 3, bandung]);
  });

  it('accepts several lines, variants, the courier of the shop and three payments', async () => {
    const plan = orderBody({
      lines: [
        { product: 101, variant: 501, quantity: 2 },
        { product: 102, quantity: 1 },
      ],
      shipping: 'own',
      pay: [{ method: 3, amount: 4_000_000 }, { method: 2, amount: 1_500_000 }, { method: 1 }],
    });
    const { status, body } = await client.post('/order', plan);
    expect(status).toBe(201);
    const data = await readOrder(fresh, body.data.hash);
    expect(data.total).toBe(14_597_000);
    expect(data.total_shipping_fee).toBe(25_000);
    expect(data.payment_fee).toBe(116_000 + 4_000);
    expect(data.grand_total).toBe(14_597_000 + 25_000 + 120_000);
    expect(data.order_payments).toMatchObject([
      { total: 4_116_000 },
      { total: 1_504_000 },
      { total: 9_122_000 },
    ]);
    expect(data.order_details[0].product_variant_name).toBe('Awesome Navy');
  });

  it('accepts a pickup without shipping amounts, also for a method without a code', async () => {
    const plan = orderBody({ lines: [{ product: 203 }], shipping: 'pickup', warehouse: 2 });
    const { status, body } = await client.post('/order', { ...plan, shipping_type: 'Self Pickup' });
    expect(status).toBe(201);
    const data = await readOrder(fresh, body.data.hash);
    expect(data).toMatchObject({
      shipping_type: 'pickup',
      shipping_method_name: null,
      shipping_method_detail: null,
      warehouse: { name: 'Toko Bandung' },
      grand_total: 15_999_000,
    });
  });

  it('stores the names of regions, warehouse and courier from the database', async () => {
    const named = { province: 'X', city: 'Y', district: 'Z', warehouse: 'W' };
    const plan = { ...orderBody(), ...named, shipping_method_name: 'V' };
    const { body } = await client.post('/order', plan);
    const data = await readOrder(fresh, body.data.hash);
    expect([data.province, data.city, data.district]).toEqual([
      'Jawa Barat',
      'Kota Bandung',
      'Sukasari',
    ]);
    expect([data.warehouse.name, data.shipping_method_name]).toEqual(['Gudang Jakarta', 'JNE']);
  });

  it('stores phones as +62 and amounts sent as text as numbers', async () => {
    const plan = orderBody();
    const { body } = await client.post('/order', {
      ...plan,
      phone: '0812-3456 7890',
      shipping_phone: '81234567890',
      grand_total: `${String(plan['grand_total'])}.00`,
    });
    const data = await readOrder(fresh, body.data.hash);
    expect([data.phone, data.shipping_phone]).toEqual(['+6281234567890', '+6281234567890']);
  });

  it('accepts a saved address and stores the order for the customer', async () => {
    const [address] = await db
      .insert(userAddresses)
      .values({
        userId: 7,
        addressName: 'Rumah',
        isDefault: true,
        streetAddress: 'Jl. Melati No. 5',
        provinceId: 32,
        province: 'Jawa Barat',
        cityId: 3273,
        city: 'Kota Bandung',
        districtId: 327301,
        district: 'Sukasari',
        zipCode: '40151',
        firstName: 'Budi',
        phone: '+6281234567890',
      })
      .returning({ id: userAddresses.id });
    const plan = { ...orderBody(), user_address_id: address?.id };
    const own = await client.post('/order', plan, { token: budi });
    expect(own.status).toBe(201);
    const [stored] = await db.select().from(orders).where(eq(orders.id, own.body.data.id));
    expect([stored?.userId, stored?.userAddressId]).toEqual([7, address?.id]);

    for (const token of [sari, undefined]) {
      const other = await client.post('/order', plan, { token });
      expectErrors(other, { user_address_id: 'Alamat tidak ditemukan' });
    }
  });

  it('rejects an invalid token instead of creating a guest order', async () => {
    const before = await db.$count(orders);
    for (const token of ['unknown', `${budi}x`]) {
      expect((await client.post('/order', orderBody(), { token })).status).toBe(401);
    }
    const empty = { headers: { authorization: 'Bearer ' } };
    expect((await client.post('/order', orderBody(), empty)).status).toBe(401);
    expect(await db.$count(orders)).toBe(before);
  });

  it('accepts twenty orders per minute and returns Retry-After for the next', async () => {
    const wrong = { ...orderBody(), email: '' };
    const responses = [];
    for (let call = 0; call < 21; call += 1) responses.push(await client.post('/order', wrong));
    expect(responses.slice(0, 20).every(({ status }) => status === 422)).toBe(true);
    expect(responses[20]?.status).toBe(429);
    expect(responses[20]?.headers.get('retry-after')).toBe('60');
  });
});
