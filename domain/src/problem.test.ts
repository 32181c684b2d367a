import { describe, expect, it } from 'vitest';
import { problemField, type Problem } from './problem.ts';

const about = { line: 2, productName: 'Galaxy A55' };

describe('where a problem belongs', () => {
  it.each<[Problem, string | null]>([
    [{ code: 'REQUIRED', field: 'zipCode' }, 'zipCode'],
    [{ code: 'MUST_SELECT', field: 'cityId' }, 'cityId'],
    [{ code: 'TOO_LONG', field: 'review', max: 2000 }, 'review'],
    [{ code: 'EMAIL_INVALID' }, 'email'],
    [{ code: 'PHONE_INVALID' }, 'phone'],
    [{ code: 'TERMS_NOT_ACCEPTED' }, 'terms'],
    [{ code: 'PASSWORD_MISMATCH' }, 'confirmPassword'],
    [{ code: 'NEW_PASSWORD_MISMATCH' }, 'confirmNewPassword'],
    [{ code: 'CART_EMPTY' }, 'lines'],
    [{ code: 'QUANTITY_INVALID', line: 2 }, 'lines.2.quantity'],
    [{ code: 'OUT_OF_STOCK', ...about }, 'lines.2.quantity'],
    [{ code: 'NOT_SOLD', ...about }, 'lines.2.productId'],
    [{ code: 'VARIANT_REQUIRED', ...about }, 'lines.2.variantId'],
    [{ code: 'PRICE_CHANGED', before: 1, now: 2, ...about }, 'lines.2.price'],
    [{ code: 'NO_WAREHOUSE' }, 'warehouseId'],
    [{ code: 'FULFILMENT_REQUIRED' }, 'fulfilment'],
    [{ code: 'DESTINATION_REQUIRED' }, 'cityId'],
    [{ code: 'SHIPPING_METHOD_REQUIRED' }, 'shippingMethodId'],
    [{ code: 'SHIPPING_OPTION_REQUIRED' }, 'shippingService'],
    [{ code: 'VOUCHER_BELOW_MINIMUM', minimum: 1 }, 'voucherCode'],
    [{ code: 'PAYMENT_SUM_MISMATCH', due: 1, sum: 2 }, 'payments'],
    [{ code: 'PAYMENT_METHOD_REQUIRED', row: 1 }, 'payments.1.methodId'],
    [{ code: 'RECEIPT_REQUIRED' }, 'receipt'],
    [{ code: 'STAR_OUT_OF_RANGE' }, 'star'],
    [{ code: 'TOTAL_CHANGED', before: 1, now: 2 }, null],
    [{ code: 'ADDRESS_NOT_FOUND' }, 'id'],
    [{ code: 'PRODUCT_NOT_FOUND' }, 'productId'],
    [{ code: 'ORDER_NOT_FOUND' }, null],
    [{ code: 'REVIEW_NOT_ALLOWED' }, null],
    [{ code: 'REFUND_NOT_ALLOWED' }, null],
    [{ code: 'REFUND_NOT_OFFERED' }, null],
    [{ code: 'REFUSED', text: 'Tidak bisa' }, null],
    [{ code: 'REFUSED', text: 'Tidak bisa', field: 'phone' }, 'phone'],
  ])('%o: %s', (problem, field) => {
    expect(problemField(problem)).toBe(field);
  });
});
