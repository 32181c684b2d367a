import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { OPERATOR_KEY } from '../../test-kit/operator.ts';

const { client, clock } = await freshShop({ settings: { trustProxy: ['loopback'] } });

const call = (key: string, address: string) =>
  client.get('/operator/order', {
    headers: { 'x-operator-key': key, 'x-forwarded-for': address },
  });

beforeEach(() => clock.advance(60_000));

describe('operator routes', () => {
  it('returns 429 after ten wrong keys a minute from an address, also for the right key', async () => {
    for (let n = 0; n < 10; n += 1) expect((await call('salah', '10.0.0.1')).status).toBe(401);
    const rejected = await call(OPERATOR_KEY, '10.0.0.1');
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await call(OPERATOR_KEY, '10.0.0.2')).status).toBe(200);
    clock.advance(60_000);
    expect((await call(OPERATOR_KEY, '10.0.0.1')).status).toBe(200);
  });

  it('counts the addresses of an IPv6 /64 as one', async () => {
    for (let n = 0; n < 10; n += 1) await call('salah', `2001:db8:1:2::${n}`);
    expect((await call('salah', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await call('salah', '2001:db8:1:3::1')).status).toBe(401);
  });

  it('does not limit an operator with the right key', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect((await call(OPERATOR_KEY, '10.0.0.3')).status).toBe(200);
    }
  });
});
