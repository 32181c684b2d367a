import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  isListOpen,
  openSearchShop,
  QUIET_PAGE,
  searchBox,
  suggest,
  write,
} from '../../../test-kit/search-shop.tsx';

/** The shop with the suggestions for `galaxy` on screen. */
async function openSuggestions(address = QUIET_PAGE, shop = {}) {
  const app = await openSearchShop(address, shop);
  await suggest('galaxy');
  return app;
}

const tablet = () => screen.getByRole<HTMLAnchorElement>('option', { name: /Galaxy Tab/ });

describe('press on a suggestion', () => {
  it('opens the product, not the search', async () => {
    const { user, address, stub } = await openSuggestions();
    await user.click(tablet());
    await waitFor(() => expect(address()).toBe('/product/galaxy-tab-s9'));
    expect(stub.requested).not.toContain('Listing');
    expect(searchBox().value).toBe('');
  });

  it('does not take the focus from the box', async () => {
    const { user } = await openSuggestions();
    await user.pointer({ keys: '[MouseLeft>]', target: tablet() });
    expect(document.activeElement).toBe(searchBox());
    expect(isListOpen()).toBe(true);
  });

  it('leaves the list open and the address unchanged after a press with Ctrl', async () => {
    const { address } = await openSuggestions();
    expect(tablet().getAttribute('href')).toBe('/product/galaxy-tab-s9');
    // The browser of the tests would follow the link in this tab.
    tablet().addEventListener('click', (event) => {
      event.preventDefault();
    });
    fireEvent.click(tablet(), { ctrlKey: true });
    expect(isListOpen()).toBe(true);
    expect(searchBox().value).toBe('galaxy');
    expect(address()).toBe(QUIET_PAGE);
  });

  it('shows the text of the address again while the product loads', async () => {
    let arrive: (product: null) => void = () => undefined;
    const product = new Promise<null>((resolve) => {
      arrive = resolve;
    });
    const { user, address } = await openSuggestions('/product?s=redmi', { product });
    await user.click(tablet());
    expect(searchBox().value).toBe('redmi');
    arrive(null);
    await waitFor(() => expect(address()).toBe('/product/galaxy-tab-s9'));
  });
});

describe('blur of the search box', () => {
  it('closes the list and still searches', async () => {
    const { user, address } = await openSuggestions();
    await user.tab();
    expect(isListOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cari' }));
    expect(address()).toBe(QUIET_PAGE);
    await user.tab();
    await waitFor(() => expect(address()).toBe('/product?s=galaxy'));
  });

  it('closes the list and activates the pressed control', async () => {
    const { user, address } = await openSuggestions();
    await user.click(screen.getByRole('button', { name: 'Akun' }));
    expect(isListOpen()).toBe(false);
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeDefined();
    expect(address()).toBe(QUIET_PAGE);
  });

  it('does not open the list again on the next focus', async () => {
    const { user } = await openSearchShop('/product?s=galaxy');
    await suggest('galax');
    await user.click(screen.getByRole('button', { name: 'Akun' }));
    await user.click(searchBox());
    expect(isListOpen()).toBe(false);
    write('redmi');
    await screen.findByRole('listbox');
  });
});
