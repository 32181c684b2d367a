import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  paymentGatewayCodes,
  paymentInstallments,
  paymentMethods,
} from '../../db/tables/payment.ts';

/** A way to pay as it is stored. */
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** The ways to pay that are offered, in order; those by hand alone without a payment provider. */
export function offeredPaymentMethods(
  db: Database,
  hasProvider: boolean,
): Promise<PaymentMethodRow[]> {
  return db
    .select()
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.isActive, true),
        hasProvider ? undefined : eq(paymentMethods.paymentGateway, 0),
      ),
    )
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.id));
}

/** The provider's codes of all methods; a null warehouse means every one. */
export function allGatewayCodes(db: Database) {
  return db.select().from(paymentGatewayCodes).orderBy(asc(paymentGatewayCodes.id));
}

/** The installments of all methods, the shortest first. */
export function allInstallments(db: Database) {
  return db
    .select()
    .from(paymentInstallments)
    .orderBy(asc(paymentInstallments.paymentMethodId), asc(paymentInstallments.months));
}
