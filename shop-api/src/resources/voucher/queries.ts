import { and, asc, eq, gte, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { voucherUses, vouchers } from '../../db/tables/voucher.ts';

export type VoucherRow = typeof vouchers.$inferSelect;

/** Compares without letter case (shop-api.md 5.18). */
export const hasCode = (code: string) => sql`lower(${vouchers.code}) = lower(${code})`;

/** The voucher of a code. */
export async function voucherByCode(db: Database, code: string): Promise<VoucherRow | null> {
  const [found] = await db.select().from(vouchers).where(hasCode(code));
  return found ?? null;
}

export async function voucherById(db: Database, id: number): Promise<VoucherRow | null> {
  const [found] = await db.select().from(vouchers).where(eq(vouchers.id, id));
  return found ?? null;
}

const LISTED_MAX = 20;

/** The vouchers that are shown to a customer: listed, usable now, not used by them; the lowest minimum first. */
export function listedVouchers(db: Database, userId: number, now: Date): Promise<VoucherRow[]> {
  const uses = db
    .select({ id: voucherUses.id })
    .from(voucherUses)
    .where(and(eq(voucherUses.voucherId, vouchers.id), eq(voucherUses.userId, userId)));
  return db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.isListed, true), isUsable(now), notExists(uses)))
    .orderBy(asc(vouchers.minOrder), asc(vouchers.id))
    .limit(LISTED_MAX);
}

/** Active, within its dates and its quota (shop-api.md 5.18). */
function isUsable(now: Date) {
  return and(
    eq(vouchers.isActive, true),
    lte(vouchers.startsAt, now),
    gte(vouchers.endsAt, now),
    or(isNull(vouchers.quota), lt(vouchers.usedCount, vouchers.quota)),
  );
}

/** Whether a customer has had the one use of a voucher. */
export async function hasUsedVoucher(
  db: Database,
  voucherId: number,
  userId: number,
): Promise<boolean> {
  const isUse = and(eq(voucherUses.voucherId, voucherId), eq(voucherUses.userId, userId));
  return (await db.$count(voucherUses, isUse)) > 0;
}

/**
 * Counts one use of the quota, with all conditions in one statement; false when they do not hold (shop-api.md 5.18).
 */
export async function countVoucherUse(
  db: Database,
  voucherId: number,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(vouchers)
    .set({ usedCount: sql`${vouchers.usedCount} + 1` })
    .where(and(eq(vouchers.id, voucherId), isUsable(now)))
    .returning({ id: vouchers.id });
  return taken.length > 0;
}

/** Stores the customer of a use; false when the customer has used the voucher. */
export async function addVoucherUse(
  db: Database,
  use: { voucherId: number; userId: number; orderId: number },
): Promise<boolean> {
  const added = await db
    .insert(voucherUses)
    .values(use)
    .onConflictDoNothing()
    .returning({ id: voucherUses.id });
  return added.length > 0;
}

/**
 * Returns the voucher use of a locked order to the quota and to its customer; does nothing without one. The voucher is
 * updated before the use, in the sequence of new orders, so that they do not deadlock.
 */
export async function returnVoucherUse(db: Database, orderId: number): Promise<void> {
  const ofOrder = eq(voucherUses.orderId, orderId);
  const [use] = await db
    .select({ voucherId: voucherUses.voucherId })
    .from(voucherUses)
    .where(ofOrder);
  if (use === undefined) return;
  await db
    .update(vouchers)
    .set({ usedCount: sql`${vouchers.usedCount} - 1` })
    .where(eq(vouchers.id, use.voucherId));
  await db.delete(voucherUses).where(ofOrder);
}
