import { describe, expect, it } from 'vitest';
import { wholeDecimal, zeroDecimal } from './decimal.ts';
import type { PaymentMethod } from './payment.ts';
import { quote, type QuoteInput } from './quote.ts';

const bank: PaymentMethod = {
  id: '2',
  name: 'BCA Virtual Account',
  fee: { type: 'FIXED', amount: wholeDecimal(4000) },
  isGateway: true,
  gatewayCodes: [{ code: '140', warehouseId: '1' }],
};
const jne = {
  isCourierCalculated: true,
  additionalFee: zeroDecimal,
  insuranceFeePercentage: zeroDecimal,
  insuranceFeeAmount: wholeDecimal(5000),
};
const phone = { price: 1_000_000, quantity: 1, weight: wholeDecimal(400) };

const input = (change: Partial<QuoteInput> = {}): QuoteInput => ({
  lines: [phone],
  voucher: null,
  shippingType: 'DELIVERY',
  method: jne,
  option: { cost: wholeDecimal(18_000) },
  warehouseId: '1',
  payments: [{ method: bank, amount: 1_023_000 }],
  ...change,
});
const problems = (change: Partial<QuoteInput>) => quote(input(change)).problems;

describe('problems of a quote', () => {
  it('reports no problem when all is chosen and the rows add up', () => {
    const result = quote(input());
    expect(result.problems).toEqual([]);
    expect(result.submittable).toBe(true);
    expect(result.grandTotal).toBe(1_027_000);
  });

  it('reports an empty cart', () => {
    expect(problems({ lines: [], shippingType: 'PICKUP', payments: [] })).toEqual([
      { code: 'CART_EMPTY' },
    ]);
  });

  it('reports more than 100 lines', () => {
    const lines = Array.from({ length: 101 }, () => ({ ...phone, price: 0 }));
    const payments = [{ method: bank, amount: 23_000 }];
    expect(problems({ lines, payments })).toEqual([{ code: 'TOO_MANY_LINES', max: 100 }]);
    expect(problems({ lines: lines.slice(1), payments })).toEqual([]);
  });

  it.each([0, -1, 1.5, 1000, NaN, 2 ** 31])(
    'reports a quantity of %d and counts it as 0',
    (quantity) => {
      const result = quote(input({ lines: [phone, { ...phone, quantity }] }));
      expect(result.problems).toEqual([{ code: 'QUANTITY_INVALID', line: 1 }]);
      expect(result.lines.map(({ lineTotal }) => lineTotal)).toEqual([1_000_000, 0]);
      expect(result.total).toBe(1_000_000);
    },
  );

  it('reports a missing shipping type or method', () => {
    const payments = [{ method: bank, amount: 1_000_000 }];
    expect(problems({ shippingType: null, payments })).toEqual([{ code: 'FULFILMENT_REQUIRED' }]);
    expect(problems({ method: null, option: null, payments })).toEqual([
      { code: 'SHIPPING_METHOD_REQUIRED' },
    ]);
  });

  it('reports a courier without a service, with the known reason', () => {
    const payments = [{ method: bank, amount: 1_005_000 }];
    expect(problems({ option: null, payments })).toEqual([{ code: 'SHIPPING_OPTION_REQUIRED' }]);
    const shippingProblem = { code: 'SHIPPING_OPTIONS_EMPTY' } as const;
    expect(problems({ option: null, payments, shippingProblem })).toEqual([shippingProblem]);
    expect(problems({ shippingProblem })).toEqual([]);
  });

  it('reports a row above 0 without a method, by its index in the input', () => {
    const payments = [
      { method: null, amount: 0 },
      { method: null, amount: 23_000 },
      { method: bank, amount: 1_000_000 },
    ];
    expect(problems({ payments })).toEqual([{ code: 'PAYMENT_METHOD_REQUIRED', row: 1 }]);
    const row = { methodId: null, amount: 23_000, feeAmount: 0, total: 23_000 };
    expect(quote(input({ payments })).payments[0]).toEqual(row);
    const unknown = payments.map((row, index) => ({ ...row, isUnknownMethod: index === 1 }));
    expect(problems({ payments: unknown })).toEqual([{ code: 'PAYMENT_METHOD_UNKNOWN', row: 1 }]);
  });

  it('reports a method that is not offered for the warehouse', () => {
    expect(problems({ warehouseId: '2' })).toEqual([
      { code: 'PAYMENT_METHOD_NOT_OFFERED', row: 0, methodName: 'BCA Virtual Account' },
    ]);
    expect(problems({ warehouseId: null })).toEqual([]);
  });

  it('reports a fourth row above 0', () => {
    const payments = [23_000, 500_000, 250_000, 250_000].map((amount) => ({
      method: bank,
      amount,
    }));
    expect(problems({ payments })).toEqual([{ code: 'TOO_MANY_PAYMENTS', max: 3 }]);
    const zero = { method: bank, amount: 0 };
    expect(problems({ payments: [{ method: bank, amount: 1_023_000 }, zero, zero, zero] })).toEqual(
      [],
    );
  });

  it('reports a sum that differs from the amount due by one rupiah', () => {
    expect(problems({ payments: [{ method: bank, amount: 1_022_999 }] })).toEqual([
      { code: 'PAYMENT_SUM_MISMATCH', due: 1_023_000, sum: 1_022_999 },
    ]);
  });

  it('reports one wrong sum for huge, negative and invalid amounts', () => {
    const payments = [Number.MAX_SAFE_INTEGER, 1e300, -5, NaN].map((amount) => ({
      method: bank,
      amount,
    }));
    const result = quote(input({ payments }));
    expect(result.payments).toHaveLength(2);
    expect(result.problems.map(({ code }) => code)).toEqual(['PAYMENT_SUM_MISMATCH']);
  });

  it('reports a voucher for another method', () => {
    const voucher = {
      discount: { type: 'FIXED', amount: wholeDecimal(50_000) },
      maxDiscount: zeroDecimal,
      minOrder: zeroDecimal,
      paymentMethodId: '9',
    } as const;
    const result = quote(input({ voucher, payments: [{ method: bank, amount: 973_000 }] }));
    expect(result.problems).toEqual([{ code: 'VOUCHER_OTHER_METHOD' }]);
    expect([result.voucherStatus, result.voucherDiscount]).toEqual([
      'PAYMENT_METHOD_MISMATCH',
      50_000,
    ]);
  });
});

describe('quote of unavailable lines', () => {
  const gone = { ...phone, isUnsellable: true };
  const courier = { ...jne, additionalFee: wholeDecimal(16_000) };

  it.each([
    ['lines that cannot be sold', [gone, gone]],
    ['impossible quantities', [{ ...phone, quantity: 0 }]],
    ['no lines', []],
  ])('charges no shipping and no insurance for %s', (_, lines) => {
    const result = quote(input({ lines, method: courier, payments: [] }));
    expect(result).toMatchObject({
      total: 0,
      totalShippingFee: 0,
      totalInsuranceFee: 0,
      amountDue: 0,
      grandTotal: 0,
    });
  });

  it('requires no service of a courier when nothing can be sold', () => {
    expect(problems({ lines: [gone], option: null, payments: [] })).toEqual([]);
    expect(problems({ lines: [gone], method: null, option: null, payments: [] })).toEqual([
      { code: 'SHIPPING_METHOD_REQUIRED' },
    ]);
  });

  it('charges shipping and insurance only for lines that can be sold', () => {
    const result = quote(input({ lines: [gone, phone], method: courier }));
    expect(result).toMatchObject({
      total: 1_000_000,
      totalShippingFee: 34_000,
      totalInsuranceFee: 5_000,
    });
    expect(result.totalWeight).toEqual(phone.weight);
    expect(result.lines.map(({ lineTotal }) => lineTotal)).toEqual([0, 1_000_000]);
  });
});
