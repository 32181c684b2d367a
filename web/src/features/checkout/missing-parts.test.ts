import { describe, expect, it } from 'vitest';
import { emptyBuyer, startCheckout, type CheckoutState } from './checkout-state.ts';
import { missingParts } from './missing-parts.ts';
import type { UserErrorFieldsFragment } from '../../apollo/user-error.generated.ts';

const problem = (code: UserErrorFieldsFragment['code'], path: string[] = []) => ({
  code,
  path,
  message: code,
});

const complete: CheckoutState = {
  ...startCheckout,
  buyer: emptyBuyer,
  isEditing: false,
  selection: { ...startCheckout.selection, methodId: 'ShippingMethod:1' },
  email: 'sari@example.com',
  rows: [{ methodId: 'PaymentMethod:1', amount: 1_000 }],
  due: 1_000,
};

describe('missingParts', () => {
  it('returns every part of a new checkout, in the order of the page', () => {
    expect(missingParts({ ...startCheckout, due: 1_000 }, [])).toEqual([
      'address',
      'shipping',
      'payment',
      'email',
    ]);
  });

  it('returns nothing for a complete checkout', () => {
    expect(missingParts(complete, [])).toEqual([]);
  });

  it('returns the address while its form is open', () => {
    expect(missingParts({ ...complete, isEditing: true }, [])).toEqual(['address']);
  });

  it.each([
    ['shipping', problem('SHIPPING_OPTIONS_FAILED')],
    ['shipping', problem('NO_WAREHOUSE')],
    ['voucher', problem('VOUCHER_BELOW_MINIMUM')],
    ['payment', problem('PAYMENT_METHOD_NOT_OFFERED', ['payments', '0', 'methodId'])],
    ['lines', problem('PRICE_CHANGED', ['lines', '0'])],
    ['lines', problem('REFUSED')],
  ])('returns %s for a problem of the quote', (part, quoted) => {
    expect(missingParts(complete, [quoted])).toEqual([part]);
  });
});
