import { cleanup, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { descriptionOf } from '../../../test-kit/description-of.ts';
import { openOrder } from '../../../test-kit/open-order.ts';
import { paidStatus, sampleOrder } from '../../../test-kit/sample-order.ts';

describe('refund reason', () => {
  it('counts its characters against the limit', async () => {
    const order = sampleOrder({ ...paidStatus, canRequestRefund: true });
    const app = await openOrder({ order });
    await app.user.click(await screen.findByRole('button', { name: 'Ajukan Refund' }));
    const box = screen.getByRole('textbox', { name: /^Alasan/ });
    await app.user.type(box, 'Rusak');
    expect(descriptionOf(box)).toContain('5 dari 500 karakter');
  });

  it('opens the form with the reason after a reload, without the focus; but not after Batal', async () => {
    const order = sampleOrder({ ...paidStatus, canRequestRefund: true });
    const first = await openOrder({ order });
    await first.user.click(await screen.findByRole('button', { name: 'Ajukan Refund' }));
    await first.user.type(screen.getByRole('textbox', { name: /^Alasan/ }), 'Rusak');
    cleanup();
    const second = await openOrder({ order });
    const box = await screen.findByRole('textbox', { name: /^Alasan/ });
    expect(box).toHaveProperty('value', 'Rusak');
    expect(document.activeElement).not.toBe(box);
    await second.user.click(screen.getByRole('button', { name: 'Batal' }));
    cleanup();
    await openOrder({ order });
    expect(await screen.findByRole('button', { name: 'Ajukan Refund' })).toBeTruthy();
  });
});

describe('refund section', () => {
  const paidOrder = (changes = {}) => sampleOrder({ ...paidStatus, ...changes });
  const refund = {
    __typename: 'OrderRefund',
    status: 'REQUESTED',
    statusLabel: 'Menunggu Persetujuan',
    reason: 'Barang rusak',
    requestedAt: '2026-11-21T09:00:00+07:00',
    note: null,
  };

  it('does not appear when the shop accepts no request', async () => {
    await openOrder({ order: paidOrder() });
    await screen.findByRole('region', { name: 'Detail Produk' });
    expect(screen.queryByRole('region', { name: 'Refund' })).toBeNull();
  });

  it('sends a request with a reason, and then shows its state', async () => {
    const app = await openOrder({
      order: paidOrder({ canRequestRefund: true }),
      requestRefund: { order: paidOrder({ refund }), userErrors: [] },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Ajukan Refund' }));
    const box = screen.getByRole('textbox', { name: /^Alasan/ });
    expect(document.activeElement).toBe(box);
    await app.user.click(screen.getByRole('button', { name: 'Kirim Permintaan' }));
    expect(await screen.findByText('Kolom Alasan harus diisi')).toBeTruthy();
    await app.user.type(box, 'Barang rusak');
    await app.user.click(screen.getByRole('button', { name: 'Kirim Permintaan' }));
    expect(await screen.findByText('Submit Success')).toBeTruthy();
    expect(screen.getByText('Menunggu Persetujuan')).toBeTruthy();
    expect(screen.getByText('Barang rusak')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ajukan Refund/ })).toBeNull();
  });

  it('takes the focus when an earlier request, whose response was lost, was received', async () => {
    const userError = { code: 'REFUND_NOT_ALLOWED', message: 'Sedang diproses', path: [] };
    const app = await openOrder({
      order: paidOrder({ canRequestRefund: true }),
      requestRefund: { order: paidOrder({ refund }), userErrors: [userError] },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Ajukan Refund' }));
    await app.user.type(screen.getByRole('textbox', { name: /^Alasan/ }), 'Barang rusak');
    await app.user.click(screen.getByRole('button', { name: 'Kirim Permintaan' }));
    expect(await screen.findByText('Sedang diproses')).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain('Menunggu Persetujuan');
    expect(window.sessionStorage.length).toBe(0);
  });

  it.each([
    ['APPROVED', 'Disetujui'],
    ['REJECTED', 'Ditolak'],
  ])('shows the state %s with the note of the shop', async (status, statusLabel) => {
    const decided = { ...refund, status, statusLabel, note: 'Sudah kami periksa' };
    await openOrder({ order: paidOrder({ refund: decided }) });
    const section = within(await screen.findByRole('region', { name: 'Refund' }));
    expect(section.getByText(statusLabel)).toBeTruthy();
    expect(section.getByText('Sudah kami periksa')).toBeTruthy();
  });

  it('shows the note of a refund without a request', async () => {
    const unrequested = { ...refund, status: 'APPROVED', statusLabel: 'Disetujui', reason: null };
    const note = 'Stok rusak, dana dikembalikan.';
    await openOrder({ order: paidOrder({ refund: { ...unrequested, requestedAt: null, note } }) });
    const section = within(await screen.findByRole('region', { name: 'Refund' }));
    expect(section.getByText('Disetujui')).toBeTruthy();
    expect(section.getByText(note)).toBeTruthy();
    expect(section.queryByText('Alasan Anda')).toBeNull();
  });

  it('offers another request after a rejection', async () => {
    const rejected = { ...refund, status: 'REJECTED', statusLabel: 'Ditolak' };
    await openOrder({ order: paidOrder({ refund: rejected, canRequestRefund: true }) });
    expect(await screen.findByRole('button', { name: 'Ajukan Refund lagi' })).toBeTruthy();
  });

  it('disappears with a message when the shop offers no refunds', async () => {
    const message = 'Toko ini tidak menerima permintaan refund melalui website';
    const userErrors = [{ code: 'REFUND_NOT_OFFERED', message, path: [] }];
    const app = await openOrder({
      order: paidOrder({ canRequestRefund: true }),
      requestRefund: { order: null, userErrors },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Ajukan Refund' }));
    await app.user.type(screen.getByRole('textbox', { name: /^Alasan/ }), 'Barang rusak');
    await app.user.click(screen.getByRole('button', { name: 'Kirim Permintaan' }));
    expect(await screen.findByText('Submit Failed')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Refund' })).toBeNull();
  });

  it('waits as long as the shop states after too many requests', async () => {
    const app = await openOrder({
      order: paidOrder({ canRequestRefund: true }),
      requestRefund: new GraphQLError('Terlalu banyak percobaan.', {
        extensions: { code: 'RATE_LIMITED', retryAfter: 60 },
      }),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Ajukan Refund' }));
    await app.user.type(screen.getByRole('textbox', { name: /^Alasan/ }), 'Barang rusak');
    await app.user.click(screen.getByRole('button', { name: 'Kirim Permintaan' }));
    expect(await screen.findByRole('button', { name: /^Coba lagi dalam/ })).toBeTruthy();
  });
});
