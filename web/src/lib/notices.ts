import { createStore, type Store } from './store.ts';

/** How a notice is shown and announced: errors interrupt a screen reader, the others wait. */
export type NoticeKind = 'success' | 'error' | 'info';

/** A pop-up of the error and success catalogue (Specification section 8). */
export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  /** One title, or several that failed for the same reason. */
  readonly titles: readonly string[];
  /** The sentence below the titles. */
  readonly message: string;
}

/** What is to be shown. */
export interface NewNotice {
  kind: NoticeKind;
  title: string;
  message: string;
}

/** The pop-ups that are open, oldest first. */
export interface Notices extends Pick<Store<readonly Notice[]>, 'get' | 'subscribe'> {
  /**
   * Opens a pop-up. There is one per title at a time: the same title again replaces its message, and
   * another title with the same message joins the pop-up that says it already, so that eight calls
   * that fail together make one pop-up.
   */
  show: (notice: NewNotice) => void;
  /** Closes one. */
  dismiss: (id: number) => void;
}

/** Makes an empty list of pop-ups. */
export function createNotices(): Notices {
  const store = createStore<readonly Notice[]>([]);
  let lastId = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: ({ kind, title, message }) => {
      const open = store
        .get()
        .map((notice) =>
          notice.message === message
            ? notice
            : { ...notice, titles: notice.titles.filter((other) => other !== title) },
        )
        .filter((notice) => notice.titles.length > 0);
      const saysIt = open.find((notice) => notice.message === message && notice.kind === kind);
      if (saysIt === undefined) {
        lastId += 1;
        store.set([...open, { id: lastId, kind, titles: [title], message }]);
        return;
      }
      const titles = [...new Set([...saysIt.titles, title])];
      store.set(open.map((notice) => (notice === saysIt ? { ...notice, titles } : notice)));
    },
    dismiss: (id) => store.set(store.get().filter((notice) => notice.id !== id)),
  };
}
