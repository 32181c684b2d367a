import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import {
  GATEWAY_HASH,
  manualPayment,
  nothingDue,
  ORDER_HASH,
  paidStatus,
  sampleOrder,
  samplePayment,
  samplePickup,
} from '../../../test-kit/sample-order.ts';

const address = `/order/guest/${ORDER_HASH}`;

const sectionTitles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('order page of a guest', () => {
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

  it.each(['AWAITING_PAYMENT', 'SHIPPED'])('puts unpaid payments first: %s', async (status) => {
    await renderApp(address, { shop: { order: sampleOrder({ status }) } });
    await screen.findByRole('region', { name: 'Pembayaran' });
    expect(sectionTitles()[0]).toBe('Pembayaran');
  });

  it('moves the payments below the products once all is paid', async () => {
    await renderApp(address, {
      shop: { order: sampleOrder({ ...paidStatus, payments: [samplePayment({ state: 'PAID' })] }) },
    });
    await screen.findByRole('region', { name: 'Pembayaran' });
    const titles = sectionTitles();
    expect(titles.indexOf('Pembayaran')).toBeGreaterThan(titles.indexOf('Detail Produk'));
  });

  it('links each open payment to where it is paid', async () => {
    await renderApp(address, { shop: { order: sampleOrder() } });
    const pay = await screen.findByRole('link', { name: 'Bayar dengan BCA Virtual Account' });
    expect(pay.getAttribute('href')).toBe(`/order/payment/${GATEWAY_HASH}`);
    expect(screen.getByRole('button', { name: 'Bayar dengan Transfer Manual BCA' })).toBeTruthy();
    expect(await screen.findByText('Transfer ke BCA 123.')).toBeTruthy();
  });

  it('ticks a payment whose receipt was sent, requests no second transfer, and offers to replace the receipt', async () => {
    const instructions = { bank: 'BCA', accountNumber: '123', holder: null };
    const method = { __typename: 'PaymentMethod', id: 'PaymentMethod:3', instructions };
    const confirmed = { ...manualPayment, method, isConfirmed: true };
    await renderApp(address, { shop: { order: sampleOrder({ payments: [confirmed] }) } });
    expect(
      await screen.findByRole('img', { name: 'Bukti pembayaran sudah diterima' }),
    ).toBeTruthy();
    expect(screen.getByText('Belum Dibayar')).toBeTruthy();
    const replace = { name: 'Ganti bukti pembayaran Transfer Manual BCA' };
    expect(screen.getByRole('button', replace)).toBeTruthy();
    expect(screen.queryByText('Jumlah transfer')).toBeNull();
  });

  it('shows the courier’s number and copies it', async () => {
    const fulfilment = {
      __typename: 'OrderDelivery',
      methodName: 'JNE',
      service: 'REG',
      warehouseName: 'Gudang Jakarta',
      trackingNumber: 'JNE000111',
    };
    const { user } = await renderApp(address, { shop: { order: sampleOrder({ fulfilment }) } });
    await user.click(await screen.findByRole('button', { name: 'Salin resi' }));
    expect(await screen.findByText('Resi tersalin')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('JNE000111');
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
    expect(screen.queryByRole('button', { name: /^Bayar/ })).toBeNull();
  });

  it('asks the guest to pay soon and to save the link', async () => {
    await renderApp(address, { shop: { order: sampleOrder() } });
    expect(await screen.findByText(/Segera selesaikan pembayaran Anda/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Salin tautan' })).toBeTruthy();
  });

  it('shows that there is no such order', async () => {
    await renderApp(address, { shop: { order: null } });
    expect(await screen.findByText('Pesanan tidak ditemukan')).toBeTruthy();
  });

  it('offers a retry when the order could not be fetched', async () => {
    const app = await renderApp(address, {
      shop: { order: new Error('Toko sedang tidak dapat dihubungi.') },
    });
    const again = await screen.findByRole('button', { name: 'Coba lagi' });
    app.stub.change({ order: sampleOrder() });
    await app.user.click(again);
    expect(await screen.findByText('Menunggu Pembayaran')).toBeTruthy();
  });
});

describe('guest order with nothing due', () => {
  it('shows that nothing is due, without payments and without a request to pay', async () => {
    await renderApp(address, { shop: { order: sampleOrder(nothingDue) } });
    const figures = within(await screen.findByRole('region', { name: 'Rincian Biaya' }));
    expect(figures.getByText('Tidak ada yang perlu dibayar.')).toBeTruthy();
    expect(figures.getByText('Total Bayar').nextSibling?.textContent).toBe('Rp 0');
    expect(screen.queryByRole('region', { name: 'Pembayaran' })).toBeNull();
    expect(screen.queryByText(/Segera selesaikan pembayaran/)).toBeNull();
  });

  it('does not show that nothing is due for any other order', async () => {
    await renderApp(address, { shop: { order: sampleOrder() } });
    await screen.findByRole('region', { name: 'Pembayaran' });
    expect(screen.queryByText('Tidak ada yang perlu dibayar.')).toBeNull();
  });
});

describe('guest order with pickup', () => {
  const openPickup = async (changes = {}) => {
    const fulfilment = { ...samplePickup, ...changes };
    await renderApp(address, { shop: { order: sampleOrder({ fulfilment }) } });
    return within(await screen.findByRole('region', { name: 'Informasi Pengiriman' }));
  };
  const valueOf = (section: Awaited<ReturnType<typeof openPickup>>, name: string) =>
    section.getByText(name).nextSibling?.textContent;

  it('shows pickup address and opening hours, and labels the buyer’s address', async () => {
    const section = await openPickup();
    expect(valueOf(section, 'Ambil di')).toBe('Toko BandungJl. Braga 1, Bandung 40111');
    expect(valueOf(section, 'Jam buka')).toBe('Setiap hari 10.00-20.00');
    expect(section.getByRole('link', { name: '022-000-0112' }).getAttribute('href')).toBe(
      'tel:+62220000112',
    );
    expect(valueOf(section, 'Pembeli')).toBe('Sari');
    expect(valueOf(section, 'Alamat pembeli')).toMatch(/^Jl\. Melati No\. 5/);
    expect(section.queryByText('Penerima')).toBeNull();
  });

  it('leaves out details that the shop does not return', async () => {
    const section = await openPickup({ address: null, openingHours: null, phone: null });
    expect(valueOf(section, 'Ambil di')).toBe('Toko Bandung');
    expect(section.queryByText('Jam buka')).toBeNull();
    expect(section.queryByText('Telepon toko')).toBeNull();
  });
});

describe('pending payment of a guest order', () => {
  const open = async (payment: Record<string, unknown>) => {
    await renderApp(address, { shop: { order: sampleOrder({ payments: [payment] }) } });
    return within(await screen.findByRole('region', { name: 'Pembayaran' }));
  };

  it('shows that its receipt was rejected and why, and asks for another one', async () => {
    const section = await open({
      ...manualPayment,
      receiptState: 'REJECTED',
      receiptNote: 'Nama pengirim terpotong',
    });
    expect(section.getByText(/Bukti pembayaran ditolak/).textContent).toBe(
      'Bukti pembayaran ditolak. Alasan: Nama pengirim terpotong. Silakan kirim bukti yang baru.',
    );
    expect(section.queryByRole('img', { name: 'Bukti pembayaran sudah diterima' })).toBeNull();
  });

  it('shows that its receipt was rejected also without a reason', async () => {
    const section = await open({ ...manualPayment, receiptState: 'REJECTED' });
    expect(section.getByText(/Bukti pembayaran ditolak/).textContent).toBe(
      'Bukti pembayaran ditolak. Silakan kirim bukti yang baru.',
    );
  });

  it('asks for no other receipt once it cannot be paid any more', async () => {
    const section = await open({
      ...manualPayment,
      state: 'EXPIRED',
      isPayable: false,
      receiptState: 'REJECTED',
      receiptNote: 'Nama pengirim terpotong',
    });
    expect(section.getByText(/Bukti pembayaran ditolak/).textContent).toBe(
      'Bukti pembayaran ditolak. Alasan: Nama pengirim terpotong.',
    );
  });

  it('shows that its receipt is being checked', async () => {
    const section = await open({ ...manualPayment, isConfirmed: true, receiptState: 'WAITING' });
    expect(section.getByText('Bukti pembayaran sedang kami periksa.')).toBeTruthy();
  });

  it('mentions the provider’s page that was left before the payment arrived', async () => {
    const section = await open(samplePayment({ transactionStatus: 'PENDING' }));
    expect(section.getByText(/^Menunggu konfirmasi dari penyedia pembayaran/)).toBeTruthy();
    expect(section.getByRole('link', { name: 'Bayar dengan BCA Virtual Account' })).toBeTruthy();
  });

  it.each([
    ['was never opened', samplePayment()],
    ['failed', samplePayment({ transactionStatus: 'FAILED' })],
    ['is paid', samplePayment({ state: 'PAID', transactionStatus: 'PENDING', isPayable: false })],
    ['is of a voided order', samplePayment({ transactionStatus: 'PENDING', isPayable: false })],
  ])('does not mention a provider’s page when it %s', async (_, payment) => {
    const section = await open(payment);
    expect(section.queryByText(/Menunggu konfirmasi/)).toBeNull();
  });
});
