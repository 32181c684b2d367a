import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import {
  GATEWAY_HASH,
  manualPayment,
  ORDER_HASH,
  paidStatus,
  sampleLine,
  sampleOrder,
  samplePayment,
  samplePickup,
} from '../../../test-kit/sample-order.ts';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const address = `/order/guest/${ORDER_HASH}`;
const open = (changes = {}) => renderApp(address, { shop: { order: sampleOrder(changes) } });
const outcome = async () => within(await screen.findByRole('region', { name: 'Pesanan diterima' }));
const steps = async () =>
  within(await screen.findByRole('list', { name: 'Perjalanan pesanan' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('outcome of an order', () => {
  it('shows what is left to be paid, and links to the only payment', async () => {
    await open({ payments: [samplePayment({ state: 'PENDING' })] });
    const block = await outcome();
    expect(block.getByText('Rp 504.000')).toBeTruthy();
    expect(block.getByRole('link', { name: 'Bayar' }).getAttribute('href')).toBe(
      `/order/payment/${GATEWAY_HASH}`,
    );
  });

  it('scrolls to the list of several payments', async () => {
    const { user } = await open();
    const block = await outcome();
    expect(block.getByText('Rp 1.104.000')).toBeTruthy();
    await user.click(block.getByRole('button', { name: 'Bayar' }));
    const payments = screen.getByRole('region', { name: 'Pembayaran' });
    expect(document.activeElement?.contains(payments)).toBe(true);
  });

  it('leaves out a payment whose receipt the shop is checking, and its deadline', async () => {
    const checked = { ...manualPayment, isConfirmed: true, receiptState: 'WAITING' };
    await open({ payments: [checked, samplePayment()] });
    expect((await outcome()).getByText('Rp 504.000')).toBeTruthy();
    const [row] = within(screen.getByRole('region', { name: 'Pembayaran' })).getAllByRole(
      'listitem',
    );
    expect(row?.textContent).toContain('sedang kami periksa');
    expect(row?.textContent).not.toContain('Bayar sebelum');
    cleanup();
    await open({ payments: [checked] });
    await screen.findByRole('region', { name: 'Pembayaran' });
    expect(screen.queryByRole('region', { name: 'Pesanan diterima' })).toBeNull();
  });

  it('counts down to the earliest deadline', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.parse('2026-11-21T13:03:22+07:00'),
    });
    await open();
    const timer = (await outcome()).getByRole('timer');
    expect(timer.textContent).toBe('sisa 1 jam 0 menit');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(timer.textContent).toBe('sisa 59 menit 59 detik');
  });

  it('finds the earliest deadline among times with different offsets', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.parse('2026-11-21T13:00:00+07:00'),
    });
    await open({
      payments: [
        samplePayment({ state: 'PENDING', expiresAt: '2026-11-21T08:00:00+00:00' }),
        samplePayment({
          id: 'OrderPayment:9',
          state: 'PENDING',
          expiresAt: '2026-11-21T14:00:00+07:00',
        }),
      ],
    });
    expect((await outcome()).getByRole('timer').textContent).toBe('sisa 1 jam 0 menit');
  });

  it('disappears without a reload once the shop has ended the expired payment', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.parse('2026-11-21T14:03:00+07:00'),
    });
    const payment = { ...manualPayment, expiresAt: '2026-11-21T14:03:22+07:00' };
    const { stub } = await open({ payments: [payment] });
    const reads = () => stub.requested.filter((name) => name === 'OrderDetail').length;
    expect((await outcome()).getByRole('timer').textContent).toBe('sisa 0 menit 22 detik');
    act(() => void vi.advanceTimersByTime(40_000));
    await waitFor(() => expect(reads()).toBe(2));
    stub.change({ order: sampleOrder({ payments: [{ ...payment, isPayable: false }] }) });
    act(() => void vi.advanceTimersByTime(40_000));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Pesanan diterima' })).toBeNull();
    });
    act(() => void vi.advanceTimersByTime(120_000));
    expect(reads()).toBe(3);
  });

  it('shows nothing once no payment can be made', async () => {
    await open({ ...paidStatus, payments: [samplePayment({ state: 'PAID', isPayable: false })] });
    await screen.findByRole('region', { name: 'Pembayaran' });
    expect(screen.queryByRole('region', { name: 'Pesanan diterima' })).toBeNull();
  });
});

describe('OrderTimeline', () => {
  it('shows the times that the shop reports', async () => {
    const at = '2026-11-21T09:00:00+07:00';
    await open({ ...paidStatus, timeline: [{ __typename: 'OrderStep', step: 'PAID', at }] });
    expect(await steps()).toEqual([
      'Dipesan20 Nov 2026, 14.03 WIB',
      'Dibayar21 Nov 2026, 09.00 WIB',
      'Diproses',
      'Dikirim (belum)',
    ]);
  });

  it('ends with the pickup when the buyer fetches the goods', async () => {
    await open({ fulfilment: samplePickup });
    expect((await steps()).at(-1)).toBe('Diambil (belum)');
  });
});

describe('manual payment of a guest order', () => {
  const method = {
    __typename: 'PaymentMethod',
    id: 'PaymentMethod:1',
    instructions: {
      __typename: 'PaymentInstructions',
      bank: 'BCA',
      accountNumber: '123 456 7890',
      holder: 'Toko',
    },
  };

  it('shows the bank account and the exact amount to copy', async () => {
    const { user } = await open({ payments: [{ ...manualPayment, method }, samplePayment()] });
    expect(await screen.findByText('Nomor rekening BCA')).toBeTruthy();
    expect(screen.getByText('a.n. Toko')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Salin nomor' }));
    expect(await navigator.clipboard.readText()).toBe('1234567890');
    await user.click(screen.getByRole('button', { name: 'Salin jumlah' }));
    expect(await navigator.clipboard.readText()).toBe('600000');
  });

  it('shows the paid sum and no bank account once it is paid', async () => {
    const paid = { ...manualPayment, method, state: 'PAID', isPayable: false };
    await open({ payments: [paid, samplePayment()] });
    expect(await screen.findByText('Sudah dibayar Rp 600.000 dari Rp 1.104.000')).toBeTruthy();
    expect(screen.queryByText('Nomor rekening BCA')).toBeNull();
  });
});

describe('tracking number of an order', () => {
  it('links to the courier’s tracking page', async () => {
    await open({
      fulfilment: {
        ...sampleOrder().fulfilment,
        trackingNumber: 'JX123',
        trackingUrl: 'https://jne.example/?no=JX123',
      },
    });
    const link = await screen.findByRole('link', { name: 'Lacak kiriman' });
    expect(link.getAttribute('href')).toBe('https://jne.example/?no=JX123');
  });
});

describe('buying an order again', () => {
  const press = async (lines: object[]) => {
    const app = await open({ lines });
    await app.user.click(await screen.findByRole('button', { name: 'Beli lagi' }));
    return app;
  };
  const line = sampleLine({ variantName: null, product: sampleProduct(1) });
  const gone = sampleLine({
    id: 'OrderLine:2',
    productName: 'Gawai Lama',
    variantName: 'Biru',
    product: null,
  });

  it('puts the products into the cart, opens it, and names the products that are gone', async () => {
    const app = await press([line, gone]);
    expect(await screen.findByText('Sedang tidak tersedia: Gawai Lama, Biru.')).toBeTruthy();
    await waitFor(() => expect(app.address()).toBe('/cart'));
    expect(window.localStorage.getItem('gawai:cart')).toContain('Product:1');
  });

  it('shows that the stock allowed fewer pieces, and that none was added when the cart has them all', async () => {
    const last = { ...line, quantity: 3, product: sampleProduct(1, { onlineStock: 1 }) };
    const limited = 'Gawai 1: Jumlah disesuaikan dengan stok yang tersedia: 1.';
    await press([last]);
    expect(await screen.findByText(limited)).toBeTruthy();
    expect(screen.getByText('Product telah berhasil ditambahkan ke Cart')).toBeTruthy();
    cleanup();
    await press([last]);
    expect(await screen.findByText(limited)).toBeTruthy();
    expect(screen.queryByText('Product telah berhasil ditambahkan ke Cart')).toBeNull();
  });

  it('shows that nothing is sold any more, without leaving the page', async () => {
    const app = await press([gone]);
    expect(await screen.findByText('Produk tidak tersedia')).toBeTruthy();
    expect(app.address()).toBe(address);
  });
});

describe('invoice of an order', () => {
  it('prints the invoice with the name of the shop', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cetak Invoice' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText('Invoice Gawai')).toBeTruthy();
  });
});
