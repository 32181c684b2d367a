import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { awaitingOrder, newestSession, rowOf } from '../../test-kit/payments.ts';
import { paymentMethods } from '../db/tables/payment.ts';
import { orderPayments } from '../db/tables/order.ts';
import { drawCode } from './code-drawing.ts';
import { html } from '../http/html.ts';

const shop = await freshShop({
  settings: { storeUrl: 'https://toko.example', storeName: 'Toko <b>Gawai</b> & "Co"' },
});
const { client, clock, db, url } = shop;
const FORM = 'application/x-www-form-urlencoded';

type Fields = Record<string, string>;

function postForm(path: string, fields: Fields) {
  return client.raw('POST', path, new URLSearchParams(fields).toString(), FORM);
}

/** The checkout id and signature that the shop returns for a payment. */
async function pairOf(row: string): Promise<Fields> {
  const { data } = (await client.post(`/ipay88/request/${row}`)).body;
  return { CheckoutID: data.ipay88_checkout_id, Signature: data.ipay88_signature };
}

/** The only form of a page, parsed: its action and hidden fields. */
function formIn(page: string): { action: string; fields: Fields } {
  const action = /<form[^>]* action="([^"]*)"/.exec(page)?.[1] ?? '';
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return {
    action,
    fields: Object.fromEntries([...inputs].map(([, name, value]) => [name, value])),
  };
}

/** Follows the steps of a buyer without JavaScript: page, button, button, store. */
async function walk(row: string, action: string) {
  const page = await postForm('/sandbox/ipay88/PG', await pairOf(row));
  const choice = formIn(page.text);
  const pressed = await fetch(choice.action, {
    method: 'POST',
    body: new URLSearchParams({ ...choice.fields, action }),
  });
  const returnForm = formIn(await pressed.text());
  const rowBeforeReturn = await rowOf(db, row);
  const back = await fetch(returnForm.action, {
    method: 'POST',
    body: new URLSearchParams(returnForm.fields),
    redirect: 'manual',
  });
  return { page, pressed, returnForm, rowBeforeReturn, location: back.headers.get('location') };
}

describe('payment on the sandbox page', () => {
  it('sends the message to the shop before the browser returns', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    const { pressed, returnForm, rowBeforeReturn, location } = await walk(rows[0]!, 'pay');
    expect(pressed.status).toBe(200);
    expect(rowBeforeReturn).toMatchObject({ isPaid: 1 });
    expect(returnForm.action).toBe(`${shop.shop.publicUrl}/ipay88/response`);
    expect(returnForm.fields['TransactionStatus']).toBe('1');
    expect(location).toBe(`https://toko.example/order/guest/${hash}?src=payment&ref=${rows[0]}`);
    expect((await client.get(`/order/${hash}`)).body.data.is_paid).toBe(1);
  });

  it.each([
    ['fail', '0'],
    ['cancel', '0'],
    ['pending', '6'],
  ])('leaves the payment pending after %s, payable on a new page', async (action, status) => {
    const { hash, rows } = await awaitingOrder(shop);
    const { location } = await walk(rows[0]!, action);
    expect(location).toContain(`/order/guest/${hash}?`);
    expect(await rowOf(db, rows[0]!)).toMatchObject({ isPaid: 0 });
    expect((await newestSession(db, rows[0]!)).transactionStatus).toBe(status);
    await walk(rows[0]!, 'pay');
    expect(await rowOf(db, rows[0]!)).toMatchObject({ isPaid: 1, needsAttention: false });
  });

  it('pays both halves of a split order', async () => {
    const { hash, rows } = await awaitingOrder(shop, {
      pay: [{ method: 3, amount: 4_000_000 }, { method: 2 }],
    });
    await walk(rows[1]!, 'pay');
    expect((await client.get(`/order/${hash}`)).body.data.is_paid).toBe(0);
    await walk(rows[0]!, 'pay');
    expect((await client.get(`/order/${hash}`)).body.data.is_paid).toBe(1);
  });
});

describe('sandbox page', () => {
  it('shows merchant, order, amount, method and the four buttons, and that no money moves', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    const { status, text } = await postForm('/sandbox/ipay88/PG', await pairOf(rows[0]!));
    const { data } = (await client.get(`/order/${hash}`)).body;
    expect(status).toBe(200);
    expect(text).toContain('<html lang="id">');
    expect(text).toContain('Tidak ada uang yang berpindah');
    expect(text).toContain(`Pesanan ${data.order_no}`);
    expect(text).toContain('Rp 7.562.998');
    expect(text).toContain('BCA Virtual Account');
    const buttons = [...text.matchAll(/<button[^>]* name="action" value="([a-z]+)"/g)];
    expect(buttons.map(([, value]) => value)).toEqual(['pay', 'pending', 'fail', 'cancel']);
  });

  it('loads nothing external and forbids frames and indexing', async () => {
    const { rows } = await awaitingOrder(shop);
    const { headers, text } = await postForm('/sandbox/ipay88/PG', await pairOf(rows[0]!));
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${url}`);
    expect(policy).not.toContain('unsafe');
    // Browsers request /favicon.ico when a page names no icon.
    expect(policy).toContain('img-src data:;');
    expect(text).toContain('<link rel="icon" href="data:," />');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    expect(text).not.toMatch(/<script|style="|https?:\/\/(?!localhost)/);
  });

  it('submits the return form by one hashed script, to shop and store only', async () => {
    const { rows } = await awaitingOrder(shop);
    const { pressed } = await walk(rows[0]!, 'fail');
    const policy = pressed.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'sha256-[A-Za-z0-9+/=]{44}'/);
    expect(policy).toContain(`form-action 'self' ${url} https://toko.example;`);
  });

  it('escapes names', async () => {
    const { rows } = await awaitingOrder(shop);
    const name = '<script>alert(1)</script>"\'&';
    await db
      .update(orderPayments)
      .set({ paymentMethodName: name })
      .where(eq(orderPayments.hash, rows[0]!));
    const { text } = await postForm('/sandbox/ipay88/PG', await pairOf(rows[0]!));
    expect(text).not.toContain('<script');
    expect(text).not.toContain('<b>Gawai');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
    expect(text).toContain('Toko &lt;b&gt;Gawai&lt;/b&gt; &amp; &quot;Co&quot;');
  });

  it.each([
    ['virtual_account', /Nomor Virtual Account/, /(<span>\d{4}<\/span>){4}/],
    ['e_wallet', /Pindai kode/, /<svg viewBox="0 0 25 25" role="img"/],
    ['retail', /Kode Pembayaran/, /(<span>\d{4}<\/span>){3}/],
    ['credit', /Cicilan/, /6 bulan, sekitar Rp 1\.260\.500 per bulan/],
    ['card', /Nomor kartu/, /Apa pun yang diketik di sini tidak dikirim/],
  ])('shows how to pay by %s, and submits no typed data', async (kind, label, detail) => {
    await db.update(paymentMethods).set({ kind }).where(eq(paymentMethods.id, 2));
    const { rows } = await awaitingOrder(shop);
    const { text } = await postForm('/sandbox/ipay88/PG', await pairOf(rows[0]!));
    const page = text.replaceAll(/>\s+</g, '><');
    expect(page).toMatch(label);
    expect(page).toMatch(detail);
    const named = [...page.matchAll(/<(?:input|select)[^>]* name="([^"]*)"/g)];
    expect(named.map(([, name]) => name)).toEqual(['CheckoutID', 'Signature']);
  });
});

describe('sandbox page with status 400', () => {
  const isRejected = async (path: string, fields: Fields, title: string) => {
    const { status, headers, text } = await postForm(path, fields);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<h1>${title}</h1>`);
    return text;
  };
  const NOT_FOUND = 'Halaman pembayaran tidak ditemukan';
  const OVER = 'Halaman pembayaran sudah tidak berlaku';

  it('rejects an unknown checkout and an unknown button', async () => {
    const { rows } = await awaitingOrder(shop);
    const pair = await pairOf(rows[0]!);
    const wrong: Fields[] = [
      {},
      { CheckoutID: pair['CheckoutID']! },
      { ...pair, Signature: '0'.repeat(64) },
      { ...pair, CheckoutID: '0'.repeat(32) },
    ];
    for (const fields of wrong) {
      await isRejected('/sandbox/ipay88/PG', fields, NOT_FOUND);
      await isRejected('/sandbox/ipay88/answer', { ...fields, action: 'pay' }, NOT_FOUND);
    }
    for (const action of ['', 'refund', 'constructor']) {
      await isRejected('/sandbox/ipay88/answer', { ...pair, action }, NOT_FOUND);
    }
    expect(await rowOf(db, rows[0]!)).toMatchObject({ isPaid: 0 });
  });

  it('rejects a used checkout, with a link to the order', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    const pair = await pairOf(rows[0]!);
    await postForm('/sandbox/ipay88/answer', { ...pair, action: 'fail' });
    for (const path of ['/sandbox/ipay88/PG', '/sandbox/ipay88/answer']) {
      const text = await isRejected(path, { ...pair, action: 'pay' }, OVER);
      expect(text).toContain(`https://toko.example/order/guest/${hash}?src=payment`);
    }
    expect(await rowOf(db, rows[0]!)).toMatchObject({ isPaid: 0 });
  });

  it('rejects a checkout of an older session and an expired one', async () => {
    const { rows } = await awaitingOrder(shop);
    const older = await pairOf(rows[0]!);
    const newer = await pairOf(rows[0]!);
    await isRejected('/sandbox/ipay88/PG', older, OVER);
    expect((await postForm('/sandbox/ipay88/PG', newer)).status).toBe(200);
    clock.advance(24 * 60 * 60 * 1000);
    await isRejected('/sandbox/ipay88/answer', { ...newer, action: 'pay' }, OVER);
  });
});

describe('html and drawCode', () => {
  it('escapes text and inserts markup', () => {
    const inner = html`<b>${'<i>'}</b>`;
    expect(html`${inner}${[inner, inner]}${1}`.markup).toBe(
      '<b>&lt;i&gt;</b><b>&lt;i&gt;</b><b>&lt;i&gt;</b>1',
    );
  });

  it('draws one code for each reference', () => {
    const draw = (seed: string) => drawCode(seed, 'Kode').markup;
    expect(draw('A')).toBe(draw('A'));
    expect(draw('A')).not.toBe(draw('B'));
  });
});
