import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';

const ARTICLE = '/article/tentang-kami';
const box = () => screen.getByRole('combobox', { name: 'Cari produk' });

/** Waits for the listing of a search: its title is announced once it is on screen. */
const listingOf = (text: string) =>
  waitFor(() => expect(document.querySelector('span[aria-live]')?.textContent).toContain(text));

async function openTyped(address: string, text: string) {
  const app = await renderApp(address);
  await app.user.clear(box());
  if (text !== '') await app.user.type(box(), text);
  return app;
}

describe('search box', () => {
  it('opens the listing on Enter', async () => {
    const app = await openTyped(ARTICLE, '  galaxy   a55 ');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe('/product?s=galaxy+a55'));
  });

  it('opens the listing by its button', async () => {
    const app = await openTyped(ARTICLE, 'galaxy');
    await app.user.click(screen.getByRole('button', { name: 'Cari' }));
    await waitFor(() => expect(app.address()).toBe('/product?s=galaxy'));
  });

  it('searches when it is left with another text', async () => {
    const app = await openTyped(ARTICLE, 'galaxy');
    await app.user.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(app.address()).toBe('/product?s=galaxy'));
  });

  it('does nothing when it is left with the text of the address', async () => {
    const app = await openTyped('/product?s=galaxy&page=2', 'galaxy');
    await app.user.click(document.body);
    expect(app.address()).toBe('/product?s=galaxy&page=2');
  });

  it('does not search a second time when it is left after Enter', async () => {
    const app = await openTyped(ARTICLE, 'galaxy');
    await app.user.keyboard('{Enter}');
    await listingOf('galaxy');
    await app.goTo(ARTICLE);
    await app.user.click(document.body);
    expect(app.address()).toBe(ARTICLE);
  });

  it('follows a link that is pressed instead of searching', async () => {
    const app = await openTyped(ARTICLE, 'galaxy');
    await app.user.click(screen.getByRole('link', { name: 'Cara Belanja' }));
    await waitFor(() => expect(app.address()).toBe('/article/cara-belanja'));
  });

  it('does not search when the shopper leaves it for a button', async () => {
    const app = await openTyped(ARTICLE, 'galaxy');
    await app.user.click(screen.getByRole('button', { name: 'Akun' }));
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeDefined();
    expect(app.address()).toBe(ARTICLE);
  });

  it('does not search when the shopper switches to another window', async () => {
    await openTyped(ARTICLE, 'galaxy');
    // The box stays the active element of the page.
    fireEvent.blur(box());
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBeNull();
  });

  it('searches within the category of the listing, and drops page and sort', async () => {
    const app = await openTyped('/product?category=smartphone&sort=price+asc&page=3', 'galaxy');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe('/product?s=galaxy&category=smartphone'));
  });

  it('shows the whole listing for a blank text without category', async () => {
    const app = await openTyped('/product?s=galaxy', '');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe('/product'));
  });

  it('shows the text of the address when that changes', async () => {
    const app = await renderApp('/product?s=galaxy');
    expect(box()).toHaveProperty('value', 'galaxy');
    await app.goTo('/product?s=laptop');
    expect(box()).toHaveProperty('value', 'laptop');
  });

  it('shows the text of the address after Back when it was focused but not typed into', async () => {
    const app = await renderApp('/product?s=galaxy');
    await app.goTo(ARTICLE);
    await app.user.click(box());
    await app.goBack();
    await listingOf('galaxy');
    expect(box()).toHaveProperty('value', 'galaxy');
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBeNull();
  });

  it('does not take the focus from another control', async () => {
    const app = await openTyped(ARTICLE, 'galaxy');
    await app.user.tab();
    await app.user.tab();
    // The title is announced at the moment at which the focus would move.
    await listingOf('galaxy');
    expect(app.address()).toBe('/product?s=galaxy');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cart' }));
  });
});
