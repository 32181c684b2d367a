import type { GatewayCode, PaymentMethod } from '@gawai/domain/payment';
import { readRateType } from '@gawai/domain/rate';
import type { RestClient } from '../rest-client.ts';
import type { WireEntry } from '../wire-entry.ts';

/** A way to pay, as the rules of the domain know it. */
export type PaymentMethodRecord = PaymentMethod;

/** GET /payment-method, in the shop's order (Contract 5.7). */
export function fetchPaymentMethods(shop: RestClient): Promise<readonly PaymentMethodRecord[]> {
  return shop.list({ path: ['payment-method'] }, readPaymentMethod);
}

function readPaymentMethod(entry: WireEntry): PaymentMethodRecord {
  return {
    id: entry.id('id'),
    name: entry.text('name'),
    fee: { type: readRateType(entry.raw('fee_type')), amount: entry.amount('fee_amount') },
    isGateway: entry.flag('payment_gateway'),
    gatewayCodes: entry.entries('payment_gateway_codes', readCode, 'code'),
  };
}

function readCode(entry: WireEntry): GatewayCode {
  return { code: entry.text('code'), warehouseId: entry.idOrNull('warehouse_id') };
}
