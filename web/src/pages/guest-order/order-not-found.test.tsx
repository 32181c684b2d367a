import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import { sampleOrder } from '../../../test-kit/sample-order.ts';

const WRONG = ['salah', 'x'.repeat(129), 'SO261120000900', `${'a'.repeat(39)}.`];

/** A shop that must receive no request with an invalid hash. */
const shop = { order: sampleOrder() };

describe.each([
  ['/order/guest', 'Pesanan tidak ditemukan'],
  ['/order-history', 'Pesanan tidak ditemukan'],
  ['/order/payment', 'Pembayaran tidak ditemukan'],
])('%s with an invalid hash', (path, title) => {
  it.each(WRONG)('shows the not-found page in Indonesian, without a retry: %s', async (hash) => {
    rememberUser();
    const app = await renderApp(`${path}/${hash}`, { shop });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
    expect(document.body.textContent).not.toMatch(/must be|hexadecimal/);
    expect(app.stub.requested).not.toContain('OrderDetail');
    expect(app.stub.requested).not.toContain('RequestPayment');
  });
});

describe('guest order with another format of hash', () => {
  it('opens by a UUID', async () => {
    await renderApp('/order/guest/3f2504e0-4f89-41d3-9a0c-0305e82c3301', { shop });
    expect(await screen.findByRole('heading', { name: 'Pesanan SO261120000900' })).toBeTruthy();
  });
});
