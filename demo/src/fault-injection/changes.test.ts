import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { faultInjectionShop } from '../../test-kit/fault-injection-shop.ts';
import { orderBody } from '../../../shop-api/test-kit/order-body.ts';
import { awaitingOrder, rowOf } from '../../../shop-api/test-kit/payments.ts';
import { products } from '@gawai/shop-api/db/tables/catalog';

const shop = await faultInjectionShop();
const { client, db, addFault, clear } = shop;
const laptopPieces = async () =>
  Number((await client.get('/product/202')).body.data.total_online_stock);

describe('fault expired', () => {
  it('returns 401 without an envelope', async () => {
    await addFault({ kind: 'expired', path: '/profile' });
    const response = await client.get('/profile', { token: await shop.tokenOf(7) });
    expect([response.status, response.body]).toEqual([401, { message: 'Unauthenticated.' }]);
  });

  it('deletes the token of the call with what: token', async () => {
    const token = await shop.tokenOf(7);
    await addFault({ kind: 'expired', what: 'token', path: '/order', method: 'POST' });
    expect((await client.post('/order', orderBody(), { token })).status).toBe(401);
    expect((await client.get('/profile', { token })).status).toBe(401);
  });

  it('expires the payment of the path with what: payment', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    const [other] = (await awaitingOrder(shop)).rows;
    await addFault({ kind: 'expired', what: 'payment', path: '/ipay88/request/*' });
    expect((await client.post(`/ipay88/request/${rows[0]}`)).status).toBe(409);
    expect(await rowOf(db, rows[0]!)).toMatchObject({ isPaid: -1 });
    expect(await rowOf(db, other!)).toMatchObject({ isPaid: 0 });
    expect((await client.get(`/order/${hash}`)).body.data).toMatchObject({ is_refunded: 1 });
  });

  it('expires the payments of the order with the given hash', async () => {
    const { hash } = await awaitingOrder(shop);
    await addFault({ kind: 'expired', what: 'payment', path: '/province', hash });
    await client.get('/province');
    const { data } = (await client.get(`/order/${hash}`)).body;
    expect(data.order_payments[0].is_paid).toBe(-1);
  });
});

describe('fault racing', () => {
  const order = () => client.post('/order', orderBody());
  const race = (change: Record<string, unknown>) =>
    addFault({ kind: 'racing', method: 'POST', path: '/order', product_id: 202, ...change });

  it('changes a price before the call, and restores it when the fault is removed', async () => {
    await race({ change: 'price', to: 7_500_000 });
    const { status, body } = await order();
    expect([status, Object.keys(body.errors)]).toEqual([409, ['details.0.price']]);
    await clear();
    expect((await order()).status).toBe(201);
  });

  it('sets the stock before the call, and restores it when the fault is removed', async () => {
    const before = await laptopPieces();
    await race({ change: 'stock', to: 0 });
    const { status, body } = await order();
    expect([status, Object.keys(body.errors)]).toEqual([409, ['details.0.quantity']]);
    expect(await laptopPieces()).toBe(0);
    await clear();
    expect(await laptopPieces()).toBe(before);
  });

  it('does not restore pieces that were sold meanwhile', async () => {
    const before = await laptopPieces();
    await race({ change: 'stock', warehouse_id: 1, to: 5 });
    expect((await order()).status).toBe(201);
    await clear();
    expect(await laptopPieces()).toBe(before - 1);
  });

  it('sets the stock of one variant only', async () => {
    const set = { change: 'stock', product_id: 101, product_variant_id: 502, to: 3 };
    await race(set);
    await order();
    const { product_variants } = (await client.get('/product/galaxy-a55-5g-8-256')).body.data;
    expect(product_variants[1]).toMatchObject({ id: 502, total_online_stock: 3 });
    expect(product_variants[0]).toMatchObject({ id: 501, total_online_stock: 14 });
  });

  it('deactivates a product or a voucher', async () => {
    await race({ change: 'withdrawn' });
    expect(Object.keys((await order()).body.errors)).toEqual(['details.0.product_id']);
    await clear();
    const [back] = await db.select().from(products).where(eq(products.id, 202));
    expect(back?.status).toBe(1);

    const token = await shop.tokenOf(7);
    const apply = () => client.post('/order/apply-voucher', { voucher_code: 'HEMAT10' }, { token });
    await addFault({ kind: 'racing', change: 'voucher', voucher_code: 'hemat10', path: '/**' });
    expect((await apply()).status).not.toBe(200);
    await clear();
    expect((await apply()).status).toBe(200);
  });

  it('changes nothing for an unknown product', async () => {
    await race({ change: 'price', product_id: 999, to: 1 });
    await race({ change: 'stock', product_id: 999, to: 1 });
    expect([(await order()).status, (await order()).status]).toEqual([201, 201]);
  });
});
