import { eq } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { voucherUses, vouchers } from '../src/db/tables/voucher.ts';
import { voucherById, type VoucherRow } from '../src/resources/voucher/queries.ts';
import { voucherOfRow } from '../src/resources/voucher/voucher-rules.ts';
import type { PlannedVoucher } from './order-body.ts';

/** A stored voucher as an order names it. */
export function plannedVoucher(row: VoucherRow): PlannedVoucher {
  return { id: row.id, code: row.code, rule: voucherOfRow(row) };
}

/** The voucher of the small shop: 10 per cent off. */
export async function hemat10(db: Database): Promise<PlannedVoucher> {
  return plannedVoucher((await voucherById(db, 3))!);
}

/** Adds a voucher, by default Rp 50.000 off in all of 2026. */
export async function addVoucher(
  db: Database,
  code: string,
  changes: Partial<typeof vouchers.$inferInsert> = {},
): Promise<PlannedVoucher> {
  const year = { startsAt: new Date('2026-01-01Z'), endsAt: new Date('2027-01-01Z') };
  const values = { code, discountType: 'fixed', discountAmount: '50000', ...year, ...changes };
  const [row] = await db.insert(vouchers).values(values).returning();
  return plannedVoucher(row!);
}

/** Used count of a voucher, and number of its stored uses. */
export async function voucherUsage(db: Database, { id }: PlannedVoucher): Promise<unknown[]> {
  const row = await voucherById(db, id);
  return [row?.usedCount, await db.$count(voucherUses, eq(voucherUses.voucherId, id))];
}
