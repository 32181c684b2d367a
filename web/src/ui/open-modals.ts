import { createStore } from '../lib/store.ts';

const modals = createStore<readonly HTMLElement[]>([]);

/** The uppermost modal dialog; null when none is open. Everything outside of it is inert. */
export const uppermostModal = {
  get: (): HTMLElement | null => modals.get().at(-1) ?? null,
  subscribe: modals.subscribe,
};

/** Says that a modal dialog has been opened, until the returned function says that it is closed. */
export function enterModal(dialog: HTMLElement): () => void {
  modals.set([...modals.get(), dialog]);
  return () => {
    modals.set(modals.get().filter((other) => other !== dialog));
  };
}
