import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct, sampleVariant } from '../../../test-kit/sample-shop.ts';
import { emptyBuyer, startCheckout } from '../../features/checkout/checkout-state.ts';

interface QuoteArgs {
  input: { lines: { productId: string }[]; fulfilment?: { delivery?: unknown } | null };
}

/** Resolves a quote with products as they are now; null = the shop no longer has it. */
const quoteOf =
  (products: Record<string, unknown>) =>
  ({ input }: QuoteArgs) => ({
    lines: input.lines.map(({ productId }) => ({ product: products[productId] ?? null })),
    problems: [],
  });

const stored = (product: Record<string, unknown>, changes: Record<string, unknown> = {}) => ({
  time: Date.now(),
  product,
  variant: null,
  quantity: 2,
  seenPrice: product['price'],
  onlineStock: product['onlineStock'],
  offlineStocks: product['stocks'],
  ...changes,
});

/** Opens the cart of a browser that has stored `lines`; the shop now has `now`. */
function openCart(lines: unknown[], now: Record<string, unknown>) {
  window.localStorage.setItem('gawai:cart', JSON.stringify(lines));
  return renderApp('/cart', { shop: { checkoutQuote: quoteOf(now) } });
}

const one = sampleProduct(1);
const two = sampleProduct(2);
const summary = () => screen.getByRole('region', { name: 'Ringkasan' });
const figure = (name: string) => within(summary()).getByText(name).parentElement?.textContent;
const lines = () => within(screen.getByRole('list', { name: 'Isi Cart' })).getAllByRole('group');

describe('cart page', () => {
  it('shows that the cart is empty, with a link to the products', async () => {
    await renderApp('/cart');
    expect(
      await screen.findByRole('heading', { name: 'Belum ada Produk apapun di dalam Cart' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lanjutkan Berbelanja' }).getAttribute('href')).toBe(
      '/product',
    );
  });

  it('resets the checkout record and offers to restore what was typed with one tap', async () => {
    const form = { ...emptyBuyer, firstName: 'Sari' };
    const draft = { ...startCheckout, form, email: 'sari@example.com', voucherCode: 'HEMAT' };
    window.localStorage.setItem('gawai:checkout', JSON.stringify(draft));
    const { user } = await openCart([stored(one)], { [one.id]: one });
    await user.click(await screen.findByRole('link', { name: 'Checkout' }));
    const name = await screen.findByLabelText<HTMLInputElement>('First Name');
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect([name.value, email.value]).toEqual(['', '']);
    const take = screen.getByRole('button', { name: 'Pakai data terakhir' });
    await user.click(take);
    expect([name.value, email.value]).toEqual(['Sari', 'sari@example.com']);
    expect(take.isConnected).toBe(false);
    const storedDraft: unknown = JSON.parse(
      window.localStorage.getItem('gawai:checkout') ?? 'null',
    );
    expect(storedDraft).toMatchObject({
      form,
      email: 'sari@example.com',
      voucherCode: null,
      last: null,
    });
  });

  it('shows above the button when no warehouse can send the whole cart', async () => {
    const message = 'Tidak ada gudang yang memiliki stok untuk semua Produk di dalam Cart';
    window.localStorage.setItem('gawai:cart', JSON.stringify([stored(one)]));
    await renderApp('/cart', {
      shop: {
        checkoutQuote: (args: QuoteArgs) => ({
          ...quoteOf({ [one.id]: one })(args),
          // Like the gateway: without a fulfilment, warehouses are not compared with the cart.
          problems: args.input.fulfilment?.delivery ? [{ code: 'NO_WAREHOUSE', message }] : [],
        }),
      },
    });
    expect(
      await within(await screen.findByRole('region', { name: 'Ringkasan' })).findByText(message),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeTruthy();
  });

  it('shows the lines and the summary, with a dash for voucher and shipping', async () => {
    await openCart([stored(one), stored(two, { quantity: 1 })], { [one.id]: one, [two.id]: two });
    expect(await screen.findByRole('link', { name: 'Gawai 1' })).toBeTruthy();
    expect(lines()).toHaveLength(2);
    expect(figure('Sub Total')).toBe('Sub TotalRp 4.000.000');
    expect(figure('Voucher')).toBe('Voucher-');
    expect(figure('Shipping Fee')).toBe('Shipping Fee-');
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
  });

  it('shows the picture of the chosen variant, links to it and labels its quantity with its name', async () => {
    const image = { url: 'http://localhost:4001/images/putih.webp', srcSet: null };
    const variants = [sampleVariant(501, 'Hitam', 9), sampleVariant(502, 'Putih', 2, { image })];
    const product = sampleProduct(1, { variants });
    const lines = variants.map((variant) => stored(product, { variant, quantity: 1 }));
    await openCart(lines, { [product.id]: product });
    const names = await screen.findAllByRole('link', { name: 'Gawai 1' });
    expect(names.map((each) => each.getAttribute('href'))).toEqual([
      '/product/gawai-1?varian=501',
      '/product/gawai-1?varian=502',
    ]);
    expect(screen.getByRole('textbox', { name: 'Jumlah Gawai 1, Putih' })).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Isi Cart' });
    const pictures = [...list.querySelectorAll('img')].map((each) => each.getAttribute('src'));
    expect(pictures).toEqual([product.image.url, image.url]);
  });

  it('updates the sums when a quantity changes', async () => {
    const { user } = await openCart([stored(one)], { [one.id]: one });
    await user.click(await screen.findByRole('button', { name: 'Tambah jumlah' }));
    await vi.waitFor(() => expect(figure('Sub Total')).toBe('Sub TotalRp 3.000.000'));
  });

  it('removes a line only after a confirmation', async () => {
    const { user } = await openCart([stored(one)], { [one.id]: one });
    const remove = await screen.findByRole('button', { name: 'Hapus Gawai 1 dari Cart' });
    await user.click(remove);
    const confirmation = screen.getByRole('alertdialog');
    expect(confirmation).toHaveProperty(
      'textContent',
      expect.stringContaining(
        'Are you sure you want to delete? The data will be permanently removed. This action cannot be undone.',
      ),
    );
    await user.click(within(confirmation).getByRole('button', { name: 'Batal' }));
    expect(lines()).toHaveLength(1);
    await user.click(remove);
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hapus' }),
    );
    expect(await screen.findByText('Belum ada Produk apapun di dalam Cart')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cart' }));
  });

  it('blocks the checkout until a risen price is accepted with one tap', async () => {
    const { user } = await openCart([stored(one)], { [one.id]: { ...one, price: 1_500_000 } });
    const note = 'Harga Gawai 1 naik dari Rp 1.000.000 menjadi Rp 1.500.000';
    expect(await screen.findByText(note)).toBeTruthy();
    expect(figure('Sub Total')).toBe('Sub TotalRp 3.000.000');
    expect(screen.getByRole('button', { name: 'Checkout' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Setuju dengan harga baru Gawai 1' }));
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeTruthy();
    expect(screen.queryByText(note)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Gawai 1' }));
  });

  it('shows a fallen price without blocking the checkout', async () => {
    await openCart([stored(one)], { [one.id]: { ...one, price: 800_000 } });
    expect(
      await screen.findByText('Harga Gawai 1 turun dari Rp 1.000.000 menjadi Rp 800.000'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeTruthy();
  });

  it('offers the remaining quantity when fewer pieces are left', async () => {
    const { user } = await openCart([stored(one, { quantity: 4 })], {
      [one.id]: { ...one, onlineStock: 3 },
    });
    expect(await screen.findByText('Stok Gawai 1 hanya tersedia 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ubah jumlah Gawai 1 menjadi 3' }));
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Jumlah Gawai 1' })).toHaveProperty('value', '3');
  });

  it.each([
    [
      'sold out',
      { ...one, onlineStock: 0, availability: 'OUT_OF_STOCK' },
      'Stok Gawai 1 sudah habis',
    ],
    ['not sold any more', { ...one, availability: 'INACTIVE' }, 'Gawai 1 sudah tidak dijual'],
    ['gone from the shop', null, 'Gawai 1 sudah tidak dijual'],
  ])(
    'blocks the checkout for a line that is %s, and leaves it out of the total',
    async (_, now, why) => {
      await openCart([stored(one), stored(two)], { [one.id]: now, [two.id]: two });
      expect(await screen.findByText(why)).toBeTruthy();
      expect(figure('Sub Total')).toBe('Sub TotalRp 4.000.000');
      expect(screen.getByRole('button', { name: 'Checkout' })).toHaveProperty('disabled', true);
      expect(screen.getByRole('textbox', { name: 'Jumlah Gawai 1' })).toHaveProperty(
        'disabled',
        true,
      );
    },
  );

  it('shows the checkout link and a retry button when the quote fails', async () => {
    window.localStorage.setItem('gawai:cart', JSON.stringify([stored(one)]));
    const { user, stub } = await renderApp('/cart', {
      shop: { checkoutQuote: new Error('Toko sedang tutup') },
    });
    expect(await screen.findByText('Harga dan stok terbaru belum dapat diperiksa.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeTruthy();
    expect(screen.getByText('Fetch Product Failed')).toBeTruthy();
    expect(screen.getByText('Toko sedang tutup')).toBeTruthy();
    stub.change({ checkoutQuote: quoteOf({ [one.id]: { ...one, price: 900_000 } }) });
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await vi.waitFor(() => expect(figure('Sub Total')).toBe('Sub TotalRp 1.800.000'));
    expect(screen.queryByText('Fetch Product Failed')).toBeNull();
  });
});
