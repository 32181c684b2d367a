import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const ARTICLE = '/article/tentang-kami';
const NAMED = { name: 'Memuat halaman' };
const placeholder = () => screen.queryByRole('heading', NAMED);

afterEach(() => vi.restoreAllMocks());

/** A shop that holds back one field until `arrive` is called, except for the first page. */
async function openSlowShop(field: 'contentPage' | 'product' | 'products', result: unknown) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = field !== 'contentPage';
  const slow = async () => {
    if (isHeld) await held;
    return result;
  };
  const app = await renderApp(ARTICLE, { shop: { [field]: slow } });
  isHeld = true;
  return {
    ...app,
    arrive: () => {
      act(release);
    },
  };
}

const samplePage = { id: 'ContentPage:1', title: 'Cara', slug: 'x', isInFooter: true, seo: {} };

describe('PageOutlet during a slow navigation', () => {
  it.each([
    ['a product', '/product/galaxy', 'product', sampleProduct(1)],
    ['a listing', '/product?s=galaxy', 'products', { nodes: [], pageInfo: {} }],
    ['a text', '/article/cara-belanja', 'contentPage', samplePage],
  ] as const)(
    'replaces the previous page by the placeholder of %s',
    async (_, to, field, result) => {
      const { goTo, arrive } = await openSlowShop(field, result);
      const arrived = goTo(to);
      const heading = await screen.findByRole('heading', NAMED);
      expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
      arrive();
      await arrived;
      expect(placeholder()).toBeNull();
    },
  );

  it('scrolls the placeholder to the top, and shows the previous page again after another navigation', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const { user, goTo } = await openSlowShop('product', sampleProduct(1));
    const heading = screen.getByRole('heading', { level: 1 });
    void goTo('/product/galaxy').catch(() => undefined);
    await screen.findByRole('heading', NAMED);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await user.click(within(screen.getByRole('contentinfo')).getByText('Tentang Kami'));
    await waitFor(() => expect(placeholder()).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('shows no placeholder for a page that loads at once', async () => {
    const { goTo } = await renderApp(ARTICLE);
    const seen = vi.fn();
    const observer = new MutationObserver(() => {
      if (placeholder() !== null) seen();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await goTo('/article/cara-belanja');
    observer.disconnect();
    expect(seen).not.toHaveBeenCalled();
  });
});
