import { actionFailedTitles } from '@gawai/domain/texts/error-catalogue';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { voucherRejection } from '../../features/checkout/checkout-errors.ts';
import { reduceCheckout, type CheckoutEvent } from '../../features/checkout/checkout-reducer.ts';
import type { Buyer, CheckoutState } from '../../features/checkout/checkout-state.ts';
import { openRecord } from '../../features/checkout/draft.ts';
import {
  failedFetchTitles,
  failedPartTitles,
  quoteFetchTitles,
  VOUCHER_ACTION,
} from '../../features/checkout/quote-failures.ts';
import { quoteInput } from '../../features/checkout/quote-input.ts';
import type { QuoteFieldsFragment } from '../../features/checkout/quote.generated.ts';
import { useQuote, type QuoteResult } from '../../features/checkout/use-quote.ts';
import type { StoredValue } from '../../lib/browser-storage.ts';
import { useNotices } from '../../ui/notices-context.ts';
import { useSharedDraft } from './use-shared-draft.ts';

/** Delay in ms before a quote is requested for an amount that is being typed. */
const TYPING_DELAY_MS = 400;

/** The choices of a shopper and the gateway's quote for them. */
export interface Checkout {
  state: CheckoutState;
  result: QuoteResult;
  /** The buyer's form as another tab or `takeLast` filled it in; a new object each time. */
  syncedForm: Buyer | null;
  /** Fills in what a guest typed last time. */
  takeLast: () => void;
  dispatch: (event: CheckoutEvent) => void;
  /**
   * Shows the quote of a rejected order, and adapts the payment rows to it. `ordered` are the choices
   * that were sent; when they have changed meanwhile, a quote for the current ones is requested instead.
   */
  takeQuote: (ordered: CheckoutState, quote: QuoteFieldsFragment) => void;
}

/** What a quote changes in the choices. */
function quoteSettled({ fulfilment, amountDue, problems }: QuoteFieldsFragment): CheckoutEvent {
  const offers = fulfilment?.__typename === 'QuoteDelivery' ? fulfilment.options : [];
  return {
    type: 'quoteSettled',
    amountDue,
    isPartial: problems.some(({ code }) => code in failedPartTitles),
    warehouseId: fulfilment?.warehouse?.id ?? null,
    options: offers.map(({ service }) => ({ service })),
  };
}

/**
 * Holds the choices of a checkout and their draft in local storage (shared with other tabs), and requests
 * a quote when the choices or the cart change.
 */
export function useCheckout(
  lines: readonly CartLineFieldsFragment[],
  draft: StoredValue,
): Checkout {
  const notices = useNotices();
  const [state, dispatch] = useReducer(reduceCheckout, draft, openRecord);

  const otherTabs = useSharedDraft(draft, state, dispatch);
  const [taken, setTaken] = useState<{ form: Buyer; after: Buyer | null } | null>(null);
  const takeLast = () => {
    if (state.last === null) return;
    setTaken({ form: state.last.form, after: otherTabs });
    dispatch({ type: 'lastTaken' });
  };
  /** Titles of the pop-ups about parts of the last quote. */
  const popUps = useRef<readonly string[]>([]);

  const onQuote = (quote: QuoteFieldsFragment) => {
    dispatch(quoteSettled(quote));
    notices.settle([...quoteFetchTitles, ...popUps.current]);
    const failed = quote.problems.flatMap(({ code, message }) => {
      const title = failedPartTitles[code];
      return title === undefined ? [] : [{ kind: 'error' as const, title, message }];
    });
    failed.forEach(notices.show);
    popUps.current = failed.map(({ title }) => title);
    const message = voucherRejection(quote.problems);
    if (message === null) return;
    dispatch({ type: 'voucherRejected', message });
    notices.show({
      action: VOUCHER_ACTION,
      kind: 'error',
      title: actionFailedTitles.submit,
      message,
    });
  };
  const input = quoteInput(lines, state);
  const onFailure = (message: string, hasQuote: boolean) => {
    for (const title of failedFetchTitles(input, hasQuote)) {
      notices.show({ kind: 'error', title, message });
    }
  };
  const delay = state.isTyping ? TYPING_DELAY_MS : 0;
  const result = useQuote(input, delay, onQuote, onFailure);
  const inputKey = JSON.stringify(input);
  const presentKey = useRef(inputKey);
  useEffect(() => {
    presentKey.current = inputKey;
  }, [inputKey]);
  const takeQuote = (ordered: CheckoutState, quote: QuoteFieldsFragment) => {
    if (JSON.stringify(quoteInput(lines, ordered)) !== presentKey.current) {
      result.retry();
      return;
    }
    result.accept(quoteInput(lines, reduceCheckout(ordered, quoteSettled(quote))), quote);
    onQuote(quote);
  };
  // The later one of both.
  const syncedForm = taken?.after === otherTabs ? taken.form : otherTabs;
  return { state, result, syncedForm, dispatch, takeLast, takeQuote };
}
