import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { ORDER_HASH, sampleOrder } from '../../../test-kit/sample-order.ts';

const address = `/order/guest/${ORDER_HASH}`;
const link = `https://gawai.test${address}`;
const OTHER_HASH = 'e'.repeat(40);

const remember = (...hashes: string[]) => {
  const orders = hashes.map((hash, index) => ({
    hash,
    number: `SO90${String(index)}`,
    time: Date.UTC(2026, 10, 20, 7),
  }));
  window.localStorage.setItem('gawai:orders', JSON.stringify(orders));
};

describe('link of a guest’s order', () => {
  it('copies the link with one press', async () => {
    const { user } = await renderApp(address, { shop: { order: sampleOrder() } });
    await user.click(await screen.findByRole('button', { name: 'Salin tautan' }));
    expect(await screen.findByText('Tautan tersalin')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('shows a message when the browser forbids copying', async () => {
    const { user } = await renderApp(address, { shop: { order: sampleOrder() } });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(await screen.findByRole('button', { name: 'Salin tautan' }));
    expect(await screen.findByText('Tidak dapat menyalin')).toBeTruthy();
  });

  it('shares the link where the browser can share', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { user } = await renderApp(address, { shop: { order: sampleOrder() } });
    await user.click(await screen.findByRole('button', { name: 'Bagikan' }));
    expect(share).toHaveBeenCalledWith({ title: 'Pesanan SO261120000900 di Gawai', url: link });
  });

  it('shows no share button where the browser cannot share', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: undefined }));
    await renderApp(address, { shop: { order: sampleOrder() } });
    await screen.findByRole('button', { name: 'Salin tautan' });
    expect(screen.queryByRole('button', { name: 'Bagikan' })).toBeNull();
  });

  it('shows the link as a QR code on demand, without inline styles', async () => {
    const { user } = await renderApp(address, { shop: { order: sampleOrder() } });
    const button = await screen.findByRole('button', { name: 'Kode QR' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    const code = await screen.findByRole('img', { name: 'Kode QR tautan pesanan ini' });
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect(code.closest('figure')?.outerHTML).not.toContain('style=');
    await user.click(button);
    expect(screen.queryByRole('img', { name: 'Kode QR tautan pesanan ini' })).toBeNull();
  });
});

describe('DeviceOrderList', () => {
  const list = async () =>
    within(await screen.findByRole('region', { name: 'Pesanan di perangkat ini' }));

  it('links the orders of the device to each other, and marks the open one', async () => {
    remember(ORDER_HASH, OTHER_HASH);
    await renderApp(address, { shop: { order: sampleOrder() } });
    const orders = await list();
    expect(orders.getByRole('link', { name: 'SO901' }).getAttribute('href')).toBe(
      `/order/guest/${OTHER_HASH}`,
    );
    expect(orders.queryByRole('link', { name: 'SO900' })).toBeNull();
    expect(orders.getByText(/Sedang dibuka/)).toBeTruthy();
  });

  it('shows the orders of the device also when a link is wrong', async () => {
    remember(OTHER_HASH);
    await renderApp(address, { shop: { order: null } });
    await screen.findByText('Pesanan tidak ditemukan');
    expect((await list()).getByRole('link', { name: 'SO900' })).toBeTruthy();
  });

  it('shows the orders of the device at the sign-in, where a guest looks for an order', async () => {
    remember(OTHER_HASH);
    await renderApp('/sign-in');
    expect((await list()).getByRole('link', { name: 'SO900' })).toBeTruthy();
  });

  it('removes an order from the list permanently', async () => {
    remember(ORDER_HASH, OTHER_HASH);
    const { user } = await renderApp(address, { shop: { order: sampleOrder() } });
    const orders = await list();
    await user.click(orders.getByRole('button', { name: 'Hapus pesanan SO901 dari daftar' }));
    expect(orders.queryByRole('link', { name: 'SO901' })).toBeNull();
    expect(orders.getByText('Pesanan SO901 dihapus dari daftar')).toBeTruthy();
    expect(window.localStorage.getItem('gawai:orders')).not.toContain(OTHER_HASH);
  });

  it('shows nothing without orders', async () => {
    await renderApp(address, { shop: { order: sampleOrder() } });
    await screen.findByRole('region', { name: 'Pembayaran' });
    expect(screen.queryByText('Pesanan di perangkat ini')).toBeNull();
  });
});
