import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, parseDecimal, zeroDecimal, type Decimal } from './decimal.ts';
import {
  etdText,
  isShippingChoiceComplete,
  readShippingType,
  shippingCharges,
  wireShippingType,
  weightQueryGrams,
  type ShippingMethod,
} from './shipping.ts';

const decimal = (value: unknown): Decimal => parseDecimal(value) ?? zeroDecimal;
const method = (
  additional: unknown,
  percentage: unknown,
  amount: unknown,
  isCourierCalculated = true,
): ShippingMethod => ({
  isCourierCalculated,
  additionalFee: decimal(additional),
  insuranceFeePercentage: decimal(percentage),
  insuranceFeeAmount: decimal(amount),
});
const jne = method(0, '0.20', 5000);
const option = { cost: decimal(18_000) };

describe('readShippingType', () => {
  it('returns pickup for any text that contains pick', () => {
    expect(['pickup', 'Self Pickup', 'PICK_UP'].map(readShippingType)).toEqual([
      'PICKUP',
      'PICKUP',
      'PICKUP',
    ]);
    expect(['delivery', 'Delivery', '', null, 1].map(readShippingType)).toEqual(
      Array(5).fill('DELIVERY'),
    );
    expect((['DELIVERY', 'PICKUP'] as const).map(wireShippingType)).toEqual(['delivery', 'pickup']);
  });
});

describe('shippingCharges', () => {
  it('adds the additional fee to the courier fee and rounds up once', () => {
    const charges = shippingCharges(
      {
        shippingType: 'DELIVERY',
        method: method('2500.25', 0, 0),
        option: { cost: decimal('14000.25') },
      },
      1_000_000,
    );
    expect(charges.totalShippingFee).toBe(16_501);
    expect(decimalText(charges.shippingFee)).toBe('14000.25');
    expect(decimalText(charges.additionalShippingFee)).toBe('2500.25');
  });

  it('adds both parts of the insurance before rounding up', () => {
    const choice = {
      shippingType: 'DELIVERY',
      method: method(0, '0.2500', '2500.50'),
      option,
    } as const;
    expect(shippingCharges(choice, 1_000_100).totalInsuranceFee).toBe(5001);
  });

  it('charges nothing for pickup, also with a method of before', () => {
    const charges = shippingCharges({ shippingType: 'PICKUP', method: jne, option }, 1_000_000);
    expect([charges.totalShippingFee, charges.totalInsuranceFee]).toEqual([0, 0]);
    expect(charges.insuranceFeeAmount).toEqual(zeroDecimal);
  });

  it('charges nothing before a method is chosen', () => {
    const charges = shippingCharges({ shippingType: 'DELIVERY', method: null, option }, 1_000_000);
    expect([charges.totalShippingFee, charges.totalInsuranceFee]).toEqual([0, 0]);
    const unsaid = shippingCharges({ shippingType: null, method: jne, option }, 1_000_000);
    expect([unsaid.totalShippingFee, unsaid.totalInsuranceFee]).toEqual([0, 0]);
  });

  it('charges only the additional fee of the shop’s own courier, also with an option of before', () => {
    const own = method(25_000, 0, 0, false);
    const charges = shippingCharges({ shippingType: 'DELIVERY', method: own, option }, 1_000_000);
    expect([charges.totalShippingFee, charges.shippingFee]).toEqual([25_000, zeroDecimal]);
  });

  it('rounds up, by less than one rupiah', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        hundredths,
        hundredths,
        hundredths,
        fc.nat(3_000),
        fc.nat(2_000_000_000),
        (cost, extra, fixed, rate, goods) => {
          const cents = (value: number): Decimal => decimal((value / 100).toFixed(2));
          const charges = shippingCharges(
            {
              shippingType: 'DELIVERY',
              method: {
                isCourierCalculated: true,
                additionalFee: cents(extra),
                insuranceFeePercentage: cents(rate),
                insuranceFeeAmount: cents(fixed),
              },
              option: { cost: cents(cost) },
            },
            goods,
          );
          const shippingGap = charges.totalShippingFee * 100 - (cost + extra);
          expect(shippingGap >= 0 && shippingGap < 100).toBe(true);
          const exact = BigInt(goods) * BigInt(rate) + BigInt(fixed) * 100n;
          const insuranceGap = BigInt(charges.totalInsuranceFee) * 10_000n - exact;
          expect(insuranceGap >= 0n && insuranceGap < 10_000n).toBe(true);
        },
      ),
    );
  });
});

describe('isShippingChoiceComplete', () => {
  const own = method(25_000, 0, 0, false);
  it.each([
    ['pickup', { shippingType: 'PICKUP', method: null, option: null }, true],
    ['a courier with a service', { shippingType: 'DELIVERY', method: jne, option }, true],
    ['a courier without a service', { shippingType: 'DELIVERY', method: jne, option: null }, false],
    ['the shop’s own courier', { shippingType: 'DELIVERY', method: own, option: null }, true],
    ['delivery without a method', { shippingType: 'DELIVERY', method: null, option: null }, false],
    ['nothing chosen yet', { shippingType: null, method: jne, option }, false],
  ] as const)('returns whether the choice is complete: %s (%#)', (_meaning, choice, complete) => {
    expect(isShippingChoiceComplete(choice)).toBe(complete);
  });
});

describe('weightQueryGrams', () => {
  it.each([
    ['562.5', 563],
    ['400', 400],
    ['0', 1],
    ['0.2', 1],
  ])('returns for %s g: %i', (grams, expected) => {
    expect(weightQueryGrams(decimal(grams))).toBe(expected);
  });
});

describe('etdText', () => {
  it.each([
    ['1-2', '1-2 hari'],
    ['4', '4 hari'],
    ['1-1', '1 hari'],
    ['1-2 HARI', '1-2 hari'],
    ['2-3 day', '2-3 hari'],
    ['3-3 day', '3 hari'],
    ['0-0 day', 'Hari ini'],
    ['0 day', 'Hari ini'],
    ['0-1', '0-1 hari'],
    ['7 - 14', '7-14 hari'],
    ['10-12', '10-12 hari'],
    ['01-02', '1-2 hari'],
    ['', null],
    ['   ', null],
    ['HARI', null],
    [null, null],
  ])('shows %o as %o', (etd, text) => {
    expect(etdText(etd)).toBe(text);
  });
});
