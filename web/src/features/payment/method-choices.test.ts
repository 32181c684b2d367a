import { describe, expect, it } from 'vitest';
import { groupChoices, methodChoices, type PaymentOption } from './method-choices.ts';

const option = (
  id: string,
  changes: Partial<PaymentOption['method']> = {},
  isAvailable = true,
): PaymentOption => ({
  isAvailable,
  method: {
    id,
    name: id.toUpperCase(),
    fee: { amount: '0' },
    kind: 'GATEWAY',
    group: null,
    logo: null,
    ...changes,
  },
});
const options = [
  option('transfer'),
  option('va', { fee: { amount: '4000' } }),
  option('card', { fee: { percentage: '2.9' } }),
  option('ovo', {}, false),
];
const ids = (methodIds: (string | null)[], index: number) =>
  methodChoices(
    options,
    methodIds.map((methodId) => ({ methodId, amount: 1 })),
    index,
  ).map(({ id }) => id);

describe('methodChoices', () => {
  it('leaves out methods that the warehouse does not accept', () => {
    expect(ids([null], 0)).toEqual(['transfer', 'va', 'card']);
  });

  it('leaves out methods that another row uses, but not its own', () => {
    expect(ids(['va', null], 1)).toEqual(['transfer', 'card']);
    expect(ids(['va', null], 0)).toEqual(['transfer', 'va', 'card']);
  });

  it('contains a method that only a row of 0 uses', () => {
    const rows = [
      { methodId: 'va', amount: 1 },
      { methodId: 'card', amount: 0 },
    ];
    expect(methodChoices(options, rows, 0).map(({ id }) => id)).toContain('card');
  });

  it('contains a chosen method that is no longer offered, marked', () => {
    const choices = methodChoices(options, [{ methodId: 'ovo', amount: 1 }], 0);
    expect(choices.at(-1)).toMatchObject({ id: 'ovo', isOffered: false });
    expect(choices.map(({ detail }) => detail)).toEqual([
      'Online · tanpa biaya',
      'Online · biaya Rp 4.000',
      'Online · biaya 2,9%',
      'Online · tanpa biaya',
    ]);
  });

  it('reports which methods are manual', () => {
    const [choice] = methodChoices([option('bca', { kind: 'MANUAL' })], [], 0);
    expect(choice?.detail).toBe('Manual · tanpa biaya');
  });
});

describe('groupChoices', () => {
  it('lists the methods under their headings in one order, whatever the order of the shop', () => {
    const listed = [
      option('manual', { kind: 'MANUAL' }),
      option('kredivo', { group: 'CREDIT' }),
      option('bca', { group: 'VIRTUAL_ACCOUNT' }),
      option('crypto', { group: 'A_GROUP_OF_LATER' }),
      option('bri', { group: 'VIRTUAL_ACCOUNT' }),
      option('unspecified'),
    ];
    const choices = methodChoices(listed, [{ methodId: null, amount: 1 }], 0);
    const groups = groupChoices(choices).map((each) => [
      each.group,
      each.choices.map(({ id }) => id),
    ]);
    expect(groups).toEqual([
      ['VIRTUAL_ACCOUNT', ['bca', 'bri']],
      ['CREDIT', ['kredivo']],
      ['TRANSFER', ['manual']],
      ['OTHER', ['crypto', 'unspecified']],
    ]);
  });
});
