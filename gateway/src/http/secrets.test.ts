import { describe, expect, it } from 'vitest';
import { checkoutRoutes } from '../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../test-kit/gateway-for-tests.ts';

/** Recognizable secrets in the formats of the shop. */
const CANARIES = {
  token: '77|Kenari0Token0Rahasia',
  badToken: 'Kenari0Token0Rusak',
  password: 'Kenari0Sandi0Rahasia!',
  otherPassword: 'Kenari0Sandi0Salah!',
  phone: '+6281230001999',
  localPhone: '081230001999',
  email: 'kenari.rahasia@contoh.id',
  orderHash: 'caca'.repeat(10),
  paymentHash: 'cbcb'.repeat(10),
  voucher: 'KENARI-VOUCHER',
  requestId: 'Kenari0Permintaan 81230001999',
  address: 'Jalan Kenari Rahasia 9',
  shopSecret: 'Kenari0Kesalahan0Server',
} as const;

const explain = `SELECT * FROM users WHERE phone='${CANARIES.localPhone}' ${CANARIES.shopSecret}`;
const shop = gatewayForEach({
  ...checkoutRoutes,
  'POST /login': failure(422, 'Salah', { phone: [`${CANARIES.phone} ${CANARIES.password}`] }),
  'GET /profile': { status: 500, body: explain },
  'GET /order/*': { status: 200, body: `<h1>${explain} ${CANARIES.orderHash}</h1>` },
  'POST /ipay88/request/*': { cut: true },
  'POST /order/apply-voucher': failure(400, `${CANARIES.shopSecret} ${CANARIES.voucher}`),
  'GET /product': ok([{ id: 1, name: null, url_slug: CANARIES.shopSecret }]),
  'POST /logout': { status: 302, headers: { location: `/login?token=${CANARIES.token}` } },
});

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { token userErrors { message } }
}`;

/** Requests with secrets wherever a client can send them, most of them invalid. */
function requests(): (() => Promise<unknown>)[] {
  const { token, badToken, password, otherPassword, phone, localPhone, email } = CANARIES;
  const { orderHash, paymentHash, voucher, address, requestId } = CANARIES;
  const auth = { token };
  const raw = (body: string, headers: Record<string, string> = {}, search = '') =>
    fetch(`${shop.url}/graphql${search}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const get = (search: string) =>
    fetch(`${shop.url}/graphql${search}`, { headers: { 'apollo-require-preflight': '1' } });
  const inline = `mutation { signIn(input: { phone: "${phone}", password: "${password}" }) { token } }`;
  return [
    () => shop.execute(SIGN_IN, { input: { phone: localPhone, password } }),
    () => shop.execute(SIGN_IN, { input: { phone, password: otherPassword } }, auth),
    () => shop.execute(SIGN_IN, { input: { phone, password, [email]: address } }),
    () => shop.execute(SIGN_IN, { input: [password, phone] }),
    () => shop.execute(inline),
    () => shop.execute(inline.replace('token', orderHash)),
    () => shop.execute(`${inline} # ${token}`.slice(0, -60)),
    () => shop.execute('{ me { firstName } }', {}, auth),
    () =>
      shop.execute('{ me { firstName } }', {}, { headers: { authorization: `Basic ${badToken}` } }),
    () => shop.execute('{ me { firstName } }', {}, { headers: { authorization: badToken } }),
    () => shop.execute(`{ order(accessHash: "${orderHash}") { accessHash } }`, {}, auth),
    () => shop.execute(`{ order(accessHash: "${orderHash} ${phone}") { accessHash } }`),
    () =>
      shop.execute(`mutation { requestPayment(input: { paymentAccessHash: "${paymentHash}" }) {
        form { action }
      } }`),
    () => shop.execute(`{ products(search: "${email}") { nodes { id } } }`),
    () =>
      shop.execute(
        `{ checkoutQuote(input: {
          lines: [{ productId: "Product:202", quantity: 1 }], voucherCode: "${voucher}"
        }) { subtotal } }`,
        {},
        auth,
      ),
    () => shop.execute('mutation { signOut { signedOut } }', {}, auth),
    () => shop.execute('{ __typename }', {}, { headers: { 'x-request-id': requestId } }),
    () => shop.execute('{ __typename }', {}, { headers: { cookie: `session=${token}` } }),
    () => raw(`{"query": "${password} ${token}`),
    () => raw(`[{"query":"${password}"},{"query":"${phone}"}]`),
    () => raw(`query=${password}`, { 'content-type': 'text/plain' }),
    () => raw(JSON.stringify({ query: 1, variables: `${password} ${email}` })),
    () => raw('{}', { authorization: `Bearer ${token} ${password}` }, `?token=${token}`),
    () => get(`?query={order(accessHash:"${orderHash}"){accessHash}}&token=${token}`),
    () => get(`?query=${encodeURIComponent(inline)}`),
    () => get(`?query={__typename}&variables={"password":"${password}"`),
    () => fetch(`${shop.url}/order/${orderHash}?email=${email}`),
  ];
}

describe('request log', () => {
  it('contains no secret of a client or of the shop', async () => {
    for (const send of requests()) await send();
    const log = shop.logLines.join('');
    const leaked = Object.entries(CANARIES).filter(([, canary]) => log.includes(canary));
    expect(leaked).toEqual([]);
    expect(log).not.toContain('81230001999');
    // The test proves nothing unless the log has many entries, and every call has failed.
    const called = ['POST /ipay88/request/*', 'POST /order/apply-voucher', 'POST /logout'];
    expect(called.filter((name) => shop.upstream.count(name) === 0)).toEqual([]);
    expect(shop.logLines.length).toBeGreaterThan(30);
    expect(log).toContain('shop error');
    expect(log).toContain('UNAUTHENTICATED');
  });

  it('contains the request id of the response and of the call to the shop', async () => {
    const headers = { 'x-request-id': 'web-00000001' };
    const { headers: responseHeaders } = await shop.execute(
      '{ me { firstName } }',
      {},
      { token: 'a', headers },
    );
    expect(responseHeaders.get('x-request-id')).toBe('web-00000001');
    expect(shop.upstream.calls[0]?.headers['x-request-id']).toBe('web-00000001');
    const lines = shop.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const named = lines.filter((line) => line['requestId'] === 'web-00000001');
    expect(named.map((line) => line['msg'])).toEqual(['rest call', 'shop error', 'operation']);
  });

  it('contains the field whose read the shop rejects, and its reason', async () => {
    shop.upstream.on('GET /slider', { body: { status: true, message: 'Tutup', data: [] } });
    await shop.execute('{ slides { id } }');
    expect(shop.logLines.join('')).toContain(
      '"code":"SHOP_REFUSED","detail":"slides: rejected: Tutup"',
    );
  });

  it('contains the id and the error code of a rejected request', async () => {
    const headers = { 'x-request-id': 'web-00000002', authorization: 'Basic x' };
    await shop.execute('{ __typename }', {}, { headers });
    expect(JSON.parse(shop.logLines.at(-1) ?? '')).toMatchObject({
      requestId: 'web-00000002',
      status: 401,
      code: 'UNAUTHENTICATED',
      msg: 'request rejected',
    });
  });
});
