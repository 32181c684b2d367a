import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { rememberUser } from '../../../test-kit/sample-customer.ts';

describe('SignOutPage', () => {
  it('goes home at once, even when the shop never responds', async () => {
    rememberUser();
    const never = new Promise(() => undefined);
    const app = await renderApp('/sign-out', { shop: { signOut: () => never } });
    expect(await screen.findByText('LogOut Success')).toBeDefined();
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(app.session.get()).toBeNull();
    expect(app.stub.requested.filter((name) => name === 'SignOut')).toEqual(['SignOut']);
  });

  it('signs out even when the shop reports a failure', async () => {
    rememberUser();
    const app = await renderApp('/sign-out', { shop: { signOut: new Error('Sedang sibuk') } });
    expect(await screen.findByText('LogOut Success')).toBeDefined();
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(screen.queryByText('Submit Failed')).toBeNull();
  });

  it('redirects a guest home without a message', async () => {
    const app = await renderApp('/sign-out');
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(app.stub.requested).not.toContain('SignOut');
    expect(screen.queryByText('LogOut Success')).toBeNull();
  });

  it('restarts the open page of another tab as a guest', async () => {
    rememberUser();
    const app = await renderApp('/article/tentang-kami');
    await screen.findByRole('button', { name: 'Akun Sari' });
    const before = screen.getByRole('article');
    act(() => {
      window.localStorage.removeItem('gawai:user');
      window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:user' }));
    });
    expect(screen.getByRole('button', { name: 'Akun' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Tentang Kami' })).toBeDefined();
    expect(screen.getByRole('article')).not.toBe(before);
    expect(app.address()).toBe('/article/tentang-kami');
  });
});
