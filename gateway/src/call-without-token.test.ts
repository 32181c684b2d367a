import { describe, expect, it } from 'vitest';
import { checkoutRoutes, ORDER_HASH } from '../test-kit/checkout-shop.ts';
import { failure, ok, type FakeResponse } from '../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../test-kit/gateway-for-tests.ts';
import { upstreamErrorCode, sendSubmit } from '../test-kit/submit.ts';

const FAILED = 'Terjadi kesalahan pada server. Silakan coba lagi.';
const token = '7|rahasia';

const shop = gatewayForEach(checkoutRoutes);

/** Responses that are about the session on a call with a token (shop-api.md 4). */
const REJECTIONS: readonly (readonly [string, FakeResponse])[] = [
  ['401', { status: 401, body: { message: 'Unauthenticated.' } }],
  ['401 in an envelope', failure(401, 'Unauthenticated.')],
  ['403', { status: 403, body: { message: 'Forbidden' } }],
  ['419', { status: 419, body: { message: 'CSRF token mismatch.' } }],
  ['a redirect to the login page', { status: 302, headers: { location: '/login' } }],
];

describe.each(REJECTIONS)('shop response %s', (_, response) => {
  it('reports SHOP_FAILED for public data, which is read without a token', async () => {
    shop.upstream.on('GET /province', response);
    const { data, errors } = await shop.execute('{ provinces { id } }', {}, { token });
    expect(data).toEqual({ provinces: null });
    expect(errors).toEqual([
      expect.objectContaining({ message: FAILED, extensions: { code: 'SHOP_FAILED' } }),
    ]);
  });

  it('reports SHOP_FAILED when a guest reads an order', async () => {
    shop.upstream.on(`GET /order/${ORDER_HASH}`, response);
    const { errors } = await shop.execute(`{ order(accessHash: "${ORDER_HASH}") { number } }`);
    expect(errors[0]?.extensions).toEqual({ code: 'SHOP_FAILED' });
  });

  it('reports SHOP_FAILED when a guest submits an order', async () => {
    shop.upstream.on('POST /order', response);
    expect(upstreamErrorCode(await sendSubmit(shop))).toBe('SHOP_FAILED');
  });

  it('reports UNAUTHENTICATED or FORBIDDEN for a personal call with a token', async () => {
    shop.upstream.on('GET /wishlist', response);
    const { errors } = await shop.execute('{ me { wishlist { id } } }', {}, { token });
    expect(errors[0]?.extensions['code']).toMatch(/^(UNAUTHENTICATED|FORBIDDEN)$/);
  });
});

describe('signIn', () => {
  const signIn =
    'mutation { signIn(input: { phone: "0812", password: "a" }) { userErrors { message } } }';

  it('returns the message of the shop for a wrong password', async () => {
    shop.upstream.on('POST /login', failure(401, 'Password salah'));
    const { data, errors } = await shop.execute(signIn);
    expect([data.signIn, errors]).toEqual([{ userErrors: [{ message: 'Password salah' }] }, []]);
  });

  it('returns the message of the shop from a response without an envelope', async () => {
    shop.upstream.on('POST /login', { status: 403, body: { message: 'Akun Anda diblokir' } });
    const { errors } = await shop.execute(signIn);
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Akun Anda diblokir',
        extensions: { code: 'SHOP_FAILED' },
      }),
    ]);
  });
});

describe('status 413 of the shop', () => {
  it('reports SHOP_BAD_REPLY for a call without a file', async () => {
    const tooLarge = { status: 413, body: '<h1>413 Request Entity Too Large</h1>' };
    shop.upstream.on('POST /order', tooLarge);
    const { errors } = await sendSubmit(shop);
    expect(errors).toEqual([
      expect.objectContaining({ message: FAILED, extensions: { code: 'SHOP_BAD_REPLY' } }),
    ]);
    shop.upstream.on('GET /wishlist', tooLarge);
    const read = await shop.execute('{ me { wishlist { id } } }', {}, { token });
    expect(read.errors[0]?.extensions).toEqual({ code: 'SHOP_BAD_REPLY' });
    shop.upstream.on('GET /wishlist', ok([]));
    expect((await shop.execute('{ me { wishlist { id } } }', {}, { token })).errors).toEqual([]);
  });
});
