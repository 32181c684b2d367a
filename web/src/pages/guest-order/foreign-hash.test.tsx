import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { manualPayment, sampleOrder, samplePayment } from '../../../test-kit/sample-order.ts';

/** A UUID and base64url, as other shops create them. */
const ORDER_HASH = '3F2b8C1e-9d4a-4c6b-8e7f-2a1d0e9b8c7a';
const PAYMENT_HASH = '-Zx81kQ_7mP0aB3cD9eFgH';

const address = `/order/guest/${ORDER_HASH}`;
const paid = samplePayment({ accessHash: PAYMENT_HASH, state: 'PAID', isPayable: false });

/** The order for its own hash, and for no other: hashes are case-sensitive. */
const shopWith = (payment: object) => ({
  order: ({ accessHash }: { accessHash: string }) =>
    accessHash === ORDER_HASH
      ? sampleOrder({
          id: `Order:${ORDER_HASH}`,
          accessHash: ORDER_HASH,
          payments: [{ ...manualPayment, isPayable: false }, payment],
        })
      : null,
});

describe('guest order with a hash in another format', () => {
  it('opens by its link, and links to its payment', async () => {
    await renderApp(address, { shop: shopWith(samplePayment({ accessHash: PAYMENT_HASH })) });
    const pay = await screen.findByRole('link', { name: 'Bayar dengan BCA Virtual Account' });
    expect(pay.getAttribute('href')).toBe(`/order/payment/${PAYMENT_HASH}`);
  });

  it('shows the successful payment when the shopper returns from the provider', async () => {
    const app = await renderApp(`${address}?src=payment&ref=${PAYMENT_HASH}`, {
      shop: shopWith(paid),
    });
    expect(await screen.findByText('Payment Success')).toBeTruthy();
    expect(app.address()).toBe(address);
  });

  it('appears among the orders of this device', async () => {
    const stored = [{ hash: ORDER_HASH, number: 'SO1', time: Date.UTC(2026, 10, 20, 7) }];
    window.localStorage.setItem('gawai:orders', JSON.stringify(stored));
    const other = '/order/guest/_9e8d7c6b5a4f3e2d1';
    const app = await renderApp(other, { shop: shopWith(paid) });
    const link = await screen.findByRole('link', { name: 'SO1' });
    expect(link.getAttribute('href')).toBe(address);
    await app.user.click(link);
    await waitFor(() => expect(app.address()).toBe(address));
    expect(await screen.findByRole('heading', { name: 'Pesanan SO261120000900' })).toBeTruthy();
  });
});
