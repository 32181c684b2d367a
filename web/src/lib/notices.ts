import { createStore, type Store } from './store.ts';

/** How a notice is shown and announced: errors interrupt a screen reader, the others wait. */
export type NoticeKind = 'success' | 'error' | 'info';

/** One title of a notice, and the action that it reports on. */
interface NoticeEntry {
  readonly action: string;
  readonly title: string;
}

/** A pop-up of the error and success catalogue (specification.md 8). */
export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  /** One, or several that failed for the same reason. */
  readonly entries: readonly NoticeEntry[];
  /** The different titles of the entries. */
  readonly titles: readonly string[];
  /** The sentence below the titles. */
  readonly message: string;
}

/** What is to be shown. */
export interface NewNotice {
  /**
   * What the shopper did, e.g. `addAddress`: the notice replaces the one about its last try. Failed
   * calls have the name of their mutation. Without an action, the title stands for it.
   */
  action?: string;
  kind: NoticeKind;
  title: string;
  message: string;
}

/** The pop-ups that are open, oldest first. */
export interface Notices extends Pick<Store<readonly Notice[]>, 'get' | 'subscribe'> {
  /**
   * Opens a pop-up. There is one per action and one per title at a time: the next one replaces it.
   * Another title with the same message joins the pop-up that says it already, so that eight calls
   * that fail together make one pop-up.
   */
  show: (notice: NewNotice) => void;
  /** Closes what these actions failed with, or said beside a success: it holds no longer. */
  settle: (actions: readonly string[]) => void;
  /** Closes one. */
  dismiss: (id: number) => void;
}

function withEntries(notice: Omit<Notice, 'titles'>): Notice {
  return { ...notice, titles: [...new Set(notice.entries.map(({ title }) => title))] };
}

/** The pop-ups without some of their entries; one that has none left is closed. */
function withoutEntries(
  notices: readonly Notice[],
  isGone: (notice: Notice, entry: NoticeEntry) => boolean,
): readonly Notice[] {
  const isTouched = notices.some((notice) => notice.entries.some((entry) => isGone(notice, entry)));
  if (!isTouched) return notices;
  return notices
    .map((notice) =>
      withEntries({ ...notice, entries: notice.entries.filter((entry) => !isGone(notice, entry)) }),
    )
    .filter(({ entries }) => entries.length > 0);
}

/** Makes a list of pop-ups; `opened` were opened before, oldest first. */
export function createNotices(opened: readonly Notice[] = []): Notices {
  const store = createStore(opened);
  let lastId = opened.at(-1)?.id ?? 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: ({ kind, title, message, action = title }) => {
      const entry = { action, title };
      const saysSame = (notice: Notice) => notice.message === message && notice.kind === kind;
      const open = withoutEntries(
        store.get(),
        (notice, shown) => (shown.action === action || shown.title === title) && !saysSame(notice),
      );
      const same = open.find(saysSame);
      if (same !== undefined) {
        const isKnown = same.entries.some(
          (shown) => shown.action === action && shown.title === title,
        );
        if (isKnown) return;
        const others = same.entries.filter((shown) => shown.action !== action);
        const joined = withEntries({ ...same, entries: [...others, entry] });
        store.set(open.map((notice) => (notice === same ? joined : notice)));
        return;
      }
      lastId += 1;
      store.set([...open, withEntries({ id: lastId, kind, entries: [entry], message })]);
    },
    settle: (actions) => {
      store.set(
        withoutEntries(
          store.get(),
          ({ kind }, { action }) => kind !== 'success' && actions.includes(action),
        ),
      );
    },
    dismiss: (id) => store.set(store.get().filter((notice) => notice.id !== id)),
  };
}
