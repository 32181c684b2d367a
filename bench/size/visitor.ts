import { randomBytes } from 'node:crypto';
import { count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../shop-api/src/db/database.ts';
import { orders } from '../../shop-api/src/db/tables/order.ts';
import { tokens } from '../../shop-api/src/db/tables/session.ts';
import { tokenHash } from '../../shop-api/src/http/customer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The customer with the most orders, signed in. */
export interface Visitor {
  readonly token: string;
  readonly orderHash: string;
}

/** Signs the customer with the most orders in, for a day. */
export async function findVisitor(db: Database): Promise<Visitor> {
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
