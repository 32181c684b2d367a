import { useEffect, type Dispatch } from 'react';
import type { CheckoutEvent } from '../../features/checkout/checkout-reducer.ts';
import type { CheckoutState } from '../../features/checkout/checkout-state.ts';
import { useSessionState } from '../../session/use-session.ts';

/**
 * Fills in the e-mail of the account while none was typed (specification-notes.md 132), and takes the
 * customer's data off the checkout when they sign out or their session ends.
 */
export function useAccountDefaults(state: CheckoutState, dispatch: Dispatch<CheckoutEvent>): void {
  const { isKnown, user } = useSessionState();
  const hasLeft = isKnown && user === null;
  const isCustomers =
    state.customer !== null || state.voucherCode !== null || state.addressId !== null;
  const { phone, email } = user ?? { phone: null, email: null };

  useEffect(() => {
    if (hasLeft && isCustomers) dispatch({ type: 'customerLeft' });
  }, [hasLeft, isCustomers, dispatch]);

  useEffect(() => {
    if (phone !== null && phone !== state.customer) {
      dispatch({ type: 'customerKnown', phone, email });
    }
  }, [phone, email, state.customer, dispatch]);
}
