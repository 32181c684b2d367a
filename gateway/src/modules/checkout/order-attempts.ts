import type { SharedState } from '@gawai/server-kit/shared-state/shared-state';
import { withLock } from '@gawai/server-kit/shared-state/with-lock';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { PlacedOrder, OrderBody } from '../../rest/endpoints/order-submission.ts';
import { digest } from '../shared/digest.ts';

/** State of one order attempt. */
export interface OrderAttempt {
  /** Hash of the input that was sent; null while none was, or when the shared record is unreadable. */
  readonly fingerprint: string | null;
  /** Body that this process has sent without a final response; null when there is none. */
  readonly pendingBody: OrderBody | null;
  /** The order; null while there is none. */
  readonly placed: PlacedOrder | null;
  /** Whether another process has sent it and its result is unknown. */
  readonly isPendingElsewhere: boolean;
}

/** Exclusive access to one attempt. */
export interface AttemptSlot {
  readonly attempt: OrderAttempt;
  /** Resolves when other processes can read it. */
  readonly save: (attempt: OrderAttempt) => Promise<void>;
}

interface Entry {
  attempt: OrderAttempt;
  /** Resolves without a value when the last submission has ended: retaining its result would retain a whole quote. */
  last: Promise<void>;
}

/** The record of an attempt that processes share; it contains no input of the shopper. */
const sharedAttempt = z.object({
  fingerprint: z.string().nullable(),
  /** The placed order; null while its result is unknown. A stored name: other versions of the gateway read it. */
  made: z.object({ hash: z.string().nullable() }).nullable(),
});

/** For a record that cannot be parsed: there may be an order, of any input. */
const UNREADABLE: z.infer<typeof sharedAttempt> = { fingerprint: null, made: null };

/** Most attempts in the memory of one process. */
const ATTEMPTS_MAX = 10_000;

/** Lifetime of a shared record, in ms: as long as the shop stores idempotency keys. */
const SHARED_LIFETIME = 86_400_000;

/** Time limit of a submission that waits for the same one in another process, in ms; longer than a lock outlives its process. */
const WAIT_FOR_OTHER = 6_000;

/** State of a key without any submission. */
export const UNTRIED: OrderAttempt = {
  fingerprint: null,
  pendingBody: null,
  placed: null,
  isPendingElsewhere: false,
};

/**
 * The submissions of orders by idempotency key: a double click waits for the first submission instead
 * of racing it, and a retry after a lost response sends the same body again. Other processes read only
 * whether an order was sent, and its hash.
 * The shop stores the keys for all processes (shop-api.md 5.19). This store avoids a second check
 * against stocks that the shopper's own order has taken.
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
    const discardResult = () => undefined;
    entry.last = result.then(discardResult, discardResult);
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
        const { fingerprint, pendingBody, placed } = next;
        const isTried = pendingBody !== null || placed !== null || next.isPendingElsewhere;
        const record = { fingerprint, made: placed === null ? null : { hash: placed.hash } };
        await this.#shared.set(key, isTried ? JSON.stringify(record) : '', SHARED_LIFETIME);
      },
    };
  }
}

/** The attempt of this process, merged with the shared record; `text` is empty without a record. */
function withShared(own: OrderAttempt, text = ''): OrderAttempt {
  if (own.placed !== null) return own;
  const other = text === '' ? null : readShared(text);
  if (other === null) return { ...own, isPendingElsewhere: false };
  const { fingerprint } = other;
  if (other.made !== null)
    return { ...UNTRIED, fingerprint, placed: { hash: other.made.hash, record: null } };
  return own.pendingBody === null ? { ...UNTRIED, fingerprint, isPendingElsewhere: true } : own;
}

function readShared(text: string): z.infer<typeof sharedAttempt> {
  try {
    return sharedAttempt.parse(JSON.parse(text));
  } catch {
    return UNREADABLE;
  }
}
