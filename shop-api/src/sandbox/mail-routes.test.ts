import { describe, expect, it } from 'vitest';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { putMail } from '../resources/mail/outbox.ts';
import type { ShopMail } from '../resources/mail/shop-mail.ts';

const mailServer = { smtpUrl: 'smtp://127.0.0.1:1', from: 'toko@gawai.example' };
const shop = await freshShop({ settings: { storeUrl: 'https://gawai.example' } });
const { client, clock, db } = shop;
const MAIL: ShopMail = { kind: 'passwordReset', firstName: 'Budi', token: 'abc', minutes: 30 };

describe('GET /sandbox/mail', () => {
  it('shows that there are no mails', async () => {
    expect((await client.get('/sandbox/mail')).text).toContain('Belum ada email.');
  });

  it('lists pending mails, newest first, and shows each as HTML and as text', async () => {
    await putMail(db, '<b>lama@example.com', MAIL, clock.now());
    await putMail(db, 'baru@example.com', MAIL, clock.now());
    const { headers, text } = await client.get('/sandbox/mail');
    expect(text.indexOf('baru@example.com')).toBeLessThan(text.indexOf('lama@example.com'));
    expect(text).toContain('&lt;b&gt;lama@example.com');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const path = /href="[^"]*(\/sandbox\/mail\/\d+)"/.exec(text)?.[1] ?? '';
    const page = await client.get(path);
    expect(page.text).toContain('href="https://gawai.example/reset-password#abc"');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const plain = await client.get(`${path}?as=text`);
    expect(plain.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(plain.text).toContain('https://gawai.example/reset-password#abc');
  });

  it.each(['0', '999999', 'x', '1;2'])('returns 404 for mail %s', async (id) => {
    expect((await client.get(`/sandbox/mail/${id}`)).status).toBe(404);
  });

  it('returns 404 when a mail server is set', async () => {
    const sending = await freshShop({ settings: { mailServer }, beside: shop });
    expect((await sending.client.get('/sandbox/mail')).status).toBe(404);
    expect((await sending.client.get('/sandbox/mail/1')).status).toBe(404);
    const body = { contact: '0' };
    expect((await sending.client.post('/forgot-password', body)).status).toBe(200);
  });
});
