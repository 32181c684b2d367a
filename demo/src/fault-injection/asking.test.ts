import { describe, expect, it } from 'vitest';
import { AS_OPERATOR } from '../../../shop-api/test-kit/operator.ts';
import { freshShop } from '../../../shop-api/test-kit/fresh-shop.ts';
import { readSettings } from '@gawai/shop-api/config';
import { demoComposition } from '../demo-composition.ts';
import { faultRoutes } from './routes.ts';

const fault = { kind: 'failing', path: '/**', times: 'all' };

describe('asking for faults', async () => {
  const { client } = await freshShop({ extensions: [faultRoutes] });

  it('is for operators alone', async () => {
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
  ])('says what is wrong with %j', async (wrong, fields) => {
    const { status, body } = await client.post('/operator/fault', wrong, AS_OPERATOR);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(fields));
  });

  it('ends at two hundred', async () => {
    const asked = [];
    for (let n = 0; n < 201; n += 1) {
      asked.push(
        (await client.post('/operator/fault', { ...fault, path: '/x' }, AS_OPERATOR)).status,
      );
    }
    expect(asked.filter((status) => status === 201)).toHaveLength(200);
    expect(asked.at(-1)).toBe(409);
  });
});

describe('a shop without the setting', async () => {
  const { extensions } = await demoComposition(readSettings({ SHOP_FAULTS: 'off' }));
  const { client } = await freshShop({ extensions: extensions ?? [] });

  it('has no such calls, whatever key or header comes', async () => {
    const headers = { ...AS_OPERATOR.headers, 'x-fault': '500', 'x-shop-faults': '1' };
    for (const answer of [
      await client.post('/operator/fault', fault, { headers }),
      await client.get('/operator/fault', { headers }),
      await client.delete('/operator/fault', { headers }),
      await client.delete('/operator/fault/1', { headers }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await client.get('/province', { headers })).status).toBe(200);
  });
});

describe('a shop without operators', async () => {
  const { client } = await freshShop({
    extensions: [faultRoutes],
    secrets: { operatorKey: null },
  });

  it('has no such calls either', async () => {
    expect((await client.post('/operator/fault', fault, AS_OPERATOR)).status).toBe(404);
    expect((await client.get('/province')).status).toBe(200);
  });
});
