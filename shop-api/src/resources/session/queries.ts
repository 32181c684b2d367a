import { and, eq, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passwordResets, tokens, users } from '../../db/tables/session.ts';

export async function userByPhone(db: Database, phone: string) {
  const [found] = await db.select().from(users).where(eq(users.phone, phone));
  return found ?? null;
}

/** Adds a customer; false when the phone number is registered, also by a concurrent registration. */
export async function addUser(
  db: Database,
  user: { phone: string; firstName: string; lastName: string; passwordHash: string },
): Promise<boolean> {
  const added = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.phone })
    .returning({ id: users.id });
  return added.length > 0;
}

/**
 * Stores a session by the hash of its token, and deletes expired sessions of the customer. Returns false, and stores
 * nothing, when the password was changed after it was checked.
 */
export async function addToken(
  db: Database,
  token: {
    readonly user: { readonly id: number; readonly passwordHash: string };
    readonly tokenHash: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<boolean> {
  const { user, tokenHash, now, expiresAt } = token;
  return db.transaction(async (transaction) => {
    // A change of the password waits for this lock and then ends the new session with the others.
    const unchanged = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .for('share');
    if (unchanged.length === 0) return false;
    const own = eq(tokens.userId, user.id);
    await transaction.delete(tokens).where(and(own, lte(tokens.expiresAt, now)));
    const times = { createdAt: now, lastUsedAt: now, expiresAt };
    await transaction.insert(tokens).values({ userId: user.id, tokenHash, ...times });
    return true;
  });
}

export async function endToken(db: Database, tokenId: number): Promise<void> {
  await db.delete(tokens).where(eq(tokens.id, tokenId));
}

/** Changes what a customer may change of the profile. */
export async function changeProfile(
  db: Database,
  userId: number,
  profile: { firstName: string; lastName: string | null; gender: string | null },
): Promise<void> {
  await db.update(users).set(profile).where(eq(users.id, userId));
}

export async function passwordHashOf(db: Database, userId: number): Promise<string | null> {
  const [found] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return found?.passwordHash ?? null;
}

/**
 * Sets a new password and ends all other sessions and the resets of the customer. Does nothing when the current
 * session has ended, or the password was changed after `checkedHash` was read.
 */
export async function changePassword(
  db: Database,
  change: {
    readonly userId: number;
    readonly currentTokenId: number;
    readonly checkedHash: string | null;
    readonly passwordHash: string;
  },
): Promise<'changed' | 'signed out' | 'changed before'> {
  const { userId, currentTokenId, checkedHash, passwordHash } = change;
  return db.transaction(async (transaction) => {
    // The account is locked first: what another change or a reset does is seen after it.
    const own = eq(users.id, userId);
    const [user] = await transaction
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(own)
      .for('update');
    const isSignedIn = (await transaction.$count(tokens, eq(tokens.id, currentTokenId))) > 0;
    if (user === undefined || !isSignedIn) return 'signed out';
    if (user.passwordHash !== checkedHash) return 'changed before';
    await transaction.update(users).set({ passwordHash }).where(own);
    await transaction
      .delete(tokens)
      .where(and(eq(tokens.userId, userId), ne(tokens.id, currentTokenId)));
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId));
    return 'changed';
  });
}
