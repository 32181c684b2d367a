import { describe, expect, it } from 'vitest';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { awaitingOrder, rowOf } from '../../test-kit/payments.ts';

const APP = 'https://app.example';
const shop = await freshShop({
  settings: { storeUrl: 'https://toko.example', returnOrigins: ['https://toko.example', APP] },
});
const { client, db } = shop;

interface Session {
  ipay88_checkout_id: string;
  ipay88_signature: string;
  return_url?: string;
}

/** Opens a payment for a frontend with this return URL. */
async function open(row: string, returnUrl: string): Promise<Session> {
  const headers = { 'return-url': returnUrl };
  const { body } = await client.post(`/ipay88/request/${row}`, {}, { headers });
  return body.data as Session;
}

/** Presses a button of the sandbox; returns its page and the final URL of the browser. */
async function press(session: Session, action: string) {
  const pressed = await client.raw(
    'POST',
    '/sandbox/ipay88/answer',
    new URLSearchParams({
      CheckoutID: session.ipay88_checkout_id,
      Signature: session.ipay88_signature,
      action,
    }).toString(),
    'application/x-www-form-urlencoded',
  );
  const inputs = pressed.text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  const message = new URLSearchParams();
  for (const [, name = '', value = ''] of inputs) message.set(name, value);
  const back = await client.get(`/ipay88/response?${message.toString()}`);
  return { pressed, location: back.headers.get('location') };
}

describe('Return-Url', () => {
  it.each([
    ['pay', 1],
    ['fail', 0],
    ['cancel', 0],
    ['pending', 0],
  ])('returns the buyer to the page of another frontend after %s', async (action, isPaid) => {
    const { hash, rows } = await awaitingOrder(shop);
    const session = await open(rows[0]!, `${APP}/done?lang=id&ref=x#top`);
    expect(session.return_url).toBe(`${APP}/done?lang=id&ref=x#top`);
    const { pressed, location } = await press(session, action);
    expect(location).toBe(`${APP}/done?lang=id&ref=${rows[0]}&src=payment&order=${hash}#top`);
    expect(pressed.headers.get('content-security-policy')).toContain(` ${APP};`);
    expect(await rowOf(db, rows[0]!)).toMatchObject({ isPaid });
  });

  it('links a used payment page to the page of another frontend', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    const session = await open(rows[0]!, `${APP}/done`);
    await press(session, 'fail');
    const { pressed } = await press(session, 'pay');
    expect(pressed.status).toBe(400);
    const link = `href="${APP}/done?src=payment&amp;ref=${rows[0]}&amp;order=${hash}"`;
    expect(pressed.text).toContain(link);
  });

  it.each([
    'https://evil.example/',
    `${APP}@evil.example/`,
    '//evil.example',
    'javascript:alert(1)',
  ])('ignores %s', async (returnUrl) => {
    const { hash, rows } = await awaitingOrder(shop);
    const session = await open(rows[0]!, returnUrl);
    expect(session).not.toHaveProperty('return_url');
    const { location } = await press(session, 'cancel');
    expect(location).toBe(`https://toko.example/order/guest/${hash}?src=payment&ref=${rows[0]}`);
  });

  it('returns the buyer to the storefront from a later session without a Return-Url', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    await open(rows[0]!, `${APP}/done`);
    const { data } = (await client.post(`/ipay88/request/${rows[0]}`)).body;
    const { location } = await press(data, 'pay');
    expect(location).toContain(`https://toko.example/order/guest/${hash}?`);
  });
});
