import { ceilDecimal } from './decimal.ts';
import { PAYMENT_AMOUNT_MAX, PAYMENTS_MAX } from './limits.ts';
import { sumRupiah, type Rupiah } from './money.ts';
import { applyRate, type Rate } from './rate.ts';

/** A code of the payment provider; `warehouseId` null = it holds for every warehouse. */
export type GatewayCode = { readonly code: string; readonly warehouseId: string | null };

/** A way to pay (specification.md 3). `isGateway` false = manual, with a receipt upload. */
export type PaymentMethod = {
  readonly id: string;
  readonly name: string;
  readonly fee: Rate;
  readonly isGateway: boolean;
  readonly gatewayCodes: readonly GatewayCode[];
};

/** The least that a row of a split payment has; amounts are without fee. */
export type AmountRow = { readonly amount: Rupiah };

/** A row of the split payment as the checkout stores it; no method chosen yet = null. */
export type SplitRow = AmountRow & { readonly methodId: string | null };

/**
 * The fee of one row in whole rupiah, rounded up (specification.md 9): a percentage of the
 * amount or a fixed sum. A row of 0 is dropped before it costs anything, so its fee is 0.
 */
export function paymentFee(amount: Rupiah, fee: Rate): Rupiah {
  return amount > 0 ? Math.max(0, ceilDecimal(applyRate(amount, fee))) : 0;
}

function asAmount(amount: number): Rupiah {
  if (!(amount > 0)) return 0;
  return Math.min(PAYMENT_AMOUNT_MAX, Math.floor(amount));
}

/** Sum of the row amounts, without fees. */
export function rowsSum(rows: readonly AmountRow[]): Rupiah {
  return sumRupiah(rows.map((row) => row.amount));
}

/** The rows at the start: one with the full amount due, or none when nothing is due. */
export function startRows(due: Rupiah): SplitRow[] {
  return due > 0 ? [{ methodId: null, amount: due }] : [];
}

/** True while another row may be added. */
export function canAddRow(rows: readonly AmountRow[]): boolean {
  return rows.length < PAYMENTS_MAX;
}

/** Adds a row with the remaining balance, at least 0. Returns the same rows when there are three. */
export function addRow(rows: readonly SplitRow[], due: Rupiah): SplitRow[] {
  if (!canAddRow(rows)) return [...rows];
  return [...rows, { methodId: null, amount: Math.max(0, due - rowsSum(rows)) }];
}

/**
 * The rows after an amount was typed and its field left (specification.md 4): later rows become
 * 0, then the next one takes the remaining balance, at least 0. Rows before it never move.
 */
export function blurRow<R extends AmountRow>(
  rows: readonly R[],
  index: number,
  typed: number,
  due: Rupiah,
): R[] {
  if (rows[index] === undefined) return [...rows];
  const amount = asAmount(typed);
  const before = rowsSum(rows.slice(0, index)) + amount;
  return rows.map((row, position) => {
    if (position < index) return row;
    if (position === index) return { ...row, amount };
    return { ...row, amount: position === index + 1 ? Math.max(0, due - before) : 0 };
  });
}

/** Removes a later row and adds its amount to the row before. The first row cannot be removed. */
export function removeRow<R extends AmountRow>(rows: readonly R[], index: number): R[] {
  const removed = rows[index];
  if (removed === undefined || index < 1) return [...rows];
  return rows.flatMap((row, position) => {
    if (position === index) return [];
    return [position === index - 1 ? { ...row, amount: row.amount + removed.amount } : row];
  });
}

/** The rows after the amount due changed: the first takes it all, the others 0, methods stay. */
export function changeDue(rows: readonly SplitRow[], due: Rupiah): SplitRow[] {
  if (rows.length === 0) return startRows(due);
  return rows.map((row, position) => ({ ...row, amount: position === 0 ? due : 0 }));
}

/** The rows that are sent: those above 0. */
export function sentRows<R extends AmountRow>(rows: readonly R[]): R[] {
  return rows.filter((row) => row.amount > 0);
}

/** True when the amounts, without fees, add up exactly to what is due. */
export function rowsMatch(rows: readonly AmountRow[], due: Rupiah): boolean {
  return rowsSum(sentRows(rows)) === due;
}

/**
 * True when a method may be used for goods from that warehouse (shop-api.md 5.7): manual methods and
 * gateway methods without codes always, a gateway method with codes only when one names the
 * warehouse or none in particular. Without a chosen warehouse (null) nothing is hidden.
 */
export function isMethodOffered(
  method: Pick<PaymentMethod, 'isGateway' | 'gatewayCodes'>,
  warehouseId: string | null,
): boolean {
  if (!method.isGateway || method.gatewayCodes.length === 0 || warehouseId === null) return true;
  return method.gatewayCodes.some(
    (code) => code.warehouseId === null || code.warehouseId === warehouseId,
  );
}

/**
 * The methods a shopper can choose: offered for the warehouse and, while a voucher tied to one
 * method is applied, only that one (`voucherMethodId`, null = any).
 */
export function offeredMethods<M extends Pick<PaymentMethod, 'id' | 'isGateway' | 'gatewayCodes'>>(
  methods: readonly M[],
  warehouseId: string | null,
  voucherMethodId: string | null = null,
): M[] {
  return methods.filter(
    (method) =>
      isMethodOffered(method, warehouseId) &&
      (voucherMethodId === null || method.id === voucherMethodId),
  );
}
