import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCheckout } from '../../../test-kit/sample-checkout.ts';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { figureChanges } from './figure-changes.ts';

type Quote = Parameters<typeof figureChanges>[0];

function quoteFor(
  price: number,
  quantity: number,
  methodId: string,
  voucherCode: string | null,
  shippingMethodId: string | null = 'ShippingMethod:1',
) {
  const product = sampleProduct(7, { price });
  const quote = sampleCheckout([product]).checkoutQuote({
    input: {
      lines: [{ productId: product.id, quantity }],
      fulfilment: {
        delivery: { cityId: 'City:3275', shippingMethodId, service: 'REG' },
      },
      voucherCode,
      payments: [{ methodId, amount: price * quantity }],
    },
  });
  return quote as unknown as Quote;
}

const MANUAL = 'PaymentMethod:1';
const CARD = 'PaymentMethod:3';

describe('figureChanges', () => {
  it('returns the price of the line and every figure that it changes, in the order of the summary', () => {
    const seen = quoteFor(7_000_000, 1, MANUAL, null);
    expect(figureChanges(seen, quoteFor(7_500_000, 1, MANUAL, null))).toEqual([
      { name: 'Gawai 7', before: 7_000_000, now: 7_500_000 },
      { name: 'Sub Total', before: 7_000_000, now: 7_500_000 },
      { name: 'Biaya Asuransi', before: 19_000, now: 20_000 },
      { name: 'Total', before: 7_055_000, now: 7_556_000 },
    ]);
  });

  it('returns a discount below 0, and Total Bayar only with payment fees', () => {
    const seen = quoteFor(7_000_000, 1, MANUAL, 'HEMAT10');
    const changes = figureChanges(seen, quoteFor(7_000_000, 1, CARD, null));
    expect(changes.map(({ name }) => name)).toEqual([
      'Voucher',
      'Biaya Asuransi',
      'Total',
      'Biaya Pembayaran',
      'Total Bayar',
    ]);
    expect(changes[0]).toEqual({ name: 'Voucher', before: -500_000, now: 0 });
  });

  it('returns no figure that includes shipping while the delivery fee is unknown', () => {
    const seen = quoteFor(7_000_000, 1, MANUAL, null);
    const present = quoteFor(7_500_000, 1, MANUAL, null, null);
    const known = quoteFor(7_500_000, 1, MANUAL, null);
    const fulfilment = { ...known.fulfilment, options: [], option: null };
    const withoutService = { ...known, fulfilment, shipping: present.shipping } as Quote;
    for (const quote of [present, withoutService]) {
      expect(figureChanges(seen, quote).map(({ name }) => name)).toEqual(['Gawai 7', 'Sub Total']);
    }
  });

  it('returns nothing for equal figures, else changes whose sum is the change of the total', () => {
    const anyQuote = fc
      .tuple(
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.constantFrom(MANUAL, CARD),
        fc.constantFrom(null, 'HEMAT10'),
      )
      .map(([price, method, voucher]) => quoteFor(price, 1, method, voucher));
    fc.assert(
      fc.property(anyQuote, anyQuote, (seen, present) => {
        expect(figureChanges(seen, seen)).toEqual([]);
        const changes = figureChanges(seen, present);
        const moved = (...names: string[]) =>
          changes
            .filter(({ name }) => names.includes(name))
            .reduce((sum, { before, now }) => sum + now - before, 0);
        expect(moved('Total')).toBe(present.amountDue - seen.amountDue);
        expect(moved('Sub Total', 'Voucher', 'Ongkos Kirim', 'Biaya Asuransi')).toBe(
          moved('Total'),
        );
        if (changes.some(({ name }) => name === 'Total Bayar')) {
          expect(moved('Total Bayar')).toBe(moved('Total', 'Biaya Pembayaran'));
        }
      }),
      { numRuns: 50 },
    );
  });
});
