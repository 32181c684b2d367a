import { pick } from '../../db/pick.ts';
import { createHash } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { tryLock } from '../../db/advisory-locks.ts';
import type { Database } from '../../db/database.ts';
import { idempotencyKeys, orders } from '../../db/tables/order.ts';
import type { Customer } from '../../http/customer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A key and its owner: a customer, or guests (Contract clarification 4). */
export interface KeyScope {
  readonly caller: string;
  readonly key: string;
}

/** The fields of an order in the response to POST /order. */
export type AcceptedOrder = Pick<
  typeof orders.$inferSelect,
  'id' | 'orderNo' | 'hash' | 'grandTotal'
>;

/** The order of a key, and the SHA-256 of the request that created it. */
export interface BoundOrder extends AcceptedOrder {
  readonly bodyHash: string;
}

/** Reads an `Idempotency-Key` header: 8 to 64 characters of `A-Z a-z 0-9 - _`, else null. */
export function readKey(caller: Customer | null, header: string): KeyScope | null {
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(header)) return null;
  return { caller: caller === null ? 'guest' : `user:${caller.id}`, key: header };
}

/** One text for each key of each caller. */
export function scopeName({ caller, key }: KeyScope): string {
  return `${caller} ${key}`;
}

/** The order a key was bound to in the last 24 hours, null when it is free. */
export async function boundOrder(
  db: Database,
  { caller, key }: KeyScope,
  now: Date,
): Promise<BoundOrder | null> {
  const [found] = await db
    .select({
      bodyHash: idempotencyKeys.bodyHash,
      ...pick(orders, 'id', 'orderNo', 'hash', 'grandTotal'),
    })
    .from(idempotencyKeys)
    .innerJoin(orders, eq(orders.id, idempotencyKeys.orderId))
    .where(
      and(
        eq(idempotencyKeys.caller, caller),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.createdAt, dayBefore(now)),
      ),
    );
  return found ?? null;
}

/**
 * Makes this transaction the only one at work on a key, over all processes of the shop on one
 * PostgreSQL; false when another is. Ends with the transaction.
 */
export async function claimKey(transaction: Database, scope: KeyScope): Promise<boolean> {
  const number = createHash('sha256').update(scopeName(scope)).digest().readBigInt64BE();
  return tryLock(transaction, number);
}

/** Binds a key to its order, replacing a binding older than 24 hours. */
export async function bindKey(
  transaction: Database,
  { caller, key }: KeyScope,
  bodyHash: string,
  orderId: number,
  now: Date,
): Promise<void> {
  await transaction
    .insert(idempotencyKeys)
    .values({ caller, key, bodyHash, orderId, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.key],
      set: { bodyHash, orderId, createdAt: now },
    });
}

/** Forgets keys that no longer bind. */
export async function deleteOldKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, dayBefore(now)));
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}
