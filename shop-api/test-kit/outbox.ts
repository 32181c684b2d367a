import { asc } from 'drizzle-orm';
import { vi } from 'vitest';
import { outboxMails } from '../src/db/tables/mail.ts';
import { renderMail } from '../src/resources/mail/render-mail.ts';
import type { FreshShop } from './fresh-shop.ts';

/** The mails that wait in the outbox of a shop, oldest first, as they would be sent; and empties it. */
export async function takenMails({ db, shop }: FreshShop) {
  const rows = await db.select().from(outboxMails).orderBy(asc(outboxMails.id));
  await db.delete(outboxMails);
  return rows.map(({ recipient, mail }) => ({
    recipient,
    kind: mail.kind,
    ...renderMail(mail, shop.settings),
  }));
}

/** The next mail that is written after the answer was sent, and empties the outbox. */
export function nextMail(shop: FreshShop) {
  const taken = async () => {
    const [mail] = await takenMails(shop);
    if (mail === undefined) throw new Error('There is no mail yet');
    return mail;
  };
  return vi.waitFor(taken, { timeout: 30_000, interval: 10 });
}
