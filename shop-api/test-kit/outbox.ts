import { vi } from 'vitest';
import { outboxMails } from '../src/db/tables/mail.ts';
import { renderMail } from '../src/resources/mail/render-mail.ts';
import type { FreshShop } from './fresh-shop.ts';

/** The mails that wait in the outbox of a shop, oldest first, as they would be sent; and empties it. */
export async function drainMails({ db, shop }: FreshShop) {
  // In one statement: a mail that is written between two would be lost.
  const rows = await db.delete(outboxMails).returning();
  rows.sort((one, other) => one.id - other.id);
  return rows.map(({ recipient, mail }) => ({
    recipient,
    kind: mail.kind,
    ...renderMail(mail, shop.settings),
  }));
}

/** Waits for the next mail, which is written after the response, and empties the outbox. */
export function nextMail(shop: FreshShop) {
  const taken = async () => {
    const [mail] = await drainMails(shop);
    if (mail === undefined) throw new Error('There is no mail yet');
    return mail;
  };
  return vi.waitFor(taken, { timeout: 30_000, interval: 10 });
}
