import { describe, expect, it } from 'vitest';
import { freshShop } from '../../shop-api/test-kit/fresh-shop.ts';
import { SMALL_SHOP_PASSWORD } from '../../shop-api/test-kit/small-shop.ts';
import { reportOf } from '../test-kit/report-of.ts';

const { url, client, tokenOf } = await freshShop();
const BUDI = ['--phone', '+6281234567890', '--password', SMALL_SHOP_PASSWORD];

describe('check of the reference shop API', () => {
  it('reports every sent call as fits', async () => {
    const report = await reportOf(url, ...BUDI, '--write', '--order');
    const states = Object.values(report.calls).map((result) => result.replace(/ \|.*/, ''));
    expect(new Set(states)).toEqual(new Set(['fits', 'not checked']));
    expect(report).toMatchObject({ code: 0, usable: true, counts: { fits: 35 } });
  });

  it('leaves the wishlist as it was', async () => {
    const token = await tokenOf(8);
    const before = (await client.get('/wishlist', { token })).body.data;
    await reportOf(url, '--token', token, '--write');
    expect((await client.get('/wishlist', { token })).body.data).toEqual(before);
  });

  it('reports without a customer that the calls of customers exist', async () => {
    const { calls, counts } = await reportOf(url);
    expect(counts.fits).toBe(19);
    expect(calls['GET /wishlist']).toContain('exists (HTTP 401 without a token)');
  });

  it('reports a wrong password with the message of the shop', async () => {
    const { code, calls } = await reportOf(url, '--phone', '0812', '--password', 'salah');
    expect(code).toBe(1);
    expect(calls['POST /login']).toMatch(/^broken \| HTTP 4\d\d, rejected: /);
  });
});
