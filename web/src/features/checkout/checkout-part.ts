import type { CheckoutEvent } from './checkout-reducer.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { CheckoutErrors } from './checkout-errors.ts';
import type { QuoteResult } from './use-quote.ts';

/** What every part of the checkout is given. */
export interface CheckoutPartProps {
  state: CheckoutState;
  result: QuoteResult;
  /** What is shown as wrong, place by place. */
  errors: CheckoutErrors;
  onEvent: (event: CheckoutEvent) => void;
}
