import type { SharedState } from './shared-state.ts';

/**
 * What a change invalidates: prices and stocks of products, or every figure of a checkout, also fees and
 * methods.
 */
export type ChangedTag = 'products' | 'figures';

const CHANNEL = 'changes';

/** Changes of other processes within this time count as one, in ms: else a sale would make caches useless. */
const TOGETHER_MS = 250;

/** Notifies all other processes of a change. Nothing waits for it. */
export function publishChange(state: SharedState, tag: ChangedTag): void {
  void state.publish(CHANNEL, tag);
}

/**
 * Calls `onChange` for the changes of other processes: at once for the first one, and once more for all that
 * follow within a quarter of a second. Also after messages may have been lost.
 */
export function subscribeToChanges(
  state: SharedState,
  onChange: (tag: ChangedTag) => void,
): Promise<void> {
  let collected: ChangedTag | null = null;
  let pause: NodeJS.Timeout | null = null;
  const resume = () => {
    pause = null;
    const tag = collected;
    collected = null;
    if (tag !== null) apply(tag);
  };
  const apply = (tag: ChangedTag) => {
    onChange(tag);
    pause = setTimeout(resume, TOGETHER_MS).unref();
  };
  return state.subscribe(CHANNEL, (message) => {
    // The wider one after a loss, and of two.
    const tag = message === 'products' ? 'products' : 'figures';
    if (pause === null) apply(tag);
    else collected = collected === 'figures' ? 'figures' : tag;
  });
}
