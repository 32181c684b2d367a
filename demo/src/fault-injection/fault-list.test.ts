import { describe, expect, it } from 'vitest';
import { AS_OPERATOR } from '../../../shop-api/test-kit/operator.ts';
import { faultInjectionShop } from '../../test-kit/fault-injection-shop.ts';

const { client, addFault, clear } = await faultInjectionShop();
const provinces = () => client.get('/province');

describe('FaultList.match', () => {
  const fails = { kind: 'failing', status: 503 };

  it('matches one call by default, or `times` calls after `skip` calls', async () => {
    await addFault({ ...fails, path: '/province' });
    expect([(await provinces()).status, (await provinces()).status]).toEqual([503, 200]);
    await addFault({ ...fails, path: '/province', skip: 1, times: 2 });
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await provinces()).status);
    expect(statuses).toEqual([200, 503, 503, 200]);
    const { body } = await client.get('/operator/fault', AS_OPERATOR);
    expect(body.data[1]).toMatchObject({ kind: 'failing', skip: 1, skipped: 1, times: 2, met: 2 });
  });

  it('matches all calls until the fault is removed with times: all', async () => {
    const id = await addFault({ ...fails, path: '/province', times: 'all' });
    for (let call = 0; call < 5; call += 1) expect((await provinces()).status).toBe(503);
    expect((await client.delete(`/operator/fault/${id}`, AS_OPERATOR)).body.data).toEqual({
      removed: 1,
    });
    expect((await provinces()).status).toBe(200);
    expect((await client.delete(`/operator/fault/${id}`, AS_OPERATOR)).status).toBe(404);
  });

  it('returns one fault for a call, the oldest first', async () => {
    await addFault({ ...fails, path: '/**' });
    await addFault({ kind: 'failing', status: 429, path: '/province' });
    expect([(await provinces()).status, (await provinces()).status]).toEqual([503, 429]);
  });

  it.each([
    ['/province', '/province', true],
    ['/province', '/province?x=1', true],
    ['/province', '/province/', true],
    ['/product/*', '/product/202', true],
    ['/product/*', '/product', false],
    ['/product', '/product/202', false],
    ['/**', '/product/202', true],
    ['/product/**', '/product', true],
    ['/*/202', '/product/202', true],
  ])('compares the path %s with %s: %s', async (path, call, isMet) => {
    await addFault({ ...fails, path });
    expect((await client.get(call)).status === 503).toBe(isMet);
  });

  it('compares method and query', async () => {
    await addFault({ ...fails, method: 'POST', path: '/product' });
    await addFault({ ...fails, path: '/product', query: { featured: 'true' } });
    expect((await client.get('/product?active=true')).status).toBe(200);
    expect((await client.get('/product?active=true&featured=true')).status).toBe(503);
  });

  it('never matches the calls of /operator/fault', async () => {
    await addFault({ ...fails, path: '/**', times: 'all' });
    expect((await client.get('/operator/expire', AS_OPERATOR)).status).toBe(503);
    expect((await clear()).status).toBe(200);
  });
});
