import { afterAll, describe, expect, it, vi } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { startMailServer } from '../../../test-kit/mail-server.ts';
import { outboxMails } from '../../db/tables/mail.ts';
import { sendDueMails } from './mail-sender.ts';
import { putMail } from './outbox.ts';

const MAILS = 200;
const SENDERS = 8;
const shop = await freshShop();
const server = await startMailServer();
afterAll(server.close);

describe(`${SENDERS} processes that send at once`, () => {
  it('sends every mail exactly once', async () => {
    const { clock, db } = shop;
    const mail = { kind: 'passwordReset', firstName: 'Budi', token: 'x', minutes: 30 } as const;
    const recipients = Array.from({ length: MAILS }, (_, n) => `buyer${n}@example.com`);
    for (const recipient of recipients) await putMail(db, recipient, mail, clock.now());
    const mailServer = { smtpUrl: server.smtpUrl, from: 'toko@gawai.example' };
    const log = { warn: vi.fn() };
    const { signal } = new AbortController();
    const send = () => sendDueMails(shop.shop, mailServer, log, signal);
    await Promise.all(Array.from({ length: SENDERS }, send));
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(recipients.sort());
    expect(await db.select().from(outboxMails)).toEqual([]);
  });
});
