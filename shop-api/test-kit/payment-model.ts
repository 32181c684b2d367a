/** What the provider may say: paid, failed, pending (shop-api.md 5.24). */
export type TransactionStatus = '0' | '1' | '6';

/** A payment row as the contract wants it: -1 expired, 0 pending, 1 paid. */
interface ModelRow {
  isPaid: -1 | 0 | 1;
  needsAttention: boolean;
}

/** What the shop must have noted after every message of the provider. */
export interface PaymentState {
  readonly rows: readonly Readonly<ModelRow>[];
  /** The provider's last good word by session; null when there was none. */
  readonly statuses: readonly (TransactionStatus | null)[];
  readonly isPaid: boolean;
  readonly isRefunded: boolean;
}

/**
 * The rules of shop-api.md 5.24 and 5.25 for one order, in a few lines and without a database: what
 * sessions, good messages, expiry and voiding do. Messages that are not good do nothing, so the model
 * does not know them.
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

  /** Money that came for an order that was voided does not make it a paid one. */
  get #isPaid(): boolean {
    return this.#rows.every(({ isPaid }) => isPaid === 1) && !this.#isRefunded;
  }

  /** Opens a session for a row; false when the row cannot be paid any more. */
  open(row: number): boolean {
    const isPayable = this.#rows[row]?.isPaid === 0 && !this.#isOverdue && !this.#isRefunded;
    if (isPayable) this.#sessions.push({ row, status: null });
    return isPayable;
  }

  /** A good message about a session: its money counts once, and paid never goes back. */
  apply(session: number, status: TransactionStatus): void {
    const about = this.#sessions[session];
    if (about === undefined || about.status === '1') return;
    about.status = status;
    const row = this.#rows[about.row];
    if (status !== '1' || row === undefined) return;
    row.needsAttention ||= row.isPaid !== 0 || this.#isRefunded;
    row.isPaid = 1;
  }

  /** The time of every pending row runs out, and the expiry step is taken. */
  expire(): void {
    this.#isOverdue = true;
    for (const row of this.#rows) if (row.isPaid === 0) row.isPaid = -1;
    if (this.#rows.every(({ isPaid }) => isPaid === -1)) this.#isRefunded = true;
  }

  /** An operator voids the order; false when money has come for it, or it was voided before. */
  void(): boolean {
    const hasMoney = this.#rows.some(({ isPaid }) => isPaid === 1);
    if (hasMoney || this.#isRefunded) return false;
    this.#isRefunded = true;
    return true;
  }
}
