import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { ORDER_HASH, sampleOrder } from '../../../test-kit/sample-order.ts';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import type { StubRoot } from '../../../test-kit/schema-stub.ts';

const number = () => screen.getByLabelText('Nomor Pesanan');
const contact = () => screen.getByLabelText('Phone No atau Email');

async function openForm(shop: StubRoot = {}) {
  const app = await renderApp('/order/find', { shop });
  await screen.findByRole('heading', { level: 1, name: 'Temukan Pesanan' });
  return app;
}

describe('FindOrderPage', () => {
  it.each(['/', '/sign-in', `/order/guest/${ORDER_HASH}`])(
    'opens by a link on %s',
    async (address) => {
      const app = await renderApp(address, { shop: { order: null } });
      const links = await screen.findAllByRole('link', { name: 'Temukan Pesanan' });
      await app.user.click(links[0]!);
      await screen.findByRole('heading', { level: 1, name: 'Temukan Pesanan' });
      expect(app.address()).toBe('/order/find');
    },
  );

  it('opens the order of the trimmed number and phone', async () => {
    const app = await openForm({
      order: sampleOrder(),
      findGuestOrder: { accessHash: ORDER_HASH, userErrors: [] },
    });
    await app.user.type(number(), ' SO261120000900 ');
    await app.user.type(contact(), ' 0812-3456-7890 {Enter}');
    await screen.findByRole('heading', { name: 'Pesanan SO261120000900' });
    expect(app.address()).toBe(`/order/guest/${ORDER_HASH}`);
    expect(app.stub.inputsOf('FindGuestOrder')).toEqual([
      { orderNumber: 'SO261120000900', contact: '0812-3456-7890' },
    ]);
    expect(screen.getByText(/Pesanan Anda ditemukan/)).toBeTruthy();
  });

  it('shows that nothing was found, and retains what was typed', async () => {
    const message = 'Pesanan tidak ditemukan';
    const app = await openForm({
      findGuestOrder: {
        accessHash: null,
        userErrors: [{ code: 'ORDER_NOT_FOUND', message, path: [] }],
      },
    });
    await app.user.type(number(), 'SO1');
    await app.user.type(contact(), 'budi@example.com{Enter}');
    expect(await screen.findByText('Submit Failed')).toBeTruthy();
    const form = within(screen.getByRole('form', { name: 'Temukan Pesanan' }));
    await waitFor(() => expect(form.getByRole('alert').textContent).toBe(message));
    expect([number(), contact()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'SO1',
      'budi@example.com',
    ]);
    expect(app.address()).toBe('/order/find');
  });

  it('requires both fields before it sends a request', async () => {
    const app = await openForm();
    await app.user.click(screen.getByRole('button', { name: 'Temukan Pesanan' }));
    expect(await screen.findByText('Kolom Nomor Pesanan harus diisi')).toBeTruthy();
    expect(screen.getByText('Kolom Phone No atau Email harus diisi')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(number()));
    expect(app.stub.requested).not.toContain('FindGuestOrder');
  });

  it('redirects a customer to the order history', async () => {
    rememberUser();
    await openForm();
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Order History' });
    expect(links[0]?.getAttribute('href')).toBe('/order-history');
  });
});
