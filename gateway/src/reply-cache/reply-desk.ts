import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { PublicReplyOutcome } from '../telemetry/metrics.ts';
import { askedByJson, askedBySearch } from './asked-operation.ts';
import type { KeptReply } from './kept-reply.ts';
import type { ReplyCache } from './reply-cache.ts';
import { ReplyInMaking } from './reply-in-making.ts';
import type { RequestForm } from './request-form.ts';
import { sendKept } from './send-kept.ts';

/** How long somebody waits for the reply to another one who asks the same, in ms. */
const WAIT_FOR_OTHER = 3_000;

/** One request at the desk. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly words: RequestForm;
}

/** A reply that was handed out, how it came, and how long that took, in ms. */
export interface HandedOut {
  readonly outcome: Exclude<PublicReplyOutcome, 'miss'>;
  readonly reply: KeptReply;
  readonly ms: number;
}

/** Is told of everything that happens at the desk. */
export interface DeskEvents {
  readonly handedOut: (visit: Visit, out: HandedOut) => void;
  /** The engine makes a reply that may be kept. */
  readonly missed: () => void;
}

/** Hands out kept replies over HTTP, so that hot public queries never reach the engine. */
export class ReplyDesk {
  readonly #cache: ReplyCache;
  readonly #clock: Clock;
  readonly #events: DeskEvents;

  /** `clock` is the one of the cache. */
  constructor(cache: ReplyCache, clock: Clock, events: DeskEvents) {
    this.#cache = cache;
    this.#clock = clock;
    this.#events = events;
  }

  /** Answers a request whose very words are known; false when they are not. */
  answerKnown(visit: Visit): boolean {
    const started = performance.now();
    const reply = this.#cache.known(visit.words.form);
    if (reply === undefined) return false;
    this.#handOut(visit, 'hit', reply, started);
    return true;
  }

  /**
   * Answers a request whose question is known, or is being answered for somebody else. If not, gives
   * what must be told of the engine's reply, and null when that is for its asker alone. `text` is the
   * body that `json` was read from, null for GET, which asks by `search`.
   */
  async answer(
    visit: Visit,
    { json, text }: { readonly json: unknown; readonly text: string | null },
    search: string,
  ): Promise<'answered' | ReplyInMaking | null> {
    const started = performance.now();
    const asked = text === null ? askedBySearch(search) : askedByJson(text, json);
    if (asked === null) return null;
    const sight = this.#cache.look(visit.words, asked);
    if (sight.kind === 'personal') return null;
    if (sight.kind === 'missing') {
      this.#events.missed();
      return new ReplyInMaking(sight.place, this.#clock);
    }
    const isKept = sight.kind === 'kept';
    const reply = isKept ? sight.reply : await withinPatience(sight.reply);
    if (reply === null || reply.freshUntil <= this.#clock()) return null;
    this.#handOut(visit, isKept ? 'hit' : 'joined', reply, started);
    return 'answered';
  }

  #handOut(visit: Visit, outcome: HandedOut['outcome'], reply: KeptReply, started: number): void {
    sendKept(visit.request, visit.response, reply, reply.freshUntil - this.#clock());
    this.#events.handedOut(visit, { outcome, reply, ms: performance.now() - started });
  }
}

function withinPatience(reply: Promise<KeptReply | null>): Promise<KeptReply | null> {
  return new Promise((resolve) => {
    const over = setTimeout(() => resolve(null), WAIT_FOR_OTHER);
    void reply.then((value) => {
      clearTimeout(over);
      resolve(value);
    });
  });
}
