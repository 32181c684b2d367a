import { describe, expect, it } from 'vitest';
import { ORDER_HASH, PAYMENT_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';

const STATUS = `GET /ipay88/status/${PAYMENT_HASH}`;
const READ = `GET /order/${ORDER_HASH}`;
const status = { hash: PAYMENT_HASH, is_paid: 0, is_confirmed: 0 };

const shop = gatewayForEach({ [STATUS]: ok(status), [READ]: ok(savedOrder) });

const RECHECK = `mutation ($input: RecheckPaymentInput!) {
  recheckPayment(input: $input) { transactionStatus order { payments { accessHash state } } }
}`;
const input = { paymentAccessHash: PAYMENT_HASH, orderAccessHash: ORDER_HASH };
const recheck = (changes = {}) => shop.execute(RECHECK, { input: { ...input, ...changes } });
const pending = {
  payments: savedOrder.order_payments.map(({ hash }) => ({ accessHash: hash, state: 'PENDING' })),
};

describe('recheckPayment', () => {
  it('checks the payment first and then reads the order, with two REST calls', async () => {
    const [first, second] = savedOrder.order_payments;
    shop.upstream.on(STATUS, () => {
      shop.upstream.on(
        READ,
        ok({ ...savedOrder, order_payments: [{ ...first, is_paid: 1 }, second] }),
      );
      return ok({ ...status, is_paid: 1, transaction_status: '1' });
    });
    const { data, errors } = await recheck();
    expect(errors).toEqual([]);
    expect(data.recheckPayment).toEqual({
      transactionStatus: 'PAID',
      order: {
        payments: [
          { accessHash: PAYMENT_HASH, state: 'PAID' },
          { accessHash: second!.hash, state: 'PENDING' },
        ],
      },
    });
    expect(shop.upstream.callNames).toEqual([STATUS, READ]);
  });

  it.each([
    ['1', 'PAID'],
    [1, 'PAID'],
    ['0', 'FAILED'],
    ['6', 'PENDING'],
    [6.0, 'PENDING'],
    [null, null],
    [undefined, null],
    ['', null],
    ['7', null],
  ])('maps the transaction status %j to %s', async (transaction_status, expected) => {
    for (const data of [{ ...status, transaction_status }, [{ ...status, transaction_status }]]) {
      shop.upstream.on(STATUS, ok(data));
      const response = await recheck();
      expect(response.errors).toEqual([]);
      expect(response.data.recheckPayment).toEqual({ transactionStatus: expected, order: pending });
    }
  });

  it.each([
    ['has no such call', { status: 404, body: '<h1>Not Found</h1>' }],
    ['does not know the payment', failure(404, 'Data tidak ditemukan')],
    ['returns no data', ok(null)],
  ])('returns the order of a shop that %s', async (_, response) => {
    shop.upstream.on(STATUS, response);
    const { data, errors } = await recheck();
    expect(errors).toEqual([]);
    expect(data.recheckPayment).toEqual({ transactionStatus: null, order: pending });
    expect(shop.upstream.count()).toBe(2);
  });

  it.each([
    [{ status: 500, body: '' }, 'SHOP_FAILED'],
    [failure(502, 'Penyedia tidak menjawab'), 'SHOP_UNAVAILABLE'],
    [failure(429, 'Too Many Attempts.'), 'RATE_LIMITED'],
    [failure(409, 'Sudah kedaluwarsa'), 'CONFLICT'],
    [ok('OK'), 'SHOP_BAD_REPLY'],
    [{ cut: true } as const, 'SHOP_UNAVAILABLE'],
  ])('returns the order and an error when the check fails (%j)', async (response, code) => {
    shop.upstream.on(STATUS, response);
    const { data, errors } = await recheck();
    expect(data.recheckPayment).toEqual({ transactionStatus: null, order: pending });
    expect(errors).toMatchObject([
      { path: ['recheckPayment', 'transactionStatus'], extensions: { code } },
    ]);
  });

  it('returns an error of the order when it cannot be read', async () => {
    shop.upstream.on(STATUS, ok({ ...status, transaction_status: '6' }));
    shop.upstream.on(READ, { status: 500, body: '' });
    const { data, errors } = await recheck();
    expect(data.recheckPayment).toEqual({ transactionStatus: 'PENDING', order: null });
    expect(errors).toMatchObject([{ path: ['recheckPayment', 'order'] }]);
  });

  it('returns no order for another customer’s payment', async () => {
    shop.upstream.on(READ, failure(404, 'Data tidak ditemukan'));
    const { data, errors } = await recheck();
    expect([data.recheckPayment.order, errors]).toEqual([null, []]);
  });

  it('does not read the order when it is not selected', async () => {
    await shop.execute(RECHECK.replace('order { payments { accessHash state } }', ''), { input });
    expect(shop.upstream.count()).toBe(1);
  });

  it.each([
    { paymentAccessHash: '../../order' },
    { orderAccessHash: '' },
    { paymentAccessHash: 'f'.repeat(15) },
  ])('rejects an invalid hash without a REST call: %j', async (changes) => {
    expect((await recheck(changes)).errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(shop.upstream.count()).toBe(0);
  });
});
