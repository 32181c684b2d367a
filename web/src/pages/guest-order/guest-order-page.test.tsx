import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import {
  GATEWAY_HASH,
  ORDER_HASH,
  sampleOrder,
  samplePayment,
} from '../../../test-kit/sample-order.ts';

const address = `/order/guest/${ORDER_HASH}`;
const returned = `${address}?src=payment&ref=${GATEWAY_HASH}`;

const sectionTitles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the order page of a guest', () => {
  it('shows status, delivery, lines and every figure of the order', async () => {
    await renderApp(address, { shop: { order: sampleOrder() } });
    expect(await screen.findByRole('heading', { name: 'Pesanan SO261120000900' })).toBeTruthy();
    expect(screen.getByText('Menunggu Pembayaran')).toBeTruthy();
    const figures = within(screen.getByRole('region', { name: 'Rincian Biaya' }));
    for (const [name, amount] of [
      ['Sub Total', 'Rp 1.000.000'],
      ['Ongkos Kirim', 'Rp 93.000'],
      ['Biaya Asuransi', 'Rp 7.000'],
      ['Biaya Pembayaran', 'Rp 4.000'],
      ['Total Bayar', 'Rp 1.104.000'],
    ] as const) {
      expect(figures.getByText(name).nextSibling?.textContent).toBe(amount);
    }
    expect(screen.getByText('JNE REG')).toBeTruthy();
    expect(screen.getByText(/Jl\. Melati No\. 5, Tebet, Kota Jakarta Selatan/)).toBeTruthy();
  });

  it('puts the payments first while something is unpaid', async () => {
    await renderApp(address, { shop: { order: sampleOrder() } });
    await screen.findByRole('region', { name: 'Pembayaran' });
    expect(sectionTitles()[0]).toBe('Pembayaran');
  });

  it('moves the payments below the products once all is paid', async () => {
    await renderApp(address, {
      shop: { order: sampleOrder({ isPaid: true, payments: [samplePayment({ state: 'PAID' })] }) },
    });
    await screen.findByRole('region', { name: 'Pembayaran' });
    const titles = sectionTitles();
    expect(titles.indexOf('Pembayaran')).toBeGreaterThan(titles.indexOf('Detail Produk'));
  });

  it('leads each payment that is open to where it is paid', async () => {
    await renderApp(address, { shop: { order: sampleOrder() } });
    const pay = await screen.findByRole('link', { name: 'Bayar dengan BCA Virtual Account' });
    expect(pay.getAttribute('href')).toBe(`/order/payment/${GATEWAY_HASH}`);
    expect(
      screen.getByRole('link', { name: 'Cara bayar dengan Transfer Manual BCA' }),
    ).toBeTruthy();
    expect(await screen.findByText('Transfer ke BCA 123.')).toBeTruthy();
  });

  it('offers no button for an expired payment', async () => {
    const expired = samplePayment({
      state: 'EXPIRED',
      stateLabel: 'Kedaluwarsa',
      isPayable: false,
    });
    await renderApp(address, { shop: { order: sampleOrder({ payments: [expired] }) } });
    expect(await screen.findByText('Kedaluwarsa')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Bayar/ })).toBeNull();
  });

  it('tells the guest to pay soon and to keep the link', async () => {
    await renderApp(address, { shop: { order: sampleOrder() } });
    expect(await screen.findByText(/Segera selesaikan pembayaran Anda/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Salin tautan' })).toBeTruthy();
  });

  it('says that a payment went well when the shopper comes back, and cleans the address', async () => {
    const paid = samplePayment({ state: 'PAID', stateLabel: 'Lunas', isPayable: false });
    const app = await renderApp(returned, { shop: { order: sampleOrder({ payments: [paid] }) } });
    expect(
      await screen.findByText(
        'Pembayaran Anda melalui BCA Virtual Account telah berhasil dilakukan',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Payment Success')).toBeTruthy();
    expect(app.address()).toBe(address);
  });

  it('says that a payment was cancelled when the money has not come', async () => {
    await renderApp(returned, { shop: { order: sampleOrder() } });
    expect(await screen.findByText('Pembayaran Transaksi Anda telah dibatalkan')).toBeTruthy();
    expect(screen.getByText('Payment Failed')).toBeTruthy();
  });

  it('says nothing about a payment that is not of this order', async () => {
    const app = await renderApp(`${address}?src=payment&ref=${'d'.repeat(40)}`, {
      shop: { order: sampleOrder() },
    });
    await screen.findByRole('region', { name: 'Pembayaran' });
    expect(screen.queryByText(/Payment (Success|Failed)/)).toBeNull();
    expect(app.address()).toBe(address);
  });

  it('says so when there is no such order', async () => {
    await renderApp(address, { shop: { order: null } });
    expect(await screen.findByText('Pesanan tidak ditemukan')).toBeTruthy();
  });

  it('offers another try when the order could not be fetched', async () => {
    const app = await renderApp(address, {
      shop: {
        order: () => {
          throw new Error('Toko sedang tidak dapat dihubungi.');
        },
      },
    });
    const again = await screen.findByRole('button', { name: 'Coba lagi' });
    app.stub.change({ order: sampleOrder() });
    await app.user.click(again);
    expect(await screen.findByText('Menunggu Pembayaran')).toBeTruthy();
  });
});
