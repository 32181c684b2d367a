import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passwordChange, REGISTRATION } from '../../../test-kit/account-forms.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { expectErrors, expectRejected } from '../../../test-kit/rejections.ts';
import { SMALL_SHOP_PASSWORD } from '../../../test-kit/small-shop.ts';
import { tokens, users } from '../../db/tables/session.ts';
import { hashPassword } from './password.ts';

/** The real hashing, with every check recorded. */
vi.mock('@node-rs/argon2', async (original) => {
  const real: { verify: typeof verify } = await original();
  return { ...real, verify: vi.fn(real.verify) };
});

const PHONE = '+6281234567890';

const { client, clock, db, tokenOf } = await freshShop();
await client.post('/register', REGISTRATION);
const checks = vi.mocked(verify);

beforeEach(() => {
  clock.advance(15 * 60_000);
  checks.mockClear();
});

/** Algorithm, version, memory, rounds and lanes of a stored hash, and how long its parts are. */
function effortOf(hash: unknown): string {
  const [, algorithm, version, parameters, salt, key] = String(hash).split('$');
  return [algorithm, version, parameters, salt?.length, key?.length].join(' ');
}

/** Signs in and returns the status and the work that was done for it. */
async function signIn(phone: string, password: string) {
  checks.mockClear();
  const { status, text } = await client.post('/login', { phone, password });
  return { status, text, effort: checks.mock.calls.map(([hash]) => effortOf(hash)) };
}

/** Does something between the next check of a password and what follows from it. */
function afterNextCheck(act: () => Promise<void>): void {
  const check = checks.getMockImplementation() ?? verify;
  checks.mockImplementationOnce(async (...args) => {
    const fits = await check(...args);
    await act();
    return fits;
  });
}

describe('existence of an account in POST /login', () => {
  it('computes one equal hash for every rejection, with or without an account', async () => {
    const wrong = await signIn(PHONE, 'salah');
    expect(wrong).toMatchObject({ status: 401, effort: ['argon2id v=19 m=19456,t=2,p=1 22 43'] });
    for (const phone of [REGISTRATION.phone, '+6281399999999', '+6591234567', '0']) {
      expect(await signIn(phone, 'salah'), phone).toEqual(wrong);
    }
  });

  it('rejects any password for an unknown phone like a wrong one', async () => {
    const wrong = await signIn(PHONE, 'salah');
    for (const password of ['null', 'undefined', '$argon2id$', 'x'.repeat(200)]) {
      expect(await signIn('+6281399999999', password)).toEqual(wrong);
    }
  });

  it('computes no hash above the rate limit', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn('+6281399999999', 'salah');
    expect(await signIn('+6281399999999', 'salah')).toMatchObject({ status: 429, effort: [] });
  });

  it('rejects a wrong password in the same way after a change of the password', async () => {
    const token = await tokenOf(8);
    const change = passwordChange(SMALL_SHOP_PASSWORD, 'baru-123');
    expect((await client.post('/change-password', change, { token })).status).toBe(200);
    const changed = await signIn('+6281300000008', 'salah');
    expect(changed).toEqual(await signIn('+6281399999999', 'salah'));
  });
});

describe('POST /login during a change of the password', () => {
  it('creates no session with the old password', async () => {
    const token = await tokenOf(7);
    const change = passwordChange(SMALL_SHOP_PASSWORD, 'baru-123');
    afterNextCheck(async () => {
      expect((await client.post('/change-password', change, { token })).status).toBe(200);
    });
    expect((await signIn(PHONE, SMALL_SHOP_PASSWORD)).status).toBe(401);
    const stored = await db.select().from(tokens).where(eq(tokens.userId, 7));
    expect(stored).toHaveLength(1);
    expect((await client.get('/profile', { token })).status).toBe(200);
    expect((await signIn(PHONE, 'baru-123')).status).toBe(200);
  });
});

describe('POST /change-password during another change', () => {
  const change = (next: string, token: string) =>
    client.post('/change-password', passwordChange(SMALL_SHOP_PASSWORD, next), { token });

  beforeEach(async () => {
    const passwordHash = await hashPassword(SMALL_SHOP_PASSWORD);
    await db.update(users).set({ passwordHash }).where(eq(users.id, 7));
  });

  it('returns 401 and does not change the password that another session sets', async () => {
    const [token, other] = [await tokenOf(7), await tokenOf(7)];
    afterNextCheck(async () => {
      expect((await change('pertama-1', other)).status).toBe(200);
    });
    expectRejected(await change('kedua-22', token), 401, 'Unauthenticated.');
    expect((await signIn(PHONE, 'pertama-1')).status).toBe(200);
  });

  it('returns 401 and does not change the password when its session is signed out', async () => {
    const token = await tokenOf(7);
    afterNextCheck(async () => {
      expect((await client.post('/logout', undefined, { token })).status).toBe(200);
    });
    expectRejected(await change('kedua-22', token), 401, 'Unauthenticated.');
    expect((await signIn(PHONE, SMALL_SHOP_PASSWORD)).status).toBe(200);
  });

  it('returns 422 and does not change the password that its own session sets', async () => {
    const token = await tokenOf(7);
    afterNextCheck(async () => {
      expect((await change('pertama-1', token)).status).toBe(200);
    });
    expectErrors(await change('kedua-22', token), {
      current_password:
        'Current Password tidak sesuai. Jika baru saja diganti, isi dengan Password baru Anda.',
    });
    expect((await signIn(PHONE, 'pertama-1')).status).toBe(200);
  });
});
