import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestDelivery } from './cheapest-delivery.ts';
import { parseDecimal, zeroDecimal, type Decimal } from './decimal.ts';
import { quote } from './quote.ts';

const decimal = (value: number | string): Decimal => parseDecimal(value) ?? zeroDecimal;
const method = (
  name: string,
  additional: string,
  insurance: string,
  isCourierCalculated = true,
) => ({
  name,
  isCourierCalculated,
  additionalFee: decimal(additional),
  insuranceFeePercentage: zeroDecimal,
  insuranceFeeAmount: decimal(insurance),
});
const offer = (of: ReturnType<typeof method>, cost: string | null) => ({
  method: of,
  option: cost === null ? null : { cost: decimal(cost) },
});

describe('cheapestDelivery', () => {
  it('includes the additional fee of the shop', () => {
    const cheap = offer(method('JNE', '5000', '0'), '9000');
    const found = cheapestDelivery([cheap, offer(method('J&T', '0', '0'), '13998.5')], 100_000);
    expect(found).toMatchObject({ method: { name: 'J&T' }, totalShippingFee: 13_999 });
    expect(cheapestDelivery([offer(method('J&T', '0', '0'), '14001'), cheap], 100_000)).toEqual({
      ...cheap,
      totalShippingFee: 14_000,
      totalInsuranceFee: 0,
    });
  });

  it('prefers the lower insurance of equal fees, then the first offer', () => {
    const offers = ['7000', '5000', '5000'].map((insurance, index) =>
      offer(method(`${index}`, '0', insurance), '10000'),
    );
    expect(cheapestDelivery(offers, 1)?.method.name).toBe('1');
    expect(cheapestDelivery([], 1)).toBeNull();
  });

  it('does not treat a missing fee as free shipping', () => {
    const own = offer(method('Kurir Toko', '25000', '0', false), null);
    const offers = [offer(method('JNE', '0', '0'), null), own];
    expect(cheapestDelivery(offers, 1)).toMatchObject({ ...own, totalShippingFee: 25_000 });
  });

  it('returns the fees of the quote for that offer, and no other quote has a lower one', () => {
    const fee = fc.integer({ min: 0, max: 50_000_00 }).map((cents) => decimal(String(cents / 100)));
    const offers = fc.array(
      fc.record({
        method: fc.record({
          isCourierCalculated: fc.constant(true),
          additionalFee: fee,
          insuranceFeePercentage: fc
            .integer({ min: 0, max: 500 })
            .map((rate) => decimal(rate / 100)),
          insuranceFeeAmount: fee,
        }),
        option: fc.record({ cost: fee }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    const prices = fc.integer({ min: 0, max: 30_000_000 });
    fc.assert(
      fc.property(offers, prices, fc.integer({ min: 1, max: 999 }), (all, price, quantity) => {
        const quoted = all.map((choice) =>
          quote({
            ...choice,
            shippingType: 'DELIVERY',
            lines: [{ price, quantity, weight: zeroDecimal }],
            voucher: null,
            warehouseId: null,
            payments: [],
          }),
        );
        const found = cheapestDelivery(all, price * quantity);
        const index = all.findIndex((choice) => choice.method === found?.method);
        expect(quoted[index]).toMatchObject({
          totalShippingFee: found?.totalShippingFee,
          totalInsuranceFee: found?.totalInsuranceFee,
        });
        expect(found?.totalShippingFee).toBe(
          Math.min(...quoted.map(({ totalShippingFee }) => totalShippingFee)),
        );
      }),
    );
  });
});
