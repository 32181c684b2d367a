import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import {
  manualPayment,
  ORDER_HASH,
  sampleOrder,
  samplePayment,
} from '../../../test-kit/sample-order.ts';

const address = `/order/guest/${ORDER_HASH}`;
const expired = samplePayment({ state: 'EXPIRED', stateLabel: 'Kedaluwarsa', isPayable: false });
const lateTransfer = { ...manualPayment, state: 'EXPIRED', isPayable: false };
const paid = samplePayment({ state: 'PAID', stateLabel: 'Lunas', isPayable: false });
const voided = { status: 'VOIDED', statusLabel: 'Voided' };

async function open(changes: Parameters<typeof sampleOrder>[0]) {
  await renderApp(address, { shop: { order: sampleOrder(changes) } });
  await screen.findByRole('region', { name: 'Pembayaran' });
}

describe('order that can no longer be paid', () => {
  it('shows that the time to pay ran out and that nothing is owed, without a request to pay', async () => {
    await open({ ...voided, payments: [expired] });
    expect(screen.getByText(/Batas waktu pembayaran sudah lewat/)).toBeTruthy();
    expect(screen.queryByText(/Segera selesaikan pembayaran Anda/)).toBeNull();
    expect(screen.getByText(/Pesanan tamu hanya dapat dibuka lewat tautan ini/)).toBeTruthy();
  });

  it('refers the shopper to the shop when only one of its payments arrived in time', async () => {
    await open({ payments: [paid, lateTransfer] });
    expect(screen.getByText(/Batas waktu salah satu pembayaran sudah lewat/)).toBeTruthy();
  });

  it('shows that the shop has voided the order, without a time, when none ran out', async () => {
    await open({ ...voided, payments: [samplePayment({ isPayable: false })] });
    expect(screen.getByText(/Pesanan ini telah dibatalkan/)).toBeTruthy();
    expect(screen.queryByText(/Batas waktu/)).toBeNull();
  });

  it('does not show that nothing is owed when money arrived after it had ended', async () => {
    await open({ ...voided, payments: [paid, lateTransfer] });
    expect(screen.getByText(/hubungi kami untuk menerima uang Anda kembali/)).toBeTruthy();
    expect(screen.queryByText(/tidak perlu dibayar lagi/)).toBeNull();
  });

  it('shows that the money is returned once the shop has refunded it', async () => {
    const refund = {
      __typename: 'OrderRefund',
      status: 'APPROVED',
      statusLabel: 'Disetujui',
      reason: null,
      requestedAt: null,
      note: 'Dana dikembalikan ke OVO',
    };
    await open({ ...voided, payments: [paid], refund });
    expect(screen.getByText(/uang Anda kami kembalikan/)).toBeTruthy();
    expect(screen.queryByText(/hubungi kami/)).toBeNull();
  });

  it('shows neither a passed deadline nor a cancellation for an open order', async () => {
    await open({});
    expect(screen.queryByText(/Batas waktu|dibatalkan/)).toBeNull();
  });
});
