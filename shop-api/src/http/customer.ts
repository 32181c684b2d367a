import { pick } from '../db/pick.ts';
import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { tokens, users } from '../db/tables/session.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Lifetime of an unused session, in milliseconds: seven days. */
const TOKEN_IDLE_MS = 7 * 24 * HOUR_MS;

/** The signed-in customer behind a call. */
export interface Customer {
  readonly id: number;
  readonly tokenId: number;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly gender: string | null;
}

/** The stored hash of a token: a reader of the database cannot sign in with it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization: Bearer …` header, or null (shop-api.md 1). */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +([\x21-\x7e]{1,200}) *$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** The customer of a valid token; null for an unknown, expired or long unused one. */
export async function customerOfToken(
  db: Database,
  token: string,
  now: Date,
): Promise<Customer | null> {
  const [found] = await db
    .select({
      ...pick(users, 'id', 'phone', 'firstName', 'lastName', 'email', 'gender'),
      tokenId: tokens.id,
      lastUsedAt: tokens.lastUsedAt,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(
      and(
        eq(tokens.tokenHash, tokenHash(token)),
        gt(tokens.expiresAt, now),
        gt(tokens.lastUsedAt, new Date(now.getTime() - TOKEN_IDLE_MS)),
      ),
    );
  if (found === undefined) return null;
  const { lastUsedAt, ...customer } = found;
  if (now.getTime() - lastUsedAt.getTime() > HOUR_MS) {
    await db.update(tokens).set({ lastUsedAt: now }).where(eq(tokens.id, customer.tokenId));
  }
  return customer;
}
