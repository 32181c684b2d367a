import { count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../shop-api/src/db/database.ts';
import { orders } from '../../shop-api/src/db/tables/order.ts';
import { addSessions } from '../../shop-api/test-kit/sessions.ts';

/** The signed-in customer with the most orders. */
export interface BenchCustomer {
  readonly token: string;
  readonly orderHash: string;
}

/** Creates a session for the customer with the most orders. */
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
  const [token = ''] = await addSessions(db, [userId], new Date());
  return { token, orderHash: last?.hash ?? '' };
}
