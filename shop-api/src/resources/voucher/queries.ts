import { and, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { voucherUses, vouchers } from '../../db/tables/voucher.ts';

export type VoucherRow = typeof vouchers.$inferSelect;

/** The voucher of a code, compared without letter case (shop-api.md 5.18). */
export async function voucherByCode(db: Database, code: string): Promise<VoucherRow | null> {
  const [found] = await db
    .select()
    .from(vouchers)
    .where(sql`lower(${vouchers.code}) = lower(${code})`);
  return found ?? null;
}

export async function voucherById(db: Database, id: number): Promise<VoucherRow | null> {
  const [found] = await db.select().from(vouchers).where(eq(vouchers.id, id));
  return found ?? null;
}

/** Whether a customer has had the one use of a voucher. */
export async function hasUsedVoucher(
  db: Database,
  voucherId: number,
  userId: number,
): Promise<boolean> {
  const found = await db
    .select({ id: voucherUses.id })
    .from(voucherUses)
    .where(and(eq(voucherUses.voucherId, voucherId), eq(voucherUses.userId, userId)));
  return found.length > 0;
}

/**
 * Takes one use out of the quota, all conditions in the one statement; false when they no longer
 * hold (shop-api.md 5.18).
 */
export async function takeVoucherUse(db: Database, voucherId: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(vouchers)
    .set({ usedCount: sql`${vouchers.usedCount} + 1` })
    .where(
      and(
        eq(vouchers.id, voucherId),
        eq(vouchers.isActive, true),
        lte(vouchers.startsAt, now),
        gte(vouchers.endsAt, now),
        or(isNull(vouchers.quota), lt(vouchers.usedCount, vouchers.quota)),
      ),
    )
    .returning({ id: vouchers.id });
  return taken.length > 0;
}

/** Notes whose use it was; false when that customer has had one, also a moment ago. */
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
 * Gives the use a locked order took back to the quota and to its customer; nothing when it took none.
 * The voucher first and then the use, as orders take them, so that none waits in a circle.
 */
export async function giveVoucherUseBack(db: Database, orderId: number): Promise<void> {
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
