import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';

const ARTICLE = '/article/tentang-kami';
const logoIn = (place: 'banner' | 'contentinfo') =>
  within(screen.getByRole(place)).getByRole('link', { name: 'Gawai, ke beranda' });

describe('header and footer', () => {
  it('has the logo, which leads home', async () => {
    await renderApp(ARTICLE);
    expect(logoIn('banner').getAttribute('href')).toBe('/');
  });

  it('has the logo and the words of the shop at the foot', async () => {
    await renderApp(ARTICLE);
    expect(logoIn('contentinfo').getAttribute('href')).toBe('/');
    // The browser cleans what the shop wrote before it shows it.
    const words = within(screen.getByRole('contentinfo')).findByText(/^Toko gawai Indonesia/);
    expect(await words).toBeDefined();
  });

  it('asks in the words of the specification what to search for', async () => {
    await renderApp(ARTICLE);
    expect(screen.getByPlaceholderText('Cari Produk disini').getAttribute('name')).toBe('s');
  });

  it('leads only home and to the cart beside the checkout', async () => {
    await renderApp('/checkout');
    const header = screen.getByRole('link', { name: 'Gawai, ke beranda' }).closest('header');
    const ways = header?.querySelectorAll('a, button, input') ?? [];
    expect([...ways].map((each) => each.getAttribute('href'))).toEqual(['/', '/cart']);
    expect(within(screen.getByRole('contentinfo')).queryByRole('link')).toBeNull();
  });
});
