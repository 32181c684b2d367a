import {
  checkOrder,
  isBuyerField,
  type CheckoutPath,
  type QuotedProblem,
} from './checkout-errors.ts';
import type { CheckoutState } from './checkout-state.ts';

/** A part of an order that a shopper completes. */
export type OrderPart = 'address' | 'lines' | 'shipping' | 'voucher' | 'payment' | 'email';

const SHIPPING: readonly string[] = ['warehouse', 'shippingMethod', 'service'];

function partOf(path: CheckoutPath): OrderPart {
  if (path === 'email' || path === 'voucher') return path;
  if (isBuyerField(path)) return 'address';
  if (SHIPPING.includes(path)) return 'shipping';
  return path === 'payments' || path.startsWith('method') ? 'payment' : 'lines';
}

/** The parts that prevent the order, each once, in the order of the page. */
export function missingParts(state: CheckoutState, quoted: readonly QuotedProblem[]): OrderPart[] {
  const paths = Object.keys(checkOrder(state, quoted)) as CheckoutPath[];
  const parts = paths.map(partOf);
  const isOpen = state.isEditing || state.buyer === null;
  return [...new Set(isOpen ? (['address', ...parts] as const) : parts)];
}
