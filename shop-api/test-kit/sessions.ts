import { randomBytes } from 'node:crypto';
import type { Database } from '../src/db/database.ts';
import { tokens } from '../src/db/tables/session.ts';
import { tokenHash } from '../src/http/customer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Signs customers in for 30 days, without a password and its limits; the token of each. */
export async function addSessions(
  db: Database,
  userIds: readonly number[],
  now: Date,
): Promise<string[]> {
  const added = userIds.map((userId) => ({ userId, token: randomBytes(32).toString('base64url') }));
  await db.insert(tokens).values(
    added.map(({ userId, token }) => ({
      userId,
      tokenHash: tokenHash(token),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + 30 * DAY_MS),
    })),
  );
  return added.map(({ token }) => token);
}
