import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, type RenderedApp } from '../../../test-kit/render-app.tsx';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import type { StubRoot } from '../../../test-kit/schema-stub.ts';

const done = { reset: true, message: 'Password tersimpan', userErrors: [] };
const field = (label: string) => screen.getByLabelText(label);

async function openForm(shop: StubRoot = {}) {
  const app = await renderApp('/reset-password#abc-DEF_123', { shop });
  await screen.findByRole('heading', { level: 1, name: 'Buat Password Baru' });
  return app;
}

async function fillIn({ user }: RenderedApp, password: string, confirmation: string) {
  await user.type(field('Password'), password);
  await user.type(field('Confirm Password'), `${confirmation}{Enter}`);
}

describe('ResetPasswordPage', () => {
  it('sends the token of the address and the passwords, then opens the sign-in page', async () => {
    const app = await openForm({ resetPassword: done });
    await fillIn(app, ' sandi-baru ', 'sandi-baru');
    expect(await screen.findByText('Password tersimpan')).toBeDefined();
    expect(app.stub.inputsOf('ResetPassword')).toEqual([
      { token: 'abc-DEF_123', password: 'sandi-baru', confirmPassword: 'sandi-baru' },
    ]);
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    const stored = [JSON.stringify(app.client.extract()), ...Object.values(window.sessionStorage)];
    expect(stored.join()).not.toMatch(/sandi-baru|abc-DEF/);
  });

  it('ends the session of this browser', async () => {
    rememberUser();
    const app = await openForm({ resetPassword: done });
    await waitFor(() => expect(app.session.get()).not.toBeNull());
    await fillIn(app, 'sandi-baru', 'sandi-baru');
    await screen.findByRole('heading', { name: 'Sign In to Your Account' });
    expect(app.session.get()).toBeNull();
  });

  it('checks the passwords as the registration does', async () => {
    const app = await openForm();
    await app.user.click(screen.getByRole('button', { name: 'Simpan Password' }));
    expect(await screen.findByText('Kolom Password harus diisi')).toBeDefined();
    expect(screen.getByText('Kolom Confirm Password harus diisi')).toBeDefined();
    await fillIn(app, 'sandi-baru', 'sandi-lain');
    expect(await screen.findByText('Konfirmasi Password tidak sesuai')).toBeDefined();
    expect(app.stub.requested).not.toContain('ResetPassword');
  });

  it('shows when the link cannot be used, and links to the request for a new one', async () => {
    const message = 'Tautan ini tidak berlaku lagi. Silakan minta tautan yang baru.';
    const error = { code: 'RESET_TOKEN_INVALID', message, path: ['token'] };
    const app = await openForm({
      resetPassword: { reset: false, message: null, userErrors: [error] },
    });
    await fillIn(app, 'sandi-baru', 'sandi-baru');
    expect(await screen.findByText('Submit Failed')).toBeDefined();
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(app.address()).toBe('/reset-password');
    await app.user.click(screen.getByRole('link', { name: 'Minta tautan baru' }));
    await screen.findByRole('heading', { level: 1, name: 'Lupa Password' });
  });
});
