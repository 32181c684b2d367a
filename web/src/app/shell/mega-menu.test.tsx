import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';

const ARTICLE = '/article/tentang-kami';
const trigger = () => screen.getByRole('button', { name: 'Produk' });
const type = (name: string) => screen.getByRole('button', { name });
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';

/** All category links of the menu that are shown. */
const shownLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('category=') === true)
    .map((link) => link.textContent);

describe('Produk menu', () => {
  it('renders the links of every category before it is opened', async () => {
    await renderApp(ARTICLE);
    expect(isOpen()).toBe(false);
    expect(
      screen
        .getAllByRole('link', { hidden: true })
        .filter((link) => link.getAttribute('href')?.includes('category=') === true),
    ).toHaveLength(12);
  });

  it('opens on press and closes on the next', async () => {
    const { user } = await renderApp(ARTICLE);
    await user.click(trigger());
    expect(isOpen()).toBe(true);
    await user.click(trigger());
    expect(isOpen()).toBe(false);
  });

  it('opens when the pointer rests on it, not when it only crosses it', async () => {
    const { user } = await renderApp(ARTICLE);
    await user.hover(trigger());
    expect(isOpen()).toBe(false);
    await waitFor(() => expect(isOpen()).toBe(true));
    await user.unhover(trigger());
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('opens again for a pointer that moves to it from a link of the menu that was followed', async () => {
    const { user } = await renderApp(ARTICLE);
    await user.click(trigger());
    const link = screen.getByRole('link', { name: 'Android' });
    await user.click(link);
    expect(isOpen()).toBe(false);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });
    fireEvent.pointerOut(link, { relatedTarget: trigger(), pointerType: 'mouse' });
    await waitFor(() => expect(isOpen()).toBe(true));
  });

  it('does not close when it is pressed right after the pointer opened it', async () => {
    const { user } = await renderApp(ARTICLE);
    await user.hover(trigger());
    await waitFor(() => expect(isOpen()).toBe(true));
    await user.click(trigger());
    expect(isOpen()).toBe(true);
  });

  it('shows the categories of the type that is focused', async () => {
    const { user } = await renderApp(ARTICLE);
    trigger().focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(type('Handphone & Tablet')));
    expect(shownLinks()).toContain('Android');
    expect(shownLinks()).not.toContain('Ultrabook');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(type('Komputer & Laptop'));
    expect(shownLinks()).toEqual(['Laptop', 'Ultrabook', 'Gaming']);
  });

  it('closes on Escape and returns the focus to its button', async () => {
    const { user } = await renderApp(ARTICLE);
    trigger().focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(type('Handphone & Tablet')));
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  it('closes when something else is pressed', async () => {
    const { user } = await renderApp(ARTICLE);
    await user.click(trigger());
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(isOpen()).toBe(false);
  });

  it('opens the listing of a category and closes', async () => {
    const { user, address } = await renderApp(ARTICLE);
    await user.click(trigger());
    await user.click(screen.getByRole('link', { name: 'Android' }));
    await waitFor(() => expect(address()).toBe('/product?category=android'));
    expect(isOpen()).toBe(false);
  });

  it('loads pictures and products in one request when it is opened', async () => {
    const { user, stub } = await renderApp(ARTICLE);
    expect(stub.requested).not.toContain('MenuData');
    await user.click(trigger());
    const link = screen.getByRole('link', { name: 'Smartphone' });
    await waitFor(() => {
      expect(link.querySelector('img')?.getAttribute('src')).toContain('smartphone');
    });
    await user.hover(type('Komputer & Laptop'));
    await waitFor(() => expect(shownLinks()).toContain('Laptop'));
    expect(stub.requested.filter((name) => name === 'MenuData')).toHaveLength(1);
  });

  it('opens the listing of all products', async () => {
    const { user, address } = await renderApp(ARTICLE);
    await user.click(trigger());
    await user.click(screen.getByRole('link', { name: 'Lihat Semua Produk' }));
    await waitFor(() => expect(address()).toBe('/product'));
  });

  it('shows a retry button when the categories could not be fetched', async () => {
    const { user, stub } = await renderApp(ARTICLE, {
      shop: { categoryGroups: new Error('Sedang sibuk') },
    });
    await user.click(trigger());
    stub.change({ categoryGroups: [{ type: null, label: 'Lainnya', categories: [] }] });
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('button', { name: 'Lainnya' })).toBeDefined();
  });
});
