import { describe, expect, it } from 'vitest';
import { methodChoices, methodLabel, type PaymentOption } from './method-choices.ts';

const option = (
  id: string,
  changes: Partial<PaymentOption['method']> = {},
  available = true,
): PaymentOption => ({
  available,
  method: { id, name: id.toUpperCase(), feeType: 'FIXED', feeRate: '0', ...changes },
});
const options = [
  option('transfer'),
  option('va', { feeRate: '4000' }),
  option('card', { feeType: 'PERCENTAGE', feeRate: '2.90' }),
  option('ovo', {}, false),
];
const ids = (methodIds: (string | null)[], place: number) =>
  methodChoices(
    options,
    methodIds.map((methodId) => ({ methodId, amount: 0 })),
    place,
  ).map(({ id }) => id);

describe('the methods that a payment row offers', () => {
  it('leaves out those that the warehouse does not take', () => {
    expect(ids([null], 0)).toEqual(['transfer', 'va', 'card']);
  });

  it('leaves out those that another row uses, but not its own', () => {
    expect(ids(['va', null], 1)).toEqual(['transfer', 'card']);
    expect(ids(['va', null], 0)).toEqual(['transfer', 'va', 'card']);
  });

  it('keeps the one that was chosen before it stopped being offered, marked', () => {
    const choices = methodChoices(options, [{ methodId: 'ovo', amount: 1 }], 0);
    expect(choices.at(-1)).toMatchObject({ id: 'ovo', isOffered: false });
    expect(choices.map(methodLabel)).toEqual([
      'TRANSFER',
      'VA · biaya Rp 4.000',
      'CARD · biaya 2,9%',
      'OVO (tidak tersedia)',
    ]);
  });
});
