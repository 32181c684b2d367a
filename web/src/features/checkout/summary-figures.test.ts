import { describe, expect, it } from 'vitest';
import type { QuoteFieldsFragment } from './quote.generated.ts';
import { summaryFigures } from './summary-figures.ts';

const jne = {
  __typename: 'ShippingMethod',
  id: 'ShippingMethod:1',
  name: 'JNE',
  hasOptions: true,
} as const;
const reg = {
  __typename: 'ShippingOption',
  service: 'REG',
  eta: '2-3 hari',
  cost: 36_000,
} as const;

const delivery = (
  changes: Partial<
    Extract<QuoteFieldsFragment['fulfilment'], { __typename: 'QuoteDelivery' }>
  > = {},
) => ({
  __typename: 'QuoteDelivery' as const,
  warehouse: null,
  method: jne,
  options: [reg],
  option: reg,
  ...changes,
});

const shipping = (changes: Partial<QuoteFieldsFragment['shipping']> = {}) => ({
  __typename: 'ShippingCost' as const,
  fee: 36_000,
  additionalFee: 0,
  total: 36_000,
  ...changes,
});

const quote = (changes: Partial<QuoteFieldsFragment> = {}): QuoteFieldsFragment => ({
  __typename: 'CheckoutQuote',
  lines: [],
  subtotal: 7_499_000,
  totalWeight: 1_700,
  discount: 0,
  discountedTotal: 7_499_000,
  fulfilment: delivery(),
  warehouses: [],
  shipping: shipping(),
  insurance: { __typename: 'InsuranceCost', rate: '0.2', fixedFee: '5000', total: 19_998 },
  amountDue: 7_554_998,
  payments: [],
  paymentFee: 0,
  grandTotal: 7_554_998,
  paymentMethods: [],
  problems: [],
  ...changes,
});

const figure = (name: string, of: QuoteFieldsFragment) =>
  summaryFigures(of).find((each) => each.name === name);

describe('summaryFigures', () => {
  it('lists the figures in the order of the specification, without a fee line when there is no fee', () => {
    expect(summaryFigures(quote()).map(({ name, amount }) => [name, amount])).toEqual([
      ['Sub Total', 'Rp 7.499.000'],
      ['Voucher', '-'],
      ['Ongkos Kirim', 'Rp 36.000'],
      ['Biaya Asuransi', 'Rp 19.998'],
      ['Total', 'Rp 7.554.998'],
    ]);
  });

  it('contains the fee and the total to pay when a method has a fee', () => {
    const paid = quote({ paymentFee: 120_000, grandTotal: 7_674_998 });
    expect(figure('Biaya Pembayaran', paid)?.amount).toBe('Rp 120.000');
    expect(figure('Total Bayar', paid)?.amount).toBe('Rp 7.674.998');
  });

  it('contains the calculation of each figure', () => {
    expect(figure('Biaya Asuransi', quote())?.formula).toEqual([
      { text: '0,2% × Rp 7.499.000 + Rp 5.000', amount: 'Rp 19.998' },
    ]);
    expect(
      figure('Ongkos Kirim', quote({ shipping: shipping({ additionalFee: 2_000 }) }))?.formula,
    ).toEqual([
      { text: 'JNE REG, Berat 1.700 gram', amount: null },
      { text: 'Tarif kurir', amount: 'Rp 36.000' },
      { text: 'Biaya tambahan', amount: 'Rp 2.000' },
    ]);
  });

  it('contains no weight that the shop does not report', () => {
    const [way] = figure('Ongkos Kirim', quote({ totalWeight: 0 }))?.formula ?? [];
    expect(way?.text).toBe('JNE REG');
  });

  it('contains the voucher as a negative amount', () => {
    expect(figure('Voucher', quote({ discount: 100_000 }))?.amount).toBe('-Rp 100.000');
  });

  it('contains no free shipping while the fee is unknown', () => {
    const unknown = quote({
      fulfilment: delivery({ option: null }),
      shipping: shipping({ total: 0 }),
    });
    expect(figure('Ongkos Kirim', unknown)?.amount).toBe('-');
    const unchosen = quote({ fulfilment: delivery({ method: null, option: null }) });
    expect(figure('Ongkos Kirim', unchosen)?.amount).toBe('-');
    expect(figure('Biaya Asuransi', unchosen)?.amount).toBe('-');
  });

  it('contains no fee for pickup', () => {
    const pickup = quote({ fulfilment: { __typename: 'QuotePickup', warehouse: null } });
    expect(figure('Ongkos Kirim', pickup)?.amount).toBe('Rp 0');
  });
});
