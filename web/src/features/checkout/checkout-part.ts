import type { CheckoutEvent } from './checkout-reducer.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { Refusals } from './refusals.ts';
import type { QuoteAnswer } from './use-quote.ts';

/** What every part of the checkout is given. */
export interface CheckoutPartProps {
  state: CheckoutState;
  answer: QuoteAnswer;
  /** What is shown as wrong, place by place. */
  refusals: Refusals;
  onEvent: (event: CheckoutEvent) => void;
}
