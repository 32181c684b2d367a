import { describe, expect, it } from 'vitest';
import { quoteProblems } from './quote-problems.ts';

const pathsOf = (problems: Parameters<typeof quoteProblems>[0]) =>
  quoteProblems(problems, 'DELIVERY').map(({ code, path }) => `${code} at ${path.join('.')}`);

describe('quoteProblems', () => {
  it('sorts problems by the order of the checkout', () => {
    expect(
      pathsOf([
        { code: 'PAYMENT_REQUIRED' },
        { code: 'VOUCHER_SIGN_IN' },
        { code: 'SHIPPING_METHOD_REQUIRED' },
        { code: 'DESTINATION_REQUIRED' },
        { code: 'CART_EMPTY' },
      ]),
    ).toEqual([
      'CART_EMPTY at lines',
      'SHIPPING_METHOD_REQUIRED at fulfilment.delivery.shippingMethodId',
      'DESTINATION_REQUIRED at fulfilment.delivery.cityId',
      'VOUCHER_SIGN_IN at voucherCode',
      'PAYMENT_REQUIRED at payments',
    ]);
  });

  it('returns a repeated problem of one line once', () => {
    const gone = (line: number) => ({ code: 'NOT_SOLD', line, productName: 'IdeaPad' }) as const;
    expect(pathsOf([gone(1), gone(0), gone(1)])).toEqual([
      'NOT_SOLD at lines.1.productId',
      'NOT_SOLD at lines.0.productId',
    ]);
  });
});
