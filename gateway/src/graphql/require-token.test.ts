import { describe, expect, it } from 'vitest';
import { accountRoutes, homeInput } from '../../test-kit/account-shop.ts';
import { failure, FakeUpstream, type FakeResponse } from '../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../test-kit/gateway-for-tests.ts';

const token = '7|rahasia';

const shop = gatewayForEach(accountRoutes);

const address = `{ ${Object.entries(homeInput)
  .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  .join(' ')} }`;

/** Lists of the customer, with the call behind each. */
const READS = [
  ['addresses', '{ nodes { id } }', 'GET /user-address'],
  ['addresses(page: 1)', '{ totalCount }', 'GET /user-address'],
  ['orders', '{ totalCount }', 'GET /order'],
  ['wishlist', '{ id }', 'GET /wishlist'],
  ['reviews', '{ id }', 'GET /review'],
  ['vouchers', '{ code }', 'GET /voucher'],
] as const;

const nameOf = (field: string) => field.replace(/\(.*/, '');

const ACTIONS = [
  ['updateProfile(input: { firstName: "Budi", lastName: null, gender: null })', 'POST /profile'],
  [
    'changePassword(input: { currentPassword: "a", newPassword: "b", confirmNewPassword: "b" })',
    'POST /change-password',
  ],
  [`addAddress(input: { address: ${address} })`, 'POST /user-address'],
  [`updateAddress(input: { id: "Address:12", address: ${address} })`, 'PUT /user-address/12'],
  ['deleteAddress(input: { id: "Address:12" })', 'DELETE /user-address/12'],
  ['addToWishlist(input: { productId: "Product:101" })', 'POST /wishlist'],
  ['removeFromWishlist(input: { entryId: "WishlistEntry:31" })', 'DELETE /wishlist/31'],
] as const;

const asMutation = (action: string) => `mutation { ${action} { userErrors { code } } }`;

const REJECTIONS: readonly (readonly [string, FakeResponse, string])[] = [
  ['401', { status: 401, body: { message: 'Unauthenticated.' } }, 'UNAUTHENTICATED'],
  [
    '401 in the older format',
    { status: 401, body: { error: 'Unauthenticated.' } },
    'UNAUTHENTICATED',
  ],
  ['401 with an envelope', failure(401, 'Unauthenticated.'), 'UNAUTHENTICATED'],
  ['419', { status: 419, body: '<h1>Page Expired</h1>' }, 'UNAUTHENTICATED'],
  ['a redirect to the login', { status: 302, headers: { location: '/login' } }, 'UNAUTHENTICATED'],
  ['403', failure(403, 'Dilarang'), 'FORBIDDEN'],
  ['429', { status: 429, body: 'Too Many Attempts.' }, 'RATE_LIMITED'],
  ['500', { status: 500, body: '<h1>Whoops</h1>' }, 'SHOP_FAILED'],
  ['503', { status: 503, headers: { 'retry-after': '60' } }, 'SHOP_UNAVAILABLE'],
  ['a redirect', { status: 302, headers: { location: '/home' } }, 'SHOP_BAD_REPLY'],
  ['HTML', { body: '<h1>Hello</h1>' }, 'SHOP_BAD_REPLY'],
];

describe('fields that require a token', () => {
  it.each(READS)('returns null without a REST call for guests: %s', async (field, selection) => {
    const { data, errors } = await shop.execute(`{ me { ${field} ${selection} } }`);
    expect([data, errors]).toEqual([{ me: null }, []]);
    expect(shop.upstream.count()).toBe(0);
  });

  it.each(ACTIONS)('reports UNAUTHENTICATED for guests: %s', async (action) => {
    const { errors } = await shop.execute(asMutation(action));
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    expect(shop.upstream.count()).toBe(0);
  });

  it.each(READS)('returns cache-control: no-store: %s', async (field, selection) => {
    const query = `{ me { ${field} ${selection} } categories { id } }`;
    const { headers } = await shop.execute(query, {}, { token });
    expect(headers.get('cache-control')).toBe('no-store');
    await shop.execute(query, {}, { token });
    expect(shop.upstream.calls.filter(({ headers: sent }) => sent.authorization)).toHaveLength(2);
  });

  it('sends the token to the shop only, not to the target of a redirect', async () => {
    const anotherClient = await FakeUpstream.start();
    for (const [, call] of [
      ...ACTIONS,
      ...READS.map(([field, , name]) => [field, name] as const),
    ]) {
      shop.upstream.on(call, { status: 307, headers: { location: `${anotherClient.url}/login` } });
    }
    for (const [action] of ACTIONS) await shop.execute(asMutation(action), {}, { token });
    for (const [field, selection] of READS) {
      await shop.execute(`{ me { ${field} ${selection} } }`, {}, { token });
    }
    expect(shop.upstream.count()).toBeGreaterThanOrEqual(ACTIONS.length + READS.length);
    expect(anotherClient.count()).toBe(0);
    await anotherClient.stop();
  });

  describe.each(REJECTIONS)(
    'fields that require a token when the shop returns %s',
    (_, response, code) => {
      it.each(READS)(
        'returns null without affecting other fields: %s',
        async (field, selection, call) => {
          shop.upstream.on(call, response);
          const { data, errors } = await shop.execute(
            `{ provinces { id } me { ${field} ${selection} } }`,
            {},
            { token },
          );
          expect(data).toEqual({
            provinces: [{ id: 'Province:31' }],
            me: { [nameOf(field)]: null },
          });
          expect(errors).toHaveLength(1);
          expect(errors[0]).toMatchObject({ path: ['me', nameOf(field)], extensions: { code } });
          expect(errors[0]?.message).not.toContain('<');
        },
      );

      it('reports the error of a mutation as a GraphQL error, not as a user error', async () => {
        for (const [action, call] of ACTIONS) {
          shop.upstream.on(call, response);
          const { data, errors } = await shop.execute(asMutation(action), {}, { token });
          expect([action, data, errors[0]?.extensions['code']]).toEqual([action, null, code]);
          expect(shop.upstream.count(call)).toBe(1);
          shop.upstream.clearCalls();
        }
      });
    },
  );

  it('reports retryAfter of a rate limit', async () => {
    shop.upstream.on('GET /wishlist', { status: 429, headers: { 'retry-after': '17' } });
    const { errors } = await shop.execute('{ me { wishlist { id } } }', {}, { token });
    expect(errors[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 17 });
  });

  it('returns null for a missing call, without an error for an optional one', async () => {
    for (const [field, selection, call] of READS) {
      const error = field === 'vouchers' ? undefined : { code: 'NOT_FOUND' };
      shop.upstream.on(call, { status: 404, body: '<h1>Not Found</h1>' });
      const { data, errors } = await shop.execute(
        `{ me { ${field} ${selection} } }`,
        {},
        { token },
      );
      expect([data.me, errors[0]?.extensions]).toEqual([{ [nameOf(field)]: null }, error]);
    }
  });
});
