import { describe, expect, it } from 'vitest';
import { openStoredValue } from '../../lib/browser-storage.ts';
import { beginAnew } from './begin-anew.ts';
import { emptyBuyer, startCheckout, type CheckoutState } from './checkout-state.ts';
import { DRAFT_NAME, readDraft } from './draft.ts';

const sari = { ...emptyBuyer, firstName: 'Sari', cityId: 'City:1' };

/** A checkout in which everything was chosen. */
const chosen: CheckoutState = {
  form: sari,
  buyer: sari,
  isEditing: false,
  selection: {
    shippingType: 'PICKUP',
    warehouseId: 'Warehouse:2',
    methodId: 'ShippingMethod:1',
    options: [{ service: 'REG' }],
    service: 'REG',
  },
  voucherCode: 'HEMAT',
  addressId: null,
  email: 'sari@example.com',
  rows: [{ methodId: 'PaymentMethod:1', amount: 10_000 }],
  due: 10_000,
  isTyping: false,
  attempt: { key: 'k', content: 'c' },
};

function putCartIntoCheckout(before: CheckoutState | null) {
  const draft = openStoredValue('Gawai', DRAFT_NAME);
  draft.remove();
  if (before !== null) draft.write(before);
  beginAnew(draft);
  return readDraft(draft.read());
}

describe('putting the cart into checkout', () => {
  it('puts shipping, voucher and payments back and opens the form, with what was typed', () => {
    expect(putCartIntoCheckout(chosen)).toEqual({
      ...startCheckout,
      form: sari,
      email: 'sari@example.com',
      attempt: { key: 'k', content: 'c' },
    });
  });

  it('leaves a saved address the chosen one', () => {
    expect(putCartIntoCheckout({ ...chosen, addressId: 'Address:1' })).toMatchObject({
      addressId: 'Address:1',
      buyer: sari,
      isEditing: false,
      selection: startCheckout.selection,
      voucherCode: null,
      rows: [],
    });
  });

  it('begins no draft where there is none', () => {
    expect(putCartIntoCheckout(null)).toBeNull();
  });
});
