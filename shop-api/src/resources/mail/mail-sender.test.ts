import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { headerOf, startMailServer } from '../../../test-kit/mail-server.ts';
import { outboxMails } from '../../db/tables/mail.ts';
import { sendDueMails } from './mail-sender.ts';
import { LEASE_MS, claimMails, putMail } from './outbox.ts';
import type { ShopMail } from './shop-mail.ts';

const MINUTE_MS = 60_000;
const shop = await freshShop({
  settings: { storeUrl: 'https://gawai.example', storeName: 'Gawai "Toko"' },
});
const { clock, db } = shop;
const server = await startMailServer();
afterAll(server.close);
const log = { warn: vi.fn() };

const MAIL: ShopMail = {
  kind: 'passwordReset',
  firstName: 'Budi',
  token: 'token-of-the-test',
  minutes: 30,
};

const put = (recipient: string) => putMail(db, recipient, MAIL, clock.now());
const rows = () => db.select().from(outboxMails).orderBy(outboxMails.id);

function send(smtpUrl = server.smtpUrl, signal = new AbortController().signal) {
  return sendDueMails(shop.shop, { smtpUrl, from: 'toko@gawai.example' }, log, signal);
}

beforeEach(async () => {
  await db.delete(outboxMails);
  server.received.length = 0;
  server.rejections.recipient = () => undefined;
  server.rejections.content = () => undefined;
  log.warn.mockClear();
});

describe('sendDueMails', () => {
  it('sends every mail once, as text and as HTML, and removes it from the outbox', async () => {
    for (let n = 0; n < 12; n += 1) await put(`buyer${n}@example.com`);
    await send();
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(
      Array.from({ length: 12 }, (_, n) => `buyer${n}@example.com`).sort(),
    );
    expect(await rows()).toEqual([]);
    const [mail] = server.received;
    expect(mail?.from).toBe('toko@gawai.example');
    expect(mail?.source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail?.source).toContain('Content-Type: text/html; charset=utf-8');
    expect(mail && headerOf(mail, 'From')).toBe('"Gawai \\"Toko\\"" <toko@gawai.example>');
    expect(mail && headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(mail && headerOf(mail, 'Message-ID')).toMatch(/^<\d+\.\d+@gawai\.example>$/);
  });

  it('sends to one recipient when the address looks like a list', async () => {
    await put('a,b@example.com');
    await send();
    expect(server.received.map(({ to }) => to)).toEqual([['"a,b"@example.com']]);
  });

  it('retries a failed mail after 1 minute, then after 2', async () => {
    server.rejections.content = () => ({ responseCode: 451, message: 'Try later' });
    await put('budi@example.com');
    await send();
    clock.advance(MINUTE_MS - 1);
    await send();
    expect((await rows())[0]).toMatchObject({ attempts: 1 });
    clock.advance(1);
    await send();
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 2, lastError: expect.stringContaining('Try later') });
    expect(row?.dueAt).toEqual(new Date(clock.now().getTime() + 2 * MINUTE_MS));
    server.rejections.content = () => undefined;
    clock.advance(2 * MINUTE_MS);
    await send();
    expect(server.received).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  it('gives up after five days, and stores the mail with its error', async () => {
    server.rejections.content = () => ({ responseCode: 554, message: 'No' });
    await put('budi@example.com');
    const begin = clock.now().getTime();
    for (let row = (await rows())[0]; row?.dueAt; row = (await rows())[0]) {
      clock.advance(row.dueAt.getTime() - clock.now().getTime());
      await send();
    }
    const hours = (clock.now().getTime() - begin) / MINUTE_MS / 60;
    expect(hours).toBeGreaterThan(4.5 * 24);
    expect(hours).toBeLessThan(5.5 * 24);
    expect((await rows())[0]).toMatchObject({ dueAt: null, mail: MAIL, attempts: 27 });
  });

  it('gives up at once for an unknown recipient, and sends the other mails', async () => {
    server.rejections.recipient = (address) =>
      address.startsWith('nobody') ? { responseCode: 550, message: 'No such user' } : undefined;
    await put('nobody@example.com');
    await put('budi@example.com');
    await send();
    expect(server.received.map(({ to }) => to)).toEqual([['budi@example.com']]);
    expect(await rows()).toMatchObject([{ recipient: 'nobody@example.com', dueAt: null }]);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('retries a temporarily rejected recipient', async () => {
    server.rejections.recipient = () => ({ responseCode: 450, message: 'Greylisted' });
    await put('budi@example.com');
    await send();
    expect((await rows())[0]?.dueAt).toEqual(new Date(clock.now().getTime() + MINUTE_MS));
  });

  it('stops after the first failed mails when the server is unreachable', async () => {
    for (let n = 0; n < 12; n += 1) await put(`buyer${n}@example.com`);
    await send('smtp://127.0.0.1:1');
    const attempts = (await rows()).map((row) => row.attempts);
    expect(attempts.filter((count) => count === 1)).toHaveLength(5);
    expect(attempts.filter((count) => count === 0)).toHaveLength(7);
  });

  it('sends a mail that a killed process had claimed, after its lease', async () => {
    await put('budi@example.com');
    expect(await claimMails(db, clock.now())).toHaveLength(1);
    await send();
    expect(server.received).toEqual([]);
    clock.advance(LEASE_MS);
    await send();
    expect(server.received).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  it('claims no mail after the stop signal', async () => {
    await put('budi@example.com');
    await send(server.smtpUrl, AbortSignal.abort());
    expect((await rows())[0]).toMatchObject({ attempts: 0 });
  });
});
