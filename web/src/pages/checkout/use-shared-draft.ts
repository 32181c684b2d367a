import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';
import type { CheckoutEvent } from '../../features/checkout/checkout-reducer.ts';
import {
  beginRecord,
  type Buyer,
  type CheckoutState,
} from '../../features/checkout/checkout-state.ts';
import { readDraft } from '../../features/checkout/draft.ts';
import {
  focusedPart,
  partsExcept,
  takeParts,
  writeChanges,
} from '../../features/checkout/shared-draft.ts';
import type { StoredValue } from '../../lib/browser-storage.ts';

/**
 * Synchronises the draft of a checkout with storage and the other tabs. Each tab writes only the parts
 * that were changed in it, and takes over every part that another one wrote, except the one that the
 * shopper is filling in here. What was taken over is never written again, so that two tabs cannot trigger
 * each other endlessly. A draft that is gone (the order was placed, the customer signed out) starts again
 * here too.
 *
 * Returns the buyer's form as another tab left it; a new object each time.
 */
export function useSharedDraft(
  draft: StoredValue,
  state: CheckoutState,
  dispatch: Dispatch<CheckoutEvent>,
): Buyer | null {
  /** The draft as this tab knows it to be in storage. */
  const known = useRef(state);
  const [syncedForm, setSyncedForm] = useState<Buyer | null>(null);

  useEffect(() => {
    writeChanges(draft, known.current, state);
    known.current = state;
  }, [draft, state]);

  const syncFromStorage = useEffectEvent(() => {
    const theirs = readDraft(draft.read());
    const taken = partsExcept(theirs === null ? null : focusedPart(document));
    const synced = theirs ?? beginRecord();
    known.current = takeParts(state, synced, taken);
    dispatch({ type: 'draftSynced', draft: synced, parts: taken });
    if (taken.includes('buyer')) setSyncedForm(synced.form);
  });
  useEffect(
    () =>
      draft.onOtherTab(() => {
        syncFromStorage();
      }),
    [draft],
  );

  return syncedForm;
}
