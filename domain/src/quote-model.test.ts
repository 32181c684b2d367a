import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, type Decimal } from './decimal.ts';
import { sumRupiah } from './money.ts';
import { quote, type QuoteInput } from './quote.ts';
import { isShippingChoiceComplete, weightQueryGrams } from './shipping.ts';

/**
 * A second, separate reckoning of an order in plain bigint: every rate and fee is a whole number of
 * hundredths, weights too, and nothing of the rules under test is used.
 */
type Rate = { isPercentage: boolean; hundredths: number };
type ModelInput = {
  lines: { price: number; quantity: number; centigrams: number; isUnsellable: boolean }[];
  voucher: { rate: Rate; cap: number; minimum: number; methodId: number | null } | null;
  type: 'DELIVERY' | 'PICKUP' | null;
  method: { isCourier: boolean; additional: number; percent: number; fixed: number } | null;
  cost: number | null;
  rows: { methodId: number; rate: Rate; amount: number }[];
};

const up = (value: bigint, unit: bigint): bigint => (value + unit - 1n) / unit;
const least = (left: bigint, right: bigint): bigint => (left < right ? left : right);
const sum = (values: bigint[]): bigint => values.reduce((left, right) => left + right, 0n);
const rateIn10000th = (amount: bigint, rate: Rate): bigint =>
  BigInt(rate.hundredths) * (rate.isPercentage ? amount : 100n);

function model({ lines, voucher, type, method, cost, rows }: ModelInput) {
  const sold = lines.filter((line) => !line.isUnsellable);
  const total = sum(sold.map((line) => BigInt(line.price) * BigInt(line.quantity)));
  const centigrams = sum(sold.map((line) => BigInt(line.centigrams) * BigInt(line.quantity)));
  let discount = 0n;
  if (voucher && total * 100n >= BigInt(voucher.minimum)) {
    let raw = rateIn10000th(total, voucher.rate);
    if (voucher.cap > 0) raw = least(raw, BigInt(voucher.cap) * 100n);
    discount = least(raw / 10_000n, total);
  }
  const goods = total - discount;
  const chosen = type === 'DELIVERY' ? method : null;
  const used = sold.length > 0 ? chosen : null;
  const courier = used?.isCourier && cost !== null ? BigInt(cost) : 0n;
  const shipping = used ? up(courier + BigInt(used.additional), 100n) : 0n;
  const insurance = used
    ? up(goods * BigInt(used.percent) + BigInt(used.fixed) * 100n, 10_000n)
    : 0n;
  const due = goods + shipping + insurance;
  const paidRows = rows.filter((row) => row.amount > 0);
  const fees = paidRows.map((row) => up(rateIn10000th(BigInt(row.amount), row.rate), 10_000n));
  const paid = sum(paidRows.map((row) => BigInt(row.amount)));
  const complete = type === 'PICKUP' || (chosen !== null && (!chosen.isCourier || cost !== null));
  const isNothingToCarry = chosen !== null && sold.length === 0;
  const tied = voucher?.methodId ?? null;
  return {
    total,
    weightQuery: centigrams === 0n ? 1n : up(centigrams, 100n),
    centigrams,
    discount,
    shipping,
    insurance,
    due,
    fees,
    grandTotal: due + sum(fees),
    rowTotals: paid + sum(fees),
    match: paid === due,
    complete,
    submittable:
      lines.length > 0 &&
      (complete || isNothingToCarry) &&
      paid === due &&
      paidRows.length <= 3 &&
      (voucher === null || total * 100n >= BigInt(voucher.minimum)) &&
      (tied === null || paidRows.every((row) => row.methodId === tied)),
  };
}

const hundredths = (value: number): Decimal => {
  let [coefficient, scale] = [BigInt(value), 2];
  while (scale > 0 && coefficient % 10n === 0n)
    [coefficient, scale] = [coefficient / 10n, scale - 1];
  return { coefficient, scale };
};
const toRate = (rate: Rate) =>
  ({
    type: rate.isPercentage ? 'PERCENTAGE' : 'FIXED',
    amount: hundredths(rate.hundredths),
  }) as const;

function toInput({ lines, voucher, type, method, cost, rows }: ModelInput): QuoteInput {
  return {
    lines: lines.map(({ price, quantity, centigrams, isUnsellable }) => ({
      price,
      quantity,
      weight: hundredths(centigrams),
      isUnsellable,
    })),
    voucher: voucher && {
      discount: toRate(voucher.rate),
      maxDiscount: hundredths(voucher.cap),
      minOrder: hundredths(voucher.minimum),
      paymentMethodId: voucher.methodId === null ? null : String(voucher.methodId),
    },
    shippingType: type,
    method: method && {
      isCourierCalculated: method.isCourier,
      additionalFee: hundredths(method.additional),
      insuranceFeePercentage: hundredths(method.percent),
      insuranceFeeAmount: hundredths(method.fixed),
    },
    option: cost === null ? null : { cost: hundredths(cost) },
    warehouseId: null,
    payments: rows.map(({ methodId, rate, amount }) => ({
      method: {
        id: String(methodId),
        name: 'any',
        fee: toRate(rate),
        isGateway: false,
        gatewayCodes: [],
      },
      amount,
    })),
  };
}

const rate = fc.oneof(
  fc.record({ isPercentage: fc.constant(true), hundredths: fc.nat(12_000) }),
  fc.record({ isPercentage: fc.constant(false), hundredths: fc.nat(50_000_000) }),
);
const money = fc.nat(10_000_000);
const cart = fc.record({
  lines: fc.array(
    fc.record({
      price: fc.nat(70_000_000),
      quantity: fc.integer({ min: 1, max: 999 }),
      centigrams: fc.nat(500_000),
      isUnsellable: fc.constantFrom(false, false, true),
    }),
    { maxLength: 5 },
  ),
  voucher: fc.option(
    fc.record({
      rate,
      cap: fc.oneof(fc.constant(0), fc.nat(100_000_000)),
      minimum: fc.oneof(fc.constant(0), fc.nat(2_000_000_000)),
      methodId: fc.option(fc.integer({ min: 1, max: 2 })),
    }),
  ),
  type: fc.constantFrom('DELIVERY' as const, 'DELIVERY' as const, 'PICKUP' as const, null),
  method: fc.option(
    fc.record({ isCourier: fc.boolean(), additional: money, percent: fc.nat(500), fixed: money }),
  ),
  cost: fc.option(money),
});
/** Rows whose sum is exactly the amount due, or, for rejected quotes, rows of any amount. */
const rowsOf = fc.record({
  isExact: fc.boolean(),
  rows: fc.array(
    fc.record({ methodId: fc.integer({ min: 1, max: 2 }), rate, amount: fc.nat(3_000_000) }),
    { maxLength: 4 },
  ),
});

const anyOrder = fc.tuple(cart, rowsOf).map(([goods, { isExact, rows }]): ModelInput => {
  let left = Number(model({ ...goods, rows: [] }).due);
  const exact = rows.map((row, index) => {
    const amount = index === rows.length - 1 ? left : Math.min(left, row.amount);
    left -= amount;
    return { ...row, amount };
  });
  return { ...goods, rows: isExact ? exact : rows };
});

describe('quote compared with a reference model', () => {
  it('returns the same figures as the model for any order', () => {
    const seen = { submittable: 0, rejected: 0 };
    fc.assert(
      fc.property(anyOrder, (order) => {
        const input = toInput(order);
        const result = quote(input);
        const expected = model(order);
        expect({
          total: BigInt(result.total),
          weightQuery: BigInt(weightQueryGrams(result.totalWeight)),
          centigrams: decimalText(result.totalWeight),
          discount: BigInt(result.voucherDiscount),
          shipping: BigInt(result.totalShippingFee),
          insurance: BigInt(result.totalInsuranceFee),
          due: BigInt(result.amountDue),
          fees: result.payments.map((row) => BigInt(row.feeAmount)),
          grandTotal: BigInt(result.grandTotal),
          rowTotals: BigInt(sumRupiah(result.payments.map((row) => row.total))),
          match: result.paymentsMatch,
          complete: isShippingChoiceComplete(input),
          submittable: result.submittable,
        }).toEqual({
          ...expected,
          centigrams: decimalText(hundredths(Number(expected.centigrams))),
        });
        seen[result.submittable ? 'submittable' : 'rejected'] += 1;
      }),
      { numRuns: 2000 },
    );
    expect(seen.submittable).toBeGreaterThan(100);
    expect(seen.rejected).toBeGreaterThan(100);
  });

  it('returns sums and totals that add up as the specification states', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const result = quote(toInput(order));
        expect(result.discountedTotal).toBe(result.total - result.voucherDiscount);
        expect(result.amountDue).toBe(
          result.discountedTotal + result.totalShippingFee + result.totalInsuranceFee,
        );
        expect(result.grandTotal).toBe(result.amountDue + result.paymentFee);
        expect(result.payments.every((row) => row.total === row.amount + row.feeAmount)).toBe(true);
        if (result.paymentsMatch) {
          expect(result.grandTotal).toBe(sumRupiah(result.payments.map((row) => row.total)));
        }
        expect(result.submittable).toBe(result.problems.length === 0);
      }),
    );
  });
});
