import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ShopMail } from '../../resources/mail/shop-mail.ts';
import { createdAt, id, moment } from '../columns.ts';

/**
 * Mails to send; a row is deleted when it is sent. `dueAt` is the next attempt, during an attempt the end of the lease
 * of the sending process, and null after the last attempt (`lastError` has the reason).
 */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    mail: jsonb('mail').$type<ShopMail>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (mail) => [
    index('outbox_mails_due')
      .on(mail.dueAt)
      .where(sql`due_at IS NOT NULL`),
  ],
);
