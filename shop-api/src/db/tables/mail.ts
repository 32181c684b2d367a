import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ShopMail } from '../../resources/mail/shop-mail.ts';
import { createdAt, id, moment } from '../columns.ts';

/**
 * Messages that are to be sent by e-mail; a row is deleted when it is sent. `dueAt` is the next attempt, while a
 * process sends it the end of that process's lease, and null when the shop has given up (`lastError` says why).
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
