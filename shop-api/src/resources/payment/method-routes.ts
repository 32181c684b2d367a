import type { FastifyInstance } from 'fastify';
import { takesProviderPayments } from '../../demo-settings.ts';
import { ok } from '../../http/shop-response.ts';
import { publicRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { allGatewayCodes, offeredPaymentMethods, type PaymentMethodRow } from './method-queries.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { method, paymentSchemas } from './payment-schemas.ts';

/** GET /payment-method (shop-api.md 5.7). */
export function paymentMethodRoutes(app: FastifyInstance, shop: Shop): void {
  publicRoute(app, shop, 'GET /payment-method', paymentSchemas.methods, async () => {
    const methods = await offeredPaymentMethods(shop.db, takesProviderPayments(shop.settings));
    const codes = await allGatewayCodes(shop.db);
    return ok(
      methods.map((row) =>
        wireRecord(method, row, {
          group: row.kind === 'manual' ? 'transfer' : row.kind,
          instructions: instructionsOf(row),
          fee_amount: row.feeType === 'Percentage' ? row.feeAmount : Number(row.feeAmount),
          payment_gateway_codes: codes
            .filter((code) => code.paymentMethodId === row.id)
            .map(({ code, warehouseId }) => ({ code, warehouse_id: warehouseId })),
        }),
      ),
    );
  });
}

/** The account to transfer to, null for methods without one. */
function instructionsOf({ bank, accountNo, accountHolder }: PaymentMethodRow) {
  if (bank === null) return null;
  return { bank, account_no: accountNo, holder: accountHolder };
}
