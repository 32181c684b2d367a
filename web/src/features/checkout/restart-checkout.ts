import type { StoredValue } from '../../lib/browser-storage.ts';
import { emptyBuyer, isSameBuyer, startCheckout, type CheckoutState } from './checkout-state.ts';
import { readDraft } from './draft.ts';

/** What the guest of a record typed, to be offered again; null for a customer's record. */
function typedIn({ customer, addressId, form, email, last }: CheckoutState): CheckoutState['last'] {
  if (customer !== null || addressId !== null) return null;
  return isSameBuyer(form, emptyBuyer) && email === '' ? last : { form, email };
}

/**
 * Puts the cart into checkout: every field of a record that is there is back at its default, in every tab
 * (specification-notes.md 121). Its id stays: when the response to an order was lost, the same content
 * must not be ordered twice.
 */
export function restartCheckout(draft: StoredValue): void {
  const before = readDraft(draft.read());
  if (before === null) return;
  draft.write({ ...startCheckout, last: typedIn(before), recordId: before.recordId });
}
