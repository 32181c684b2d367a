import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openCartShop } from '../../../test-kit/cart-shop.ts';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleUser } from '../../../test-kit/sample-customer.ts';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { PartnerMarks } from './partner-marks.tsx';

const ARTICLE = '/article/tentang-kami';
const linkTexts = (root: HTMLElement) =>
  within(root)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('header', () => {
  it('shows no badge on the cart while it is empty', async () => {
    await renderApp(ARTICLE);
    expect(screen.getByRole('link', { name: 'Cart' }).textContent).toBe('');
  });

  it('counts the lines of the restored cart, not the pieces', async () => {
    const before = openCartShop([sampleProduct(1), sampleProduct(2)], Date.now());
    await before.fetchProducts();
    await before.add('Product:1', 3);
    await before.add('Product:2', 2);
    await renderApp(ARTICLE);
    const link = await screen.findByRole('link', { name: 'Cart, 2 Produk' });
    expect(link.textContent).toBe('2');
  });

  const openMenu = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await userEvent.click(button);
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    return list === null ? [] : linkTexts(list);
  };

  it('shows a guest links to sign in and to create an account', async () => {
    await renderApp(ARTICLE);
    expect(await openMenu('Akun')).toEqual(['Sign In', 'Create Account']);
  });

  it('shows a customer the links of their account', async () => {
    const { session } = await renderApp(ARTICLE);
    session.signIn(sampleUser);
    expect(await openMenu('Akun Sari')).toEqual([
      'My Profile',
      'Order History',
      'Wishlist',
      'Change Password',
      'Sign Out',
    ]);
  });

  it('shows the categories in a dialog on small screens', async () => {
    const { user } = await renderApp(ARTICLE);
    await user.click(screen.getByRole('button', { name: 'Buka menu' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(panel.getByText('Komputer & Laptop')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });
});

describe('footer', () => {
  const footer = () => screen.getByRole('contentinfo');

  it('shows the first half of the flagged pages in the left column', async () => {
    await renderApp(ARTICLE);
    const columns = within(within(footer()).getByRole('navigation')).getAllByRole('list');
    expect(columns.map(linkTexts)).toEqual([
      ['Tentang Kami', 'Cara Belanja'],
      ['Syarat dan Ketentuan', 'Kebijakan Privasi'],
    ]);
  });

  it('leaves out pages that are not flagged', async () => {
    const page = { id: 'ContentPage:9', title: 'Rahasia', slug: 'rahasia', isInFooter: false };
    await renderApp('/article/tentang-kami', { shop: { contentPages: [page] } });
    expect(within(footer()).queryByRole('navigation')).toBeNull();
  });

  it('shows the payment and shipping methods, and the year', async () => {
    await renderApp(ARTICLE);
    expect(within(footer()).getByText('BCA Virtual Account')).toBeDefined();
    expect(within(footer()).getByText('SiCepat')).toBeDefined();
    expect(within(footer()).getByText('© 2026 Gawai')).toBeDefined();
  });
});

describe('PartnerMarks', () => {
  it('shows each logo once, with the names of all methods that share it, and names without a logo', () => {
    const bca = { url: 'https://shop.example/images/mark/bca.svg' };
    const partners = [
      { id: '1', name: 'Transfer Manual BCA', logo: bca },
      { id: '2', name: 'Tunai', logo: null },
      { id: '3', name: 'BCA Virtual Account', logo: bca },
    ];
    render(<PartnerMarks title="Metode Pembayaran" partners={partners} />);
    const [image, ...others] = screen.getAllByRole('img');
    expect(others).toEqual([]);
    expect(image?.getAttribute('src')).toBe(bca.url);
    expect(image?.getAttribute('alt')).toBe('Transfer Manual BCA, BCA Virtual Account');
    expect(screen.getByText('Tunai')).toBeDefined();
  });
});

describe('navigation', () => {
  it('moves the focus to the heading and sets the title', async () => {
    const { user } = await renderApp(ARTICLE);
    await user.click(within(screen.getByRole('contentinfo')).getByText('Cara Belanja'));
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cara Belanja');
    expect(document.title).toBe('Cara Belanja | Gawai');
  });

  it('does not move the focus on the first page', async () => {
    await renderApp(ARTICLE);
    expect(document.activeElement).toBe(document.body);
  });

  it('fetches header and footer once', async () => {
    const app = await renderApp(ARTICLE);
    await app.goTo('/article/cara-belanja');
    expect(app.stub.requested).toEqual(['Shell', 'Article', 'Article']);
  });
});

describe('paths without a page', () => {
  it.each([
    ['/home', '/'],
    ['/tidak/ada', '/'],
    ['/article/tidak-ada', '/'],
  ])('redirects from %s to %s', async (address, target) => {
    const app = await renderApp(address);
    expect(app.address()).toBe(target);
  });

  it('shows the failure and a retry button when the page could not be fetched', async () => {
    const { user, stub } = await renderApp('/article/x', {
      shop: { contentPage: new Error('Sedang sibuk') },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fetch Page Failed');
    stub.change({
      contentPage: { id: 'ContentPage:1', title: 'Pulih', slug: 'x', isInFooter: true, seo: {} },
    });
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pulih' })).toBeDefined();
  });
});
