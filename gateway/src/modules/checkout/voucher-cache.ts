import type { Problem } from '@gawai/domain/problem';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { digest } from '../shared/digest.ts';
import type { VoucherRecord } from '../../rest/endpoints/voucher.ts';

/** A voucher of a customer, or why it cannot be used. Both null without a code. */
export interface VoucherResult {
  readonly voucher: VoucherRecord | null;
  readonly problem: Problem | null;
}

interface Entry {
  readonly codes: readonly string[];
  readonly result: VoucherResult;
  readonly expiresAt: number;
}

/** Default lifetime of an entry, in ms. */
const LIFETIME = 30_000;

/** Most customers with an entry. */
const CUSTOMERS_MAX = 10_000;

/** A hash, so that the cache does not contain tokens. */
const keyOf = (token: string): string => digest(token);

/**
 * Caches the last voucher of each customer, so that repeated quotes of one checkout do not use up the
 * shop's limit for codes. For quotes only: an order is always checked with the shop. An entry belongs
 * to one token and is never returned for another one.
 */
export class VoucherCache {
  readonly #clock: Clock;
  readonly #entries = new LRUCache<string, Entry>({ max: CUSTOMERS_MAX });

  /** `clock` counts in ms. */
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The cached result for a code, compared exactly; null when there is none. */
  get(token: string, code: string): VoucherResult | null {
    const entry = this.#entries.get(keyOf(token));
    if (entry === undefined || entry.expiresAt <= this.#clock()) return null;
    return entry.codes.includes(code) ? entry.result : null;
  }

  /**
   * Replaces the entry of a customer, for `lifetime` ms. It is found by the code as typed and by the code
   * as the shop writes it.
   */
  set(token: string, code: string, result: VoucherResult, lifetime = LIFETIME): void {
    const codes = [code, ...(result.voucher === null ? [] : [result.voucher.code])];
    const expiresAt = this.#clock() + lifetime;
    this.#entries.set(keyOf(token), { codes, result, expiresAt });
  }

  /** Removes the entry of a customer whose order was placed or rejected; does nothing for a guest. */
  delete(token: string | null): void {
    if (token !== null) this.#entries.delete(keyOf(token));
  }
}
