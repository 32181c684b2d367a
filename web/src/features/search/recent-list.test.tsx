import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isListOpen, openSearchShop, searchBox } from '../../../test-kit/search-shop.tsx';

const KEY = 'gawai:recent-searches';
const recent = () => screen.findByRole('region', { name: 'Pencarian terakhir' });
const isShown = () => screen.queryByRole('region', { name: 'Pencarian terakhir' }) !== null;

/** Opens a page on a device with these stored searches, and focuses the search box. */
async function openWith(...searches: string[]) {
  localStorage.setItem(KEY, JSON.stringify(searches));
  const app = await openSearchShop();
  await app.user.click(searchBox());
  return app;
}

describe('RecentList', () => {
  it('shows the latest searches below the focused empty box, and hides them while typing', async () => {
    const { user } = await openWith('galaxy', 'redmi note');
    const links = within(await recent()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['galaxy', 'redmi note']);
    await user.type(searchBox(), 'x');
    expect(isShown()).toBe(false);
  });

  it('opens the pressed search and closes', async () => {
    const { user, address } = await openWith('redmi note');
    await user.click(within(await recent()).getByRole('link'));
    await waitFor(() => expect(address()).toBe('/product?s=redmi+note'));
    expect(isShown()).toBe(false);
  });

  it('stores each search', async () => {
    const { user, address } = await openWith('galaxy');
    await recent();
    await user.type(searchBox(), 'Redmi{Enter}');
    await waitFor(() => expect(address()).toBe('/product?s=Redmi'));
    await waitFor(() => {
      expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['Redmi', 'galaxy']);
    });
  });

  it('removes one search, leaves the focus in the box, and removes all searches', async () => {
    const { user } = await openWith('galaxy', 'redmi');
    const forget = await screen.findByRole('button', {
      name: 'Hapus “galaxy” dari pencarian terakhir',
    });
    await user.click(forget);
    expect(within(await recent()).getAllByRole('link')).toHaveLength(1);
    expect(document.activeElement).toBe(searchBox());
    await user.click(screen.getByRole('button', { name: 'Hapus semua' }));
    expect(isShown()).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('closes only when Tab moves beyond its last button', async () => {
    const { user } = await openWith('galaxy');
    await recent();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hapus semua' }));
    await user.tab();
    await user.tab();
    expect(isShown()).toBe(true);
    await user.tab();
    expect(isShown()).toBe(false);
    expect(isListOpen()).toBe(false);
  });
});
