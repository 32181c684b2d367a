import type { Problem } from '@gawai/domain/problem';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { digest } from '../shared/digest.ts';
import type { VoucherRecord } from '../../rest/endpoints/voucher.ts';

/** A voucher that the shop grants to a customer, or why there is none. */
export interface VoucherAnswer {
  readonly voucher: VoucherRecord | null;
  readonly problem: Problem | null;
}

interface Entry {
  readonly codes: readonly string[];
  readonly answer: VoucherAnswer;
  readonly expiresAt: number;
}

/** How long an answer of the shop is used for quotes, in ms. */
const LIFETIME = 30_000;

/** Customers whose last answer is cached. */
const CUSTOMERS_MAX = 10_000;

/** Stands for a customer without holding their token. */
const keyOf = (token: string): string => digest(token);

/**
 * The shop's last answer about a voucher for each customer, so that a checkout that is worked out
 * again and again does not use up the shop's limit for codes. For quotes only: an order is always
 * checked with the shop. An answer belongs to one token and is never given for another one.
 */
export class VoucherCache {
  readonly #clock: Clock;
  readonly #entries = new LRUCache<string, Entry>({ max: CUSTOMERS_MAX });

  /** `clock` counts in ms. */
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The answer for a code as it is written; null when the shop has to be asked. */
  get(token: string, code: string): VoucherAnswer | null {
    const entry = this.#entries.get(keyOf(token));
    if (entry === undefined || entry.expiresAt <= this.#clock()) return null;
    return entry.codes.includes(code) ? entry.answer : null;
  }

  /**
   * Replaces the last answer of a customer; it holds for the code as typed and as the shop writes it,
   * for `lifetime` ms.
   */
  set(token: string, code: string, answer: VoucherAnswer, lifetime = LIFETIME): void {
    const codes = [code, ...(answer.voucher === null ? [] : [answer.voucher.code])];
    const expiresAt = this.#clock() + lifetime;
    this.#entries.set(keyOf(token), { codes, answer, expiresAt });
  }

  /** Removes the answer of a customer whose order was made or rejected; nothing for a guest. */
  delete(token: string | null): void {
    if (token !== null) this.#entries.delete(keyOf(token));
  }
}
