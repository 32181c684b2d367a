import { describe, expect, it } from 'vitest';
import { ORDER_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { receiptRoutes, sendUpload, UPLOAD, uploadInput } from '../../../test-kit/send-upload.ts';

const ROUTE = 'POST /order/confirm-payment';

const shop = gatewayForAll(receiptRoutes);

describe('order of uploadReceipt', () => {
  const query = UPLOAD.replace('{ userErrors', '{ order { payments { isConfirmed } } userErrors');
  const operations = { query, variables: { input: uploadInput } };

  it('reads the order again when it is selected, with three REST calls in all', async () => {
    const payments = savedOrder.order_payments.map((row) => ({ ...row, is_confirmed: 1 }));
    shop.upstream.on(`GET /order/${ORDER_HASH}`, ok({ ...savedOrder, order_payments: payments }));
    const { data } = await sendUpload(shop, { operations });
    expect(data.uploadReceipt.order.payments).toEqual([
      { isConfirmed: true },
      { isConfirmed: true },
    ]);
    expect(shop.upstream.count()).toBe(3);
  });

  it('returns null without an error when the order cannot be read after the upload', async () => {
    shop.upstream.on(`GET /order/${ORDER_HASH}`, () =>
      shop.upstream.count(ROUTE) === 0 ? ok(savedOrder) : { status: 500, body: '' },
    );
    const { data, errors } = await sendUpload(shop, { operations });
    expect([data.uploadReceipt, errors]).toEqual([{ order: null, userErrors: [] }, []]);
  });

  it('returns the order when the payment no longer takes a receipt', async () => {
    shop.upstream.on(ROUTE, () => {
      const order_payments = savedOrder.order_payments.map((row) => ({ ...row, is_confirmed: 1 }));
      shop.upstream.on(`GET /order/${ORDER_HASH}`, ok({ ...savedOrder, order_payments }));
      return failure(409, 'Pembayaran ini sudah lunas');
    });
    const { data } = await sendUpload(shop, { operations });
    expect(data.uploadReceipt).toMatchObject({
      order: { payments: [{ isConfirmed: true }, { isConfirmed: true }] },
      userErrors: [{ code: 'PAYMENT_NOT_PAYABLE' }],
    });
  });

  it('does not read the order when the file was rejected', async () => {
    shop.upstream.on(ROUTE, failure(422, 'Tidak valid', { payment_receipt: ['Terlalu gelap'] }));
    const { data } = await sendUpload(shop, { operations });
    expect(data.uploadReceipt.order).toBeNull();
    expect(shop.upstream.count()).toBe(2);
  });
});
