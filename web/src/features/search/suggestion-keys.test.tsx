import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  activeSuggestion,
  isListOpen,
  openSearchShop,
  QUIET_PAGE,
  searchBox,
  suggest,
} from '../../../test-kit/search-shop.tsx';

const A55 = 'Galaxy A55 5G Rp 1.000.000';
const TAB = 'Galaxy Tab S9 Rp 2.000.000';
const ALL = 'Lihat semua hasil untuk “galaxy”';

/** The shop with the suggestions for `galaxy` on screen. */
async function openSuggestions() {
  const app = await openSearchShop();
  await suggest('galaxy');
  return app;
}

describe('keys in the search box', () => {
  it('say that there is a list, and whether it is open', async () => {
    const app = await openSearchShop();
    const said = (name: string) => searchBox().getAttribute(`aria-${name}`);
    expect([said('autocomplete'), said('expanded'), said('controls')]).toEqual([
      'list',
      'false',
      null,
    ]);
    const list = await suggest('galaxy');
    expect([said('expanded'), said('controls')]).toEqual(['true', list.id]);
    await app.user.keyboard('{Escape}');
    expect(said('expanded')).toBe('false');
  });

  it('go down and up and round, while the focus stays in the box', async () => {
    const { user } = await openSuggestions();
    expect(activeSuggestion()).toBeNull();
    const seen: (string | null)[] = [];
    for (const key of ['Down', 'Down', 'Down', 'Down', 'Up', 'Up']) {
      await user.keyboard(`{Arrow${key}}`);
      seen.push(activeSuggestion());
    }
    expect(seen).toEqual([A55, TAB, ALL, A55, ALL, TAB]);
    expect(document.activeElement).toBe(searchBox());
    expect(searchBox().value).toBe('galaxy');
  });

  it('begin at the end with ArrowUp', async () => {
    const { user } = await openSuggestions();
    await user.keyboard('{ArrowUp}');
    expect(activeSuggestion()).toBe(ALL);
  });

  it.each(['{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}', 's'])(
    'are for the text again after %s',
    async (key) => {
      const { user } = await openSuggestions();
      await user.keyboard(`{ArrowDown}${key}`);
      expect(activeSuggestion()).toBeNull();
      expect(isListOpen()).toBe(true);
    },
  );

  it('follow the chosen suggestion with Enter, and empty the box', async () => {
    const { user, address } = await openSuggestions();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/product/galaxy-tab-s9'));
    expect(searchBox().value).toBe('');
    expect(isListOpen()).toBe(false);
  });

  it('lead to a category', async () => {
    const { user, address } = await openSearchShop();
    await suggest('earb');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/product?category=earbuds'));
  });

  it('search with Enter while nothing is chosen', async () => {
    const { user, address } = await openSuggestions();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/product?s=galaxy'));
    expect(isListOpen()).toBe(false);
  });

  it('search with the last suggestion, and keep the text', async () => {
    const { user, address } = await openSuggestions();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(searchBox().value).toBe('galaxy');
    await waitFor(() => expect(address()).toBe('/product?s=galaxy'));
    expect(isListOpen()).toBe(false);
  });

  it('close the list with Escape, then empty the box', async () => {
    const { user, address } = await openSuggestions();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(isListOpen()).toBe(false);
    expect(searchBox().value).toBe('galaxy');
    await user.keyboard('{Escape}');
    expect(searchBox().value).toBe('');
    expect(address()).toBe(QUIET_PAGE);
  });

  it('open a closed list again, at its beginning or its end', async () => {
    const { user } = await openSuggestions();
    for (const [key, expected] of [
      ['{ArrowDown}', A55],
      ['{ArrowUp}', ALL],
    ] as const) {
      await user.keyboard(`{Escape}${key}`);
      await waitFor(() => expect(activeSuggestion()).toBe(expected));
    }
  });

  it('move the cursor of an empty box as ever', async () => {
    const { user } = await openSuggestions();
    await user.keyboard('{Escape}{Escape}{ArrowDown}');
    expect(isListOpen()).toBe(false);
  });
});
