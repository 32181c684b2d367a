import { describe, expect, it } from 'vitest';
import { budi } from '../../../test-kit/account-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';

const shop = gatewayForEach({ 'POST /login': ok({ ...budi, gender: 'male', token: '7|rahasia' }) });

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) {
  token customer { id firstName lastName phone email gender } userErrors { code message path } } }`;
const input = { phone: '0812-3456-7890', password: ' rahasia ' };
const rejected = (...userErrors: unknown[]) => ({ token: null, customer: null, userErrors });

describe('signIn', () => {
  it('sends the phone in the format of the shop and the password without outer blanks', async () => {
    const { data } = await shop.execute(SIGN_IN, { input });
    expect(data.signIn).toEqual({
      token: '7|rahasia',
      customer: {
        id: 'Customer:7',
        firstName: 'Budi',
        lastName: 'Santoso',
        phone: '+6281234567890',
        email: null,
        gender: 'MALE',
      },
      userErrors: [],
    });
    expect(JSON.parse(shop.upstream.calls[0]?.body ?? '')).toEqual({
      phone: '+6281234567890',
      password: 'rahasia',
    });
  });

  it.each([
    ['the token under another name', { ...budi, access_token: '7|rahasia' }],
    ['the customer beside the token', { user: budi, token: '7|rahasia' }],
    ['a list with the one customer', [{ ...budi, token: '7|rahasia' }]],
  ])('reads %s', async (_, data) => {
    shop.upstream.on('POST /login', ok(data));
    const response = await shop.execute(SIGN_IN, { input });
    expect(response.data.signIn).toMatchObject({
      token: '7|rahasia',
      customer: { id: 'Customer:7' },
    });
  });

  it('requires phone and password without a REST call', async () => {
    const { data } = await shop.execute(SIGN_IN, { input: { phone: ' - ', password: '  ' } });
    expect(data.signIn).toEqual(
      rejected(
        { code: 'REQUIRED', message: 'Kolom Phone No harus diisi', path: ['phone'] },
        { code: 'REQUIRED', message: 'Kolom Password harus diisi', path: ['password'] },
      ),
    );
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([
    ['401 with an envelope', failure(401, 'Nomor atau password salah')],
    ['200 with an error', failure(200, 'Nomor atau password salah')],
    ['422 without fields', failure(422, 'Nomor atau password salah')],
    ['404', failure(404, 'Nomor atau password salah')],
  ])('returns CREDENTIALS_WRONG for %s', async (_, response) => {
    shop.upstream.on('POST /login', response);
    const data = await shop.data(SIGN_IN, { input });
    expect(data.signIn).toEqual(
      rejected({ code: 'CREDENTIALS_WRONG', message: 'Nomor atau password salah', path: [] }),
    );
  });

  it('maps rejected fields to the input', async () => {
    const errors = { phone: ['Phone No tidak terdaftar'], device: 'Perangkat tidak dikenal' };
    shop.upstream.on('POST /login', failure(422, 'Data tidak valid', errors));
    const { data } = await shop.execute(SIGN_IN, { input });
    expect(data.signIn).toEqual(
      rejected(
        { code: 'REFUSED', message: 'Phone No tidak terdaftar', path: ['phone'] },
        { code: 'REFUSED', message: 'Perangkat tidak dikenal', path: [] },
      ),
    );
  });

  it('returns the seconds to wait after too many tries', async () => {
    const tooMany = { status: 429, headers: { 'retry-after': '17' }, body: 'Too Many Attempts.' };
    shop.upstream.on('POST /login', tooMany);
    const { status, headers, errors } = await shop.execute(SIGN_IN, { input });
    expect(errors[0]).toMatchObject({
      extensions: { code: 'RATE_LIMITED', retryAfter: 17 },
    });
    expect([status, headers.get('retry-after')]).toEqual([200, '17']);
  });

  it('accepts a customer without an id', async () => {
    const { id: _, ...withoutId } = budi;
    shop.upstream.on('POST /login', ok({ ...withoutId, token: '7|rahasia' }));
    const data = await shop.data(SIGN_IN, { input });
    expect(data.signIn).toMatchObject({ token: '7|rahasia', customer: { id: 'Customer:me' } });
  });

  it('fails with SHOP_BAD_REPLY without a token, and is not retried', async () => {
    shop.upstream.on('POST /login', ok(budi));
    const noToken = await shop.execute(SIGN_IN, { input });
    expect(noToken.errors[0]?.extensions).toEqual({ code: 'SHOP_BAD_REPLY' });
    shop.upstream.on('POST /login', { cut: true });
    const cut = await shop.execute(SIGN_IN, { input });
    expect(cut.errors[0]?.extensions).toEqual({ code: 'SHOP_UNAVAILABLE' });
    expect(shop.upstream.count()).toBe(2);
  });

  it('logs neither phone, password nor token', async () => {
    await shop.execute(SIGN_IN, { input }, { token: 'lama|kunci' });
    const log = shop.logLines.join('');
    for (const secret of ['81234567890', '0812-3456', 'rahasia', 'lama|kunci']) {
      expect(log).not.toContain(secret);
    }
    expect(log).toContain('"operation"');
  });
});

describe('signOut', () => {
  it('sends the token and succeeds for every response of the shop', async () => {
    const responses = [
      { status: 204 },
      failure(401, 'Unauthenticated.'),
      { status: 500 },
      { cut: true } as const,
    ];
    for (const response of responses) {
      shop.upstream.on('POST /logout', response);
      const { data, errors } = await shop.execute(
        'mutation { signOut { signedOut userErrors { code } } }',
        {},
        { token: 't' },
      );
      expect([data, errors]).toEqual([{ signOut: { signedOut: true, userErrors: [] } }, []]);
    }
    expect(shop.upstream.calls.map((call) => call.headers.authorization)).toEqual(
      responses.map(() => 'Bearer t'),
    );
  });

  it('sends no REST call for guests', async () => {
    const { data } = await shop.execute('mutation { signOut { signedOut userErrors { code } } }');
    expect(data.signOut.signedOut).toBe(true);
    expect(shop.upstream.count()).toBe(0);
  });
});

describe('Query.me', () => {
  const ME = '{ me { id firstName } }';

  it('returns the customer of the token, and null for guests', async () => {
    shop.upstream.on('GET /profile', ok(budi));
    expect((await shop.execute(ME)).data).toEqual({ me: null });
    expect(shop.upstream.count()).toBe(0);
    const { data } = await shop.execute(ME, {}, { token: '7|rahasia' });
    expect(data.me).toEqual({ id: 'Customer:7', firstName: 'Budi' });
    expect(shop.upstream.calls[0]?.headers.authorization).toBe('Bearer 7|rahasia');
  });

  it('returns a fixed id and null fields when the shop has no such call', async () => {
    const { data, errors } = await shop.execute(ME, {}, { token: 't' });
    expect([data, errors]).toEqual([{ me: { id: 'Customer:me', firstName: null } }, []]);
  });

  it('does not read the profile when only lists are selected', async () => {
    shop.upstream.on('GET /wishlist', ok([]));
    const { data } = await shop.execute('{ me { wishlist { id } } }', {}, { token: 't' });
    expect([data.me, shop.upstream.callNames]).toEqual([{ wishlist: [] }, ['GET /wishlist']]);
  });

  it('reads the profile once for all fields', async () => {
    shop.upstream.on('GET /profile', ok(budi));
    await shop.execute('{ me { id firstName lastName phone email gender } }', {}, { token: 't' });
    expect(shop.upstream.count()).toBe(1);
  });

  it('returns no lists in the result of signIn, also not those of the token of the request', async () => {
    const query = `mutation ($input: SignInInput!) { signIn(input: $input) {
      token customer { firstName wishlist { id } } } }`;
    const { data, errors } = await shop.execute(query, { input }, { token: 'lama' });
    expect(data.signIn).toEqual({
      token: '7|rahasia',
      customer: { firstName: 'Budi', wishlist: null },
    });
    expect(errors[0]).toMatchObject({
      path: ['signIn', 'customer', 'wishlist'],
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  it.each([
    ['401', { status: 401, body: { message: 'Unauthenticated.' } }],
    ['401 with an envelope', failure(401, 'Sesi berakhir')],
    ['419', { status: 419, body: '<h1>Page Expired</h1>' }],
    ['a redirect to the login page', { status: 302, headers: { location: 'http://shop/login' } }],
  ])('fails with UNAUTHENTICATED for an expired token: %s', async (_, response) => {
    shop.upstream.on('GET /profile', response);
    const { data, errors } = await shop.execute(ME, {}, { token: 't' });
    expect(data).toEqual({ me: null });
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });
});
