import type { CheckoutEvent } from './checkout-reducer.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { CheckoutErrors } from './checkout-errors.ts';
import type { QuoteResult } from './use-quote.ts';

/** Props of every part of the checkout. */
export interface CheckoutPartProps {
  state: CheckoutState;
  result: QuoteResult;
  /** Messages to show, by path. */
  errors: CheckoutErrors;
  onEvent: (event: CheckoutEvent) => void;
}
