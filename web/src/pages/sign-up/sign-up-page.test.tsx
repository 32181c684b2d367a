import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { descriptionOf } from '../../../test-kit/description-of.ts';
import { renderApp, type RenderedApp } from '../../../test-kit/render-app.tsx';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import type { StubRoot } from '../../../test-kit/schema-stub.ts';

const done = { signedUp: true, message: 'Registrasi berhasil', userErrors: [] };
const submit = () => screen.getByRole('button', { name: 'Create Account' });
const field = (label: string) => screen.getByLabelText(label);
const messageBelow = (label: string) => descriptionOf(field(label));

async function openForm(shop: StubRoot = {}) {
  const app = await renderApp('/sign-up', { shop });
  await screen.findByRole('heading', { level: 1, name: 'Create Account' });
  return app;
}

async function fillIn({ user }: RenderedApp, changes: Record<string, string> = {}) {
  const values = {
    'Phone No': '0812-3456-7890',
    'First Name': ' Budi ',
    'Last Name': 'Santoso',
    Password: ' rahasia ',
    'Confirm Password': 'rahasia',
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label));
    await user.type(field(label), value);
  }
  await user.click(screen.getByRole('checkbox'));
}

describe('sign-up form', () => {
  it('sends the phone in the shop’s format and trimmed passwords, then opens the sign-in page', async () => {
    const app = await openForm({ signUp: done });
    await fillIn(app);
    await app.user.click(submit());
    expect(await screen.findByText('Registration Success')).toBeDefined();
    expect(screen.getByText('Registrasi berhasil')).toBeDefined();
    expect(app.stub.inputsOf('SignUp')).toEqual([
      {
        phone: '+6281234567890',
        firstName: 'Budi',
        lastName: 'Santoso',
        password: 'rahasia',
        confirmPassword: 'rahasia',
        terms: true,
      },
    ]);
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeDefined();
    expect(field('Phone No')).toHaveProperty('value', '0812-3456-7890');
    expect(app.session.get()).toBeNull();
    const stored = [JSON.stringify(app.client.extract()), ...Object.values(window.sessionStorage)];
    expect(stored.join()).not.toContain('rahasia');
  });

  it('requires all fields, with the messages of the specification', async () => {
    const app = await openForm();
    await app.user.click(submit());
    await waitFor(() => expect(document.activeElement).toBe(field('Phone No')));
    const labels = ['Phone No', 'First Name', 'Last Name', 'Password', 'Confirm Password'];
    expect(labels.map(messageBelow)).toEqual(labels.map((label) => `Kolom ${label} harus diisi`));
    expect(
      screen.getByText('Anda harus menyetujui Syarat dan Ketentuan untuk melanjutkan registrasi'),
    ).toBeDefined();
    expect(app.stub.requested).not.toContain('SignUp');
  });

  it('requires an equal confirmation', async () => {
    const app = await openForm();
    await fillIn(app, { 'Confirm Password': 'rahasiah' });
    await app.user.click(submit());
    expect(await screen.findByText('Konfirmasi Password tidak sesuai')).toBeDefined();
    expect(messageBelow('Confirm Password')).toBe('Konfirmasi Password tidak sesuai');
    expect(app.stub.requested).not.toContain('SignUp');
  });

  it('sends one request, however often the button is pressed', async () => {
    const app = await openForm({ signUp: () => new Promise(() => undefined) });
    await fillIn(app);
    await app.user.dblClick(submit());
    await app.user.click(submit());
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
    expect(app.stub.requested.filter((name) => name === 'SignUp')).toHaveLength(1);
  });

  it('shows the error of the shop at the field, retains what was typed, and sends the form again', async () => {
    const taken = {
      code: 'REFUSED',
      message: 'Phone No sudah terdaftar',
      path: ['phone'],
    };
    const app = await openForm({ signUp: { signedUp: false, message: null, userErrors: [taken] } });
    await fillIn(app);
    await app.user.click(submit());
    expect(await screen.findByText('Registration Failed')).toBeDefined();
    await waitFor(() => expect(messageBelow('Phone No')).toBe('Phone No sudah terdaftar'));
    expect(field('Password')).toHaveProperty('value', ' rahasia ');
    app.stub.change({ signUp: done });
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
    await app.user.click(submit());
    expect(await screen.findByText('Registration Success')).toBeDefined();
    expect(screen.queryByText('Registration Failed')).toBeNull();
  });

  it('shows the message of the error catalogue when the shop cannot be reached, and retains what was typed', async () => {
    const app = await openForm({ signUp: new Error('Sedang sibuk') });
    await fillIn(app);
    await app.user.click(submit());
    expect(await screen.findByText('Registration Failed')).toBeDefined();
    expect(screen.getByText('Sedang sibuk')).toBeDefined();
    expect(field('First Name')).toHaveProperty('value', ' Budi ');
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
  });

  it('opens the terms in a new tab, and the link does not tick the box', async () => {
    await openForm();
    const terms = screen.getByRole('link', {
      name: 'Syarat dan Ketentuan (dibuka di tab baru)',
    });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual([
      '/article/terms-and-conditions',
      '_blank',
    ]);
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });

  it('restores what was typed after a change of page, but no password', async () => {
    const app = await openForm();
    await app.user.type(field('First Name'), 'Budi');
    await app.user.type(field('Password'), 'rahasia');
    await app.goTo('/article/terms-and-conditions');
    await app.goTo('/sign-up');
    expect(await screen.findByLabelText('First Name')).toHaveProperty('value', 'Budi');
    expect(field('Password')).toHaveProperty('value', '');
    await app.user.clear(field('First Name'));
    await app.goTo('/article/terms-and-conditions');
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });

  it('redirects signed-in customers home', async () => {
    rememberUser();
    const app = await renderApp('/sign-up');
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  it('links to sign in, and the sign-in page links back', async () => {
    const app = await openForm();
    const page = within(screen.getByRole('main'));
    await app.user.click(page.getByRole('link', { name: 'Sign In' }));
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    const link = await page.findByRole('link', { name: 'Create Account' });
    expect(link.getAttribute('href')).toBe('/sign-up');
  });

  it('sets autocomplete values and input types for browsers and keyboards', async () => {
    await openForm();
    const inputs = [...document.querySelectorAll<HTMLInputElement>('main input[autocomplete]')];
    expect(inputs.map(({ name, type }) => [name, type])).toEqual([
      ['phone', 'tel'],
      ['firstName', 'text'],
      ['lastName', 'text'],
      ['password', 'password'],
      ['confirmPassword', 'password'],
    ]);
    expect(inputs.map((input) => input.getAttribute('autocomplete'))).toEqual([
      'username',
      'given-name',
      'family-name',
      'new-password',
      'new-password',
    ]);
  });
});
