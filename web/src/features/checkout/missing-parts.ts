import {
  checkOrder,
  isBuyerField,
  type CheckoutPlace,
  type QuotedProblem,
} from './checkout-errors.ts';
import type { CheckoutState } from './checkout-state.ts';

/** A part of an order that a shopper completes. */
export type OrderPart = 'address' | 'lines' | 'shipping' | 'voucher' | 'payment' | 'email';

const SHIPPING: readonly string[] = ['warehouse', 'shippingMethod', 'service'];

function partOf(place: CheckoutPlace): OrderPart {
  if (place === 'email' || place === 'voucher') return place;
  if (isBuyerField(place)) return 'address';
  if (SHIPPING.includes(place)) return 'shipping';
  return place === 'payments' || place.startsWith('method') ? 'payment' : 'lines';
}

/** What keeps the order from being sent, each part once, in the order of the page. */
export function missingParts(state: CheckoutState, quoted: readonly QuotedProblem[]): OrderPart[] {
  const places = Object.keys(checkOrder(state, quoted)) as CheckoutPlace[];
  const parts = places.map(partOf);
  const isOpen = state.isEditing || state.buyer === null;
  return [...new Set(isOpen ? (['address', ...parts] as const) : parts)];
}
