import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { failureTitle, failuresOf, isUnauthenticated } from './failures.ts';

const home = parse('{ slides { id } terbaru: products { nodes { id } } cart @client { id } }');

const graphqlError = (errors: Record<string, unknown>[]) =>
  new CombinedGraphQLErrors({ errors: errors as never });

const serverError = (statusCode: number) =>
  new ServerError('x', { response: new Response(null, { status: statusCode }), bodyText: '' });

describe('failuresOf', () => {
  it('returns only the field that failed, with the title of the error catalogue', () => {
    const error = graphqlError([{ message: 'Sedang sibuk', path: ['terbaru'] }]);
    expect(failuresOf(home, error)).toEqual([
      { field: 'terbaru', title: 'Fetch Product Failed', message: 'Sedang sibuk' },
    ]);
  });

  it('returns every field of the shop when the request did not arrive', () => {
    expect(failuresOf(home, new TypeError('fetch failed')).map(({ title }) => title)).toEqual([
      'Fetch Slider Failed',
      'Fetch Product Failed',
    ]);
  });

  it('returns every field when the error has no path', () => {
    expect(failuresOf(home, graphqlError([{ message: 'Rusak' }]))).toHaveLength(2);
  });

  it('returns only the list of the customer that failed', () => {
    const lists = parse('{ me { id orders { totalCount } saved: addresses { totalCount } } }');
    const error = graphqlError([{ message: 'Sibuk', path: ['me', 'saved', 'nodes', 3] }]);
    expect(failuresOf(lists, error)).toEqual([
      { field: 'saved', title: 'Fetch Address Failed', message: 'Sibuk' },
    ]);
    const both = failuresOf(lists, graphqlError([{ message: 'Sibuk', path: ['me'] }]));
    expect(both.map(({ field }) => field)).toEqual(['orders', 'saved']);
  });

  it('returns "me" when only fields of the customer were queried', () => {
    const error = graphqlError([{ message: 'Sibuk', path: ['me', 'phone'] }]);
    expect(failuresOf(parse('{ me { phone } }'), error)).toMatchObject([{ field: 'me' }]);
  });

  it('returns the title "Submit Failed" for a field that is not in the catalogue', () => {
    const [failure] = failuresOf(
      parse('mutation { submitOrder { order { id } } }'),
      serverError(500),
    );
    expect(failure?.title).toBe('Submit Failed');
  });

  it.each([
    [
      'a broken identity',
      {
        message: 'paymentAccessHash must be 16 to 128 characters of A-Z a-z 0-9 - _',
        path: ['terbaru'],
        extensions: { code: 'BAD_USER_INPUT', field: 'paymentAccessHash' },
      },
    ],
    [
      'a value that does not fit',
      { message: 'Variable "$v" got invalid value', extensions: { code: 'BAD_USER_INPUT' } },
    ],
    [
      'a value that the execution rejected',
      {
        message: 'Argument "slug" of non-null type "String!" must not be null.',
        path: ['terbaru'],
        extensions: { code: 'BAD_USER_INPUT', field: 'slug' },
      },
    ],
    [
      'a document that the gateway does not know',
      { message: 'Cannot query field "x"', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ],
  ])('returns an Indonesian message when that of the gateway is for developers: %s', (_, error) => {
    for (const { message } of failuresOf(home, graphqlError([error]))) {
      expect(message).toBe('Terjadi kesalahan pada server. Silakan coba lagi.');
    }
  });

  it('returns the message of the shop when it rejected the request', () => {
    const extensions = { code: 'BAD_USER_INPUT' };
    const error = graphqlError([{ message: 'Terlalu berat', path: ['terbaru'], extensions }]);
    expect(failuresOf(home, error)[0]?.message).toBe('Terlalu berat');
  });

  it('returns the message of the web server when it cannot reach the gateway', () => {
    const message = 'Toko sedang tidak dapat dihubungi. Silakan coba lagi sebentar lagi.';
    const error = graphqlError([{ message, extensions: { code: 'SHOP_UNAVAILABLE' } }]);
    expect(new Set(failuresOf(home, error).map((failure) => failure.message))).toEqual(
      new Set([message]),
    );
  });

  it('returns an Indonesian message for a status or a failed connection', () => {
    const messages = [serverError(503), serverError(429), new TypeError('Failed to fetch')].map(
      (error) => failuresOf(home, error)[0]?.message,
    );
    expect(messages).toEqual([
      'Toko sedang tidak dapat dihubungi. Silakan coba lagi sebentar lagi.',
      'Terlalu banyak permintaan. Silakan tunggu sebentar, lalu coba lagi.',
      'Tidak dapat terhubung ke toko. Periksa koneksi internet Anda, lalu coba lagi.',
    ]);
  });
});

describe('failureTitle', () => {
  it.each([
    ['slides', 'Fetch Slider Failed'],
    ['products', 'Fetch Product Failed'],
    ['product', 'Fetch Product Failed'],
    ['featuredProducts', 'Fetch Product Failed'],
    ['wishlist', 'Fetch Wishlist Failed'],
    ['provinces', 'Fetch Province Failed'],
    ['cities', 'Fetch City Failed'],
    ['districts', 'Fetch District Failed'],
    ['shippingOptions', 'Fetch Shipping Fee Failed'],
    ['addresses', 'Fetch Address Failed'],
    ['order', 'Fetch Order Failed'],
    ['orders', 'Fetch Order Failed'],
    ['reviews', 'Fetch Review Failed'],
    ['contentPages', 'Fetch Page Failed'],
    ['paymentMethods', 'Fetch Payment Method Failed'],
    ['shippingMethods', 'Fetch Shipping Method Failed'],
    ['warehouses', 'Fetch Warehouse Failed'],
    ['settings', 'Fetch Settings Failed'],
    ['categoryGroups', 'Fetch Product Category Failed'],
    ['signIn', 'Login Failed'],
    ['signUp', 'Registration Failed'],
    ['deleteAddress', 'Delete Failed'],
    ['updateProfile', 'Submit Failed'],
    ['changePassword', 'Submit Failed'],
  ])('maps %s to "%s"', (field, title) => {
    expect(failureTitle(field)).toBe(title);
  });
});

describe('isUnauthenticated', () => {
  it('returns true only for the code UNAUTHENTICATED or the status 401', () => {
    const withCode = (code: string) => graphqlError([{ message: '', extensions: { code } }]);
    expect(isUnauthenticated(withCode('UNAUTHENTICATED'))).toBe(true);
    expect(isUnauthenticated(serverError(401))).toBe(true);
    expect(isUnauthenticated(withCode('SHOP_UNAVAILABLE'))).toBe(false);
    expect(isUnauthenticated(serverError(500))).toBe(false);
    expect(isUnauthenticated(new TypeError('Failed to fetch'))).toBe(false);
  });
});
