import { describe, expect, it } from 'vitest';
import type { ProblemCode } from '@gawai/client/schema-types';
import { startCheckout, type CheckoutState } from './checkout-state.ts';
import {
  checkOrder,
  checkoutPathOf,
  choiceErrors,
  toCheckoutErrors,
  voucherRejection,
} from './checkout-errors.ts';

const problemAt = (code: ProblemCode, path: string | null, message = code as string) => ({
  code,
  message,
  path: path === null ? [] : path.split('.'),
});

describe('checkoutPathOf', () => {
  it.each([
    ['REQUIRED', 'contact.firstName', 'firstName'],
    ['PHONE_INVALID', 'contact.phone', 'phone'],
    ['REQUIRED', 'contact.email', 'email'],
    ['REQUIRED', 'address.street', 'streetAddress'],
    ['MUST_SELECT', 'address.cityId', 'cityId'],
    ['TOO_LONG', 'address.zipCode', 'zipCode'],
    ['SHIPPING_METHOD_UNKNOWN', 'fulfilment.delivery.shippingMethodId', 'shippingMethod'],
    ['FULFILMENT_REQUIRED', 'fulfilment', 'shippingMethod'],
    ['SHIPPING_OPTION_UNKNOWN', 'fulfilment.delivery.service', 'service'],
    ['WAREHOUSE_EXCLUDED', 'fulfilment.delivery.warehouseId', 'warehouse'],
    ['NO_WAREHOUSE', null, 'warehouse'],
    ['VOUCHER_REFUSED', 'voucherCode', 'voucher'],
    ['PAYMENT_METHOD_NOT_OFFERED', 'payments.1.methodId', 'method.1'],
    ['PAYMENT_SUM_MISMATCH', 'payments', 'payments'],
    ['QUANTITY_ABOVE_STOCK', 'lines.2.quantity', 'line.2'],
    ['TOTAL_CHANGED', null, 'order'],
    ['REFUSED', 'something.new', 'order'],
  ] as const)('maps %s with the path %s to %s', (code, path, expected) => {
    expect(checkoutPathOf(problemAt(code, path))).toBe(expected);
  });
});

describe('toCheckoutErrors', () => {
  it('returns the first message of each path', () => {
    expect(
      toCheckoutErrors([
        problemAt('REQUIRED', 'contact.phone', 'pertama'),
        problemAt('PHONE_INVALID', 'contact.phone', 'kedua'),
      ]),
    ).toEqual({ phone: 'pertama' });
  });
});

describe('choiceErrors', () => {
  it('returns wrong choices, but no missing ones', () => {
    expect(
      choiceErrors([
        problemAt('NO_WAREHOUSE', 'fulfilment.delivery.warehouseId'),
        problemAt('PAYMENT_METHOD_NOT_OFFERED', 'payments.0.methodId'),
        problemAt('SHIPPING_METHOD_REQUIRED', 'fulfilment.delivery.shippingMethodId'),
        problemAt('DESTINATION_REQUIRED', 'fulfilment.delivery.cityId'),
        problemAt('PAYMENT_SUM_MISMATCH', 'payments'),
      ]),
    ).toEqual({ warehouse: 'NO_WAREHOUSE', 'method.0': 'PAYMENT_METHOD_NOT_OFFERED' });
  });
});

describe('voucherRejection', () => {
  const because = (code: ProblemCode) => [
    problemAt('PAYMENT_REQUIRED', 'payments'),
    problemAt(code, 'voucherCode', 'sebabnya'),
  ];

  it.each(['VOUCHER_REFUSED', 'VOUCHER_BELOW_MINIMUM'] as const)(
    'returns the message of %s',
    (code) => {
      expect(voucherRejection(because(code))).toBe('sebabnya');
    },
  );

  it.each(['VOUCHER_CHECK_FAILED', 'VOUCHER_OTHER_METHOD'] as const)(
    'returns null for %s',
    (code) => {
      expect(voucherRejection(because(code))).toBeNull();
    },
  );
});

describe('checkOrder', () => {
  const ready: CheckoutState = {
    ...startCheckout,
    selection: { ...startCheckout.selection, methodId: 'ShippingMethod:1' },
    email: 'sari@example.com',
    rows: [{ methodId: 'PaymentMethod:1', amount: 500_000 }],
    due: 500_000,
  };

  it('returns no errors when everything was chosen', () => {
    expect(checkOrder(ready, [])).toEqual({});
  });

  it('requires an e-mail', () => {
    expect(checkOrder({ ...ready, email: ' ' }, [])).toEqual({ email: 'Kolom Email harus diisi' });
  });

  it('requires a shipping method for delivery, not for pickup', () => {
    const delivery = startCheckout.selection;
    const pickup = { ...delivery, shippingType: 'PICKUP' as const };
    expect(checkOrder({ ...ready, selection: delivery }, [])).toEqual({
      shippingMethod: 'Kolom Metode Pengiriman harus dipilih',
    });
    expect(checkOrder({ ...ready, selection: pickup }, [])).toEqual({});
  });

  it('requires a method for each row above 0', () => {
    const rows = [
      { methodId: 'PaymentMethod:1', amount: 200_000 },
      { methodId: null, amount: 300_000 },
      { methodId: null, amount: 0 },
    ];
    expect(checkOrder({ ...ready, rows }, [])).toEqual({
      'method.1': 'Kolom Metode Pembayaran harus dipilih',
    });
  });

  it('requires amounts that add up to the amount due', () => {
    expect(checkOrder({ ...ready, due: 600_000 }, [])).toEqual({
      payments: 'Total Jumlah Pembayaran harus sama dengan Total Tagihan',
    });
  });

  it('returns problems of lines, warehouse and courier from the quote, but not those that it checks itself', () => {
    expect(
      checkOrder(ready, [
        problemAt('OUT_OF_STOCK', 'lines.0.quantity'),
        problemAt('SHIPPING_OPTIONS_FAILED', 'fulfilment.delivery.service'),
        problemAt('PAYMENT_SUM_MISMATCH', 'payments'),
        problemAt('DESTINATION_REQUIRED', 'fulfilment.delivery.cityId'),
      ]),
    ).toEqual({ 'line.0': 'OUT_OF_STOCK', service: 'SHIPPING_OPTIONS_FAILED' });
  });
});
