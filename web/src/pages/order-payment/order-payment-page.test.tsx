import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { GATEWAY_HASH, ORDER_HASH, sampleOrder } from '../../../test-kit/sample-order.ts';

const form = {
  action: 'http://localhost:4001/sandbox/ipay88/PG',
  fields: [
    { name: 'CheckoutID', value: 'checkout-1' },
    { name: 'Signature', value: 'signature-1' },
  ],
};

const submit = vi.fn<(this: HTMLFormElement) => void>();

beforeEach(() => {
  submit.mockReset();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
});

describe('OrderPaymentPage', () => {
  it('submits the hidden form of the provider, once', async () => {
    await renderApp(`/order/payment/${GATEWAY_HASH}`, {
      shop: { requestPayment: { form, userErrors: [] } },
    });
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    const sent = submit.mock.contexts[0];
    expect(sent?.getAttribute('action')).toBe(form.action);
    expect(sent?.method).toBe('post');
    const fields = [...(sent?.querySelectorAll('input') ?? [])].map(({ name, value }) => [
      name,
      value,
    ]);
    expect(fields).toEqual([
      ['CheckoutID', 'checkout-1'],
      ['Signature', 'signature-1'],
    ]);
  });

  it('goes one page back with the reason when the shop rejects the payment', async () => {
    const app = await renderApp(`/order/guest/${ORDER_HASH}`, {
      shop: {
        order: sampleOrder(),
        requestPayment: {
          form: null,
          userErrors: [
            { code: 'PAYMENT_NOT_PAYABLE', message: 'Pembayaran ini sudah lunas', path: [] },
          ],
        },
      },
    });
    await app.user.click(
      await screen.findByRole('link', { name: 'Bayar dengan BCA Virtual Account' }),
    );
    expect(await screen.findByText('Pembayaran ini sudah lunas')).toBeTruthy();
    await waitFor(() => expect(app.address()).toBe(`/order/guest/${ORDER_HASH}`));
    expect(submit).not.toHaveBeenCalled();
  });

  it('goes home from the first page when the shopper comes back from the provider', async () => {
    const app = await renderApp(`/order/payment/${GATEWAY_HASH}`, {
      shop: { requestPayment: { form, userErrors: [] } },
    });
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    await app.goTo('/cart');
    await app.goBack();
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('shows that the payment is not found when the shop does not know it', async () => {
    const message = 'Pembayaran tidak ditemukan';
    const userErrors = [{ code: 'PAYMENT_NOT_FOUND', message, path: [] }];
    const app = await renderApp(`/order/payment/${GATEWAY_HASH}`, {
      shop: { requestPayment: { form: null, userErrors } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: message })).toBeTruthy();
    expect(app.address()).toBe(`/order/payment/${GATEWAY_HASH}`);
    expect(screen.queryByText('Submit Failed')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  });

  it('goes home when it was the first page and the shop cannot be reached', async () => {
    const app = await renderApp(`/order/payment/${GATEWAY_HASH}`, {
      shop: { requestPayment: new Error('Toko sedang tidak dapat dihubungi.') },
    });
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(screen.getByText('Submit Failed')).toBeTruthy();
  });
});
