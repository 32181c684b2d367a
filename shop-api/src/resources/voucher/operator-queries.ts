import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentMethods } from '../../db/tables/payment.ts';
import { vouchers } from '../../db/tables/voucher.ts';
import type { VoucherRow } from './queries.ts';

/** One page of all vouchers, those in use first, then the newest. */
export async function vouchersForOperator(
  db: Database,
  { offset, size }: { readonly offset: number; readonly size: number },
): Promise<{ vouchers: VoucherRow[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(vouchers);
  const found = await db
    .select()
    .from(vouchers)
    .orderBy(desc(vouchers.isActive), desc(vouchers.id))
    .limit(size)
    .offset(offset);
  return { vouchers: found, total: counted?.total ?? 0 };
}

/** Adds a voucher; null when its code is taken, in whatever letter case. */
export async function addVoucher(
  db: Database,
  voucher: typeof vouchers.$inferInsert,
): Promise<VoucherRow | null> {
  const [added] = await db.insert(vouchers).values(voucher).onConflictDoNothing().returning();
  return added ?? null;
}

/** Switches the voucher of a code off; null when there is none that is on. */
export async function switchVoucherOff(db: Database, code: string): Promise<VoucherRow | null> {
  const isCode = sql`lower(${vouchers.code}) = lower(${code})`;
  const [off] = await db
    .update(vouchers)
    .set({ isActive: false })
    .where(and(isCode, eq(vouchers.isActive, true)))
    .returning();
  return off ?? null;
}

/** Whether there is a way to pay of this id, also one that is not offered. */
export async function isPaymentMethod(db: Database, id: number): Promise<boolean> {
  return (await db.$count(paymentMethods, eq(paymentMethods.id, id))) > 0;
}
