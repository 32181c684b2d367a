import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passwordChange } from '../../../test-kit/account-forms.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { nextMail, drainMails } from '../../../test-kit/outbox.ts';
import { expectErrors } from '../../../test-kit/rejections.ts';
import { SMALL_SHOP_PASSWORD } from '../../../test-kit/small-shop.ts';
import { outboxMails } from '../../db/tables/mail.ts';
import { passwordResets } from '../../db/tables/session.ts';

const MINUTE_MS = 60_000;
const SARI = '+6281300000008';
const UNUSABLE = { token: 'Tautan ini tidak berlaku lagi. Silakan minta tautan yang baru.' };
const NEUTRAL = {
  status: 'success',
  message:
    'Jika akun dengan kontak ini terdaftar dan memiliki alamat email, kami telah mengirim tautan untuk membuat Password baru.',
  data: null,
};

const fresh = await freshShop({ settings: { storeUrl: 'https://gawai.example' } });
const { client, clock, db, tokenOf } = fresh;

const forgot = (contact: unknown) => client.post('/forgot-password', { contact });
const signIn = (password: string) => client.post('/login', { phone: SARI, password });
const reset = (token: unknown, password = 'sandi-baru', confirmation = password) =>
  client.post('/reset-password', { token, password, confirm_password: confirmation });

/** The token of the mail that the request leads to. */
async function tokenFor(contact: string): Promise<string> {
  await forgot(contact);
  const { text } = await nextMail(fresh);
  return /\/reset-password#(\S+)/.exec(text)?.[1] ?? '';
}

beforeEach(async () => {
  clock.advance(31 * MINUTE_MS);
  await db.delete(outboxMails);
});

describe('POST /forgot-password', () => {
  it.each([SARI, '0813-0000-0008', 'sari@example.com', ' SARI@Example.com '])(
    'writes a mail for the account of %j',
    async (contact) => {
      expect((await forgot(contact)).body).toEqual(NEUTRAL);
      const mail = await nextMail(fresh);
      expect(mail).toMatchObject({ recipient: 'sari@example.com', kind: 'passwordReset' });
      expect(mail.text).toMatch(/https:\/\/gawai\.example\/reset-password#[\w-]{43}\s/);
    },
  );

  it('stores the token as a hash only, for 30 minutes', async () => {
    const token = await tokenFor(SARI);
    const [row] = await db.select().from(passwordResets).where(eq(passwordResets.userId, 8));
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.expiresAt).toEqual(new Date(clock.now().getTime() + 30 * MINUTE_MS));
  });

  it('uses the e-mail of the newest order of an account without one', async () => {
    const token = await tokenOf(7);
    await client.post('/order', { ...orderBody(), email: 'Lama@example.com' }, { token });
    clock.advance(2_000);
    await client.post('/order', { ...orderBody(), email: 'Budi@example.com' }, { token });
    await drainMails(fresh);
    for (const contact of ['081234567890', 'budi@example.com']) {
      await forgot(contact);
      expect(await nextMail(fresh)).toMatchObject({ recipient: 'Budi@example.com' });
    }
  });

  it('rejects a missing or very long contact at its field', async () => {
    expectErrors(await forgot(' '), { contact: 'Kolom Phone No atau Email harus diisi' });
    expect((await forgot(`${'x'.repeat(250)}@x.id`)).status).toBe(422);
  });

  it('accepts five requests in 15 minutes for one contact, known or not', async () => {
    for (const contact of ['081300000008', '081399999999']) {
      for (let n = 0; n < 5; n += 1) expect((await forgot(contact)).status).toBe(200);
      const blocked = await forgot(`+62${contact.slice(1)}`);
      expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, '900']);
    }
  });
});

describe('existence of an account in POST /forgot-password', () => {
  it('sends the same response for any contact, before the account is looked up', async () => {
    const shop = await freshShop();
    let find: (accounts: []) => void = () => undefined;
    const found = new Promise<[]>((resolve) => {
      find = resolve;
    });
    const query = {
      from: () => query,
      where: () => query,
      orderBy: () => query,
      limit: () => found,
    };
    const select = vi.spyOn(shop.db, 'select').mockReturnValue(query as never);
    const responses = [];
    for (const contact of [SARI, '+6281399999999', 'sari@example.com', 'nobody', '0']) {
      const response = await shop.client.post('/forgot-password', { contact });
      responses.push([response.status, response.body]);
    }
    expect(responses).toEqual(responses.map(() => [200, NEUTRAL]));
    find([]);
    await vi.waitFor(() => expect(select).toHaveBeenCalledTimes(5), 30_000);
  });

  it('writes no mail for an unknown contact', async () => {
    const shop = await freshShop();
    for (const contact of ['+6281399999999', 'nobody@example.com', '+6281234567890']) {
      await shop.client.post('/forgot-password', { contact });
    }
    // Mails are written one after the other: once this one exists, the others would too.
    await shop.client.post('/forgot-password', { contact: SARI });
    expect(await nextMail(shop)).toMatchObject({ recipient: 'sari@example.com' });
    expect(await shop.db.select().from(passwordResets)).toHaveLength(1);
  });
});

describe('POST /reset-password', () => {
  it('sets the new password and ends all sessions of the customer', async () => {
    const [own, other] = [await tokenOf(8), await tokenOf(7)];
    const { status, body } = await reset(await tokenFor(SARI), ' sandi-baru ', 'sandi-baru');
    expect([status, body.data]).toEqual([200, null]);
    expect((await client.get('/profile', { token: own })).status).toBe(401);
    expect((await client.get('/profile', { token: other })).status).toBe(200);
    expect((await signIn(SMALL_SHOP_PASSWORD)).status).toBe(401);
    expect((await signIn('sandi-baru')).status).toBe(200);
  });

  it('accepts a token once, also concurrently', async () => {
    const token = await tokenFor(SARI);
    const responses = await Promise.all([reset(token, 'sandi-satu'), reset(token, 'sandi-dua')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    expectErrors(await reset(token), UNUSABLE);
  });

  it('ends the other tokens of the customer, as does a change of the password', async () => {
    const [first, second] = [await tokenFor(SARI), await tokenFor(SARI)];
    expect((await reset(second, SMALL_SHOP_PASSWORD)).status).toBe(200);
    expectErrors(await reset(first), UNUSABLE);
    const third = await tokenFor(SARI);
    const change = passwordChange(SMALL_SHOP_PASSWORD, SMALL_SHOP_PASSWORD);
    const token = await tokenOf(8);
    expect((await client.post('/change-password', change, { token })).status).toBe(200);
    expectErrors(await reset(third), UNUSABLE);
  });

  it('rejects a token after 30 minutes', async () => {
    const token = await tokenFor(SARI);
    clock.advance(30 * MINUTE_MS);
    expectErrors(await reset(token), UNUSABLE);
  });

  it.each(['x', 'x'.repeat(43), '../../x', 'a'.repeat(200)])(
    'rejects the token %j',
    async (token) => {
      expectErrors(await reset(token), UNUSABLE);
    },
  );

  it.each([
    [
      '',
      '',
      {
        password: 'Kolom Password harus diisi',
        confirm_password: 'Kolom Confirm Password harus diisi',
      },
    ],
    ['1234567', '1234567', { password: 'Password minimal 8 karakter' }],
    ['sandi-baru', 'sandi-lain', { confirm_password: 'Konfirmasi Password tidak sesuai' }],
  ])('rejects the passwords %j and %j, and does not use up the token', async (one, two, texts) => {
    const token = await tokenFor(SARI);
    expectErrors(await reset(token, one, two), texts);
    expect((await reset(token)).status).toBe(200);
  });

  it('names a missing token', async () => {
    expectErrors(await reset(''), { token: 'Kolom Tautan harus diisi' });
  });
});

describe('password reset without a mail server', () => {
  it('returns 404 for both routes', async () => {
    const { demo } = fresh.shop.settings;
    const shop = await freshShop({
      settings: { demo: { ...demo, sandbox: false } },
      beside: fresh,
    });
    for (const path of ['/forgot-password', '/reset-password', '/sandbox/mail']) {
      expect((await shop.client.post(path, {})).status).toBe(404);
    }
    expect((await shop.client.get('/sandbox/mail')).status).toBe(404);
  });
});
