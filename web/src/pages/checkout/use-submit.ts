import { problemText } from '@gawai/domain/texts/problem-text';
import { totalChange } from '@gawai/domain/total-change';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { reduceCheckout, type CheckoutEvent } from '../../features/checkout/checkout-reducer.ts';
import type { Buyer, CheckoutState } from '../../features/checkout/checkout-state.ts';
import { focusFirstInvalid } from '../../features/checkout/focus-invalid.ts';
import { orderContent, orderKey, type Customer } from '../../features/checkout/order-input.ts';
import { fulfilmentInput, lineInput } from '../../features/checkout/quote-input.ts';
import type { QuoteFieldsFragment } from '../../features/checkout/quote.generated.ts';
import {
  checkOrder,
  isBuyerField,
  choiceErrors,
  toCheckoutErrors,
  voucherRejection,
  type CheckoutErrors,
} from '../../features/checkout/checkout-errors.ts';
import { isShippingKnown } from '../../features/checkout/summary-figures.ts';
import { warehouseChange } from '../../features/checkout/warehouse-change.ts';
import { randomKey } from '../../lib/random-key.ts';
import { shippingTexts } from '../../texts/checkout.ts';
import type { Checkout } from './use-checkout.ts';
import type { Ordering } from './use-order.ts';

/** The button of the checkout, and what is shown as wrong since it was pressed. */
export interface Submit {
  errors: CheckoutErrors;
  /** Errors of a rejected order, for the buyer's form; a new object for each rejection. */
  orderErrors: CheckoutErrors | null;
  /** What the shopper saw when they ordered; null when nothing was rejected since. */
  seen: QuoteFieldsFragment | null;
  /** The figures as they are now are accepted. */
  onAgree: () => void;
  /** The order is being sent or waits for the figures to settle. */
  isBusy: boolean;
  onOrder: () => void;
  onBuyerTyped: (form: Buyer) => void;
  onBuyerSaved: (form: Buyer) => void;
  /** Dispatches an event of the checkout; the errors of the last order are no longer shown. */
  onEvent: (event: CheckoutEvent) => void;
}

interface Rejection {
  readonly errors: CheckoutErrors;
  /** What the shopper saw when they ordered. */
  readonly seen: QuoteFieldsFragment;
  /** The lines that were to be ordered. */
  readonly cart: string;
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

/** Whether the warehouse is the one that the quote takes by itself. */
const isAutomatic = ({ selection }: CheckoutState) => selection.warehouseId === null;

/** Messages about a quote that differs from what the shopper saw; null when it does not. */
function changeErrors(
  state: CheckoutState,
  seen: QuoteFieldsFragment,
  quote: QuoteFieldsFragment,
): CheckoutErrors | null {
  const moved = isAutomatic(state) ? warehouseChange(seen, quote) : null;
  if (moved !== null) return { warehouse: shippingTexts.moved(moved.before, moved.now) };
  const change = isShippingKnown(quote) ? totalChange(seen, quote) : null;
  return change && { order: problemText(change) };
}

/**
 * Checks everything on the press of the button, shows each message at its field, focuses the first, and
 * sends the order when nothing is wrong. An open buyer's form is saved first. While the figures are being
 * calculated the press waits; when they differ from what was shown, a message reports it, and the shopper
 * presses again.
 */
export function useSubmit({
  checkout,
  ordering,
  lines,
  customer,
  page,
  buyer,
}: SubmitParts): Submit {
  const { state, result, dispatch } = checkout;
  const { quote, isSettled, failure } = result;
  const [isPressed, setIsPressed] = useState(false);
  const [searches, setSearches] = useState(0);
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const [waitsFor, setWaitsFor] = useState<QuoteFieldsFragment | null>(null);
  const isSavingToOrder = useRef(false);

  const cart = JSON.stringify(lines.map(lineInput));
  // A changed cart is another order: the errors of the one before do not count.
  const present = rejection?.cart === cart ? rejection : null;
  const orderErrors = present?.errors ?? null;

  const showFirst = () => setSearches((count) => count + 1);

  const send = async (ready: CheckoutState, seen: QuoteFieldsFragment) => {
    if (ready.buyer === null) return;
    const content = orderContent(lines, ready, ready.buyer, seen.grandTotal, customer);
    // The warehouse of the quote does not count: an order whose response was lost may have changed it.
    const key = orderKey(ready.recordId ?? randomKey(), content, customer !== null);
    const fulfilment = fulfilmentInput(ready, seen.fulfilment?.warehouse?.id);
    const rejected = await ordering.send({ ...content, fulfilment }, key);
    if (rejected === null) return;
    const errors = toCheckoutErrors(rejected.userErrors);
    setRejection({ errors, seen, cart });
    const { quote: fresh } = rejected;
    // An excluded warehouse is the one that was sent; the rejection does not name the one that is taken
    // by itself now.
    if (fresh === null || (isAutomatic(ready) && choiceErrors(fresh.problems).warehouse))
      result.retry();
    else checkout.takeQuote(ready, fresh);
    const message = voucherRejection(rejected.userErrors);
    if (message !== null) dispatch({ type: 'voucherRejected', message });
    // The form opens with the sentences and goes to the first by itself.
    if (Object.keys(errors).some(isBuyerField)) dispatch({ type: 'buyerEditStarted' });
    else showFirst();
  };

  const order = (ready: CheckoutState) => {
    if (quote === null || failure !== null) {
      result.retry();
      return;
    }
    // What is wrong with a quote that is being replaced may be corrected already.
    const problems = isSettled ? quote.problems : [];
    // The gateway finds an order that was placed, even if its goods and voucher are no longer available.
    const isSentAnyway = ordering.mayExist(lines.map(lineInput));
    if (!isSentAnyway && Object.keys(checkOrder(ready, problems)).length > 0) showFirst();
    else if (isSettled) void send(ready, quote);
    else setWaitsFor(quote);
  };

  const endWait = useEffectEvent((seen: QuoteFieldsFragment) => {
    setWaitsFor(null);
    if (!isSettled || quote === null) return;
    const errors = changeErrors(state, seen, quote);
    if (errors === null) {
      order(state);
      return;
    }
    setRejection({ errors, seen, cart });
    showFirst();
  });
  useEffect(() => {
    if (waitsFor !== null && (isSettled || failure !== null)) endWait(waitsFor);
  }, [waitsFor, isSettled, failure]);

  useEffect(() => {
    if (searches > 0 && page.current !== null) focusFirstInvalid(page.current);
  }, [searches, page]);

  const isBusy = ordering.isSending || waitsFor !== null;
  const quoted = quote?.problems ?? [];
  const ownErrors = isPressed ? checkOrder(state, quoted) : choiceErrors(quoted);
  const { voucherRejection: voucher } = state;
  return {
    errors: { ...(voucher !== null && { voucher }), ...orderErrors, ...ownErrors },
    orderErrors,
    seen: present?.seen ?? null,
    onAgree: () => setRejection(null),
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
    onBuyerTyped: (form) => {
      isSavingToOrder.current = false;
      dispatch({ type: 'buyerTyped', form });
    },
    onBuyerSaved: (form) => {
      const saved: CheckoutEvent = { type: 'buyerSaved', form };
      setRejection(null);
      dispatch(saved);
      if (isSavingToOrder.current) order(reduceCheckout(state, saved));
      isSavingToOrder.current = false;
    },
    onEvent: (event) => {
      setRejection(null);
      dispatch(event);
    },
  };
}
