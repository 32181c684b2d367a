import { describe, expect, it } from 'vitest';
import { ORDER_HASH, PAYMENT_HASH, savedOrder } from '../test-kit/checkout-shop.ts';
import { ok, type FakeResponse } from '../test-kit/fake-upstream.ts';
import { startGateway } from '../test-kit/gateway.ts';
import { gatewayForAll } from '../test-kit/gateway-for-tests.ts';
import { orderRow, orderTable } from '../test-kit/order-history.ts';

/** The response of a shop that does not have a call (shop-api.md 9, no. 14). */
const MISSING: readonly (readonly [string, FakeResponse])[] = [
  ['404 in HTML', { status: 404, body: '<h1>Not Found</h1>' }],
  ['405 in HTML', { status: 405, body: '<h1>Method Not Allowed</h1>' }],
  [
    '405 of a framework',
    { status: 405, body: { message: 'The POST method is not supported for this route.' } },
  ],
  ['405 in an envelope', { status: 405, body: { status: 'error', message: 'x', data: null } }],
  ['501', { status: 501, body: '' }],
];

const token = '7|rahasia';

describe.each(MISSING)('optional call of the shop API with status %s', (_, response) => {
  const REFUND = `POST /order/${ORDER_HASH}/refund`;
  const order = { ...savedOrder, is_paid: 1 };
  const shop = gatewayForAll({
    'GET /health': response,
    'GET /profile': response,
    'GET /voucher': response,
    'POST /logout': response,
    [REFUND]: response,
    [`GET /ipay88/status/${PAYMENT_HASH}`]: response,
    [`GET /order/${ORDER_HASH}`]: ok(order),
    'GET /order': ({ query }) => ({
      body: { ...orderTable, draw: Number(query['draw']), data: [orderRow] },
    }),
    'GET /settings': ok({}),
    'POST /login': ok({ id: 7, first_name: 'Budi', phone: '+6281234567890', token }),
  });

  it('returns null for the fields of the profile, and the lists of the customer', async () => {
    const query = '{ me { id firstName phone orders { nodes { number } } } }';
    const { data, errors } = await shop.execute(query, {}, { token });
    const orders = { nodes: [{ number: orderRow.order_no }] };
    expect([data.me, errors]).toEqual([
      { id: 'Customer:me', firstName: null, phone: null, orders },
      [],
    ]);
  });

  it('returns null for me.vouchers, and calls the shop again after ten minutes', async () => {
    const readVouchers = () => shop.execute('{ me { vouchers { code } } }', {}, { token });
    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await readVouchers();
      expect([data.me, errors]).toEqual([{ vouchers: null }, []]);
    }
    expect(shop.upstream.count('GET /voucher')).toBe(1);
    shop.advance(600_000);
    await readVouchers();
    expect(shop.upstream.count('GET /voucher')).toBe(2);
  });

  it('signs out without an error', async () => {
    const { data } = await shop.execute('mutation { signOut { signedOut } }', {}, { token });
    expect(data.signOut).toEqual({ signedOut: true });
  });

  it('rejects refund requests with REFUND_NOT_OFFERED', async () => {
    const query = `mutation { requestRefund(input: { orderAccessHash: "${ORDER_HASH}", reason: "Rusak" }) {
      order { canRequestRefund } userErrors { code }
    } }`;
    const { data } = await shop.execute(query, {}, { token });
    expect(data.requestRefund).toEqual({
      order: { canRequestRefund: false },
      userErrors: [{ code: 'REFUND_NOT_OFFERED' }],
    });
  });

  it('reads the payment state from the order only', async () => {
    const input = `{ paymentAccessHash: "${PAYMENT_HASH}", orderAccessHash: "${ORDER_HASH}" }`;
    const query = `mutation { recheckPayment(input: ${input}) { transactionStatus order { accessHash } } }`;
    const { data, errors } = await shop.execute(query);
    expect([data.recheckPayment, errors]).toEqual([
      { transactionStatus: null, order: { accessHash: ORDER_HASH } },
      [],
    ]);
  });

  it('reports ready when the settings can be read', async () => {
    expect((await fetch(`${shop.url}/health/ready`)).status).toBe(200);
  });

  it('does not open the circuit breaker', async () => {
    for (let call = 0; call < 25; call += 1) await shop.execute('{ me { id } }', {}, { token });
    const signIn = 'mutation { signIn(input: { phone: "0812", password: "a" }) { token } }';
    const { data, errors } = await shop.execute(signIn);
    expect([data.signIn, errors]).toEqual([{ token }, []]);
  });
});

describe('missing required call of the shop API', () => {
  it.each([
    [405, 'SHOP_BAD_REPLY'],
    [501, 'SHOP_FAILED'],
  ])('fails for status %i with %s', async (status, code) => {
    const shop = await startGateway({ 'GET /wishlist': { status, body: '' } });
    const { errors } = await shop.execute('{ me { wishlist { id } } }', {}, { token });
    expect(errors[0]?.extensions).toEqual({ code });
    await shop.stop();
  });
});
