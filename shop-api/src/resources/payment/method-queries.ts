import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentGatewayCodes, paymentMethods } from '../../db/tables/payment.ts';

/** The ways to pay that are offered, in order. */
export function offeredPaymentMethods(db: Database) {
  return db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.isActive, true))
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.id));
}

/** The provider's codes of all methods; a null warehouse means every one. */
export function allGatewayCodes(db: Database) {
  return db.select().from(paymentGatewayCodes).orderBy(asc(paymentGatewayCodes.id));
}
