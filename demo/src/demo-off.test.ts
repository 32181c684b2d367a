import { describe, expect, it } from 'vitest';
import { demoShop } from '../test-kit/demo-shop.ts';
import { freshShop } from '../../shop-api/test-kit/fresh-shop.ts';
import { orderBody } from '../../shop-api/test-kit/order-body.ts';
import { DEMO_SIGN_IN } from '@gawai/shop-api/demo-sign-in';
import { orderPayments } from '@gawai/shop-api/db/tables/order';
import { paymentMethods } from '@gawai/shop-api/db/tables/payment';

const FORM = 'application/x-www-form-urlencoded';

describe('SHOP_SEED=off', () => {
  it('starts a shop with the regions and without products', async () => {
    const { client } = await demoShop({ SHOP_DEMO: 'off' });
    expect((await client.get('/province')).body.data).not.toHaveLength(0);
    for (const path of ['/product-category', '/payment-method', '/shipping-method', '/slider']) {
      expect(await client.get(path)).toMatchObject({ status: 200, body: { data: [] } });
    }
    const listing = await client.get('/product?source=pagination&active=true');
    expect(listing.body.data).toMatchObject({ total: 0, data: [] });
    expect((await client.post('/login', DEMO_SIGN_IN)).status).toBe(401);
  });
});

describe('SHOP_DEMO_SIGN_IN=off', () => {
  it('rejects the published password of a customer of an earlier demo as wrong', async () => {
    const { client } = await demoShop({ SHOP_DEMO_SIGN_IN: 'off' });
    const closed = await client.post('/login', DEMO_SIGN_IN);
    const wrong = await client.post('/login', { ...DEMO_SIGN_IN, password: 'salah-sekali' });
    expect(closed.status).toBe(401);
    expect(closed.body).toEqual(wrong.body);
  });
});

describe('SHOP_SANDBOX=off without a payment provider', async () => {
  const shop = await freshShop({
    settings: { demo: { seed: false, signIn: false, sandbox: false, apiDocs: false } },
  });
  const { client, db } = shop;

  it('returns 404 for the sandbox pages', async () => {
    for (const page of ['PG', 'answer']) {
      const response = await client.raw('POST', `/sandbox/ipay88/${page}`, 'CheckoutID=x', FORM);
      expect(response.status).toBe(404);
    }
  });

  it('offers only manual transfers', async () => {
    const { body } = await client.get('/payment-method');
    expect(body.data).toMatchObject([{ id: 1, payment_gateway: 0 }]);
    expect(await db.$count(paymentMethods)).toBeGreaterThan(1);
  });

  it('rejects an order with a payment through the provider', async () => {
    const response = await client.post('/order', orderBody({ pay: [{ method: 2 }] }));
    expect(response.status).toBe(422);
    expect(JSON.stringify(response.body.errors)).toContain('payment');
  });

  it('opens no payment page for an earlier order', async () => {
    expect((await client.post('/order', orderBody())).status).toBe(201);
    await db.update(orderPayments).set({ paymentGatewayId: 1 });
    const [payment] = await db.select().from(orderPayments);
    expect((await client.post(`/ipay88/request/${payment?.hash ?? ''}`)).status).toBe(502);
  });
});
