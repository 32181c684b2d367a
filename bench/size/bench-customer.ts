import { randomBytes } from 'node:crypto';
import { count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../shop-api/src/db/database.ts';
import { orders } from '../../shop-api/src/db/tables/order.ts';
import { tokens } from '../../shop-api/src/db/tables/session.ts';
import { tokenHash } from '../../shop-api/src/http/customer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The signed-in customer with the most orders. */
export interface BenchCustomer {
  readonly token: string;
  readonly orderHash: string;
}

/** Creates a session of one day for the customer with the most orders. */
export async function signInBenchCustomer(db: Database): Promise<BenchCustomer> {
  const [most] = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(isNotNull(orders.userId))
    .groupBy(orders.userId)
    .orderBy(desc(count()))
    .limit(1);
  const userId = most?.userId ?? 0;
  const [last] = await db
    .select({ hash: orders.hash })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.orderNo))
    .limit(1);
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await db.insert(tokens).values({
    userId,
    tokenHash: tokenHash(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
  return { token, orderHash: last?.hash ?? '' };
}
