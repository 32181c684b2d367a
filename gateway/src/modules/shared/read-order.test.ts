import { beforeEach, describe, expect, it } from 'vitest';
import { ORDER_HASH, PAYMENT_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { sendUpload } from '../../../test-kit/send-upload.ts';

const ORDER_ROUTE = `GET /order/${ORDER_HASH}`;
const CANCEL_ROUTE = `POST /order/${ORDER_HASH}/cancel`;
const ADDRESSES = 'GET /user-address';
const token = '7|berakhir';

/** A shop that finds no order because the token has expired. */
const shop = gatewayForAll();
beforeEach(() => {
  shop.upstream.on(ORDER_ROUTE, failure(404, 'Data tidak ditemukan'));
  shop.upstream.on(CANCEL_ROUTE, failure(404, 'Data tidak ditemukan'));
  shop.upstream.on(ADDRESSES, { status: 401, body: { message: 'Unauthenticated.' } });
});

const ORDER = `{ order(accessHash: "${ORDER_HASH}") { id } }`;
const codesOf = ({ errors }: { errors: readonly { extensions: { code?: unknown } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

describe('readOrder with an order that the shop does not find', () => {
  it.each([
    ['order', ORDER],
    ['orderChange', `{ orderChange(accessHash: "${ORDER_HASH}") { version } }`],
    [
      'cancelOrder',
      `mutation { cancelOrder(input: { orderAccessHash: "${ORDER_HASH}" }) { order { id } } }`,
    ],
    [
      'recheckPayment',
      `mutation { recheckPayment(input: { paymentAccessHash: "${PAYMENT_HASH}", orderAccessHash: "${ORDER_HASH}" }) { order { id } } }`,
    ],
  ])('fails %s with UNAUTHENTICATED for an expired token', async (_, operation) => {
    expect(codesOf(await shop.execute(operation, {}, { token }))).toEqual(['UNAUTHENTICATED']);
  });

  it('fails uploadReceipt with UNAUTHENTICATED without sending the file', async () => {
    expect(codesOf(await sendUpload(shop, { token }))).toEqual(['UNAUTHENTICATED']);
    expect(shop.upstream.callNames).toEqual([ORDER_ROUTE, ADDRESSES]);
  });

  it('returns null for a valid token after one more REST call', async () => {
    shop.upstream.on(ADDRESSES, ok([]));
    const { data, errors } = await shop.execute(ORDER, {}, { token });
    expect([data, errors]).toEqual([{ order: null }, []]);
    expect(shop.upstream.callNames).toEqual([ORDER_ROUTE, ADDRESSES]);
  });

  it('returns null for guests without a further REST call', async () => {
    const { data, errors } = await shop.execute(ORDER);
    expect([data, errors]).toEqual([{ order: null }, []]);
    expect(shop.upstream.callNames).toEqual([ORDER_ROUTE]);
  });

  it('fails when the session cannot be checked', async () => {
    shop.upstream.on(ADDRESSES, { status: 500, body: '' });
    expect(codesOf(await shop.execute(ORDER, {}, { token }))).toEqual(['SHOP_FAILED']);
  });
});

describe('canRequestRefund and canReview of a guest’s order', () => {
  const paid = { ...savedOrder, is_paid: 1, is_shipped: 1 };
  const RIGHTS = `{ order(accessHash: "${ORDER_HASH}") { canRequestRefund lines { canReview } } }`;

  it('fails with UNAUTHENTICATED when the history cannot be read with an expired token', async () => {
    shop.upstream.on(ORDER_ROUTE, ok(paid));
    shop.upstream.on('GET /order', { status: 401, body: { message: 'Unauthenticated.' } });
    expect(codesOf(await shop.execute(RIGHTS, {}, { token }))).toContain('UNAUTHENTICATED');
  });
});
