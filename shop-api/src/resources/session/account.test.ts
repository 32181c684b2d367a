import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { passwordChange, REGISTRATION } from '../../../test-kit/account-forms.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { expectErrors, expectRejected } from '../../../test-kit/rejections.ts';
import { SMALL_SHOP_PASSWORD } from '../../../test-kit/small-shop.ts';
import { users } from '../../db/tables/session.ts';
import { hashPassword } from './password.ts';

const { client, clock, db, tokenOf } = await freshShop();
const form = {
  ...REGISTRATION,
  phone: '0856-1111-2222',
  first_name: ' Rani ',
  password: ' rahasia-rani ',
};

beforeEach(() => clock.advance(60_000));

const userRow = async (phone: string) =>
  (await db.select().from(users).where(eq(users.phone, phone)))[0];

describe('POST /register', () => {
  it('creates a customer who can sign in, and returns no token', async () => {
    const { status, body } = await client.post('/register', form);
    expect(status).toBe(201);
    expect(body).toEqual({
      status: 'success',
      message: 'Registrasi berhasil. Silakan Sign In.',
      data: null,
    });
    const signedIn = await client.post('/login', { phone: form.phone, password: 'rahasia-rani' });
    const { data } = signedIn.body;
    expect(data).toMatchObject({ id: 9, first_name: 'Rani', phone: '+6285611112222' });
  });

  it('stores the password as an Argon2id hash only', async () => {
    await client.post('/register', { ...form, phone: '+6285611113333' });
    expect((await userRow('+6285611113333'))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,/);
  });

  it('rejects a registered phone in any notation', async () => {
    const response = await client.post('/register', { ...form, phone: '6281234567890' });
    expectErrors(response, { phone: 'Phone No sudah terdaftar' });
  });

  it('creates one customer of ten concurrent registrations', async () => {
    const sent = { ...form, phone: '+6285611114444' };
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => client.post('/register', sent)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
  });

  it('names every missing field', async () => {
    expectErrors(await client.post('/register', {}), {
      phone: 'Kolom Phone No harus diisi',
      first_name: 'Kolom First Name harus diisi',
      last_name: 'Kolom Last Name harus diisi',
      password: 'Kolom Password harus diisi',
      confirm_password: 'Kolom Confirm Password harus diisi',
      terms: 'Anda harus menyetujui Syarat dan Ketentuan untuk melanjutkan registrasi',
    });
  });

  it.each([
    ['phone', '+6591234567', 'Phone No harus berupa nomor telepon Indonesia'],
    ['phone', '006281234567890', 'Phone No harus berupa nomor telepon Indonesia'],
    ['confirm_password', 'lain', 'Konfirmasi Password tidak sesuai'],
    ['first_name', 'x'.repeat(101), 'Kolom First Name maksimal 100 karakter'],
    ['first_name', 'Ra\0ni', 'Kolom First Name tidak valid'],
    ['terms', 0, 'Anda harus menyetujui Syarat dan Ketentuan untuk melanjutkan registrasi'],
  ])('rejects %s %j', async (field, value, text) => {
    expectErrors(await client.post('/register', { ...form, [field]: value }), { [field]: text });
  });

  it('rejects fewer than 8 characters, outer blanks not counted', async () => {
    const short = { ...form, password: ' 1234567 ', confirm_password: '1234567' };
    expectErrors(await client.post('/register', short), {
      password: 'Password minimal 8 karakter',
    });
  });
});

describe('/profile', () => {
  it('returns the customer without the token', async () => {
    const { body } = await client.get('/profile', { token: await tokenOf(8) });
    expect(body.data).toEqual({
      id: 8,
      first_name: 'Sari',
      last_name: null,
      phone: '+6281300000008',
      email: 'sari@example.com',
      gender: null,
    });
  });

  it('changes names and gender', async () => {
    const token = await tokenOf(8);
    const profile = { first_name: 'Sari', last_name: 'Dewi', gender: 'female' };
    const { status, body } = await client.post('/profile', profile, { token });
    expect([status, body.status]).toEqual([200, 'success']);
    expect((await client.get('/profile', { token })).body.data).toMatchObject({
      last_name: 'Dewi',
      gender: 'Female',
    });
    await client.post('/profile', { first_name: 'Sari', last_name: null }, { token });
    expect((await client.get('/profile', { token })).body.data).toMatchObject({
      last_name: null,
      gender: null,
    });
  });

  it('changes nothing else, whatever the body contains', async () => {
    const token = await tokenOf(7);
    const before = await userRow('+6281234567890');
    await client.post(
      '/profile',
      {
        first_name: 'Budi',
        last_name: 'Santoso',
        gender: 'Male',
        id: 8,
        user_id: 8,
        phone: '+6280000000000',
        email: 'x@example.com',
        password: 'x',
        password_hash: 'x',
        __proto__: { admin: 1 },
      },
      { token },
    );
    expect(await userRow('+6281234567890')).toEqual(before);
  });

  it.each([
    [{}, { first_name: 'Kolom First Name harus diisi' }],
    [{ first_name: 'Budi', gender: 'X' }, { gender: 'Kolom Jenis Kelamin tidak valid' }],
  ])('rejects %j', async (body, texts) => {
    expectErrors(await client.post('/profile', body, { token: await tokenOf(7) }), texts);
  });

  it('returns 401 without a session', async () => {
    for (const response of [await client.get('/profile'), await client.post('/profile', {})]) {
      expectRejected(response, 401, 'Unauthenticated.');
    }
  });
});

describe('POST /change-password', () => {
  const change = (current: string, next: string, confirmed: string, token: string) =>
    client.post('/change-password', passwordChange(current, next, confirmed), { token });

  it('sets the new password and ends the other sessions', async () => {
    const [token, other, otherCustomer] = [await tokenOf(7), await tokenOf(7), await tokenOf(8)];
    const { status, body } = await change(SMALL_SHOP_PASSWORD, ' baru-123 ', 'baru-123', token);
    expect([status, body.status, body.data]).toEqual([200, 'success', null]);
    expect((await client.get('/profile', { token })).status).toBe(200);
    expect((await client.get('/profile', { token: other })).status).toBe(401);
    expect((await client.get('/profile', { token: otherCustomer })).status).toBe(200);
    const signIn = (password: string) => client.post('/login', { phone: '081234567890', password });
    expect((await signIn(SMALL_SHOP_PASSWORD)).status).toBe(401);
    expect((await signIn('baru-123')).status).toBe(200);
  });

  it('rejects a wrong current password at its field', async () => {
    const response = await change('salah', 'baru-123', 'baru-123', await tokenOf(8));
    expectErrors(response, {
      current_password:
        'Current Password tidak sesuai. Jika baru saja diganti, isi dengan Password baru Anda.',
    });
  });

  it('rejects fewer than 8 characters at the field', async () => {
    const response = await change(SMALL_SHOP_PASSWORD, ' 1234567 ', '1234567', await tokenOf(8));
    expectErrors(response, { new_password: 'Password minimal 8 karakter' });
  });

  it('accepts a current password that is shorter', async () => {
    const passwordHash = await hashPassword('lama');
    await db.update(users).set({ passwordHash }).where(eq(users.id, 8));
    const { status } = await change(
      'lama',
      SMALL_SHOP_PASSWORD,
      SMALL_SHOP_PASSWORD,
      await tokenOf(8),
    );
    expect(status).toBe(200);
  });

  it('names the missing fields and an unequal confirmation', async () => {
    const token = await tokenOf(8);
    expectErrors(await change('', '', '', token), {
      current_password: 'Kolom Current Password harus diisi',
      new_password: 'Kolom New Password harus diisi',
      confirm_new_password: 'Kolom Confirm New Password harus diisi',
    });
    expectErrors(await change('a', 'baru-123', 'lain-123', token), {
      confirm_new_password: 'Konfirmasi Password Baru tidak sesuai',
    });
  });

  it('returns 429 after five wrong current passwords', async () => {
    clock.advance(15 * 60_000);
    const token = await tokenOf(8);
    const guess = (password: string) => change(password, 'baru-123', 'baru-123', token);
    for (let attempt = 0; attempt < 5; attempt += 1) await guess('salah');
    expect((await guess(SMALL_SHOP_PASSWORD)).status).toBe(429);
  });
});
