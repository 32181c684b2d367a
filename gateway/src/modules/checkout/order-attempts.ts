import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PlacedOrder, OrderBody } from '../../rest/endpoints/order-submission.ts';

/** State of one order attempt. */
export interface OrderAttempt {
  /** Stands for the input that was sent; null while nothing was. */
  readonly fingerprint: string | null;
  /** What was sent without a clear answer; null when nothing is open. */
  readonly unanswered: OrderBody | null;
  /** The order; null while there is none. */
  readonly made: PlacedOrder | null;
}

/** Exclusive access to one attempt. */
export interface AttemptSlot {
  attempt: OrderAttempt;
}

interface Entry extends AttemptSlot {
  last: Promise<unknown>;
}

/** Attempts that one process remembers. */
const ATTEMPTS_MAX = 10_000;

const UNTRIED: OrderAttempt = { fingerprint: null, unanswered: null, made: null };

/**
 * The orders that shoppers have sent through this process, by idempotency key: a double click waits
 * for the first one instead of racing it, and a repeat after a lost answer sends the same body again.
 * The shop's own memory of keys (shop-api.md 5.19) holds over all processes; this one only spares
 * shoppers a second look at stocks that their own order has taken.
 */
export class OrderAttempts {
  readonly #entries = new LRUCache<string, Entry>({ max: ATTEMPTS_MAX });

  /** Runs one attempt at a time, in order; the key is valid for this client only. */
  run<Result>(
    client: { readonly token: string | null },
    idempotencyKey: string,
    work: (slot: AttemptSlot) => Promise<Result>,
  ): Promise<Result> {
    const key = digest(JSON.stringify([client.token, idempotencyKey]));
    const entry = this.#entries.get(key) ?? { attempt: UNTRIED, last: Promise.resolve() };
    this.#entries.set(key, entry);
    const result = entry.last.then(() => work(entry));
    entry.last = result.catch(() => undefined);
    return result;
  }
}

/** A hash of a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
