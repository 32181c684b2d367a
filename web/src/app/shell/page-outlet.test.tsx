import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const ARTICLE = '/article/tentang-kami';
const NAMED = { name: 'Memuat halaman' };
const waiting = () => screen.queryByRole('heading', NAMED);

afterEach(() => vi.restoreAllMocks());

/** A shop that answers the questions for one page only when it is let go. */
async function openSlowShop(field: 'contentPage' | 'product' | 'products', answer: unknown) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = field !== 'contentPage';
  const slow = async () => {
    if (isHeld) await held;
    return answer;
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

describe('slow page', () => {
  it.each([
    ['a product', '/product/galaxy', 'product', sampleProduct(1)],
    ['a listing', '/product?s=galaxy', 'products', { nodes: [], pageInfo: {} }],
    ['a text', '/article/cara-belanja', 'contentPage', samplePage],
  ] as const)('shows its shape in place of the page before: %s', async (_, to, field, answer) => {
    const { goTo, arrive } = await openSlowShop(field, answer);
    const arrived = goTo(to);
    const heading = await screen.findByRole('heading', NAMED);
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
    arrive();
    await arrived;
    expect(waiting()).toBeNull();
  });

  it('begins at the top, and restores the scroll position of the page before on going back', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const { user, goTo } = await openSlowShop('product', sampleProduct(1));
    const heading = screen.getByRole('heading', { level: 1 });
    void goTo('/product/galaxy').catch(() => undefined);
    await screen.findByRole('heading', NAMED);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await user.click(within(screen.getByRole('contentinfo')).getByText('Tentang Kami'));
    await waitFor(() => expect(waiting()).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('does not show a shape when the page comes at once', async () => {
    const { goTo } = await renderApp(ARTICLE);
    const seen = vi.fn();
    const observer = new MutationObserver(() => {
      if (waiting() !== null) seen();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await goTo('/article/cara-belanja');
    observer.disconnect();
    expect(seen).not.toHaveBeenCalled();
  });
});
