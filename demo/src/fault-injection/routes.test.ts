import { describe, expect, it } from 'vitest';
import { AS_OPERATOR } from '../../../shop-api/test-kit/operator.ts';
import { freshShop } from '../../../shop-api/test-kit/fresh-shop.ts';
import { readSettings } from '@gawai/shop-api/config';
import { demoComposition } from '../demo-composition.ts';
import { faultRoutes } from './routes.ts';

const fault = { kind: 'failing', path: '/**', times: 'all' };

describe('/operator/fault', async () => {
  const { client } = await freshShop({ extensions: [faultRoutes] });

  it('returns 401 without the operator key', async () => {
    expect((await client.post('/operator/fault', fault)).status).toBe(401);
    expect((await client.get('/operator/fault')).status).toBe(401);
    expect((await client.delete('/operator/fault')).status).toBe(401);
    expect((await client.get('/province')).status).toBe(200);
  });

  it.each([
    [{}, ['kind', 'path']],
    [{ ...fault, kind: 'other' }, ['kind']],
    [{ ...fault, path: 'province' }, ['path']],
    [{ ...fault, method: 'PATCH' }, ['method']],
    [{ ...fault, query: { a: 1 } }, ['query']],
    [{ ...fault, times: 0 }, ['times']],
    [{ ...fault, times: 'some' }, ['times']],
    [{ ...fault, skip: -1 }, ['skip']],
    [{ ...fault, delay_ms: 1_000_000 }, ['delay_ms']],
    [{ ...fault, status: 99 }, ['status']],
    [{ ...fault, body: 'xml' }, ['body']],
    [{ ...fault, headers: { 'bad name': 'x' } }, ['headers']],
    [{ ...fault, headers: { good: 'bad\nvalue' } }, ['headers']],
    [{ ...fault, kind: 'slow', at: 'never' }, ['at']],
    [{ ...fault, kind: 'cut', at: 'never' }, ['at']],
    [{ ...fault, kind: 'malformed', shape: 'round' }, ['shape']],
    [{ ...fault, kind: 'expired', what: 'milk' }, ['what']],
    [{ ...fault, kind: 'racing', change: 'name' }, ['change']],
    [{ ...fault, kind: 'racing', change: 'price' }, ['product_id']],
    [{ ...fault, kind: 'racing', change: 'stock', product_id: 1, to: -1 }, ['to']],
    [{ ...fault, kind: 'racing', change: 'voucher' }, ['voucher_code']],
  ])('returns 422 with the wrong fields of %j', async (wrong, fields) => {
    const { status, body } = await client.post('/operator/fault', wrong, AS_OPERATOR);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(fields));
  });

  it('returns 409 above 200 faults', async () => {
    const statuses = [];
    for (let n = 0; n < 201; n += 1) {
      statuses.push(
        (await client.post('/operator/fault', { ...fault, path: '/x' }, AS_OPERATOR)).status,
      );
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(200);
    expect(statuses.at(-1)).toBe(409);
  });
});

describe('/operator/fault with SHOP_FAULTS=off', async () => {
  const { extensions } = await demoComposition(readSettings({ SHOP_FAULTS: 'off' }));
  const { client } = await freshShop({ extensions: extensions ?? [] });

  it('returns 404 to every key and header', async () => {
    const headers = { ...AS_OPERATOR.headers, 'x-fault': '500', 'x-shop-faults': '1' };
    for (const response of [
      await client.post('/operator/fault', fault, { headers }),
      await client.get('/operator/fault', { headers }),
      await client.delete('/operator/fault', { headers }),
      await client.delete('/operator/fault/1', { headers }),
    ]) {
      expect(response.status).toBe(404);
    }
    expect((await client.get('/province', { headers })).status).toBe(200);
  });
});

describe('/operator/fault without an operator key', async () => {
  const { client } = await freshShop({
    extensions: [faultRoutes],
    secrets: { operatorKey: null },
  });

  it('returns 404', async () => {
    expect((await client.post('/operator/fault', fault, AS_OPERATOR)).status).toBe(404);
    expect((await client.get('/province')).status).toBe(200);
  });
});
