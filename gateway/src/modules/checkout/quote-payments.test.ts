import { describe, expect, it } from 'vitest';
import { requestQuote, problemsOf } from '../../../test-kit/request-quote.ts';
import {
  checkoutRoutes,
  completeQuote,
  laptopLine,
  voucher,
} from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const shop = gatewayForAll(checkoutRoutes);

describe('payments of checkoutQuote', () => {
  const rows = async (payments: unknown, change = {}) =>
    problemsOf(await requestQuote(shop, { ...completeQuote, payments, ...change }));

  it('reports rows without a method, with an unknown one, or with one that the warehouse does not offer', async () => {
    const fulfilment = { pickup: { warehouseId: 'Warehouse:2' } };
    expect(
      await rows(
        [
          { methodId: null, amount: 1 },
          { methodId: 'PaymentMethod:77', amount: 1 },
          { methodId: 'PaymentMethod:2', amount: 7_498_998 },
        ],
        { fulfilment },
      ),
    ).toEqual([
      'PAYMENT_METHOD_REQUIRED at payments.0.methodId',
      'PAYMENT_METHOD_UNKNOWN at payments.1.methodId',
      'PAYMENT_METHOD_NOT_OFFERED at payments.2.methodId',
    ]);
  });

  it('does not add the problem of a row to the line with the same index', async () => {
    const payments = [{ methodId: null, amount: 7_554_998 }];
    const result = await requestQuote(shop, { ...completeQuote, payments });
    expect(problemsOf(result)).toEqual(['PAYMENT_METHOD_REQUIRED at payments.0.methodId']);
    expect(result.lines[0]?.problems).toEqual([]);
  });

  it('reports the index of a row in the input when rows of 0 before it are dropped', async () => {
    const payments = [
      { methodId: 'PaymentMethod:1', amount: 0 },
      { methodId: null, amount: 7_554_998 },
    ];
    expect(await rows(payments)).toEqual(['PAYMENT_METHOD_REQUIRED at payments.1.methodId']);
  });

  it('requires the sum of the rows to equal the amount due, in at most three rows', async () => {
    const row = { methodId: 'PaymentMethod:1', amount: 1_000_000 };
    expect(await rows([row])).toEqual(['PAYMENT_SUM_MISMATCH at payments']);
    expect(await rows([row, row, row, { ...row, amount: 4_554_998 }])).toEqual([
      'TOO_MANY_PAYMENTS at payments',
    ]);
  });

  it('returns which methods can be used with the warehouse and the voucher', async () => {
    const CHOICES = `query ($input: CheckoutQuoteInput!) {
      checkoutQuote(input: $input) { paymentMethods { isAvailable method { id } } }
    }`;
    const available = async (input: object) => {
      const { data } = await shop.execute(CHOICES, { input }, { token: 'budi' });
      return data.checkoutQuote.paymentMethods.map((choice) => choice.isAvailable);
    };
    const lines = [laptopLine];
    expect(await available({ lines })).toEqual([true, true, true]);
    const bandung = { lines, fulfilment: { pickup: { warehouseId: 'Warehouse:2' } } };
    expect(await available(bandung)).toEqual([true, false, true]);
    shop.upstream.on('POST /order/apply-voucher', ok({ ...voucher, payment_method_id: 3 }));
    expect(await available({ lines, voucherCode: 'X' })).toEqual([false, false, true]);
    shop.upstream.on(
      'POST /order/apply-voucher',
      ok({ ...voucher, payment_method_id: 3, min_order: 90_000_000 }),
    );
    expect(await available({ lines, voucherCode: 'Y' })).toEqual([true, true, true]);
  });
});
