import type { SharedState } from '@gawai/server-kit/shared-state/shared-state';
import { withLock } from '@gawai/server-kit/shared-state/with-lock';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { PlacedOrder, OrderBody } from '../../rest/endpoints/order-submission.ts';
import { digest } from '../shared/digest.ts';

/** State of one order attempt. */
export interface OrderAttempt {
  /** Stands for the input that was sent; null while nothing was, and where that cannot be read. */
  readonly fingerprint: string | null;
  /** What this process has sent without a clear answer; null when nothing is open. */
  readonly unanswered: OrderBody | null;
  /** The order; null while there is none. */
  readonly made: PlacedOrder | null;
  /** Whether another process has sent it, and it is not known what came of it. */
  readonly isOpenElsewhere: boolean;
}

/** Exclusive access to one attempt. */
export interface AttemptSlot {
  readonly attempt: OrderAttempt;
  /** Resolves when the other processes can know it. */
  readonly save: (attempt: OrderAttempt) => Promise<void>;
}

interface Entry {
  attempt: OrderAttempt;
  /** Resolves without a value when the last submission has ended: a result has a whole quote. */
  last: Promise<void>;
}

/** What processes tell each other of an attempt: nothing that the shopper has written. */
const sharedAttempt = z.object({
  fingerprint: z.string().nullable(),
  /** The order; null when it was sent without a known answer. */
  made: z.object({ hash: z.string().nullable() }).nullable(),
});

/** A record of another version of the gateway: there may be an order, of any input. */
const UNREADABLE: z.infer<typeof sharedAttempt> = { fingerprint: null, made: null };

/** Attempts that one process remembers. */
const ATTEMPTS_MAX = 10_000;

/** How long processes know attempts of each other, in ms: as long as the shop knows keys. */
const SHARED_FOR = 86_400_000;

/** How long a submission waits for the same one in another process, in ms; longer than a lock outlives its process. */
const WAIT_FOR_OTHER = 6_000;

/** An attempt of which nobody knows anything. */
export const UNTRIED: OrderAttempt = {
  fingerprint: null,
  unanswered: null,
  made: null,
  isOpenElsewhere: false,
};

/**
 * The orders that shoppers have sent through the gateways, by idempotency key: a double click waits
 * for the first one instead of racing it, and a repeat after a lost answer sends the same body again.
 * Other processes know only whether an order was sent, and its hash.
 * The shop's own memory of keys (shop-api.md 5.19) holds over all processes; this one only spares
 * shoppers a second look at stocks that their own order has taken.
 */
export class OrderAttempts {
  readonly #entries = new LRUCache<string, Entry>({ max: ATTEMPTS_MAX });
  readonly #shared: SharedState;

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  /** Runs one attempt at a time, in order; the key is valid for this client only. */
  run<Result>(
    client: { readonly token: string | null },
    idempotencyKey: string,
    work: (slot: AttemptSlot) => Promise<Result>,
  ): Promise<Result> {
    const key = digest(JSON.stringify([client.token, idempotencyKey]));
    const entry = this.#entries.get(key) ?? { attempt: UNTRIED, last: Promise.resolve() };
    this.#entries.set(key, entry);
    const result = entry.last.then(() =>
      withLock(this.#shared, `order-lock:${key}`, WAIT_FOR_OTHER, async () =>
        work(await this.#slot(`order:${key}`, entry)),
      ),
    );
    const forget = () => undefined;
    entry.last = result.then(forget, forget);
    return result;
  }

  async #slot(key: string, entry: Entry): Promise<AttemptSlot> {
    entry.attempt = withShared(entry.attempt, await this.#shared.get(key));
    return {
      get attempt() {
        return entry.attempt;
      },
      save: async (next) => {
        entry.attempt = next;
        const { fingerprint, unanswered, made } = next;
        const isNews = unanswered !== null || made !== null || next.isOpenElsewhere;
        const news = { fingerprint, made: made === null ? null : { hash: made.hash } };
        await this.#shared.set(key, isNews ? JSON.stringify(news) : '', SHARED_FOR);
      },
    };
  }
}

/** What this process knows of an attempt, with what it learns from the others; `text` is empty for nothing. */
function withShared(own: OrderAttempt, text = ''): OrderAttempt {
  if (own.made !== null) return own;
  const other = text === '' ? null : readShared(text);
  if (other === null) return { ...own, isOpenElsewhere: false };
  const { fingerprint } = other;
  if (other.made !== null)
    return { ...UNTRIED, fingerprint, made: { hash: other.made.hash, record: null } };
  return own.unanswered === null ? { ...UNTRIED, fingerprint, isOpenElsewhere: true } : own;
}

function readShared(text: string): z.infer<typeof sharedAttempt> {
  try {
    return sharedAttempt.parse(JSON.parse(text));
  } catch {
    return UNREADABLE;
  }
}
