import { problemText } from '@gawai/domain/texts/problem-text';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { reduceCheckout, type CheckoutEvent } from '../../features/checkout/checkout-reducer.ts';
import type { Buyer, CheckoutState } from '../../features/checkout/checkout-state.ts';
import { focusFirstInvalid } from '../../features/checkout/focus-invalid.ts';
import { attemptFor, orderContent, type Customer } from '../../features/checkout/order-input.ts';
import {
  checkOrder,
  isBuyerField,
  standingRefusals,
  type Refusals,
} from '../../features/checkout/refusals.ts';
import { randomKey } from '../../lib/random-key.ts';
import type { Checkout } from './use-checkout.ts';
import type { Ordering } from './use-order.ts';

/** The button of the checkout, and what is shown as wrong since it was pressed. */
export interface Submit {
  refusals: Refusals;
  /** What the shop refused, for the buyer's form; a new object for each refusal. */
  shopRefusals: Refusals | null;
  /** The order is on its way or waits for the figures to settle. */
  isBusy: boolean;
  onOrder: () => void;
  onBuyerTyped: (form: Buyer) => void;
  onBuyerSaved: (form: Buyer) => void;
  /** Tells the checkout what happened; what the shop had refused is no longer shown. */
  onEvent: (event: CheckoutEvent) => void;
}

interface SubmitParts {
  checkout: Checkout;
  ordering: Ordering;
  lines: readonly CartLineFieldsFragment[];
  /** Who buys when signed in; null for a guest. */
  customer: Customer | null;
  /** Around everything that can be wrong. */
  page: RefObject<HTMLElement | null>;
  /** Around the buyer's form. */
  buyer: RefObject<HTMLElement | null>;
}

/**
 * Checks everything on the press of the button, shows each sentence in its place, goes to the first,
 * and sends the order when nothing is wrong. An open buyer's form is saved first. While the figures
 * are being worked out the press waits; when they come out other than they were shown, that is said,
 * and the shopper presses again.
 */
export function useSubmit({
  checkout,
  ordering,
  lines,
  customer,
  page,
  buyer,
}: SubmitParts): Submit {
  const { state, answer, dispatch } = checkout;
  const { quote, isSettled, failure } = answer;
  const [isPressed, setIsPressed] = useState(false);
  const [searches, setSearches] = useState(0);
  const [shopRefusals, setShopRefusals] = useState<Refusals | null>(null);
  const [waitsFor, setWaitsFor] = useState<number | null>(null);
  const isSavingToOrder = useRef(false);

  const showFirst = () => {
    setSearches((count) => count + 1);
  };

  const send = async (ready: CheckoutState, seenGrandTotal: number) => {
    if (ready.buyer === null) return;
    const content = orderContent(lines, ready, ready.buyer, seenGrandTotal, customer);
    const attempt = attemptFor(ready.attempt, content, randomKey);
    dispatch({ type: 'orderAttempted', attempt });
    const refused = await ordering.send(content, attempt.key);
    if (refused === null) return;
    setShopRefusals(refused);
    // A voucher that went bad since it was applied is taken off (Reading 44).
    if (refused.voucher !== undefined) dispatch({ type: 'voucherRemoved' });
    // The form opens with the sentences and goes to the first by itself.
    if (Object.keys(refused).some(isBuyerField)) dispatch({ type: 'buyerEditStarted' });
    else showFirst();
    answer.retry();
  };

  const order = (ready: CheckoutState) => {
    if (quote === null || failure !== null) {
      answer.retry();
      return;
    }
    if (Object.keys(checkOrder(ready, quote.problems)).length > 0) showFirst();
    else if (isSettled) void send(ready, quote.grandTotal);
    else setWaitsFor(quote.grandTotal);
  };

  const endWait = useEffectEvent((before: number) => {
    setWaitsFor(null);
    if (!isSettled || quote === null) return;
    const { grandTotal: now } = quote;
    if (now === before) order(state);
    else setShopRefusals({ order: problemText({ code: 'TOTAL_CHANGED', before, now }) });
  });
  useEffect(() => {
    if (waitsFor !== null && (isSettled || failure !== null)) endWait(waitsFor);
  }, [waitsFor, isSettled, failure]);

  useEffect(() => {
    if (searches > 0 && page.current !== null) focusFirstInvalid(page.current);
  }, [searches, page]);

  // The form listens with an effect: a new function each time would never let it rest.
  const onBuyerTyped = useCallback(
    (form: Buyer) => {
      isSavingToOrder.current = false;
      dispatch({ type: 'buyerTyped', form });
    },
    [dispatch],
  );

  const isBusy = ordering.isSending || waitsFor !== null;
  const quoted = quote?.problems ?? [];
  const own = isPressed ? checkOrder(state, quoted) : standingRefusals(quoted);
  return {
    refusals: { ...shopRefusals, ...own },
    shopRefusals,
    isBusy,
    onOrder: () => {
      if (isBusy) return;
      setIsPressed(true);
      if (!state.isEditing) {
        order(state);
        return;
      }
      const form = buyer.current?.querySelector('form');
      if (!form) {
        showFirst();
        return;
      }
      isSavingToOrder.current = true;
      form.requestSubmit();
    },
    onBuyerTyped,
    onBuyerSaved: (form) => {
      const saved: CheckoutEvent = { type: 'buyerSaved', form };
      setShopRefusals(null);
      dispatch(saved);
      if (isSavingToOrder.current) order(reduceCheckout(state, saved));
      isSavingToOrder.current = false;
    },
    onEvent: (event) => {
      setShopRefusals(null);
      dispatch(event);
    },
  };
}
