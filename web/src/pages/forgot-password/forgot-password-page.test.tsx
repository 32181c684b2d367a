import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import type { StubRoot } from '../../../test-kit/schema-stub.ts';

const SENT =
  'Jika akun dengan kontak ini terdaftar dan memiliki alamat email, kami telah mengirim tautan untuk membuat Password baru.';
const contact = () => screen.getByLabelText('Phone No atau Email');
const submit = () => screen.getByRole('button', { name: 'Kirim Tautan' });

async function openForm(shop: StubRoot = {}) {
  const app = await renderApp('/forgot-password', { shop });
  await screen.findByRole('heading', { level: 1, name: 'Lupa Password' });
  return app;
}

describe('ForgotPasswordPage', () => {
  it('opens by a link on the sign-in page, and links back to it', async () => {
    const app = await renderApp('/sign-in');
    await app.user.click(await screen.findByRole('link', { name: 'Lupa Password?' }));
    await screen.findByRole('heading', { level: 1, name: 'Lupa Password' });
    expect(app.address()).toBe('/forgot-password');
    const links = screen.getAllByRole('link', { name: 'Sign In' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/sign-in');
  });

  it('sends the contact, then shows and focuses the same text for every contact', async () => {
    const app = await openForm({
      forgotPassword: { requested: true, message: null, userErrors: [] },
    });
    await app.user.type(contact(), ' budi@example.com {Enter}');
    await screen.findByText(/Periksa kotak masuk/);
    expect(app.stub.inputsOf('ForgotPassword')).toEqual([{ contact: 'budi@example.com' }]);
    expect(screen.queryByRole('button', { name: 'Kirim Tautan' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain(SENT));
    expect(screen.getByText('Submit Success')).toBeDefined();
  });

  it('requires a contact before it sends a request', async () => {
    const app = await openForm();
    await app.user.click(submit());
    expect(await screen.findByText('Kolom Phone No atau Email harus diisi')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(contact()));
    expect(app.stub.requested).not.toContain('ForgotPassword');
  });

  it('shows that the shop sends no links', async () => {
    const message = 'Silakan hubungi toko untuk Password baru';
    const error = { code: 'PASSWORD_RESET_NOT_OFFERED', message, path: [] };
    const app = await openForm({
      forgotPassword: { requested: false, message: null, userErrors: [error] },
    });
    await app.user.type(contact(), '0812{Enter}');
    expect(await screen.findByText('Submit Failed')).toBeDefined();
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(contact()).toHaveProperty('value', '0812');
  });
});
