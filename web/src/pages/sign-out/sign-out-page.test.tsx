import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { rememberUser } from '../../../test-kit/sample-customer.ts';

describe('signing out', () => {
  it('goes home at once, even when the shop never answers', async () => {
    rememberUser();
    const never = new Promise(() => undefined);
    const app = await renderApp('/sign-out', { shop: { signOut: () => never } });
    expect(await screen.findByText('LogOut Success')).toBeDefined();
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(app.session.get()).toBeNull();
    expect(app.stub.requested.filter((name) => name === 'SignOut')).toEqual(['SignOut']);
  });

  it('goes well when the shop says that it failed', async () => {
    rememberUser();
    const app = await renderApp('/sign-out', { shop: { signOut: new Error('Sedang sibuk') } });
    expect(await screen.findByText('LogOut Success')).toBeDefined();
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(screen.queryByText('Submit Failed')).toBeNull();
  });

  it('takes a guest home without a word', async () => {
    const app = await renderApp('/sign-out');
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(app.stub.requested).not.toContain('SignOut');
    expect(screen.queryByText('LogOut Success')).toBeNull();
  });

  it('reaches the other tabs: a page that is open there starts again, as a guest', async () => {
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
