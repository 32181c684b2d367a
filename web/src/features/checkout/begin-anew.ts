import type { StoredValue } from '../../lib/browser-storage.ts';
import { startCheckout, type CheckoutState } from './checkout-state.ts';
import { readDraft } from './draft.ts';

/**
 * A checkout as it begins when the cart is put into it: everything that was chosen is back at its
 * default and the address is open for editing (Specification section 4). What was typed stays in the
 * form, a saved address stays the chosen one. So does the last try to send the order: if its answer
 * was lost, the same content must not be ordered twice.
 */
function begunAnew({ form, buyer, addressId, email, attempt }: CheckoutState): CheckoutState {
  const typed = { ...startCheckout, form, email, attempt };
  return addressId === null ? typed : { ...typed, buyer, addressId, isEditing: false };
}

/** Puts the cart into checkout: a draft that is there begins anew, in every tab. */
export function beginAnew(draft: StoredValue): void {
  const before = readDraft(draft.read());
  if (before !== null) draft.write(begunAnew(before));
}
