import { beforeEach, describe, expect, it } from 'vitest';
import { passwordChange, REGISTRATION } from '../../../test-kit/account-forms.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { statusCounts } from '../../../test-kit/many-buyers.ts';
import type { ShopClient } from '../../../test-kit/shop-client.ts';
import { SMALL_SHOP_PASSWORD } from '../../../test-kit/small-shop.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const PHONE = '+6281234567890';

const fresh = await freshShop();
const { client, clock, tokenOf } = fresh;
const proxied = await freshShop({ settings: { trustProxy: ['loopback'] }, beside: fresh });

const signIn = (phone: unknown, password: unknown = 'salah') =>
  client.post('/login', { phone, password });

/** Tries an unknown number, another one each time, and returns the status. */
async function tryFrom(
  shop: ShopClient,
  n: number,
  headers: Record<string, string>,
  path = '/login',
) {
  const phone = `+62813222222${String(n).padStart(2, '0')}`;
  return (await shop.post(path, { phone, password: 'salah' }, { headers })).status;
}

beforeEach(() => {
  clock.advance(QUARTER_MS);
});

describe('limit of ten sign-ins per minute for one phone', () => {
  it('allows ten sign-ins, and the next after Retry-After', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn(PHONE, SMALL_SHOP_PASSWORD)).status).toBe(200);
    }
    const rejected = await signIn(PHONE, SMALL_SHOP_PASSWORD);
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe('60');
    expect(rejected.body.status).toBe('error');
    clock.advance(MINUTE_MS);
    expect((await signIn(PHONE, SMALL_SHOP_PASSWORD)).status).toBe(200);
  });
});

describe('limit of five wrong passwords in 15 minutes for one phone', () => {
  it('locks the phone for the rest of the 15 minutes, also for the right password', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await signIn(PHONE)).status).toBe(401);
      clock.advance(2 * MINUTE_MS);
    }
    const rejected = await signIn(PHONE, SMALL_SHOP_PASSWORD);
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '300']);
    clock.advance(5 * MINUTE_MS - 1);
    expect((await signIn(PHONE, SMALL_SHOP_PASSWORD)).status).toBe(429);
    clock.advance(1);
    expect((await signIn(PHONE, SMALL_SHOP_PASSWORD)).status).toBe(200);
  });

  it('does not count right passwords', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) await signIn(PHONE, SMALL_SHOP_PASSWORD);
    clock.advance(MINUTE_MS);
    for (let attempt = 0; attempt < 4; attempt += 1) await signIn(PHONE);
    expect((await signIn(PHONE, SMALL_SHOP_PASSWORD)).status).toBe(200);
  });

  it.each([
    '081234567890',
    '6281234567890',
    '+62 812 3456 7890',
    '0812-3456-7890',
    '(0812) 3456.7890',
    '81234567890',
    '+62081234567890',
    ' 0812\t3456\u00a07890 ',
    'Telp. 0812 3456 7890',
    'TELP. 0812 3456 7890',
    '\u202e081234567890',
    '+62\uff10812\u200b34567890x',
    6_281_234_567_890,
  ])('counts the number written as %s', async (written) => {
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(PHONE);
    expect((await signIn(written, SMALL_SHOP_PASSWORD)).status).toBe(429);
  });

  it('counts unknown and foreign numbers', async () => {
    for (const spellings of [
      ['+6281399999999', '0813-9999-9999'],
      ['+6591234567', '65 9123 4567'],
    ]) {
      for (let attempt = 0; attempt < 5; attempt += 1) await signIn(spellings[attempt % 2]);
      expect((await signIn(spellings[0])).status).toBe(429);
      clock.advance(MINUTE_MS);
    }
  });

  it('returns the same response for right and wrong passwords', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(PHONE);
    const [right, wrong] = [await signIn(PHONE, SMALL_SHOP_PASSWORD), await signIn(PHONE)];
    expect([right.status, right.body]).toEqual([429, wrong.body]);
  });

  it('counts changes of the password too', async () => {
    const token = await tokenOf(7);
    const change = passwordChange('salah', 'baru-sekali');
    for (const attempt of [1, 2]) {
      expect((await signIn(PHONE)).status, String(attempt)).toBe(401);
      expect((await client.post('/change-password', change, { token })).status).toBe(422);
    }
    expect((await signIn(PHONE)).status).toBe(401);
    expect((await signIn(PHONE, SMALL_SHOP_PASSWORD)).status).toBe(429);
    expect((await client.post('/change-password', change, { token })).status).toBe(429);
  });

  it('checks five of fifty concurrent sign-ins and rejects the others', async () => {
    const shop = proxied.client;
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const headers = { 'x-forwarded-for': `10.0.1.${n}` };
        return shop.post('/login', { phone: PHONE, password: 'salah' }, { headers });
      }),
    );
    expect(statusCounts(responses)).toEqual({ 401: 5, 429: 45 });
  });
});

describe('limit of thirty sign-ins per minute from one address', () => {
  it('ignores forwarded addresses without a trusted proxy', async () => {
    const claims = (n: number) => ({
      'X-Forwarded-For': `10.0.0.${n}`,
      'X-Real-IP': `10.0.0.${n}`,
      Forwarded: `for=10.0.0.${n}`,
      'CF-Connecting-IP': `10.0.0.${n}`,
    });
    for (let n = 0; n < 30; n += 1) expect(await tryFrom(client, n, claims(n))).toBe(401);
    expect(await tryFrom(client, 30, claims(30))).toBe(429);
  });

  it('returns 429 also with a valid token and for other notations of the path', async () => {
    for (let n = 0; n < 30; n += 1) expect(await tryFrom(client, n, {})).toBe(401);
    const authorization = `Bearer ${await tokenOf(8)}`;
    expect(await tryFrom(client, 31, { authorization })).toBe(429);
    for (const path of ['/login/', '/login?fresh=1', '/%6cogin']) {
      expect(await tryFrom(client, 32, {}, path), path).toBe(429);
    }
    expect(await tryFrom(client, 33, {}, '/LOGIN')).toBe(404);
    expect(await tryFrom(client, 34, {}, '//login')).toBe(404);
  });

  it('counts each shopper separately behind a trusted proxy', async () => {
    const from = (n: number, address: string) =>
      tryFrom(proxied.client, n, { 'x-forwarded-for': address });
    for (let n = 0; n < 30; n += 1) expect(await from(n, '10.0.0.1')).toBe(401);
    expect(await from(30, '10.0.0.1')).toBe(429);
    expect(await from(31, '10.0.0.2')).toBe(401);
  });

  it('uses the address that the trusted proxy saw, not those sent by the client', async () => {
    const from = (n: number) =>
      tryFrom(proxied.client, n, { 'x-forwarded-for': `172.16.0.${n}, 10.0.0.9` });
    for (let n = 0; n < 30; n += 1) expect(await from(n)).toBe(401);
    expect(await from(30)).toBe(429);
  });
});

describe('limit of ten registrations per minute from one address', () => {
  const register = (n: number, address: string) => {
    const form = { ...REGISTRATION, phone: `+62814333333${String(n).padStart(2, '0')}` };
    return proxied.client.post('/register', form, { headers: { 'x-forwarded-for': address } });
  };

  it('rejects the next registration, and no sign-in', async () => {
    for (let n = 0; n < 10; n += 1) expect((await register(n, '10.0.2.1')).status).toBe(201);
    const rejected = await register(10, '10.0.2.1');
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '60']);
    const headers = { 'x-forwarded-for': '10.0.2.1' };
    const form = { phone: PHONE, password: SMALL_SHOP_PASSWORD };
    expect((await proxied.client.post('/login', form, { headers })).status).toBe(200);
    expect((await register(10, '10.0.2.2')).status).toBe(201);
  });

  it('counts all addresses of an IPv6 /64 as one', async () => {
    for (let n = 20; n < 30; n += 1) await register(n, `2001:db8:1:2::${n}`);
    expect((await register(30, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await register(30, '2001:db8:1:3::1')).status).toBe(201);
  });

  it('accepts a sign-in during sixty registrations from other addresses', async () => {
    const registering = Array.from({ length: 60 }, (_, n) => register(n + 31, `10.0.3.${n}`));
    const form = { phone: PHONE, password: SMALL_SHOP_PASSWORD };
    const headers = { 'x-forwarded-for': '10.0.4.1' };
    const signedIn = await proxied.client.post('/login', form, { headers });
    expect(signedIn.status).toBe(200);
    const statuses = (await Promise.all(registering)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
  });
});
