import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passwordResets, tokens, users } from '../../db/tables/session.ts';

/** Accounts that share an e-mail address, beyond which none gets a mail. */
const MAX_ACCOUNTS = 5;

/**
 * The mail address of an account: its own, else that of its newest order, as neither registration nor profile requires
 * one. Sub-selects name the table, because Drizzle omits it here.
 */
const mailAddressOfAccount = sql<string | null>`coalesce(users.email, (
  SELECT o.email FROM orders o WHERE o.user_id = users.id ORDER BY o.order_no DESC LIMIT 1))`;

/** The accounts with a phone number as it is stored, or with an e-mail address in lower case. */
export function accountsOfContact(
  db: Database,
  contact: { readonly phone: string } | { readonly email: string },
) {
  return db
    .select({ id: users.id, firstName: users.firstName, email: mailAddressOfAccount })
    .from(users)
    .where('phone' in contact ? eq(users.phone, contact.phone) : isReachedBy(contact.email))
    .orderBy(users.id)
    .limit(MAX_ACCOUNTS);
}

function isReachedBy(email: string): SQL {
  return sql`users.id IN (
      SELECT u.id FROM users u WHERE lower(u.email) = ${email}
      UNION SELECT o.user_id FROM orders o WHERE lower(o.email) = ${email} AND o.user_id IS NOT NULL)
    AND lower(${mailAddressOfAccount}) = ${email}`;
}

/** Stores a reset by the hash of its token, and deletes expired ones. */
export async function addPasswordReset(
  transaction: Database,
  reset: {
    readonly userId: number;
    readonly tokenHash: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { now, ...row } = reset;
  await transaction.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  await transaction.insert(passwordResets).values(row);
}

/** The account of a reset token; null for an unknown, used or expired one. */
export async function accountOfReset(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<number | null> {
  const [found] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return found?.userId ?? null;
}

/**
 * Sets the password of an account, and ends its resets and sessions. Returns false, and does nothing, when the token
 * was used meanwhile.
 */
export async function usePasswordReset(
  db: Database,
  reset: { readonly userId: number; readonly tokenHash: string; readonly passwordHash: string },
): Promise<boolean> {
  const { userId, tokenHash, passwordHash } = reset;
  return db.transaction(async (transaction) => {
    // The account is locked first: of two concurrent resets, the second waits here and finds no token.
    const own = eq(users.id, userId);
    await transaction.select({ id: users.id }).from(users).where(own).for('update');
    const ended = await transaction
      .delete(passwordResets)
      .where(eq(passwordResets.userId, userId))
      .returning({ tokenHash: passwordResets.tokenHash });
    if (!ended.some((row) => row.tokenHash === tokenHash)) return false;
    await transaction.update(users).set({ passwordHash }).where(own);
    await transaction.delete(tokens).where(eq(tokens.userId, userId));
    return true;
  });
}
