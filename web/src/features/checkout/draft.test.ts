import { describe, expect, it } from 'vitest';
import { openStoredValue } from '../../lib/browser-storage.ts';
import { emptyBuyer, startCheckout, type CheckoutState } from './checkout-state.ts';
import { DRAFT_NAME } from './draft-name.ts';
import { openRecord, readDraft } from './draft.ts';

const sari = { ...emptyBuyer, firstName: 'Sari', cityId: 'City:3275' };

const full: CheckoutState = {
  form: { ...sari, firstName: 'Sa' },
  buyer: sari,
  isEditing: true,
  selection: {
    shippingType: 'DELIVERY',
    warehouseId: 'Warehouse:2',
    methodId: 'ShippingMethod:1',
    options: [{ service: 'REG' }, { service: 'YES' }],
    service: 'YES',
  },
  voucherCode: 'HEMAT10',
  voucherRejection: 'Kuota Kode Voucher sudah habis',
  addressId: 'Address:12',
  email: 'sari@example.com',
  rows: [
    { methodId: 'PaymentMethod:1', amount: 400_000 },
    { methodId: null, amount: 600_000 },
  ],
  due: 1_000_000,
  isTyping: false,
  customer: '+6281234567890',
  last: { form: sari, email: 'sari@example.com' },
  recordId: 'r1',
  automatic: null,
};

const stored = (changes: Record<string, unknown> = {}): unknown =>
  JSON.parse(JSON.stringify({ ...full, ...changes }));

describe('checkout draft', () => {
  it('returns the state that was stored', () => {
    expect(readDraft(stored())).toEqual(full);
    expect(readDraft(JSON.parse(JSON.stringify(startCheckout)))).toEqual(startCheckout);
  });

  it('resets isTyping, so that typing does not delay the first quote', () => {
    expect(readDraft(stored({ isTyping: true }))?.isTyping).toBe(false);
  });

  it('does not contain the warehouse of an earlier quote', () => {
    const automatic = { shippingType: 'DELIVERY', warehouseId: 'Warehouse:1' };
    expect(readDraft(stored({ automatic }))?.automatic).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['a text', 'checkout'],
    ['another shop’s content', { version: 2, items: [] }],
    ['a form with a number', stored({ form: { ...sari, zipCode: 17111 } })],
    ['a form with a field missing', stored({ form: { firstName: 'Sari' } })],
    ['an unknown shipping type', stored({ selection: { shippingType: 'DRONE' } })],
    ['a negative amount', stored({ rows: [{ methodId: null, amount: -1 }] })],
    ['four payment rows', stored({ rows: [1, 2, 3, 4].map((amount) => ({ amount })) })],
    ['no e-mail', stored({ email: null })],
  ])('drops the whole draft when it is %s', (_, value) => {
    expect(readDraft(value)).toBeNull();
  });

  it('shows the form when no buyer was saved', () => {
    expect(readDraft(stored({ buyer: null, isEditing: false }))?.isEditing).toBe(true);
  });

  it('drops the payment rows when the amount due is unknown', () => {
    expect(readDraft(stored({ due: null }))).toMatchObject({ rows: [], due: null });
  });

  it('drops what was typed last time when it cannot be read', () => {
    expect(readDraft(stored({ last: { form: sari } }))?.last).toBeNull();
  });
});

describe('openRecord', () => {
  const open = (before: unknown) => {
    const draft = openStoredValue('Gawai', DRAFT_NAME);
    draft.remove();
    if (before !== undefined) draft.write(before);
    return { record: openRecord(draft), again: openRecord(draft) };
  };

  it('creates a record that the next tab continues with', () => {
    const { record, again } = open(undefined);
    expect(record).toEqual({ ...startCheckout, recordId: record.recordId });
    expect(record.recordId).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toEqual(record);
  });

  it('continues with the stored record, and adds an id when it has none', () => {
    expect(open(full).record).toEqual(full);
    const { record } = open(stored({ recordId: null }));
    expect(record).toEqual({ ...full, recordId: record.recordId });
    expect(record.recordId).not.toBeNull();
  });
});
