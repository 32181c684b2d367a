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
    ['a guest’s order with a hash of another format', `/order/guest/${UUID}`],
    ['a payment, which only the browser requests', `/order/payment/${UNKNOWN}`],
    ['an order of a customer, who is unknown to the server', `/order-history/${UNKNOWN}`],
  ])('returns 200 for %s', async (_, path) => {
    expect((await open(path)).status).toBe(200);
  });

  it('returns 404 for a guest’s order that does not exist', async () => {
    const { status, headers, html } = await open(`/order/guest/${UNKNOWN}`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(html).toContain('Pesanan tidak ditemukan');
    expect(html).not.toContain('Coba lagi');
  });

  it.each([
    ['/order/guest/salah', 'Pesanan tidak ditemukan'],
    ['/order/payment/salah', 'Pembayaran tidak ditemukan'],
    // The server does not know the customer: it sends the frame of the account.
    ['/order-history/salah', 'Memuat akun Anda'],
  ])('returns 404 for %s, without a request for the order', async (path, text) => {
    const { status, html, stub } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain(text);
    expect(html).not.toContain('Coba lagi');
    expect(stub.requested).toEqual(['Shell']);
  });

  it('returns 200 and the loading page when the query fails', async () => {
    const { status, html } = await open(`/order/guest/${ORDER_HASH}`, {
      order: new Error('Toko sedang tidak dapat dihubungi.'),
    });
    expect(status).toBe(200);
    expect(html).toContain('Memuat pesanan');
  });

  it('does not wait for a shop that does not respond', async () => {
    const { status, html } = await open(`/order/guest/${ORDER_HASH}`, {
      order: () => new Promise(() => undefined),
    });
    expect(status).toBe(200);
    expect(html).toContain('Memuat pesanan');
  });

  it('sends a page that contains nothing of the order', async () => {
    const { html, stub } = await open(`/order/guest/${ORDER_HASH}`);
    expect(html).not.toContain('SO261120000900');
    expect(html).not.toContain('Jl. Melati');
    expect(stub.requested.toSorted()).toEqual(['GuestOrderExists', 'Shell']);
  });
});
