import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { OPERATION_LIMITS } from '../limits/limits.ts';
import type { AskedOperation } from './asked-operation.ts';
import type { KeptReply } from './kept-reply.ts';
import type { PublicDocuments } from './public-documents.ts';
import { ReplyStore } from './reply-store.ts';
import type { RequestForm } from './request-form.ts';

/** A reply that is about to be made, and that others may wait for. */
export interface ReplyPlace {
  /** Ends the making, once: with a reply for everybody, or with null when it is for its asker alone. */
  readonly end: (reply: KeptReply | null) => void;
}

/** What is known of a question. */
export type Sight =
  | { readonly kind: 'kept'; readonly reply: KeptReply }
  /** Somebody asked the same a moment ago; null when the reply turns out to be for them alone. */
  | { readonly kind: 'under way'; readonly reply: Promise<KeptReply | null> }
  /** Nobody has asked: whoever does now must end `place`. */
  | { readonly kind: 'missing'; readonly place: ReplyPlace }
  /** Every asker gets a reply of their own. */
  | { readonly kind: 'personal' };

/**
 * Whole replies to public queries of guests, kept for as long as they are fresh, and made once for
 * all who ask at the same time. Nothing that depends on who asks may come in here.
 */
export class ReplyCache {
  readonly #store: ReplyStore;
  readonly #documents: PublicDocuments;
  readonly #publicHashes = new LRUCache<string, true>({ max: OPERATION_LIMITS.keptDocuments });
  readonly #underWay = new Map<string, Promise<KeptReply | null>>();
  #generation = 0;

  /** `bytesMax` bounds what is kept; `clock` is the one of the shared data. */
  constructor(bytesMax: number, clock: Clock, documents: PublicDocuments) {
    this.#store = new ReplyStore(bytesMax, clock);
    this.#documents = documents;
  }

  /** The reply to a request that was kept in just these words: the way that costs least. */
  known(form: string): KeptReply | undefined {
    return this.#store.byForm(form);
  }

  /** Looks for the reply to what was asked in these words. */
  look({ form, accept }: RequestForm, asked: AskedOperation): Sight {
    if (asked.query !== null && !this.#documents.isPublic(asked.query)) return { kind: 'personal' };
    const key = createHash('sha256').update(`${accept}\n${asked.text}`).digest('base64');
    const kept = this.#store.byKey(key, form);
    if (kept !== undefined) return { kind: 'kept', reply: kept };
    const reply = this.#underWay.get(key);
    if (reply !== undefined) return { kind: 'under way', reply };
    return { kind: 'missing', place: this.#begin(key, form, asked) };
  }

  /** Forgets everything, also what is being made right now, e.g. after an order changed stocks. */
  clear(): void {
    this.#generation += 1;
    this.#store.clear();
    this.#underWay.clear();
  }

  #begin(key: string, form: string, { hash }: AskedOperation): ReplyPlace {
    const generation = this.#generation;
    let tell: (reply: KeptReply | null) => void = () => undefined;
    const making = new Promise<KeptReply | null>((resolve) => (tell = resolve));
    // Nobody waits for a document that may be an action or personal: of a hash that is known late.
    if (hash === null || this.#publicHashes.get(hash) === true) this.#underWay.set(key, making);
    let isEnded = false;
    return {
      end: (reply) => {
        if (isEnded) return;
        isEnded = true;
        if (this.#underWay.get(key) === making) this.#underWay.delete(key);
        if (reply !== null && hash !== null) this.#publicHashes.set(hash, true);
        if (reply !== null && generation === this.#generation) this.#store.keep(key, form, reply);
        tell(reply);
      },
    };
  }
}
