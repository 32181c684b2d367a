import type { Clock } from '../clock.ts';
import type { KeptReply } from './kept-reply.ts';

/** How many replies are kept at most, however small they are. */
const REPLIES_MAX = 10_000;

/** Written forms of one question that are known at sight; others are read first. */
const FORMS_MAX = 4;

/** No single reply, and no single form, takes more than this share of the room. */
const LARGEST_SHARE = 1 / 16;

/** What one reply and one form take beside their bytes: objects, places in maps. */
const OVERHEAD_BYTES = 500;

interface Entry {
  readonly key: string;
  readonly reply: KeptReply;
  readonly forms: string[];
  bytes: number;
}

/**
 * Replies by what was asked, within so many bytes: the ones not used for longest go first. A reply
 * is also found by the very words of a request that asked for it, so that these need not be read.
 */
export class ReplyStore {
  readonly #bytesMax: number;
  readonly #clock: Clock;
  /** From the one not used for longest to the one used last. */
  readonly #byKey = new Map<string, Entry>();
  readonly #byForm = new Map<string, Entry>();
  #bytes = 0;

  /** `bytesMax` bounds everything that is kept, keys included; `clock` tells when a reply is over. */
  constructor(bytesMax: number, clock: Clock) {
    this.#bytesMax = bytesMax;
    this.#clock = clock;
  }

  /** Bytes that are kept, as far as they can be told. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The reply to a request in these words; undefined when there is none that may still be given. */
  byForm(form: string): KeptReply | undefined {
    return this.#use(this.#byForm.get(form));
  }

  /** The reply to what was asked; it will be found by `form` from now on. */
  byKey(key: string, form: string): KeptReply | undefined {
    const entry = this.#byKey.get(key);
    const reply = this.#use(entry);
    if (entry !== undefined && reply !== undefined) this.#addForm(entry, form);
    return reply;
  }

  /** Keeps a reply in place of the one before it, unless it is too large. */
  keep(key: string, form: string, reply: KeptReply): void {
    this.#drop(this.#byKey.get(key));
    const bytes = reply.body.length + key.length + OVERHEAD_BYTES;
    if (this.#isTooLarge(bytes)) return;
    const entry: Entry = { key, reply, forms: [], bytes };
    this.#byKey.set(key, entry);
    this.#bytes += bytes;
    this.#addForm(entry, form);
  }

  /** Forgets everything. */
  clear(): void {
    this.#byKey.clear();
    this.#byForm.clear();
    this.#bytes = 0;
  }

  #use(entry: Entry | undefined): KeptReply | undefined {
    if (entry === undefined) return undefined;
    if (entry.reply.freshUntil <= this.#clock()) {
      this.#drop(entry);
      return undefined;
    }
    this.#byKey.delete(entry.key);
    this.#byKey.set(entry.key, entry);
    return entry.reply;
  }

  #addForm(entry: Entry, form: string): void {
    const bytes = form.length + OVERHEAD_BYTES;
    const isNew = entry.forms.length < FORMS_MAX && !this.#byForm.has(form);
    if (isNew && !this.#isTooLarge(bytes)) {
      entry.forms.push(form);
      entry.bytes += bytes;
      this.#bytes += bytes;
      this.#byForm.set(form, entry);
    }
    this.#makeRoom();
  }

  #isTooLarge(bytes: number): boolean {
    return bytes > this.#bytesMax * LARGEST_SHARE;
  }

  #makeRoom(): void {
    for (const oldest of this.#byKey.values()) {
      if (this.#bytes <= this.#bytesMax && this.#byKey.size <= REPLIES_MAX) return;
      this.#drop(oldest);
    }
  }

  #drop(entry: Entry | undefined): void {
    if (entry === undefined) return;
    for (const form of entry.forms) this.#byForm.delete(form);
    this.#byKey.delete(entry.key);
    this.#bytes -= entry.bytes;
  }
}
