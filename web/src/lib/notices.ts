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
  /** Takes back what was said to have failed under these titles: it went well meanwhile. */
  settle: (titles: readonly string[]) => void;
  /** Closes one. */
  dismiss: (id: number) => void;
}

/** The pop-ups without a title; one that has none left is closed. */
function withoutTitles(
  notices: readonly Notice[],
  isTaken: (notice: Notice, title: string) => boolean,
): readonly Notice[] {
  const isTouched = notices.some((notice) => notice.titles.some((title) => isTaken(notice, title)));
  if (!isTouched) return notices;
  return notices
    .map((notice) => ({
      ...notice,
      titles: notice.titles.filter((title) => !isTaken(notice, title)),
    }))
    .filter((notice) => notice.titles.length > 0);
}

/** Makes an empty list of pop-ups. */
export function createNotices(): Notices {
  const store = createStore<readonly Notice[]>([]);
  let lastId = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: ({ kind, title, message }) => {
      const open = withoutTitles(
        store.get(),
        (notice, shown) => shown === title && notice.message !== message,
      );
      const saysIt = open.find((notice) => notice.message === message && notice.kind === kind);
      if (saysIt === undefined) {
        lastId += 1;
        store.set([...open, { id: lastId, kind, titles: [title], message }]);
        return;
      }
      const titles = [...new Set([...saysIt.titles, title])];
      store.set(open.map((notice) => (notice === saysIt ? { ...notice, titles } : notice)));
    },
    settle: (titles) => {
      store.set(
        withoutTitles(store.get(), ({ kind }, title) => kind === 'error' && titles.includes(title)),
      );
    },
    dismiss: (id) => store.set(store.get().filter((notice) => notice.id !== id)),
  };
}
