import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { descriptionOf } from '../../../test-kit/description-of.ts';
import { renderApp, type RenderedApp } from '../../../test-kit/render-app.tsx';
import { rememberUser, sampleUser } from '../../../test-kit/sample-customer.ts';
import type { StubRoot } from '../../../test-kit/schema-stub.ts';

const LABELS = ['Current Password', 'New Password', 'Confirm New Password'];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const messageBelow = (label: string) => descriptionOf(field(label));
const send = () => screen.getByRole('button', { name: 'Ganti Password' });

async function openPassword(shop: StubRoot = {}) {
  const app = await renderApp('/password', { shop });
  await screen.findByLabelText('Current Password');
  return app;
}

async function fillIn({ user }: RenderedApp, values = [' lama ', 'baru', ' baru']) {
  for (const [index, label] of LABELS.entries()) {
    await user.type(field(label), values[index] ?? '');
  }
  await user.click(send());
}

beforeEach(() => rememberUser());

describe('password form', () => {
  it('sends three trimmed passwords, clears the fields, and does not sign the customer out', async () => {
    const app = await openPassword({ changePassword: { changed: true, userErrors: [] } });
    await fillIn(app);
    expect(await screen.findByText('Submit Success')).toBeDefined();
    expect(app.stub.inputsOf('ChangePassword')).toEqual([
      { currentPassword: 'lama', newPassword: 'baru', confirmNewPassword: 'baru' },
    ]);
    await waitFor(() => expect(LABELS.map((label) => field(label).value)).toEqual(['', '', '']));
    expect(screen.queryByText(/harus diisi/)).toBeNull();
    expect(app.session.get()).toEqual(sampleUser);
    expect(JSON.stringify(app.client.extract())).not.toContain('baru');
  });

  it('requires all three passwords', async () => {
    const app = await openPassword();
    await app.user.click(send());
    await waitFor(() => {
      expect(LABELS.map(messageBelow)).toEqual(LABELS.map((label) => `Kolom ${label} harus diisi`));
    });
    expect(app.stub.requested).not.toContain('ChangePassword');
  });

  it('requires an equal confirmation', async () => {
    const app = await openPassword();
    await fillIn(app, ['lama', 'baru', 'bary']);
    await waitFor(() => {
      expect(messageBelow('Confirm New Password')).toBe('Konfirmasi Password Baru tidak sesuai');
    });
    expect(app.stub.requested).not.toContain('ChangePassword');
  });

  it('shows a wrong current password at its field, and retains the session and what was typed', async () => {
    const wrong = {
      code: 'REFUSED',
      message: 'Current Password salah',
      path: ['currentPassword'],
    };
    const app = await openPassword({ changePassword: { changed: false, userErrors: [wrong] } });
    await fillIn(app);
    expect(await screen.findByText('Submit Failed')).toBeDefined();
    await waitFor(() => expect(messageBelow('Current Password')).toBe('Current Password salah'));
    await waitFor(() => expect(document.activeElement).toBe(field('Current Password')));
    expect(field('New Password').value).toBe('baru');
    expect(app.session.get()).toEqual(sampleUser);
  });

  it('reveals each password on demand, but not while it is being sent', async () => {
    const app = await openPassword({ changePassword: () => new Promise(() => undefined) });
    const show = screen.getByRole('button', { name: 'Tampilkan New Password' });
    expect(show.getAttribute('aria-pressed')).toBe('false');
    await app.user.click(show);
    expect(LABELS.map((label) => field(label).type)).toEqual(['password', 'text', 'password']);
    expect(show.getAttribute('aria-pressed')).toBe('true');
    expect(show.getAttribute('aria-controls')).toBe(field('New Password').id);
    await fillIn(app);
    await waitFor(() => expect(field('New Password').type).toBe('password'));
  });

  it('sets autocomplete values for password managers, with the user name in a hidden field', async () => {
    await openPassword();
    const inputs = [...document.querySelectorAll<HTMLInputElement>('main input')];
    expect(inputs.map((input) => input.getAttribute('autocomplete'))).toEqual([
      'username',
      'current-password',
      'new-password',
      'new-password',
    ]);
    expect(inputs[0]?.value).toBe(sampleUser.phone);
    expect(inputs[0]?.hidden).toBe(true);
  });
});
