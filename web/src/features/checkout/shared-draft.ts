import type { StoredValue } from '../../lib/browser-storage.ts';
import type { CheckoutState } from './checkout-state.ts';
import { readDraft } from './draft.ts';
import { isBuyerField } from './checkout-errors.ts';

/** The parts of a draft that tabs share: each is taken over as a whole, or not at all. */
const parts = {
  buyer: ['form', 'buyer', 'isEditing', 'addressId'],
  shipping: ['selection'],
  voucher: ['voucherCode', 'voucherRejection'],
  email: ['email'],
  payment: ['rows', 'due'],
  customer: ['customer'],
  last: ['last'],
  record: ['recordId'],
} as const satisfies Record<string, readonly (keyof CheckoutState)[]>;

/** A part of a draft. */
export type DraftPart = keyof typeof parts;

// The keys of an object that is written down above are known.
const partNames = Object.keys(parts) as DraftPart[];

const pick = (state: CheckoutState, part: DraftPart): Partial<CheckoutState> =>
  Object.fromEntries(parts[part].map((field) => [field, state[field]]));

/** `state` with the named parts of `other`. */
export function takeParts(
  state: CheckoutState,
  other: CheckoutState,
  names: readonly DraftPart[],
): CheckoutState {
  return names.reduce((taken, part) => ({ ...taken, ...pick(other, part) }), state);
}

/** Every part but one. */
export const partsExcept = (excluded: DraftPart | null): readonly DraftPart[] =>
  partNames.filter((part) => part !== excluded);

/** The parts in which two states differ. */
function changedParts(before: CheckoutState, now: CheckoutState): readonly DraftPart[] {
  return partNames.filter(
    (part) => JSON.stringify(pick(before, part)) !== JSON.stringify(pick(now, part)),
  );
}

/**
 * Writes what this tab has changed since `before`, the draft as it last knew it, and leaves the other
 * parts as another tab may have written them. Without a change nothing is written.
 */
export function writeChanges(draft: StoredValue, before: CheckoutState, now: CheckoutState): void {
  const changed = changedParts(before, now);
  if (changed.length === 0) return;
  draft.write(takeParts(readDraft(draft.read()) ?? now, now, changed));
}

/** The part that the shopper is filling in: its control has the focus, and so has the window. */
export function focusedPart(page: Document): DraftPart | null {
  const { activeElement } = page;
  if (
    activeElement === null ||
    !page.hasFocus() ||
    !activeElement.matches('input, textarea, select')
  )
    return null;
  const name = activeElement.getAttribute('name') ?? undefined;
  if (name === 'email') return 'email';
  if (name === 'amount') return 'payment';
  return isBuyerField(name) ? 'buyer' : null;
}
