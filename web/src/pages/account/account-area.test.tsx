import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { rememberUser, sampleUser } from '../../../test-kit/sample-customer.ts';
import { ORDER_HASH, sampleOrder } from '../../../test-kit/sample-order.ts';

const ORDER = `/order-history/${ORDER_HASH}`;
const menu = () => screen.getByRole('navigation', { name: 'Menu akun' });

describe('account area', () => {
  it('redirects a guest to sign in, and requests no data of a customer', async () => {
    const app = await renderApp(ORDER);
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeDefined();
    expect(app.address()).toBe('/sign-in');
    expect(app.stub.requested).toEqual(['Shell']);
  });

  it('shows the customer’s name, and the menu with Sign Out', async () => {
    rememberUser();
    await renderApp(ORDER, { shop: { order: sampleOrder() } });
    expect(await screen.findByText('Sari Dewi')).toBeDefined();
    const links = within(menu()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My Profile', '/profile'],
      ['Order History', '/order-history'],
      ['Wishlist', '/wishlist'],
      ['Daftar Alamat', '/user-address'],
      ['Change Password', '/password'],
      ['Sign Out', '/sign-out'],
    ]);
  });

  it('marks the current menu entry, also on the page of an order', async () => {
    rememberUser();
    await renderApp(ORDER, { shop: { order: sampleOrder() } });
    await screen.findByText('Sari Dewi');
    const current = within(menu())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Order History', 'true'],
    ]);
  });

  it('redirects at once when the customer signs out in another tab', async () => {
    rememberUser();
    const app = await renderApp(ORDER, { shop: { order: sampleOrder() } });
    await screen.findByText('Sari Dewi');
    act(() => {
      window.localStorage.removeItem('gawai:user');
      window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:user' }));
    });
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    expect(screen.queryByText(sampleUser.phone)).toBeNull();
  });
});
