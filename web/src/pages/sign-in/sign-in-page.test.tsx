import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { rememberUser } from '../../../test-kit/sample-customer.ts';

const customer = {
  __typename: 'Customer',
  id: 'Customer:7',
  firstName: 'Budi',
  lastName: 'Santoso',
  phone: '+6281234567890',
  email: null,
  gender: null,
};

async function fillIn(app: Awaited<ReturnType<typeof renderApp>>) {
  await app.user.type(await screen.findByLabelText('Phone No'), '0812-3456-7890');
  await app.user.type(screen.getByLabelText('Password'), ' gawai-demo ');
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('SignInPage', () => {
  it('sends the phone in the shop’s format and the trimmed password, and goes home', async () => {
    const app = await renderApp('/sign-in', {
      shop: {
        signIn: { customer, token: 'secret', userErrors: [] },
      },
    });
    await fillIn(app);
    expect(await screen.findByText('Login Success')).toBeTruthy();
    expect(app.stub.inputsOf('SignIn')).toEqual([
      { phone: '+6281234567890', password: 'gawai-demo' },
    ]);
    expect(app.session.get()?.token).toBe('secret');
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  it('shows the title of the specification', async () => {
    await renderApp('/sign-in');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Sign In to Your Account');
  });

  it('requires both fields before it sends a request', async () => {
    const app = await renderApp('/sign-in');
    await app.user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Kolom Phone No harus diisi')).toBeTruthy();
    expect(screen.getByText('Kolom Password harus diisi')).toBeTruthy();
    expect(app.stub.requested).not.toContain('SignIn');
  });

  it('shows why the sign-in was rejected, and retains what was typed', async () => {
    const userError = { code: 'REFUSED', message: 'Phone No atau Password salah', path: [] };
    const app = await renderApp('/sign-in', {
      shop: { signIn: { customer: null, token: null, userErrors: [userError] } },
    });
    await fillIn(app);
    expect(await screen.findByText('Login Failed')).toBeTruthy();
    expect(screen.getByLabelText('Phone No')).toHaveProperty('value', '0812-3456-7890');
    expect(app.session.get()).toBeNull();
    expect(app.address()).toBe('/sign-in');
  });

  it('waits as long as the shop states after too many tries, then sends the form again', async () => {
    const tooMany = new GraphQLError('Terlalu banyak percobaan.', {
      extensions: { code: 'RATE_LIMITED', retryAfter: 1 },
    });
    const app = await renderApp('/sign-in', { shop: { signIn: tooMany } });
    await fillIn(app);
    const button = await screen.findByRole('button', { name: 'Coba lagi dalam 1 detik' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(button);
    await app.user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(app.stub.requested.filter((name) => name === 'SignIn')).toHaveLength(1);
    app.stub.change({ signIn: { customer, token: 'secret', userErrors: [] } });
    await app.user.click(
      await screen.findByRole('button', { name: 'Sign In' }, { timeout: 3_000 }),
    );
    expect(await screen.findByText('Login Success')).toBeTruthy();
    expect(screen.queryByText('Login Failed')).toBeNull();
  });

  it('goes home, also after a redirect by a guard, and stores the token in no cache', async () => {
    const app = await renderApp('/password', {
      shop: { signIn: { customer, token: 'secret', userErrors: [] } },
    });
    await fillIn(app);
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(JSON.stringify(app.client.extract())).not.toContain('secret');
  });

  it('shows no blank page while the home page loads', async () => {
    const slides = new Promise(() => undefined);
    const app = await renderApp('/sign-in', {
      shop: { slides, signIn: { customer, token: 'secret', userErrors: [] } },
    });
    await fillIn(app);
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Memuat')).toBeTruthy();
    expect(app.address()).toBe('/sign-in');
  });

  it('redirects signed-in customers home, also after a sign-in in another tab', async () => {
    const app = await renderApp('/sign-in');
    await screen.findByLabelText('Phone No');
    rememberUser();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:user' }));
    });
    await waitFor(() => expect(app.address()).toBe('/'));
  });
});
