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
  it('sets ARIA attributes for the open and the closed list', async () => {
    const app = await openSearchShop();
    const ariaValue = (name: string) => searchBox().getAttribute(`aria-${name}`);
    expect([ariaValue('autocomplete'), ariaValue('expanded'), ariaValue('controls')]).toEqual([
      'list',
      'false',
      null,
    ]);
    const list = await suggest('galaxy');
    expect([ariaValue('expanded'), ariaValue('controls')]).toEqual(['true', list.id]);
    await app.user.keyboard('{Escape}');
    expect(ariaValue('expanded')).toBe('false');
  });

  it('moves down, up and round, while the focus stays in the box', async () => {
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

  it('begins at the end with ArrowUp', async () => {
    const { user } = await openSuggestions();
    await user.keyboard('{ArrowUp}');
    expect(activeSuggestion()).toBe(ALL);
  });

  it.each(['{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}', 's'])(
    'edits the text again after %s',
    async (key) => {
      const { user } = await openSuggestions();
      await user.keyboard(`{ArrowDown}${key}`);
      expect(activeSuggestion()).toBeNull();
      expect(isListOpen()).toBe(true);
    },
  );

  it('opens the chosen suggestion with Enter, and empties the box', async () => {
    const { user, address } = await openSuggestions();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/product/galaxy-tab-s9'));
    expect(searchBox().value).toBe('');
    expect(isListOpen()).toBe(false);
  });

  it('opens the chosen category with Enter', async () => {
    const { user, address } = await openSearchShop();
    await suggest('earb');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/product?category=earbuds'));
  });

  it('searches with Enter while nothing is chosen', async () => {
    const { user, address } = await openSuggestions();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/product?s=galaxy'));
    expect(isListOpen()).toBe(false);
  });

  it('searches with the last suggestion, and retains the text', async () => {
    const { user, address } = await openSuggestions();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(searchBox().value).toBe('galaxy');
    await waitFor(() => expect(address()).toBe('/product?s=galaxy'));
    expect(isListOpen()).toBe(false);
  });

  it('closes the list with Escape, then empties the box', async () => {
    const { user, address } = await openSuggestions();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(isListOpen()).toBe(false);
    expect(searchBox().value).toBe('galaxy');
    await user.keyboard('{Escape}');
    expect(searchBox().value).toBe('');
    expect(address()).toBe(QUIET_PAGE);
  });

  it('opens a closed list again, at its beginning or its end', async () => {
    const { user } = await openSuggestions();
    for (const [key, expected] of [
      ['{ArrowDown}', A55],
      ['{ArrowUp}', ALL],
    ] as const) {
      await user.keyboard(`{Escape}${key}`);
      await waitFor(() => expect(activeSuggestion()).toBe(expected));
    }
  });

  it('moves the cursor of an empty box as usual', async () => {
    const { user } = await openSuggestions();
    await user.keyboard('{Escape}{Escape}{ArrowDown}');
    expect(isListOpen()).toBe(false);
  });
});
