import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outboxMails } from '../../db/tables/mail.ts';
import type { ShopMail } from './shop-mail.ts';

/** Number of mails that a process claims and sends concurrently. */
export const MAILS_AT_ONCE = 5;

/**
 * How long a process owns the mails it has claimed, in ms; longer than sending can take. After it, another process
 * sends the mails of a killed one.
 */
export const LEASE_MS = 5 * 60_000;

export type OutboxMail = typeof outboxMails.$inferSelect;

/** Adds a mail, in the transaction of what it reports; without an address there is none. */
export async function putMail(
  transaction: Database,
  recipient: string | null,
  mail: ShopMail,
  now: Date,
): Promise<void> {
  const address = recipient?.trim() ?? '';
  if (address === '') return;
  await transaction
    .insert(outboxMails)
    .values({ recipient: address, mail, dueAt: now, createdAt: now });
}

/** Claims the mails that are due, longest waiting first; no two processes get the same. */
export function claimMails(db: Database, now: Date): Promise<OutboxMail[]> {
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: outboxMails.id })
        .from(outboxMails)
        .where(lte(outboxMails.dueAt, now))
        .orderBy(asc(outboxMails.dueAt), asc(outboxMails.id))
        .limit(MAILS_AT_ONCE)
        .for('update', { skipLocked: true }),
    );
  return db
    .with(due)
    .update(outboxMails)
    .set({
      attempts: sql`${outboxMails.attempts} + 1`,
      dueAt: new Date(now.getTime() + LEASE_MS),
    })
    .where(inArray(outboxMails.id, db.select({ id: due.id }).from(due)))
    .returning();
}

export async function removeMail(db: Database, id: number): Promise<void> {
  await db.delete(outboxMails).where(eq(outboxMails.id, id));
}

/** Sets when a claimed mail is tried again, null for never; unless another process has claimed it since. */
export async function postponeMail(
  db: Database,
  { id, attempts }: OutboxMail,
  dueAt: Date | null,
  lastError: string,
): Promise<void> {
  await db
    .update(outboxMails)
    .set({ dueAt, lastError })
    .where(and(eq(outboxMails.id, id), eq(outboxMails.attempts, attempts)));
}

export function waitingMails(db: Database, limit: number): Promise<OutboxMail[]> {
  return db.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(limit);
}

export async function waitingMail(db: Database, id: number): Promise<OutboxMail | null> {
  const [found] = await db.select().from(outboxMails).where(eq(outboxMails.id, id));
  return found ?? null;
}
