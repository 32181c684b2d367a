import { describe, expect, it } from 'vitest';
import { PAYMENT_HASH, paymentMethods } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { startGateway } from '../../../test-kit/gateway.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { paymentSession as session } from '../../../test-kit/samples.ts';

const ROUTE = `POST /ipay88/request/${PAYMENT_HASH}`;
const FORM_URL = 'https://sandbox.ipay88.co.id/PG/';

const shop = gatewayForEach(
  { [ROUTE]: ok(session), 'GET /payment-method': ok(paymentMethods) },
  {
    paymentFormUrl: FORM_URL,
    paymentFormOrigins: [
      'https://sandbox.ipay88.co.id',
      'http://localhost:4001',
      'http://evil.test',
    ],
  },
);

const REQUEST = `mutation ($hash: String!) {
  requestPayment(input: { paymentAccessHash: $hash }) {
    form { action fields { name value } }
    userErrors { code message path }
  }
}`;

const request = (hash = PAYMENT_HASH, token?: string) =>
  shop.execute(REQUEST, { hash }, token === undefined ? {} : { token });

describe('requestPayment', () => {
  it('returns a form with the two values of the shop', async () => {
    const { data, errors } = await request();
    expect(errors).toEqual([]);
    expect(data).toEqual({
      requestPayment: {
        form: {
          action: FORM_URL,
          fields: [
            { name: 'CheckoutID', value: session.ipay88_checkout_id },
            { name: 'Signature', value: session.ipay88_signature },
          ],
        },
        userErrors: [],
      },
    });
    expect(shop.upstream.count()).toBe(1);
    expect(shop.upstream.calls[0]).toMatchObject({ method: 'POST', body: '' });
  });

  it('sends the token of the request, if any', async () => {
    await request(PAYMENT_HASH, 'budi');
    await request();
    expect(shop.upstream.calls.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer budi',
      undefined,
    ]);
  });

  it.each([
    ['https://sandbox.ipay88.co.id/PG/v2', 'https://sandbox.ipay88.co.id/PG/v2'],
    ['http://localhost:4001/sandbox/ipay88/PG', 'http://localhost:4001/sandbox/ipay88/PG'],
    ['', FORM_URL],
    [null, FORM_URL],
  ])('uses the form address of the shop (%j), else of the settings', async (ipay88_url, action) => {
    shop.upstream.on(ROUTE, ok({ ...session, ipay88_url }));
    const { data } = await request();
    expect(data).toMatchObject({ requestPayment: { form: { action } } });
  });

  it.each([
    'https://evil.example/PG/',
    'http://sandbox.ipay88.co.id/PG/',
    'https://sandbox.ipay88.co.id.evil.example/PG/',
    'https://sandbox.ipay88.co.id@evil.example/',
    'https://evil@sandbox.ipay88.co.id/PG/',
    'https://sandbox.ipay88.co.id:8443/PG/',
    'http://evil.test/PG/',
    'http://localhost:4002/PG',
    'javascript:alert(1)',
    'data:text/html,x',
    '/PG/',
    'not an address',
  ])('rejects the form address %s', async (ipay88_url) => {
    shop.upstream.on(ROUTE, ok({ ...session, ipay88_url }));
    const { data, errors } = await request();
    expect(data).toBeNull();
    expect(errors[0]?.extensions['code']).toBe('SHOP_BAD_REPLY');
    expect(JSON.stringify(errors)).not.toContain('evil');
    expect(shop.logLines.join('')).toMatch(
      /payment form at \S.* not allowed, see PAYMENT_FORM_ORIGINS/,
    );
  });

  it.each([
    { ...session, ipay88_checkout_id: '"><script>' },
    { ...session, ipay88_signature: 'a b' },
    { ...session, ipay88_signature: '' },
    { ipay88_checkout_id: session.ipay88_checkout_id },
    null,
    'OK',
  ])('fails with SHOP_BAD_REPLY for invalid values: %j', async (data) => {
    shop.upstream.on(ROUTE, ok(data));
    expect((await request()).errors[0]?.extensions['code']).toBe('SHOP_BAD_REPLY');
  });

  it.each([
    [409, 'Pembayaran ini sudah lunas'],
    [200, 'Pembayaran ini sudah kedaluwarsa'],
  ])('returns the shop’s message for status %i', async (status, message) => {
    shop.upstream.on(ROUTE, failure(status, message));
    const { data } = await request();
    expect(data).toEqual({
      requestPayment: {
        form: null,
        userErrors: [{ code: 'PAYMENT_NOT_PAYABLE', message, path: [] }],
      },
    });
  });

  it.each([
    ['JSON', failure(404, 'Data tidak ditemukan')],
    ['an HTML page', { status: 404, body: '<h1>Not Found</h1>' }],
  ])('returns PAYMENT_NOT_FOUND for status 404 with %s', async (_, response) => {
    shop.upstream.on(ROUTE, response);
    const { data, errors } = await request();
    expect(errors).toEqual([]);
    expect(data.requestPayment).toEqual({
      form: null,
      userErrors: [{ code: 'PAYMENT_NOT_FOUND', message: 'Pembayaran tidak ditemukan', path: [] }],
    });
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [429, 'RATE_LIMITED'],
    [502, 'SHOP_UNAVAILABLE'],
  ])('fails with status %i as %s and is not retried', async (status, code) => {
    shop.upstream.on(ROUTE, failure(status, 'x'));
    const { errors } = await request(PAYMENT_HASH, 'budi');
    expect(errors[0]?.extensions['code']).toBe(code);
    expect(shop.upstream.count(), 'an action is never repeated').toBe(1);
  });

  it.each(['', '../../order', PAYMENT_HASH.slice(25), `${PAYMENT_HASH}?x=1`])(
    'rejects the invalid hash %j without a REST call',
    async (hash) => {
      expect((await request(hash)).errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
      expect(shop.upstream.count()).toBe(0);
    },
  );
});

describe('requestPayment without a form address', () => {
  it('fails with SHOP_BAD_REPLY and logs the missing setting', async () => {
    const bare = await startGateway({ [ROUTE]: ok(session) }, { paymentFormUrl: null });
    const { errors } = await bare.execute(REQUEST, { hash: PAYMENT_HASH });
    await bare.stop();
    expect(errors[0]?.extensions['code']).toBe('SHOP_BAD_REPLY');
    expect(bare.logLines.join('')).toContain('set PAYMENT_FORM_URL');
  });
});

describe('Query.paymentMethods', () => {
  it('returns methods in the shop’s order, read once for all clients', async () => {
    const list = `{ paymentMethods { id name kind
      fee { ... on PercentageFee { percentage } ... on FixedFee { amount } } } }`;
    const { data } = await shop.execute(list);
    await shop.execute(list, {}, { token: 'budi' });
    expect(data).toEqual({
      paymentMethods: [
        method(1, 'Transfer Manual BCA', { amount: '0' }, 'MANUAL'),
        method(2, 'BCA Virtual Account', { amount: '4000' }, 'GATEWAY'),
        method(3, 'Credit Card', { percentage: '2.9' }, 'GATEWAY'),
      ],
    });
    expect(shop.upstream.count()).toBe(1);
    expect(shop.upstream.calls[0]?.headers.authorization).toBeUndefined();
  });

  function method(id: number, name: string, fee: object, kind: string) {
    return { id: `PaymentMethod:${id}`, name, fee, kind };
  }

  it('returns the bank account of a method, or null', async () => {
    const method = { name: 'Transfer', fee_type: 'fixed', fee_amount: 0, payment_gateway: 0 };
    const instructions = { bank: 'BCA', account_no: 1234567890, holder: '' };
    shop.upstream.on(
      'GET /payment-method',
      ok([
        { ...method, id: 1, instructions },
        { ...method, id: 2, instructions: { bank: 'BCA' } },
        { ...method, id: 3 },
      ]),
    );
    const { data } = await shop.execute(
      '{ paymentMethods { instructions { bank accountNumber holder } } }',
    );
    const account = { bank: 'BCA', accountNumber: '1234567890', holder: null };
    expect(data.paymentMethods.map((each) => each.instructions)).toEqual([account, null, null]);
  });

  it('returns group and logo of a method, or null', async () => {
    const method = { fee_type: 'fixed', fee_amount: 0, payment_gateway: 1 };
    const methods = [
      { ...method, id: 1, name: 'OVO', group: 'e_wallet', logo: 'mark/ovo.svg' },
      { ...method, id: 2, name: 'Emas', group: 'gold_bars', logo: '' },
      { ...method, id: 3, name: 'Tunai' },
    ];
    shop.upstream.on('GET /payment-method', ok(methods));
    const { data } = await shop.execute('{ paymentMethods { group logo { url srcSet } } }');
    const url = expect.stringMatching(/\/mark\/ovo\.svg$/) as string;
    expect(data.paymentMethods).toEqual([
      { group: 'E_WALLET', logo: { url, srcSet: null } },
      { group: null, logo: null },
      { group: null, logo: null },
    ]);
  });
});
