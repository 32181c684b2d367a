import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { MailServer } from '../../mail-settings.ts';
import type { Shop } from '../../shop.ts';
import { claimMails, MAILS_AT_ONCE, postponeMail, removeMail, type OutboxMail } from './outbox.ts';
import { renderMail } from './render-mail.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const FIRST_PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 6 * 60 * 60_000;
/** With the pauses between them, five days. */
const MAX_ATTEMPTS = 27;

export type SendingShop = Pick<Shop, 'db' | 'now' | 'settings'>;

/**
 * Sends the due mails of the outbox, each at least once: a mail is deleted after the server has accepted it, and one
 * that a killed process had claimed is sent again after its lease. A failed mail is retried after 1 minute, 2, 4 and
 * so on up to 6 hours; after 5 days, or when the server does not know the recipient, it stays in the table without
 * another attempt. Stops between two mails once `signal` is aborted, and after repeated failures.
 */
export async function sendDueMails(
  shop: SendingShop,
  server: MailServer,
  log: Pick<FastifyBaseLogger, 'warn'>,
  signal: AbortSignal,
): Promise<void> {
  const transport = createTransport({
    url: server.smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let sent = MAILS_AT_ONCE;
  while (sent > 0 && !signal.aborted) {
    const claimed = await claimMails(shop.db, shop.now());
    const results = await Promise.all(claimed.map(sendOne));
    sent = results.filter(Boolean).length;
  }

  async function sendOne(mail: OutboxMail): Promise<boolean> {
    const { storeName, storeUrl } = shop.settings;
    try {
      await transport.sendMail({
        from: { name: storeName, address: server.from },
        // As an object: a text would be read as a list of addresses.
        to: { name: '', address: mail.recipient },
        // The same each time, so that a mail program shows a repeated mail once.
        messageId: `<${mail.id}.${mail.createdAt.getTime()}@${new URL(storeUrl).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...renderMail(mail.mail, { storeName, storeUrl }),
      });
    } catch (error) {
      await postpone(mail, error);
      return false;
    }
    await removeMail(shop.db, mail.id);
    return true;
  }

  async function postpone(mail: OutboxMail, error: unknown): Promise<void> {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (mail.attempts - 1), MAX_PAUSE_MS);
    const isLast = mail.attempts >= MAX_ATTEMPTS || isUnknownRecipient(error);
    const dueAt = isLast ? null : new Date(shop.now().getTime() + pause);
    await postponeMail(shop.db, mail, dueAt, String(error));
    log.warn({ err: error, mail: mail.id, dueAt }, 'a mail could not be sent');
  }
}

/** Whether the server has rejected this recipient permanently; other rejections may be about the shop. */
function isUnknownRecipient(error: unknown): boolean {
  const fields = new Map(Object.entries(error ?? {}));
  return fields.get('command') === 'RCPT TO' && Number(fields.get('responseCode')) >= 500;
}
