import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { sampleEntry, sampleWishlist } from '../../../test-kit/sample-wishlist.ts';
import type { StubRoot } from '../../../test-kit/schema-stub.ts';

async function open(entries: readonly ReturnType<typeof sampleEntry>[], shop: StubRoot = {}) {
  rememberUser();
  const wishlist = sampleWishlist(entries);
  const app = await renderApp('/product/gawai-1', { shop: { ...wishlist.root, ...shop } });
  return { ...app, wishlist };
}

const marked = [sampleEntry(1, sampleProduct(1), 1_000_000)];
const toggle = () => screen.findByRole('button', { name: 'Simpan Gawai 1 di Wishlist' });
const isPressed = async (state: boolean) => {
  await waitFor(async () => {
    expect((await toggle()).getAttribute('aria-pressed')).toBe(String(state));
  });
};

describe('WishlistToggle', () => {
  it('sends a guest to sign in, and requests no wishlist', async () => {
    const { user, stub, address } = await renderApp('/product/gawai-1');
    await user.click(screen.getByRole('link', { name: /Simpan Gawai 1 di Wishlist/ }));
    await waitFor(() => expect(address()).toBe('/sign-in'));
    expect(stub.requested).not.toContain('WishlistMarks');
  });

  it('marks the product, and unmarks it when pressed again', async () => {
    const { user, wishlist } = await open([]);
    await isPressed(false);
    await user.click(await toggle());
    await isPressed(true);
    await user.click(await toggle());
    await isPressed(false);
    expect(wishlist.changes).toEqual(['+Product:1', '-WishlistEntry:1']);
  });

  it('retains the mark of a product that is pressed before the wishlist is loaded', async () => {
    const waiting: (() => void)[] = [];
    const { user, wishlist } = await open(marked, {
      wishlist: async () => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return marked;
      },
    });
    await user.click(await toggle());
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.();
    await isPressed(true);
    await waitFor(async () => expect((await toggle()).hasAttribute('aria-busy')).toBe(false));
    expect(wishlist.changes).toEqual([]);
  });

  it('marks a product that is on the wishlist already', async () => {
    await open(marked);
    await isPressed(true);
  });

  it('lets a second click wait for the first', async () => {
    const waiting: (() => void)[] = [];
    const wishlist = sampleWishlist([]);
    const { user } = await open([], {
      ...wishlist.root,
      addToWishlist: async (args: Parameters<typeof wishlist.root.addToWishlist>[0]) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return wishlist.root.addToWishlist(args);
      },
    });
    await isPressed(false);
    await user.dblClick(await toggle());
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect((await toggle()).getAttribute('aria-busy')).toBe('true');
    expect(wishlist.changes).toEqual([]);
    waiting[0]?.();
    await waitFor(() => expect(wishlist.changes).toEqual(['+Product:1', '-WishlistEntry:1']));
    await isPressed(false);
  });

  it('does not mark the product when the shop rejects the change, and shows the reason', async () => {
    const { user } = await open([], {
      addToWishlist: {
        wishlist: null,
        userErrors: [{ code: 'PRODUCT_NOT_FOUND', message: 'Produk tidak ditemukan', path: [] }],
      },
    });
    await user.click(await toggle());
    expect(await screen.findByText('Submit Failed')).toBeTruthy();
    expect(screen.getByText('Produk tidak ditemukan')).toBeTruthy();
    await isPressed(false);
  });

  it('unmarks the product when it is removed on the wishlist page', async () => {
    const { user, goTo } = await open(marked);
    await isPressed(true);
    await goTo('/wishlist');
    await user.click(await screen.findByRole('button', { name: 'Hapus Gawai 1 dari Wishlist' }));
    await user.click(screen.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Wishlist Anda masih kosong')).toBeTruthy();
    await goTo('/product/gawai-1');
    await isPressed(false);
  });

  it('appears on every card of a listing, with one request for all of them', async () => {
    rememberUser();
    const { root } = sampleWishlist(marked);
    const { user, stub, address } = await renderApp('/product', { shop: root });
    await isPressed(true);
    const other = screen.getByRole('button', { name: 'Simpan Gawai 2 di Wishlist' });
    expect(other.getAttribute('aria-pressed')).toBe('false');
    await user.click(other);
    await waitFor(() => expect(other.getAttribute('aria-pressed')).toBe('true'));
    expect(address()).toBe('/product');
    expect(stub.requested.filter((name) => name === 'WishlistMarks')).toHaveLength(1);
  });
});
