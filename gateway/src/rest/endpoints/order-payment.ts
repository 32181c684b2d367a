import { readTransactionStatus, type PaidState, type TransactionStatus } from '@gawai/domain/flag';
import type { Rupiah } from '@gawai/domain/money';
import { readReceiptState, type ReceiptState } from '@gawai/domain/receipt';
import type { WireEntry } from '../wire/wire-entry.ts';
import { figureOrNull } from './order-figures.ts';

/** One payment row of an order. */
export interface OrderPaymentRecord {
  readonly id: string;
  readonly hash: string;
  /** Null when the shop sends none. */
  readonly methodId: string | null;
  readonly methodName: string;
  /** Without the fee; null when the shop sends none. */
  readonly amount: Rupiah | null;
  /** Null when the shop sends none. */
  readonly fee: Rupiah | null;
  /** Fee included. */
  readonly total: Rupiah;
  readonly state: PaidState;
  /** The buyer has sent a receipt. */
  readonly isConfirmed: boolean;
  /** False = manual transfer. */
  readonly isGateway: boolean;
  /** ISO 8601 text; null when the shop sends none. */
  readonly expiresAt: string | null;
  /** Null for payments on the provider's page, and when the shop sends none. */
  readonly receiptState: ReceiptState | null;
  /** Why the receipt was rejected. */
  readonly receiptNote: string | null;
  /** Last status of the provider; null when there is none or the shop sends none. */
  readonly transactionStatus: TransactionStatus | null;
}

/** Reads one payment row of an order (shop-api.md 5.20). */
export function readPayment(entry: WireEntry): OrderPaymentRecord {
  const state = entry.paidState('is_paid');
  const isConfirmed = entry.flag('is_confirmed');
  const isGateway = entry.idOrNull('payment_gateway_id') !== null;
  const receiptState = isGateway
    ? null
    : readReceiptState(entry.raw('receipt_state'), { state, isConfirmed });
  return {
    id: entry.id('id'),
    hash: entry.text('hash'),
    methodId: entry.idOrNull('payment_method_id'),
    methodName: entry.text('payment_method_name'),
    amount: figureOrNull(entry, 'amount'),
    fee: figureOrNull(entry, 'fee_amount'),
    total: entry.rupiah('total'),
    state,
    isConfirmed,
    isGateway,
    expiresAt: entry.time('expired_at'),
    receiptState,
    receiptNote: receiptState === 'REJECTED' ? entry.textOrNull('receipt_note') : null,
    transactionStatus: readTransactionStatus(entry.raw('transaction_status')),
  };
}
