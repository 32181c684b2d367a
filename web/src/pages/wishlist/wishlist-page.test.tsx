import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import { sampleProduct, sampleVariant } from '../../../test-kit/sample-shop.ts';
import { sampleEntry, sampleWishlist } from '../../../test-kit/sample-wishlist.ts';
import type { StubRoot } from '../../../test-kit/schema-stub.ts';

async function open(entries: readonly ReturnType<typeof sampleEntry>[], shop: StubRoot = {}) {
  rememberUser();
  const wishlist = sampleWishlist(entries);
  const app = await renderApp('/wishlist', { shop: { ...wishlist.root, ...shop } });
  return { ...app, wishlist };
}

const three = [
  sampleEntry(1, sampleProduct(1), 1_500_000),
  sampleEntry(2, sampleProduct(2), 1_750_000),
  sampleEntry(9, null, 900_000),
];
const list = () => screen.findByRole('list', { name: 'Isi Wishlist' });
const cards = async () => within(await list()).getAllByRole('article');
const button = (name: string) => screen.getByRole('button', { name });

describe('WishlistPage', () => {
  it('shows the price of today, and its change since the product was added', async () => {
    await open([...three, sampleEntry(3, sampleProduct(3), 3_000_000)]);
    const texts = (await cards()).map((card) => card.textContent);
    expect(texts[0]).toContain('Harga sekarang Rp 1.000.000');
    expect(texts[0]).toContain('Turun Rp 500.000 Saat disimpan Rp 1.500.000');
    expect(texts[1]).toContain('Harga sekarang Rp 2.000.000');
    expect(texts[1]).toContain('Naik Rp 250.000 Saat disimpan Rp 1.750.000');
    expect(texts[3]).toContain('Harga sekarang Rp 3.000.000');
    expect(texts[3]).not.toContain('disimpan');
    expect(screen.getByRole('link', { name: 'Gawai 1' }).getAttribute('href')).toBe(
      '/product/gawai-1',
    );
  });

  it('shows a price drop in green and an increase without a badge', async () => {
    await open(three);
    await cards();
    expect(screen.getByText('Turun Rp 500.000').className).toMatch(/badge.*good/);
    expect(screen.getByText('Naik Rp 250.000').className).toBe('');
  });

  it('puts a product into the cart, and links to the page of a product with variants', async () => {
    const variants = [sampleVariant(1, 'Hitam', 4)];
    const { user } = await open([
      sampleEntry(1, sampleProduct(1), null),
      sampleEntry(2, sampleProduct(2, { variants }), null),
      sampleEntry(3, sampleProduct(3, { onlineStock: 0, availability: 'OUT_OF_STOCK' }), null),
    ]);
    const gone = (await cards())[2];
    expect(gone?.textContent).toContain('Stock Habis');
    expect(button('Stock Tidak Tersedia')).toHaveProperty('disabled', true);
    const choose = screen.getByRole('link', { name: 'Pilih Varian Gawai 2' });
    expect(choose.getAttribute('href')).toBe('/product/gawai-2');
    await user.click(button('Add to Cart: Gawai 1'));
    expect(await screen.findByText('Product telah berhasil ditambahkan ke Cart')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Cart, 1 Produk' })).toBeTruthy();
  });

  it('removes a product that the shop no longer has, after a confirmation', async () => {
    const { user, wishlist } = await open(three);
    const gone = (await cards())[2];
    expect(gone?.textContent).toContain('Produk ini sudah tidak tersedia');
    expect(gone?.textContent).not.toContain('Add to Cart');
    await user.click(button('Hapus Produk dari Wishlist'));
    expect(screen.getByText(/^Are you sure you want to delete\?/)).toBeTruthy();
    expect(wishlist.changes).toEqual([]);
    await user.click(button('Hapus'));
    expect(await screen.findByText('Delete Success')).toBeTruthy();
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(wishlist.changes).toEqual(['-WishlistEntry:9']);
    expect(document.activeElement?.textContent).toBe('Wishlist');
  });

  it('fetches the list again when a mutation does not return it', async () => {
    let left = three;
    const { user } = await open(three, {
      wishlist: () => left,
      removeFromWishlist: () => {
        left = three.slice(1);
        return { deletedId: 'WishlistEntry:1', wishlist: null, userErrors: [] };
      },
    });
    await cards();
    await user.click(button('Hapus Gawai 1 dari Wishlist'));
    await user.click(button('Hapus'));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
  });

  it('retains an entry that cannot be removed, and shows the error', async () => {
    const { user } = await open(three, {
      removeFromWishlist: new Error('Wishlist sedang tidak dapat diubah.'),
    });
    await cards();
    await user.click(button('Hapus Gawai 1 dari Wishlist'));
    await user.click(button('Hapus'));
    expect(await screen.findByText('Submit Failed')).toBeTruthy();
    expect(await cards()).toHaveLength(3);
  });

  it('shows what to do while it is empty', async () => {
    await open([]);
    expect(await screen.findByText('Wishlist Anda masih kosong')).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Lihat Semua Produk' }).getAttribute('href')).toBe(
      '/product',
    );
  });

  it('shows a failure with the title of the error catalogue, and retries', async () => {
    const { user, stub } = await open([], {
      wishlist: new Error('Wishlist sedang tidak dapat dibaca.'),
    });
    const state = await screen.findByRole('group', { name: 'Fetch Wishlist Failed' });
    stub.change({ wishlist: three });
    await user.click(within(state).getByRole('button', { name: 'Coba lagi' }));
    expect(await cards()).toHaveLength(3);
  });
});
