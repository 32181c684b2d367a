import { describe, expect, it } from 'vitest';
import { PAYMENT_HASH } from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const ROUTE = `POST /ipay88/request/${PAYMENT_HASH}`;
const session = { ipay88_checkout_id: '7758028124035bd7', ipay88_signature: 'aa5134dee1343cfa' };
const FORM_URL = 'https://sandbox.ipay88.co.id/PG/';
const APP = 'https://app.example';

const shop = gatewayForAll(
  { [ROUTE]: ok(session) },
  {
    paymentFormUrl: FORM_URL,
    paymentFormOrigins: ['https://sandbox.ipay88.co.id'],
    returnOrigins: ['https://gawai.example', APP],
  },
);

describe('returnUrl of requestPayment', () => {
  const requestReturn = async (returnUrl: string | null) => {
    const data = await shop.data(
      `mutation ($input: RequestPaymentInput!) {
        requestPayment(input: $input) {
          form { action }
          returnUrl
          userErrors { code message path parameters { origin available } }
        }
      }`,
      { input: { paymentAccessHash: PAYMENT_HASH, returnUrl } },
    );
    return data.requestPayment;
  };

  it('sends the URL as a header with an empty body, and returns it when the shop accepts it', async () => {
    const returnUrl = `${APP}/orders?tab=1#paid`;
    shop.upstream.on(ROUTE, ok({ ...session, return_url: returnUrl }));
    expect(await requestReturn(returnUrl)).toEqual({
      form: { action: FORM_URL },
      returnUrl,
      userErrors: [],
    });
    expect(shop.upstream.calls[0]).toMatchObject({
      body: '',
      headers: { 'return-url': returnUrl },
    });
  });

  it.each([{}, { return_url: null }, { return_url: 'https://evil.example/' }])(
    'returns null when the shop returns %j, so that the provider leads back to the storefront',
    async (part) => {
      shop.upstream.on(ROUTE, ok({ ...session, ...part }));
      expect(await requestReturn(`${APP}/orders`)).toMatchObject({
        form: { action: FORM_URL },
        returnUrl: null,
      });
    },
  );

  it('sends no header for null, and ignores a URL of the shop', async () => {
    shop.upstream.on(ROUTE, ok({ ...session, return_url: `${APP}/` }));
    expect(await requestReturn(null)).toMatchObject({ returnUrl: null, userErrors: [] });
    expect(shop.upstream.calls[0]?.headers).not.toHaveProperty('return-url');
  });

  it.each([
    ['https://evil.example/orders', 'https://evil.example'],
    [`${APP}.evil.example/`, `${APP}.evil.example`],
    [`${APP}@evil.example/`, 'https://evil.example'],
    ['http://app.example/', 'http://app.example'],
    ['/orders', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('rejects the URL without a REST call: %j', async (returnUrl, origin) => {
    expect(await requestReturn(returnUrl)).toEqual({
      form: null,
      returnUrl: null,
      userErrors: [
        {
          code: 'RETURN_URL_NOT_ALLOWED',
          message: 'Halaman tujuan setelah pembayaran tidak diizinkan',
          path: ['returnUrl'],
          parameters: { origin, available: null },
        },
      ],
    });
    expect(shop.upstream.count()).toBe(0);
  });
});
