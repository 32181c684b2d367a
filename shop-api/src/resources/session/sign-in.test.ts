import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { expectErrors } from '../../../test-kit/rejections.ts';
import { SMALL_SHOP_PASSWORD } from '../../../test-kit/small-shop.ts';
import { tokens } from '../../db/tables/session.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PHONE = '+6281234567890';

const { client, clock, db } = await freshShop();
const signIn = (phone: unknown, password: unknown) => client.post('/login', { phone, password });

beforeEach(() => clock.advance(MINUTE_MS));

describe('POST /login', () => {
  it('returns the customer with a valid token', async () => {
    const { status, body } = await signIn(PHONE, SMALL_SHOP_PASSWORD);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: 'Login berhasil',
      data: {
        id: 7,
        first_name: 'Budi',
        last_name: 'Santoso',
        phone: PHONE,
        email: null,
        gender: 'Male',
        token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      },
    });
    expect((await client.get('/profile', { token: body.data.token })).status).toBe(200);
  });

  it.each(['081234567890', '6281234567890', '0812-3456-7890', '8123 4567 890'])(
    'accepts the number written as %s',
    async (phone) => {
      expect((await signIn(phone, ` ${SMALL_SHOP_PASSWORD} `)).status).toBe(200);
    },
  );

  it('returns a token of 256 random bits and stores only its SHA-256', async () => {
    const issued: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      clock.advance(MINUTE_MS);
      issued.push((await signIn(PHONE, SMALL_SHOP_PASSWORD)).body.data.token);
    }
    expect(new Set(issued).size).toBe(20);
    expect(issued.map((token) => Buffer.from(token, 'base64url').length)).toEqual(
      Array(20).fill(32),
    );
    const stored = await db.select().from(tokens).orderBy(tokens.id);
    const hashes = issued.map((token) => createHash('sha256').update(token).digest('hex'));
    expect(stored.slice(-20).map(({ tokenHash }) => tokenHash)).toEqual(hashes);
    for (const token of issued) expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('returns the same error without a token for an unknown phone and a wrong password', async () => {
    const wrong = await signIn(PHONE, 'salah');
    const unknown = await signIn('+6281399999999', SMALL_SHOP_PASSWORD);
    const foreign = await signIn('+6591234567', SMALL_SHOP_PASSWORD);
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      status: 'error',
      message: 'Phone No atau Password tidak sesuai',
      data: null,
    });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect([foreign.status, foreign.body]).toEqual([wrong.status, wrong.body]);
  });

  it('names the fields that are missing', async () => {
    expectErrors(await signIn(undefined, '  '), {
      phone: 'Kolom Phone No harus diisi',
      password: 'Kolom Password harus diisi',
    });
  });

  it.each([
    ['a NUL', `${SMALL_SHOP_PASSWORD}\0`],
    ['half a surrogate pair', '\ud800'],
    ['a list', ['x']],
    ['an object', { $ne: null }],
    ['far too long a text', 'x'.repeat(50_000)],
  ])('rejects %s as a password', async (_what, password) => {
    const { status, body } = await signIn(PHONE, password);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
  });
});

describe('session token', () => {
  const token = async () => {
    const { body } = await signIn(PHONE, SMALL_SHOP_PASSWORD);
    return String(body.data.token);
  };
  const isGood = async (held: string) =>
    (await client.get('/profile', { token: held })).status === 200;

  it('rejects the token after its sign-out, and accepts other tokens', async () => {
    const [mine, other] = [await token(), await token()];
    const { status, body } = await client.post('/logout', undefined, { token: mine });
    expect([status, body.status, body.data]).toEqual([200, 'success', null]);
    expect([await isGood(mine), await isGood(other)]).toEqual([false, true]);
    expect((await client.post('/logout', undefined, { token: mine })).status).toBe(401);
  });

  it('expires after seven days without use', async () => {
    const held = await token();
    clock.advance(6 * DAY_MS);
    expect(await isGood(held)).toBe(true);
    clock.advance(6 * DAY_MS);
    expect(await isGood(held)).toBe(true);
    clock.advance(7 * DAY_MS);
    expect(await isGood(held)).toBe(false);
  });

  it('expires after thirty days, and is deleted at the next sign-in', async () => {
    const held = await token();
    for (let day = 0; day < 30; day += 6) {
      expect(await isGood(held)).toBe(true);
      clock.advance(6 * DAY_MS);
    }
    expect(await isGood(held)).toBe(false);
    await token();
    const stored = await db.select().from(tokens).where(eq(tokens.userId, 7));
    expect(stored.every(({ expiresAt }) => expiresAt > clock.now())).toBe(true);
  });

  it.each(['', 'x', 'a'.repeat(43), 'tidak ada', "' OR 1=1 --"])(
    'returns 401 for the token "%s"',
    async (held) => {
      const { status, body } = await client.get('/profile', { token: held });
      expect(status).toBe(401);
      expect(body).toEqual({ status: 'error', message: 'Unauthenticated.', data: null });
    },
  );

  it('ignores an invalid token on public routes', async () => {
    expect((await client.get('/slider', { token: 'x' })).status).toBe(200);
  });
});
