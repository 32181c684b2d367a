import { parseDecimal, zeroDecimal } from '@gawai/domain/decimal';
import type { PaymentMethod } from '@gawai/domain/payment';
import { readRateType } from '@gawai/domain/rate';
import type { Database } from '../../db/database.ts';
import type { PaymentShare } from './order-request.ts';
import { gatewayCodesOf, paymentMethodsById } from './record-queries.ts';

type MethodRow = Awaited<ReturnType<typeof paymentMethodsById>>[number];
type CodeRow = Awaited<ReturnType<typeof gatewayCodesOf>>[number];

/** A payment of the request with the record of its method; null when it is not available. */
export interface OrderPaymentRow {
  readonly sent: PaymentShare;
  readonly method: PaymentMethod | null;
  /** 0 is a manual payment. */
  readonly gatewayId: number;
  /** The provider's number for the method at the warehouse, null when there is none. */
  readonly gatewayCode: string | null;
}

/**
 * Reads the methods of the payments of an order from one warehouse. Without a payment provider only manual methods are
 * available.
 */
export async function readOrderPayments(
  db: Database,
  warehouseId: number,
  sent: readonly PaymentShare[],
  hasProvider: boolean,
): Promise<OrderPaymentRow[]> {
  const ids = [...new Set(sent.map((row) => row.paymentMethodId))];
  const active = await paymentMethodsById(db, ids);
  const methods = active.filter(({ paymentGateway }) => hasProvider || paymentGateway === 0);
  const codes = await gatewayCodesOf(db, ids);
  return sent.map((row) => {
    const method = methods.find(({ id }) => id === row.paymentMethodId);
    const ofMethod = codes.filter((code) => code.paymentMethodId === row.paymentMethodId);
    return {
      sent: row,
      method: method === undefined ? null : methodOfRow(method, ofMethod),
      gatewayId: method?.paymentGateway ?? 0,
      gatewayCode: codeFor(warehouseId, ofMethod),
    };
  });
}

function methodOfRow(row: MethodRow, codes: readonly CodeRow[]): PaymentMethod {
  return {
    id: String(row.id),
    name: row.name,
    fee: { type: readRateType(row.feeType), amount: parseDecimal(row.feeAmount) ?? zeroDecimal },
    isGateway: row.paymentGateway > 0,
    gatewayCodes: codes.map(({ code, warehouseId }) => ({
      code,
      warehouseId: warehouseId === null ? null : String(warehouseId),
    })),
  };
}

/** The number of the warehouse, else the general one. */
function codeFor(warehouseId: number, codes: readonly CodeRow[]): string | null {
  const own = codes.find((code) => code.warehouseId === warehouseId);
  return (own ?? codes.find((code) => code.warehouseId === null))?.code ?? null;
}
