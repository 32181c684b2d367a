import { createStore, type Store } from './store.ts';

/** Kind of a notice: errors are announced assertively, the others politely. */
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
  /** The text below the titles. */
  readonly message: string;
}

export interface NewNotice {
  /**
   * The action of the shopper, e.g. `addAddress`: the notice replaces the previous one of the action. Failed
   * requests use the name of their mutation. Defaults to the title.
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
   * Another title with the same message is added to the pop-up with that message, so that eight requests
   * that fail together open one pop-up.
   */
  show: (notice: NewNotice) => void;
  /** Closes the pop-ups of these actions, except successes. */
  settle: (actions: readonly string[]) => void;
  /** Closes one pop-up. */
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

/** Creates a list of pop-ups; `opened` are already open, oldest first. */
export function createNotices(opened: readonly Notice[] = []): Notices {
  const store = createStore(opened);
  let lastId = opened.at(-1)?.id ?? 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: ({ kind, title, message, action = title }) => {
      const entry = { action, title };
      const isSame = (notice: Notice) => notice.message === message && notice.kind === kind;
      const open = withoutEntries(
        store.get(),
        (notice, shown) => (shown.action === action || shown.title === title) && !isSame(notice),
      );
      const same = open.find(isSame);
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
