import { act, renderHook } from '@testing-library/react';
import { useReducer } from 'react';
import { describe, expect, it } from 'vitest';
import { savedDraft } from '../../../test-kit/open-checkout.tsx';
import { reduceCheckout } from '../../features/checkout/checkout-reducer.ts';
import { startCheckout, type CheckoutState } from '../../features/checkout/checkout-state.ts';
import { readDraft } from '../../features/checkout/draft.ts';
import type { StoredValue } from '../../lib/browser-storage.ts';
import { useSharedDraft } from './use-shared-draft.ts';

/** One entry of local storage as several tabs see it: a tab receives every change but its own. */
function sharedStorage(initial: CheckoutState | null = null) {
  let text = initial === null ? null : JSON.stringify(initial);
  let writes = 0;
  const tabs = new Map<object, () => void>();
  const change = (from: object, next: string | null) => {
    writes += 1;
    // Like browsers: the same value again is no change.
    if (next === text) return;
    text = next;
    for (const [tab, listener] of tabs) if (tab !== from) listener();
  };
  const open = (): StoredValue => {
    const tab = {};
    return {
      read: () => (text === null ? undefined : (JSON.parse(text) as unknown)),
      write: (value) => {
        change(tab, JSON.stringify(value));
        return true;
      },
      remove: () => {
        change(tab, null);
      },
      onOtherTab: (listener) => {
        tabs.set(tab, listener);
        return () => tabs.delete(tab);
      },
    };
  };
  return { open, writes: () => writes };
}

function openTab(stored: StoredValue) {
  const { result } = renderHook(() => {
    const [state, dispatch] = useReducer(
      reduceCheckout,
      stored,
      (draft) => readDraft(draft.read()) ?? startCheckout,
    );
    return { state, dispatch, syncedForm: useSharedDraft(stored, state, dispatch) };
  });
  return {
    state: () => result.current.state,
    syncedForm: () => result.current.syncedForm,
    dispatchEvent: (event: Parameters<typeof reduceCheckout>[1]) => {
      act(() => result.current.dispatch(event));
    },
    remove: () => {
      act(() => stored.remove());
    },
  };
}

function openTwo(initial: CheckoutState | null = null) {
  const storage = sharedStorage(initial);
  return { here: openTab(storage.open()), there: openTab(storage.open()), writes: storage.writes };
}

/** Focuses an input of this name, like a shopper who is about to type. */
function focusInput(name: string) {
  const box = document.createElement('input');
  box.name = name;
  document.body.append(box);
  box.focus();
  return () => {
    box.remove();
  };
}

const typed = { ...savedDraft.form, firstName: 'Sa' };

describe('useSharedDraft', () => {
  it('writes nothing without a change', () => {
    expect(openTwo().writes()).toBe(0);
    expect(openTwo(savedDraft).writes()).toBe(0);
  });

  it('returns the same state in both tabs after changes in each', () => {
    const { here, there } = openTwo(savedDraft);
    here.dispatchEvent({ type: 'emailTyped', email: 'sari@example.com' });
    there.dispatchEvent({ type: 'shippingTypeChosen', shippingType: 'PICKUP' });
    here.dispatchEvent({ type: 'voucherApplied', code: 'HEMAT10' });
    there.dispatchEvent({ type: 'buyerEditStarted' });
    here.dispatchEvent({
      type: 'quoteSettled',
      amountDue: 7_000_000,
      isPartial: false,
      warehouseId: null,
      options: [],
    });
    expect({ ...here.state(), isTyping: false }).toEqual({ ...there.state(), isTyping: false });
    expect(here.state()).toMatchObject({
      email: 'sari@example.com',
      selection: { shippingType: 'PICKUP' },
      voucherCode: 'HEMAT10',
      isEditing: true,
      due: 7_000_000,
    });
  });

  it('shares the reason why a voucher was removed', () => {
    const { here, there } = openTwo({ ...savedDraft, voucherCode: 'HEMAT10' });
    here.dispatchEvent({ type: 'voucherRejected', message: 'Kuota habis' });
    expect(there.state()).toMatchObject({ voucherCode: null, voucherRejection: 'Kuota habis' });
  });

  it('writes once for each change: a received change triggers no write', () => {
    const { here, there, writes } = openTwo();
    here.dispatchEvent({ type: 'buyerTyped', form: typed });
    there.dispatchEvent({ type: 'emailTyped', email: 's' });
    expect(writes()).toBe(2);
  });

  it('passes a half-typed form to the other tab', () => {
    const { here, there } = openTwo();
    here.dispatchEvent({ type: 'buyerTyped', form: typed });
    expect(there.syncedForm()).toEqual(typed);
    expect(here.syncedForm()).toBeNull();
  });

  it.each([
    ['email', { type: 'emailTyped', email: 'lain@example.com' }, 'email'],
    ['firstName', { type: 'buyerTyped', form: typed }, 'form'],
    ['amount', { type: 'rowAdded' }, 'rows'],
  ] as const)('does not replace text that is being typed: %s', (name, event, field) => {
    const { here, there } = openTwo(savedDraft);
    const before = here.state()[field];
    const release = focusInput(name);
    there.dispatchEvent({ type: 'voucherApplied', code: 'HEMAT10' });
    there.dispatchEvent(event);
    expect(here.state()[field]).toEqual(before);
    expect(here.state().voucherCode).toBe('HEMAT10');
    release();
  });

  it('preserves what the other tab has written when this one has received no event', () => {
    const storage = sharedStorage(savedDraft);
    const here = openTab({ ...storage.open(), onOtherTab: () => () => undefined });
    const there = openTab(storage.open());
    there.dispatchEvent({ type: 'emailTyped', email: 'sari@example.com' });
    here.dispatchEvent({ type: 'voucherApplied', code: 'HEMAT10' });
    expect(readDraft(storage.open().read())).toMatchObject({
      email: 'sari@example.com',
      voucherCode: 'HEMAT10',
    });
  });

  it('shares the id of the record, so that both tabs together place one order', () => {
    const { here, there } = openTwo({ ...savedDraft, recordId: 'r1' });
    there.remove();
    here.dispatchEvent({ type: 'emailTyped', email: 'sari@example.com' });
    expect(here.state().recordId).toMatch(/^[0-9a-f]{32}$/);
    expect(there.state().recordId).toBe(here.state().recordId);
  });

  it('starts again when the draft was removed, even while the shopper types', () => {
    const { here, there } = openTwo(savedDraft);
    const release = focusInput('firstName');
    there.remove();
    expect(here.state()).toMatchObject({ form: startCheckout.form, buyer: null, isEditing: true });
    expect(here.syncedForm()).toEqual(startCheckout.form);
    release();
  });
});
