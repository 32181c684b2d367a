import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  findProducts,
  isListOpen,
  openSearchShop,
  searchBox,
  suggest,
  suggestions,
  write,
} from '../../../test-kit/search-shop.tsx';

/** Number of requests for suggestions. */
const requestCount = (app: Awaited<ReturnType<typeof openSearchShop>>) =>
  app.stub.requested.filter((name) => name === 'SuggestedProducts').length;

const status = () => document.querySelector('form [role="status"]')?.textContent;

describe('SearchSuggestions', () => {
  it('shows products with their price, categories, and a link to the listing', async () => {
    await openSearchShop();
    await suggest('tab');
    expect(suggestions()).toEqual([
      'Galaxy Tab S9 Rp 2.000.000',
      'Tablet ',
      'Tablet Android di Tablet',
      'Lihat semua hasil untuk “tab”',
    ]);
    expect(screen.getByRole('option', { name: /Galaxy Tab/ }).querySelector('img')).not.toBeNull();
  });

  it('marks the searched text', async () => {
    await openSearchShop();
    const list = await suggest('tab');
    const marks = [...list.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['Tab', 'Tab', 'Tab']);
  });

  it('announces the number of suggestions in a polite live region', async () => {
    await openSearchShop();
    await suggest('tab');
    expect(status()).toBe('3 saran. Pilih dengan panah atas dan bawah.');
    write('tidakada');
    await waitFor(() => expect(status()).toBe('Tidak ada saran'));
    expect(isListOpen()).toBe(false);
  });

  it('shows at most five products', async () => {
    const many = Array.from({ length: 20 }, () => findProducts({ search: 'galaxy' }).nodes[0]);
    const nodes = many.map((item, index) => ({ ...item, id: `Product:${index + 100}` }));
    await openSearchShop(undefined, { products: { nodes, pageInfo: {} } });
    await suggest('galaxy');
    expect(suggestions()).toHaveLength(6);
  });

  it('shows products with a matching name before those with a matching category', async () => {
    const nodes = findProducts({}).nodes.slice(1);
    await openSearchShop(undefined, { products: { nodes, pageInfo: {} } });
    await suggest('ringan');
    expect(suggestions().map((text) => text.split(' Rp')[0])).toEqual([
      'Laptop Ringan 14',
      'Galaxy Tab S9',
      'Redmi Note 13',
      'Lihat semua hasil untuk “ringan”',
    ]);
  });

  it('opens from the second character on', async () => {
    const app = await openSearchShop();
    await suggest('ga');
    write('g');
    await waitFor(() => expect(isListOpen()).toBe(false));
    write(' g ');
    expect(isListOpen()).toBe(false);
    expect(requestCount(app)).toBe(1);
  });

  it('sends a request once the shopper pauses', async () => {
    const app = await openSearchShop();
    await suggest('re');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    write('ga');
    vi.advanceTimersByTime(150);
    write('gal');
    vi.advanceTimersByTime(199);
    expect(requestCount(app)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(requestCount(app)).toBe(2);
  });

  it('sends one request for each text', async () => {
    const app = await openSearchShop();
    await suggest('galaxy');
    await suggest('redmi');
    await screen.findByRole('option', { name: /Redmi/ });
    write('galaxy');
    await screen.findByRole('option', { name: /A55/ });
    expect(requestCount(app)).toBe(2);
  });

  it('shows suggestions for the last text, whichever response arrives last', async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const app = await openSearchShop(undefined, {
      products: async (args: { search?: string }) => {
        if (args.search === 'galaxy') await late;
        if (args.search === 'note') await new Promise(() => undefined);
        return findProducts(args);
      },
    });
    write('galaxy');
    await waitFor(() => expect(requestCount(app)).toBe(1));
    await suggest('redmi');
    release();
    write('note');
    await waitFor(() => expect(requestCount(app)).toBe(3));
    expect(suggestions()[0]).toBe('Redmi Note 13 Rp 3.000.000');
  });

  it('shows no error after a failure, and still shows categories and search', async () => {
    const app = await openSearchShop(undefined, { products: new Error('Sedang sibuk') });
    await suggest('tablet');
    expect(suggestions()).toEqual([
      'Tablet ',
      'Tablet Android di Tablet',
      'Lihat semua hasil untuk “tablet”',
    ]);
    write('galaxy');
    await waitFor(() => {
      expect(requestCount(app)).toBe(2);
      expect(isListOpen()).toBe(false);
    });
    expect(status()).toBe('');
    expect(app.notices.get()).toEqual([]);
    await app.user.type(searchBox(), '{Enter}');
    await waitFor(() => expect(app.address()).toBe('/product?s=galaxy'));
  });
});
