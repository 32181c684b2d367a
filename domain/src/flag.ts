import { isBlank } from './blank.ts';
import { decimalText, parseDecimal } from './decimal.ts';

/** State of one payment of an order: -1, 0 and 1 on the wire (specification.md 3). */
export type PaidState = 'EXPIRED' | 'PENDING' | 'PAID';

/** What the payment provider has recorded: 1, 0 and 6 on the wire (shop-api.md 5.24). */
export type TransactionStatus = 'PAID' | 'FAILED' | 'PENDING';

const TRANSACTION_STATUSES: Readonly<Record<string, TransactionStatus>> = {
  '1': 'PAID',
  '0': 'FAILED',
  '6': 'PENDING',
};

function signOf(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return Math.sign(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' && value.trim().toLowerCase() === 'true') return 1;
  const number = parseDecimal(value);
  if (number === undefined || number.coefficient === 0n) return 0;
  return number.coefficient > 0n ? 1 : -1;
}

/**
 * Reads a yes/no of the wire (shop-api.md 2): true, `"true"` in any letter case and everything
 * above 0 are yes; 0, below 0, null, missing, lists, objects and unreadable text are no.
 */
export function readFlag(value: unknown): boolean {
  return signOf(value) > 0;
}

/**
 * Reads the state of a payment (shop-api.md 2): below 0 expired, above 0 or true paid, anything
 * else (0, null, missing, unreadable) pending.
 */
export function readPaidState(value: unknown): PaidState {
  const sign = signOf(value);
  return sign === 0 ? 'PENDING' : sign > 0 ? 'PAID' : 'EXPIRED';
}

/**
 * Reads what the provider has recorded (shop-api.md 5.24), as number or text. Null when it has recorded
 * nothing, or something that the contract does not know: blank is not the 0 of a failed payment.
 */
export function readTransactionStatus(value: unknown): TransactionStatus | null {
  if (isBlank(value)) return null;
  const number = parseDecimal(value);
  return number === undefined ? null : (TRANSACTION_STATUSES[decimalText(number)] ?? null);
}
