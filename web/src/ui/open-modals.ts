import { createStore } from '../lib/store.ts';

const modals = createStore<readonly HTMLElement[]>([]);

/**
 * The element for pop-ups in the uppermost modal dialog; null when none is open. Everything outside of
 * the dialog is inert.
 */
export const uppermostModal = {
  get: (): HTMLElement | null => modals.get().at(-1) ?? null,
  subscribe: modals.subscribe,
};

/** Registers the element for pop-ups of a modal dialog that was opened, until the returned function is called. */
export function enterModal(noticeSlot: HTMLElement): () => void {
  modals.set([...modals.get(), noticeSlot]);
  return () => {
    modals.set(modals.get().filter((other) => other !== noticeSlot));
  };
}
