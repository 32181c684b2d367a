import { describe, expect, it, onTestFinished } from 'vitest';
import { ORDER_HASH, sampleOrder } from '../../../test-kit/sample-order.ts';
import type { StubRoot } from '../../../test-kit/schema-stub.ts';
import { startShopServer } from '../../../test-kit/web-server.ts';

const UNKNOWN = '0'.repeat(40);
const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

/** A shop with one guest's order. */
const orderOf = ({ accessHash }: { accessHash: string }) =>
  accessHash === UNKNOWN ? null : sampleOrder();

async function open(path: string, root: StubRoot = { order: orderOf }) {
  const { url, stub, close } = await startShopServer(root);
  onTestFinished(close);
  const response = await fetch(url + path);
  return { status: response.status, headers: response.headers, html: await response.text(), stub };
}

describe('HTTP status of an order page', () => {
  it.each([
    ['a guest’s order', `/order/guest/${ORDER_HASH}`],
    ['a guest’s order with a hash of another form', `/order/guest/${UUID}`],
    ['a payment, which only the browser asks for', `/order/payment/${UNKNOWN}`],
    ['an order of a customer, whom only the browser knows', `/order-history/${UNKNOWN}`],
  ])('is 200 for %s', async (_, path) => {
    expect((await open(path)).status).toBe(200);
  });

  it('is 404 for a guest’s order that the shop does not know', async () => {
    const { status, headers, html } = await open(`/order/guest/${UNKNOWN}`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(html).toContain('Pesanan tidak ditemukan');
    expect(html).not.toContain('Coba lagi');
  });

  it.each([
    ['/order/guest/salah', 'Pesanan tidak ditemukan'],
    ['/order/payment/salah', 'Pembayaran tidak ditemukan'],
    // Who the customer is the server does not know: it sends the frame of the account.
    ['/order-history/salah', 'Memuat akun Anda'],
  ])('is 404 for %s, and the shop is not asked', async (path, words) => {
    const { status, html, stub } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain(words);
    expect(html).not.toContain('Coba lagi');
    expect(stub.requested).toEqual(['Shell']);
  });

  it('is 200 when the shop cannot say, and the browser asks again', async () => {
    const { status, html } = await open(`/order/guest/${ORDER_HASH}`, {
      order: new Error('Toko sedang tidak dapat dihubungi.'),
    });
    expect(status).toBe(200);
    expect(html).toContain('Memuat pesanan');
  });

  it('does not wait for a shop that does not answer', async () => {
    const { status, html } = await open(`/order/guest/${ORDER_HASH}`, {
      order: () => new Promise(() => undefined),
    });
    expect(status).toBe(200);
    expect(html).toContain('Memuat pesanan');
  });

  it('puts nothing of the order into the page', async () => {
    const { html, stub } = await open(`/order/guest/${ORDER_HASH}`);
    expect(html).not.toContain('SO261120000900');
    expect(html).not.toContain('Jl. Melati');
    expect(stub.requested.toSorted()).toEqual(['GuestOrderExists', 'Shell']);
  });
});
