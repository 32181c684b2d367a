/** Status of the provider: 1 paid, 0 failed, 6 pending (shop-api.md 5.24). */
export type TransactionStatus = '0' | '1' | '6';

/** A payment of the contract: -1 expired, 0 pending, 1 paid. */
interface ModelRow {
  isPaid: -1 | 0 | 1;
  needsAttention: boolean;
}

/** The expected state after every message of the provider. */
export interface PaymentState {
  readonly rows: readonly Readonly<ModelRow>[];
  /** The last valid status by session; null without one. */
  readonly statuses: readonly (TransactionStatus | null)[];
  readonly isPaid: boolean;
  readonly isRefunded: boolean;
}

/**
 * The rules of shop-api.md 5.24 and 5.25 for one order without a database: sessions, valid messages, expiry and
 * voiding. Invalid messages have no effect and are not part of the model.
 */
export class PaymentModel {
  readonly #rows: ModelRow[];
  readonly #sessions: { row: number; status: TransactionStatus | null }[] = [];
  #isOverdue = false;
  #isRefunded = false;

  constructor(rows: number) {
    this.#rows = Array.from({ length: rows }, () => ({ isPaid: 0, needsAttention: false }));
  }

  get state(): PaymentState {
    return {
      rows: this.#rows.map((row) => ({ ...row })),
      statuses: this.#sessions.map(({ status }) => status),
      isPaid: this.#isPaid,
      isRefunded: this.#isRefunded,
    };
  }

  /** Money received for a voided order does not mark it as paid. */
  get #isPaid(): boolean {
    return this.#rows.every(({ isPaid }) => isPaid === 1) && !this.#isRefunded;
  }

  /** Opens a session for a payment; false when it cannot be paid any more. */
  open(row: number): boolean {
    const isPayable = this.#rows[row]?.isPaid === 0 && !this.#isOverdue && !this.#isRefunded;
    if (isPayable) this.#sessions.push({ row, status: null });
    return isPayable;
  }

  /** Applies a valid message about a session: its money counts once, and paid is final. */
  apply(session: number, status: TransactionStatus): void {
    const about = this.#sessions[session];
    if (about === undefined || about.status === '1') return;
    about.status = status;
    const row = this.#rows[about.row];
    if (status !== '1' || row === undefined) return;
    row.needsAttention ||= row.isPaid !== 0 || this.#isRefunded;
    row.isPaid = 1;
  }

  /** Passes the deadline of every pending payment and expires them. */
  expire(): void {
    this.#isOverdue = true;
    for (const row of this.#rows) if (row.isPaid === 0) row.isPaid = -1;
    if (this.#rows.every(({ isPaid }) => isPaid === -1)) this.#isRefunded = true;
  }

  /** Voids the order; false when a payment is paid, or the order is voided. */
  void(): boolean {
    const hasMoney = this.#rows.some(({ isPaid }) => isPaid === 1);
    if (hasMoney || this.#isRefunded) return false;
    this.#isRefunded = true;
    return true;
  }
}
