import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { findProducts } from '../../../test-kit/search-shop.tsx';

const ARTICLE = '/article/tentang-kami';
const box = () => screen.getByRole('combobox', { name: 'Cari produk' });
const announced = () => document.querySelector('span[aria-live]')?.textContent;
const heading = () => screen.getByRole('heading', { level: 1 });

/** A shop that holds back its pages until `arrive` is called, except for the first. */
async function openSlowShop() {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const contentPage = async ({ slug }: { slug: string }) => {
    if (slug !== 'tentang-kami') await held;
    return { id: `ContentPage:${slug}`, title: slug, slug, isInFooter: true, seo: {} };
  };
  const app = await renderApp(ARTICLE, { shop: { contentPage } });
  const leave = async () => {
    await app.user.click(within(screen.getByRole('contentinfo')).getByText('Cara Belanja'));
    await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true'));
  };
  // The title is announced where the focus is moved, which is after the heading is shown.
  const arrive = async () => {
    act(release);
    await waitFor(() => expect(announced()).toBe('cara-belanja | Gawai'));
    expect(heading().textContent).toBe('cara-belanja');
  };
  return { ...app, leave, arrive };
}

describe('RouteFocus after Back', () => {
  const cards = () => within(screen.getByRole('main')).getAllByRole('link', { name: /Harga/ });

  it('focuses the card that was opened', async () => {
    const shop = { products: findProducts({}) };
    const { user, address, goBack } = await renderApp('/product', { shop });
    const card = cards()[1];
    if (card === undefined) throw new Error('The listing has one card');
    await user.click(card);
    await waitFor(() => expect(address()).toBe(card.getAttribute('href')));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    await goBack();
    await waitFor(() => expect(document.activeElement).toBe(cards()[1]));
  });

  it('focuses the heading when the page was left another way', async () => {
    const { goTo, goBack } = await renderApp('/product');
    await goTo(ARTICLE);
    await goBack();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Semua Produk'));
  });
});

describe('RouteFocus when a slow page arrives', () => {
  it('leaves focus and text in a field that the shopper has entered meanwhile', async () => {
    const { user, leave, arrive, address } = await openSlowShop();
    await leave();
    await user.click(box());
    await user.keyboard('gal');
    await arrive();
    expect(document.activeElement).toBe(box());
    await user.keyboard('axy');
    expect(box()).toHaveProperty('value', 'galaxy');
    expect(address()).toBe('/article/cara-belanja');
  });

  it('announces the title although the focus stays in a field', async () => {
    const { user, leave, arrive } = await openSlowShop();
    await leave();
    await user.click(box());
    await arrive();
    expect(announced()).toBe('cara-belanja | Gawai');
  });

  it('focuses the heading when the field was left again', async () => {
    const { user, leave, arrive } = await openSlowShop();
    await leave();
    await user.click(box());
    await user.click(screen.getByRole('button', { name: 'Akun' }));
    await arrive();
    expect(document.activeElement).toBe(heading());
  });

  it('focuses the heading when the navigation began in the field', async () => {
    const { user } = await openSlowShop();
    await user.type(box(), 'galaxy{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(box()).toHaveProperty('value', 'galaxy');
  });

  it('leaves focus and text of the next search while the listing of the last one loads', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const products = async () => {
      await held;
      return findProducts({ search: 'galaxy' });
    };
    const { user, address } = await renderApp(ARTICLE, { shop: { products } });
    await user.type(box(), 'galaxy{Enter}');
    await user.type(box(), ' tab');
    act(release);
    await waitFor(() => expect(heading().textContent).toContain('galaxy'));
    expect(document.activeElement).toBe(box());
    expect(box()).toHaveProperty('value', 'galaxy tab');
    expect(address()).toBe('/product?s=galaxy');
  });
});
