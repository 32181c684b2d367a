import { describe, expect, it } from 'vitest';
import { budi, sentBody } from '../../../test-kit/account-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const token = '7|rahasia';
const changed = { ...budi, first_name: 'Budiman', last_name: null, gender: 'female' };

const shop = gatewayForAll({
  'POST /profile': ok(changed),
  'GET /profile': ok(changed),
  'POST /change-password': ok(null),
});

const PROFILE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  customer { id firstName lastName phone gender } userErrors { code message path } } }`;
const profile = { firstName: ' Budiman ', lastName: ' ', gender: 'FEMALE' };
const customer = {
  id: 'Customer:7',
  firstName: 'Budiman',
  lastName: null,
  phone: '+6281234567890',
  gender: 'FEMALE',
};

describe('updateProfile', () => {
  it('sends all fields in one call and returns the customer of the response', async () => {
    const { data, headers } = await shop.execute(PROFILE, { input: profile }, { token });
    expect(data.updateProfile).toEqual({ customer, userErrors: [] });
    expect(sentBody(shop.upstream.calls[0])).toEqual({
      first_name: 'Budiman',
      last_name: null,
      gender: 'Female',
    });
    expect(shop.upstream.calls[0]?.headers.authorization).toBe('Bearer 7|rahasia');
    expect(shop.upstream.count()).toBe(1);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('reads fields that the input leaves out and clears those that are null', async () => {
    shop.upstream.on('GET /profile', ok(budi));
    await shop.execute(PROFILE, { input: { lastName: null } }, { token });
    expect(shop.upstream.callNames).toEqual(['GET /profile', 'POST /profile']);
    expect(sentBody(shop.upstream.calls[1])).toEqual({
      first_name: 'Budi',
      last_name: null,
      gender: 'Male',
    });
  });

  it('rejects a partial input when the shop has no call that reads customers', async () => {
    shop.upstream.on('GET /profile', failure(404, 'Tidak ada'));
    const { errors } = await shop.execute(PROFILE, { input: { firstName: 'Budi' } }, { token });
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'lastName' });
    expect(shop.upstream.callNames).toEqual(['GET /profile']);
  });

  it.each([
    ['nothing', ok(null)],
    ['an empty list', ok([])],
    ['a text', ok('OK')],
    ['a part of the customer', ok({ first_name: 'Budiman' })],
  ])('reads the customer with a second call when the shop returns %s', async (_, response) => {
    shop.upstream.on('POST /profile', response);
    const { data } = await shop.execute(PROFILE, { input: profile }, { token });
    expect(data.updateProfile).toEqual({ customer, userErrors: [] });
    expect(shop.upstream.callNames).toEqual(['POST /profile', 'GET /profile']);
  });

  it.each([
    ['the customer in a list', ok([changed])],
    ['the customer one level down', ok({ user: changed })],
  ])('reads the customer from %s', async (_, response) => {
    shop.upstream.on('POST /profile', response);
    const { data } = await shop.execute(PROFILE, { input: profile }, { token });
    expect(data.updateProfile.customer).toEqual(customer);
    expect(shop.upstream.count()).toBe(1);
  });

  it('does not read the customer when it is not selected', async () => {
    shop.upstream.on('POST /profile', ok(null));
    const { data } = await shop.execute(
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { userErrors { code } } }',
      { input: profile },
      { token },
    );
    expect(data.updateProfile).toEqual({ userErrors: [] });
    expect(shop.upstream.count()).toBe(1);
  });

  it.each([
    ['has no call that reads customers', failure(404, 'Tidak ada')],
    ['fails', { status: 500 }],
    ['returns an HTML page', { body: '<h1>Hello</h1>' }],
  ])(
    'returns null without an error when the customer was saved but the shop %s',
    async (_, response) => {
      shop.upstream.on('POST /profile', ok(null));
      shop.upstream.on('GET /profile', response);
      const { data, errors } = await shop.execute(PROFILE, { input: profile }, { token });
      expect([data.updateProfile, errors]).toEqual([{ customer: null, userErrors: [] }, []]);
    },
  );

  it('requires a first name, and names that are not too long', async () => {
    const input = { firstName: ' ', lastName: 'a'.repeat(101), gender: null };
    const { data } = await shop.execute(PROFILE, { input }, { token });
    expect(data.updateProfile).toEqual({
      customer: null,
      userErrors: [
        { code: 'REQUIRED', message: 'Kolom First Name harus diisi', path: ['firstName'] },
        { code: 'TOO_LONG', message: 'Kolom Last Name maksimal 100 karakter', path: ['lastName'] },
      ],
    });
    expect(shop.upstream.count()).toBe(0);
  });

  it('maps rejected fields to the input with the shop’s messages', async () => {
    const fieldErrors = { first_name: ['a'], last_name: 'b', gender: ['c'], nickname: ['d'] };
    shop.upstream.on('POST /profile', failure(422, 'Tidak valid', fieldErrors));
    const { data } = await shop.execute(PROFILE, { input: profile }, { token });
    expect(data.updateProfile).toEqual({
      customer: null,
      userErrors: [
        { code: 'REFUSED', message: 'a', path: ['firstName'] },
        { code: 'REFUSED', message: 'b', path: ['lastName'] },
        { code: 'REFUSED', message: 'c', path: ['gender'] },
        { code: 'REFUSED', message: 'd', path: [] },
      ],
    });
  });
});

const PASSWORD = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
  changed userErrors { code message path } } }`;
const passwords = {
  currentPassword: ' lama ',
  newPassword: ' baru ',
  confirmNewPassword: 'baru',
};
const wrong = { code: 'REFUSED', message: 'Password salah', path: ['currentPassword'] };

describe('changePassword', () => {
  it('sends the passwords without outer blanks in one call', async () => {
    const { data } = await shop.execute(PASSWORD, { input: passwords }, { token });
    expect(data.changePassword).toEqual({ changed: true, userErrors: [] });
    expect(sentBody(shop.upstream.calls[0])).toEqual({
      current_password: 'lama',
      new_password: 'baru',
      confirm_new_password: 'baru',
    });
    expect(shop.upstream.count()).toBe(1);
  });

  it('requires all passwords and the same new one twice', async () => {
    const blank = { currentPassword: ' ', newPassword: '', confirmNewPassword: ' ' };
    const { data } = await shop.execute(PASSWORD, { input: blank }, { token });
    expect(data.changePassword.userErrors).toMatchObject([
      { code: 'REQUIRED', path: ['currentPassword'] },
      { code: 'REQUIRED', path: ['newPassword'] },
      { code: 'REQUIRED', path: ['confirmNewPassword'] },
    ]);
    const other = { ...passwords, confirmNewPassword: 'bary' };
    const response = await shop.execute(PASSWORD, { input: other }, { token });
    expect(response.data.changePassword).toEqual({
      changed: false,
      userErrors: [
        {
          code: 'NEW_PASSWORD_MISMATCH',
          message: 'Konfirmasi Password Baru tidak sesuai',
          path: ['confirmNewPassword'],
        },
      ],
    });
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([
    [
      '422 for the current password',
      failure(422, 'Tidak valid', { current_password: ['Password salah'] }),
      wrong,
    ],
    [
      '422 in the older format',
      { status: 422, body: { current_password: 'Password salah' } },
      wrong,
    ],
    ['401 with an envelope', failure(401, 'Password salah'), wrong],
    ['401 with the field', failure(401, 'Tidak', { current_password: 'Password salah' }), wrong],
    ['200 with an error', failure(200, 'Password salah'), { ...wrong, path: [] }],
    [
      '422 for the new password',
      failure(422, 'Tidak valid', { new_password: ['Password salah'] }),
      {
        ...wrong,
        path: ['newPassword'],
      },
    ],
  ])('returns a user error for %s, without ending the session', async (_, response, error) => {
    shop.upstream.on('POST /change-password', response);
    const { data, errors } = await shop.execute(PASSWORD, { input: passwords }, { token });
    expect(data.changePassword).toEqual({ changed: false, userErrors: [error] });
    expect(errors).toEqual([]);
  });

  it.each([
    ['without an envelope', { status: 401, body: { message: 'Unauthenticated.' } }],
    ['with an envelope around the same text', failure(401, 'Unauthenticated.')],
  ])('fails with UNAUTHENTICATED for an expired token: 401 %s', async (_, response) => {
    shop.upstream.on('POST /change-password', response);
    const { data, errors } = await shop.execute(PASSWORD, { input: passwords }, { token });
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('logs neither the old nor the new password', async () => {
    const secrets = {
      currentPassword: 'kuncilama',
      newPassword: 'kuncibaru',
      confirmNewPassword: 'kuncibaru',
    };
    await shop.execute(PASSWORD, { input: secrets }, { token });
    expect(shop.logLines.join('')).not.toContain('kunci');
  });
});
