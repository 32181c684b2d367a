import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';

const ARTICLE = '/article/tentang-kami';
const logoIn = (landmark: 'banner' | 'contentinfo') =>
  within(screen.getByRole(landmark)).getByRole('link', { name: 'Gawai, ke beranda' });

describe('header and footer', () => {
  it('shows the logo in the header as a link to the home page', async () => {
    await renderApp(ARTICLE);
    expect(logoIn('banner').getAttribute('href')).toBe('/');
  });

  it('shows the logo and the text of the shop in the footer', async () => {
    await renderApp(ARTICLE);
    expect(logoIn('contentinfo').getAttribute('href')).toBe('/');
    // The browser sanitises the HTML of the shop before it shows it.
    const text = within(screen.getByRole('contentinfo')).findByText(/^Toko gawai Indonesia/);
    expect(await text).toBeDefined();
  });

  it('shows the search box with the placeholder of the specification', async () => {
    await renderApp(ARTICLE);
    expect(screen.getByPlaceholderText('Cari Produk disini').getAttribute('name')).toBe('s');
  });

  it('shows only links to home and cart on the checkout page', async () => {
    await renderApp('/checkout');
    const header = screen.getByRole('link', { name: 'Gawai, ke beranda' }).closest('header');
    const controls = header?.querySelectorAll('a, button, input') ?? [];
    expect([...controls].map((each) => each.getAttribute('href'))).toEqual(['/', '/cart']);
    expect(within(screen.getByRole('contentinfo')).queryByRole('link')).toBeNull();
  });
});
