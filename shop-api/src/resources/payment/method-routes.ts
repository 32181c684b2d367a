import type { FastifyInstance } from 'fastify';
import { takesProviderPayments } from '../../demo-settings.ts';
import { ok } from '../../http/shop-response.ts';
import { routesOf } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { and, asc, eq } from 'drizzle-orm';
import {
  paymentGatewayCodes,
  paymentInstallments,
  paymentMethods,
} from '../../db/tables/payment.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { installment, method, paymentSchemas } from './payment-schemas.ts';

/** GET /payment-method (shop-api.md 5.7): only manual methods without a payment provider. */
export function paymentMethodRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicRoute } = routesOf(app, shop);
  publicRoute('GET /payment-method', paymentSchemas.methods, async () => {
    const methods = await shop.db
      .select()
      .from(paymentMethods)
      .where(
        and(
          eq(paymentMethods.isActive, true),
          takesProviderPayments(shop.settings) ? undefined : eq(paymentMethods.paymentGateway, 0),
        ),
      )
      .orderBy(asc(paymentMethods.position), asc(paymentMethods.id));
    const codes = await shop.db
      .select()
      .from(paymentGatewayCodes)
      .orderBy(asc(paymentGatewayCodes.id));
    const installments = await shop.db
      .select()
      .from(paymentInstallments)
      .orderBy(asc(paymentInstallments.paymentMethodId), asc(paymentInstallments.months));
    return ok(
      methods.map((row) =>
        wireRecord(method, row, {
          group: row.kind === 'manual' ? 'transfer' : row.kind,
          instructions: instructionsOf(row),
          installments: installments
            .filter(({ paymentMethodId }) => paymentMethodId === row.id)
            .map((plan) => wireRecord(installment, plan, {})),
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
function instructionsOf({ bank, accountNo, accountHolder }: typeof paymentMethods.$inferSelect) {
  if (bank === null) return null;
  return { bank, account_no: accountNo, holder: accountHolder };
}
