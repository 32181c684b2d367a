import { describe, expect, it } from 'vitest';
import { openStoredValue } from '../../lib/browser-storage.ts';
import { restartCheckout } from './restart-checkout.ts';
import { emptyBuyer, startCheckout, type CheckoutState } from './checkout-state.ts';
import { DRAFT_NAME } from './draft-name.ts';
import { readDraft } from './draft.ts';

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
  voucherRejection: 'Kuota Kode Voucher sudah habis',
  addressId: null,
  email: 'sari@example.com',
  rows: [{ methodId: 'PaymentMethod:1', amount: 10_000 }],
  due: 10_000,
  isTyping: false,
  customer: null,
  last: null,
  recordId: 'r1',
  automatic: null,
};

function putCartIntoCheckout(before: CheckoutState | null) {
  const draft = openStoredValue('Gawai', DRAFT_NAME);
  draft.remove();
  if (before !== null) draft.write(before);
  restartCheckout(draft);
  return readDraft(draft.read());
}

describe('restartCheckout', () => {
  it('resets the whole record and offers what the guest typed', () => {
    expect(putCartIntoCheckout(chosen)).toEqual({
      ...startCheckout,
      last: { form: sari, email: 'sari@example.com' },
      recordId: 'r1',
    });
  });

  it('offers what was typed before when nothing was typed since', () => {
    const last = { form: sari, email: '' };
    expect(putCartIntoCheckout({ ...startCheckout, last })?.last).toEqual(last);
  });

  it('offers no texts of a customer', () => {
    const customers = { ...chosen, customer: '+6281234567890' };
    expect(putCartIntoCheckout(customers)).toEqual({ ...startCheckout, recordId: 'r1' });
    expect(putCartIntoCheckout({ ...chosen, addressId: 'Address:1' })?.last).toBeNull();
  });

  it('creates no record where there is none', () => {
    expect(putCartIntoCheckout(null)).toBeNull();
  });
});
