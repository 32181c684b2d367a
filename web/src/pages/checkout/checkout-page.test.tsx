import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  choosePayment,
  chooseShipping,
  figure,
  fill,
  fillBuyer,
  openCheckout,
  orderButton,
  savedDraft,
  storedLine,
  summary,
} from '../../../test-kit/open-checkout.tsx';
import { stubSubmitOrder } from '../../../test-kit/submit-order.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

describe('checkout page', () => {
  it('shows that the cart is empty, with a link to the products', async () => {
    await openCheckout({ lines: [] });
    expect(
      await screen.findByRole('heading', { name: 'Belum ada Produk apapun di dalam Cart' }),
    ).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Lanjutkan Berbelanja' });
    expect(link.getAttribute('href')).toBe('/product');
  });

  it('shows the lines and the amount due once the quote arrives', async () => {
    await openCheckout();
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.000.000'));
    expect(within(summary()).getByText('Gawai 7')).toBeTruthy();
    expect(figure('Voucher')).toBe('-');
    expect(figure('Ongkos Kirim')).toBe('-');
    expect(figure('Biaya Asuransi')).toBe('-');
  });

  it('asks guests to sign in for vouchers', async () => {
    await openCheckout();
    expect(
      await screen.findByText('Silahkan login ke akun kamu untuk menggunakan voucher discount'),
    ).toBeTruthy();
    const prompt = screen.getByRole('region', { name: 'Voucher' });
    const link = within(prompt).getByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/sign-in');
  });

  it('sets its title, and noindex for search engines', async () => {
    await openCheckout();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.title).toBe('Checkout | Gawai');
  });

  it('shows in the summary that the total cannot be calculated, and retries', async () => {
    const { stub, user } = await openCheckout({
      shop: { checkoutQuote: new Error('Toko sedang tidak dapat dihubungi.') },
    });
    expect(await screen.findByText('Total belum dapat dihitung')).toBeTruthy();
    expect(within(summary()).getByText('Toko sedang tidak dapat dihubungi.')).toBeTruthy();
    const payment = within(screen.getByRole('region', { name: 'Pembayaran' }));
    expect(payment.getByText(/dapat dipilih setelah total tagihan/)).toBeTruthy();
    const requestCount = stub.requested.filter((name) => name === 'CheckoutQuote').length;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => {
      expect(stub.requested.filter((name) => name === 'CheckoutQuote')).toHaveLength(
        requestCount + 1,
      );
    });
  });
});

describe('checkout with nothing due', () => {
  it('shows no payment row, shows that nothing is due, and sends the order', async () => {
    const submitOrder = stubSubmitOrder();
    const free = sampleProduct(7, { price: 0 });
    const { user } = await openCheckout({
      lines: [storedLine(free)],
      products: [free],
      draft: savedDraft,
      shop: { submitOrder },
    });
    await chooseShipping(user, 'JNE', 'REG');
    await choosePayment(user, 'PaymentMethod:1');
    await user.click(screen.getByLabelText(/^Self Pickup/));
    expect(await screen.findByText('Tidak ada yang perlu dibayar.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Metode Pembayaran' })).toBeNull();
    expect(screen.queryByText(/Transfer ke BCA 123/)).toBeNull();
    await fill(user, screen.getByLabelText('Email'), 'sari@example.com');
    await user.click(orderButton());
    await waitFor(() => expect(submitOrder).toHaveBeenCalledOnce());
    const { payments, seenGrandTotal } = submitOrder.mock.calls[0]![0].input;
    expect([payments.map(({ amount }) => amount), seenGrandTotal]).toEqual([[0], 0]);
  });
});

describe('buyer form of the checkout', () => {
  it('saves what was filled in, shows the phone in local format, and opens again', async () => {
    const { user } = await openCheckout();
    await fillBuyer(user);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('0812-3456-7890')).toBeTruthy();
    expect(screen.getByText('Bekasi Barat, Kota Bekasi, Jawa Barat 17111')).toBeTruthy();

    await user.click(screen.getByLabelText('Ubah data pembeli dan alamat'));
    expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Sari');
    expect(screen.getByLabelText('Phone No')).toHaveProperty('value', '0812-3456-7890');
    await user.click(screen.getByText('Batal'));
    expect(screen.getByLabelText('Ubah data pembeli dan alamat')).toBeTruthy();
  });

  it('blocks the choice of a shipping method while it is open', async () => {
    const { user } = await openCheckout({ draft: savedDraft });
    expect(await screen.findByLabelText('JNE')).toHaveProperty('disabled', false);
    await user.click(screen.getByLabelText('Ubah data pembeli dan alamat'));
    expect(screen.getByLabelText('JNE')).toHaveProperty('disabled', true);
    expect(screen.getByText(/Simpan data pembeli dan alamat dulu/)).toBeTruthy();
  });

  it('clears the shipping method when it is saved again', async () => {
    const { user } = await openCheckout({ draft: savedDraft });
    await chooseShipping(user, 'JNE', 'REG');
    await waitFor(() => expect(figure('Ongkos Kirim')).toBe('Rp 36.000'));
    await user.click(screen.getByLabelText('Ubah data pembeli dan alamat'));
    await fill(user, screen.getByLabelText('First Name'), 'Dewi');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(figure('Ongkos Kirim')).toBe('-'));
    expect(screen.getByLabelText(/^JNE/)).toHaveProperty('checked', false);
  });

  it('restores the saved buyer and all other choices after a reload', async () => {
    const { user } = await openCheckout({ draft: savedDraft });
    await chooseShipping(user, 'JNE', 'YES');
    await user.click(screen.getByLabelText(/^YES/));
    await choosePayment(user, 'PaymentMethod:1');
    await fill(user, screen.getByLabelText('Email'), 'sari@example.com');
    cleanup();

    await openCheckout();
    expect(await screen.findByText('0812-3456-7890')).toBeTruthy();
    expect(await screen.findByLabelText(/^YES/)).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'sari@example.com');
    expect(screen.getByDisplayValue('PaymentMethod:1')).toHaveProperty('checked', true);
  });

  it('restores a half-filled form after a reload', async () => {
    const { user } = await openCheckout();
    await fillBuyer(user);
    cleanup();
    await openCheckout();
    expect(await screen.findByLabelText('Alamat')).toHaveProperty('value', 'Jl. Melati No. 5');
    await waitFor(() => {
      expect(screen.getByLabelText('Kecamatan')).toHaveProperty('value', 'District:327501');
    });
  });

  it('discards an invalid draft and starts again', async () => {
    window.localStorage.setItem('gawai:checkout', '{"form":{"firstName":3}}');
    await openCheckout();
    expect(await screen.findByLabelText('First Name')).toHaveProperty('value', '');
  });
});

describe('checkout of a cart whose products changed', () => {
  it('shows an increased price and accepts it with one press', async () => {
    const dearer = sampleProduct(7, { price: 7_500_000 });
    const { user } = await openCheckout({
      lines: [storedLine(sampleProduct(7))],
      products: [dearer],
    });
    expect(
      await screen.findByText('Harga Gawai 7 naik dari Rp 7.000.000 menjadi Rp 7.500.000'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Setuju dengan harga baru Gawai 7' }));
    await waitFor(() => expect(screen.queryByText('Ada perubahan pada pesanan Anda')).toBeNull());
    expect(figure('Sub Total')).toBe('Rp 7.500.000');
  });

  it('lowers a quantity above the stock with one tap', async () => {
    const product = sampleProduct(7, { onlineStock: 2 });
    const { user } = await openCheckout({
      lines: [storedLine(sampleProduct(7), { quantity: 3 })],
      products: [product],
    });
    await user.click(await screen.findByRole('button', { name: 'Ubah jumlah Gawai 7 menjadi 2' }));
    await waitFor(() => expect(figure('Sub Total')).toBe('Rp 14.000.000'));
  });

  it('shows a fallen price above the form and does not block the order', async () => {
    const cheaper = sampleProduct(7, { price: 6_500_000 });
    await openCheckout({ lines: [storedLine(sampleProduct(7))], products: [cheaper] });
    const sentence = await screen.findByText(/^Harga Gawai 7 turun/);
    expect(sentence.textContent).toBe(
      'Harga Gawai 7 turun dari Rp\u00a07.000.000 menjadi Rp\u00a06.500.000',
    );
    expect(screen.queryByText('Ada perubahan pada pesanan Anda')).toBeNull();
  });
});
