import { offeredMethods } from '@gawai/domain/payment';
import type { QuotedPayment, QuotePaymentRow } from '@gawai/domain/quote';
import type { PaymentMethodRecord } from '../../rest/endpoints/payment-method.ts';
import type { PaymentRequest } from './quote-request.ts';

/** A way to pay, and whether it can be used for a quote. */
export interface PaymentMethodChoiceRecord {
  readonly method: PaymentMethodRecord;
  readonly isAvailable: boolean;
}

/** A payment row above 0 with its fee; amounts in whole rupiah. */
export interface QuotePaymentRecord {
  readonly method: PaymentMethodRecord | null;
  readonly amount: number;
  readonly fee: number;
  readonly total: number;
}

/** The rows in the format of the domain rules. */
export function paymentRows(
  requests: readonly PaymentRequest[],
  methods: readonly PaymentMethodRecord[],
): QuotePaymentRow[] {
  return requests.map(({ methodId, amount }) => {
    const method = methods.find(({ id }) => id === methodId) ?? null;
    return { method, amount, isUnknownMethod: methodId !== null && method === null };
  });
}

/** The rows that are charged, with their methods. */
export function paymentRecords(
  rows: readonly QuotedPayment[],
  methods: readonly PaymentMethodRecord[],
): QuotePaymentRecord[] {
  return rows.map(({ methodId, amount, feeAmount, total }) => ({
    method: methods.find(({ id }) => id === methodId) ?? null,
    amount,
    fee: feeAmount,
    total,
  }));
}

/** Every way to pay, and whether it may be used with the warehouse and the voucher of a quote. */
export function paymentMethodChoices(
  methods: readonly PaymentMethodRecord[],
  warehouseId: string | null,
  voucherMethodId: string | null,
): PaymentMethodChoiceRecord[] {
  const offered = new Set(offeredMethods(methods, warehouseId, voucherMethodId));
  return methods.map((method) => ({ method, isAvailable: offered.has(method) }));
}
