import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { stocks } from '../../src/db/tables/catalog.ts';
import { users } from '../../src/db/tables/session.ts';
import { vouchers } from '../../src/db/tables/voucher.ts';
import type { PlannedVoucher } from '../order-body.ts';
import { addSessions } from '../sessions.ts';
import { plannedVoucher } from '../vouchers.ts';
import { rememberStock } from './audit.ts';

const CUSTOMERS = 300;
const VOUCHERS = 100;
const PIECES = 10_000_000;

/** Customers and vouchers of the rounds; each customer may use each voucher once. */
export interface RoundsData {
  readonly tokens: readonly string[];
  readonly vouchers: readonly PlannedVoucher[];
}

/** Prepares the small shop for the rounds: many signed-in customers, many vouchers and pieces. */
export async function prepareRounds(db: Database): Promise<RoundsData> {
  await db
    .update(stocks)
    .set({ stock: PIECES })
    .where(inArray(stocks.productId, [101, 102, 202]));
  await rememberStock(db);

  const people = Array.from({ length: CUSTOMERS }, (_, n) => ({
    phone: `+62899${1_000_000 + n}`,
    firstName: 'Budi',
    passwordHash: 'none',
  }));
  const added = await db.insert(users).values(people).returning({ id: users.id });
  const ids = added.map(({ id }) => id);
  const rows = await db
    .insert(vouchers)
    .values(
      Array.from({ length: VOUCHERS }, (_, n) => ({
        code: `PUTUS${n}`,
        discountType: 'fixed',
        discountAmount: '1000',
        startsAt: sql`now() - interval '1 day'`,
        endsAt: sql`now() + interval '7 days'`,
      })),
    )
    .returning();
  return {
    tokens: await addSessions(db, ids, new Date()),
    vouchers: rows.map(plannedVoucher),
  };
}
