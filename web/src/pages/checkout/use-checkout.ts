import { fetchFailedTitles } from '@gawai/domain/texts/error-catalogue';
import { useCallback, useReducer } from 'react';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { reduceCheckout, type CheckoutEvent } from '../../features/checkout/checkout-reducer.ts';
import {
  startCheckout,
  type Buyer,
  type CheckoutState,
} from '../../features/checkout/checkout-state.ts';
import { readDraft } from '../../features/checkout/draft.ts';
import { quoteInput } from '../../features/checkout/quote-input.ts';
import type { QuoteFieldsFragment } from '../../features/checkout/quote.generated.ts';
import { useQuote, type QuoteAnswer } from '../../features/checkout/use-quote.ts';
import type { StoredValue } from '../../lib/browser-storage.ts';
import { useNotices } from '../../ui/notices-context.ts';
import { useSharedDraft } from './use-shared-draft.ts';

/** Wait in ms before an amount that is being typed is asked about. */
const TYPING_DELAY_MS = 400;

/** The choices of a shopper and what the gateway makes of them. */
export interface Checkout {
  state: CheckoutState;
  answer: QuoteAnswer;
  /** The buyer's form as another tab left it; a new object each time. */
  heardForm: Buyer | null;
  dispatch: (event: CheckoutEvent) => void;
}

/**
 * Keeps the choices of a checkout, its draft in local storage (shared with other tabs), and the quote in
 * step with the choices and the cart.
 */
export function useCheckout(
  lines: readonly CartLineFieldsFragment[],
  draft: StoredValue,
): Checkout {
  const notices = useNotices();
  const [state, dispatch] = useReducer(
    reduceCheckout,
    draft,
    (stored) => readDraft(stored.read()) ?? startCheckout,
  );

  const heardForm = useSharedDraft(draft, state, dispatch);

  const settle = useCallback(
    (quote: QuoteFieldsFragment) => {
      const { fulfilment, problems, amountDue } = quote;
      const options = fulfilment?.__typename === 'QuoteDelivery' ? fulfilment.options : [];
      dispatch({
        type: 'quoteSettled',
        amountDue,
        options: options.map(({ service }) => ({ service })),
      });
      const failed = problems.find(({ code }) => code === 'SHIPPING_OPTIONS_FAILED');
      const title = fetchFailedTitles.shippingFee;
      if (failed) notices.show({ kind: 'error', title, message: failed.message });
      else notices.settle([title]);
    },
    [notices],
  );
  const delay = state.isTyping ? TYPING_DELAY_MS : 0;
  const answer = useQuote(quoteInput(lines, state), delay, settle);
  return { state, answer, heardForm, dispatch };
}
