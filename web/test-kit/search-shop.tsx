import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp, type RenderedApp } from './render-app.tsx';
import { sampleProduct } from './sample-shop.ts';
import type { StubRoot } from './schema-stub.ts';

/** A page whose only form control is the search box. */
export const QUIET_PAGE = '/article/tentang-kami';

const NAMES = ['Galaxy A55 5G', 'Galaxy Tab S9', 'Redmi Note 13', 'Laptop Ringan 14'];

const products = NAMES.map((name, index) =>
  sampleProduct(index + 1, { name, slug: name.toLowerCase().replaceAll(' ', '-') }),
);

/** Finds products by a word in their name, as the shop does. */
export function findProducts({ search = '' }: { search?: string }) {
  const nodes = products.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return {
    nodes,
    totalCount: nodes.length,
    pageInfo: { number: 1, size: 20, from: 1, to: 1, last: 1 },
  };
}

/** Opens a page of a shop that sells two Galaxies, a Redmi and a laptop. */
export function openSearchShop(address = QUIET_PAGE, shop: StubRoot = {}): Promise<RenderedApp> {
  return renderApp(address, { shop: { products: findProducts, ...shop } });
}

/** The search box of the header. */
export const searchBox = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'Cari produk' });

/** Replaces the text of the search box in one step. */
export function write(text: string): void {
  searchBox().focus();
  fireEvent.change(searchBox(), { target: { value: text } });
}

/** Writes into the search box and waits until something is suggested. */
export async function suggest(text: string): Promise<HTMLElement> {
  write(text);
  return screen.findByRole('listbox', { name: 'Saran pencarian' });
}

/** The texts of the suggestions that are shown. */
export const suggestions = () =>
  within(screen.getByRole('listbox', { name: 'Saran pencarian' }))
    .getAllByRole('option')
    .map((option) => option.textContent.replaceAll('\u00a0', ' '));

/** Whether suggestions are shown. */
export const isListOpen = () => screen.queryByRole('listbox') !== null;

/** The suggestion that the arrow keys have chosen, from `aria-activedescendant`. */
export function activeSuggestion(): string | null {
  const id = searchBox().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  if (option?.getAttribute('aria-selected') !== 'true') return null;
  return option.textContent.replaceAll('\u00a0', ' ');
}
