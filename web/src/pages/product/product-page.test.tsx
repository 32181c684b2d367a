import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct, sampleVariant } from '../../../test-kit/sample-shop.ts';

const open = (changes: Record<string, unknown> = {}) =>
  renderApp('/product/gawai-1', { shop: { product: sampleProduct(1, changes) } });
const quantity = () => screen.getByRole('textbox', { name: 'Jumlah Gawai 1' });
const addButton = () => screen.getByRole('button', { name: 'Add to Cart' });
const cartLink = (name: string) => screen.findByRole('link', { name });

describe('ProductPage', () => {
  it('offers only the variants with online stock and chooses the first of them', async () => {
    const { user } = await open({
      variants: [
        sampleVariant(1, 'Hitam', 0),
        sampleVariant(2, 'Putih', 2),
        sampleVariant(3, 'Biru', 9),
      ],
    });
    const group = screen.getByRole('group', { name: 'Pilih Varian' });
    const names = within(group)
      .getAllByRole('radio')
      .map((each) => each.parentElement?.textContent);
    expect(names).toEqual(['PutihSisa 2', 'Biru']);
    expect(within(group).getByRole('radio', { name: /Putih/ })).toHaveProperty('checked', true);
    await user.click(within(group).getByRole('radio', { name: 'Biru' }));
    expect(screen.getByText('Stok: 9')).toBeTruthy();
  });

  it('limits the quantity to 1 up to the online stock', async () => {
    const { user } = await open({ onlineStock: 3 });
    expect(
      screen.getByRole('button', { name: 'Kurangi jumlah' }).getAttribute('aria-disabled'),
    ).toBe('true');
    await user.clear(quantity());
    await user.type(quantity(), '99{Enter}');
    expect(quantity()).toHaveProperty('value', '3');
    expect(
      screen.getByRole('button', { name: 'Tambah jumlah' }).getAttribute('aria-disabled'),
    ).toBe('true');
    await user.clear(quantity());
    await user.type(quantity(), 'dua{Enter}');
    expect(quantity()).toHaveProperty('value', '3');
  });

  it('shows the whole stock, and how many pieces an order can have', async () => {
    const { user } = await open({ onlineStock: 5000 });
    expect(screen.getByText('Stok: 5000, maksimal 999 per pesanan')).toBeTruthy();
    await user.clear(quantity());
    await user.type(quantity(), '4000{Enter}');
    await user.click(addButton());
    await user.click(await screen.findByRole('button', { name: 'Tutup' }));
    await user.click(addButton());
    expect(
      await screen.findByText('Jumlah setiap Produk dalam satu pesanan maksimal 999'),
    ).toBeTruthy();
  });

  it('lowers the quantity when a variant with less stock is chosen', async () => {
    const { user } = await open({
      variants: [sampleVariant(1, 'Hitam', 9), sampleVariant(2, 'Putih', 2)],
    });
    await user.clear(quantity());
    await user.type(quantity(), '7{Enter}');
    await user.click(screen.getByRole('radio', { name: /Putih/ }));
    expect(quantity()).toHaveProperty('value', '2');
  });

  it('puts the product into the cart, with a message', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Tambah jumlah' }));
    await user.click(addButton());
    expect(await screen.findByText('Product telah berhasil ditambahkan ke Cart')).toBeTruthy();
    expect(screen.getByText('Gawai 1 × 2')).toBeTruthy();
    expect(await cartLink('Cart, 1 Produk')).toBeTruthy();
    expect(screen.getByText('Sudah ada 2 di Cart.')).toBeTruthy();
    expect(quantity()).toHaveProperty('value', '1');
  });

  it('opens a panel with what was added, and returns the focus to the button', async () => {
    const { user } = await open({ variants: [sampleVariant(1, 'Hitam', 9)] });
    await user.click(addButton());
    const panel = await screen.findByRole('dialog', {
      name: 'Product telah berhasil ditambahkan ke Cart',
    });
    const { getByText, getByRole } = within(panel);
    expect(document.activeElement).toBe(getByRole('heading'));
    expect(getByText('Gawai 1 × 1')).toBeTruthy();
    expect(getByText('Hitam')).toBeTruthy();
    expect(getByText('Sub Total Cart (1 Produk)')).toBeTruthy();
    expect(getByRole('link', { name: 'Lihat Cart' }).getAttribute('href')).toBe('/cart');
    expect(getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
    await user.click(getByRole('button', { name: 'Tutup' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(addButton()));
  });

  it('goes to the checkout with Beli Sekarang, and adds only what is missing in the cart', async () => {
    const { user, address } = await open();
    await user.click(addButton());
    await cartLink('Cart, 1 Produk');
    await user.click(screen.getByRole('button', { name: 'Tambah jumlah' }));
    await user.click(screen.getByRole('button', { name: 'Beli Sekarang' }));
    await waitFor(() => expect(address()).toBe('/checkout'));
    expect(await cartLink('Cart, 1 Produk')).toBeTruthy();
  });

  it('creates a separate line for each variant', async () => {
    const { user } = await open({
      variants: [sampleVariant(1, 'Hitam', 9), sampleVariant(2, 'Putih', 9)],
    });
    await user.click(addButton());
    await cartLink('Cart, 1 Produk');
    await user.click(screen.getByRole('radio', { name: 'Putih' }));
    await user.click(addButton());
    expect(await cartLink('Cart, 2 Produk')).toBeTruthy();
  });

  it('shows when the cart took fewer than requested, and how many', async () => {
    const { user } = await open({ onlineStock: 3, price: 1_000_000 });
    await user.click(addButton());
    await user.click(await screen.findByRole('button', { name: 'Tutup' }));
    await user.clear(quantity());
    await user.type(quantity(), '3{Enter}');
    await user.click(addButton());
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByText('Jumlah disesuaikan dengan stok yang tersedia: 3')).toBeTruthy();
    expect(panel.getByText('Gawai 1 × 2')).toBeTruthy();
    expect(panel.getByText('Rp 2.000.000')).toBeTruthy();
  });

  it('shows why nothing was added, and no success message', async () => {
    const { user } = await open({ onlineStock: 1 });
    await user.click(addButton());
    await user.click(await screen.findByRole('button', { name: 'Tutup' }));
    await user.click(addButton());
    expect(await screen.findByText('Jumlah disesuaikan dengan stok yang tersedia: 1')).toBeTruthy();
    expect(screen.queryByText('Product telah berhasil ditambahkan ke Cart')).toBeNull();
  });

  it.each([
    ['nothing is left', { onlineStock: 0, availability: 'OUT_OF_STOCK' }],
    ['the shop does not sell it now', { availability: 'INACTIVE' }],
    ['no variant is left, whatever its total', { variants: [sampleVariant(1, 'Hitam', 0)] }],
  ])('shows Stock Tidak Tersedia when %s', async (_, changes) => {
    await open(changes);
    expect(screen.getByRole('button', { name: 'Stock Tidak Tersedia' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  it('sends a guest who wants to save it to sign in', async () => {
    await open();
    expect(screen.getByRole('link', { name: /Wishlist/ }).getAttribute('href')).toBe('/sign-in');
  });

  it('opens a picture large, moves on by key and closes', async () => {
    const images = [1, 2].map((number) => ({
      url: `http://localhost:4001/images/${number}.webp`,
      srcSet: null,
    }));
    const { user } = await open({ images });
    await user.click(screen.getByRole('button', { name: /Perbesar foto 1/ }));
    const dialog = screen.getByRole('dialog', { name: 'Gawai 1' });
    expect(within(dialog).getByAltText('Gawai 1, foto 1 dari 2')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Foto berikutnya' }));
    expect(within(dialog).getByAltText('Gawai 1, foto 2 dari 2')).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(within(dialog).getByAltText('Gawai 1, foto 1 dari 2')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Gawai 1' })).toBeNull());
  });

  it('shows a not-found page for a product that does not exist', async () => {
    await renderApp('/product/nope');
    expect(screen.getByRole('heading', { name: 'Produk tidak ditemukan' })).toBeTruthy();
    const next = within(screen.getByRole('main')).getByRole('link', { name: 'Lihat Semua Produk' });
    expect(next.getAttribute('href')).toBe('/product');
  });
});
