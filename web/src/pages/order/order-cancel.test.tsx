import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openOrder } from '../../../test-kit/open-order.ts';
import { ORDER_HASH, sampleOrder } from '../../../test-kit/sample-order.ts';

const open = sampleOrder({ canCancel: true });
const voided = sampleOrder({ status: 'VOIDED', statusLabel: 'Voided' });

const button = () => screen.findByRole('button', { name: 'Batalkan Pesanan' });
const dialog = () => within(screen.getByRole('alertdialog', { name: 'Batalkan pesanan ini?' }));

describe('cancelling an order', () => {
  it('shows no button where the order or the shop does not allow it', async () => {
    await openOrder({ order: sampleOrder() });
    await screen.findByRole('region', { name: 'Detail Produk' });
    expect(screen.queryByRole('button', { name: 'Batalkan Pesanan' })).toBeNull();
  });

  it('sends the request after a confirmation, and shows the cancelled order', async () => {
    const app = await openOrder({
      order: open,
      cancelOrder: { order: voided, userErrors: [] },
    });
    await app.user.click(await button());
    expect(dialog().getByText(/Pesanan SO261120000900 akan dibatalkan/)).toBeTruthy();
    expect(app.stub.inputsOf('CancelOrder')).toEqual([]);
    await app.user.click(dialog().getByRole('button', { name: 'Ya, Batalkan' }));
    expect(await screen.findByText('Pesanan Anda telah dibatalkan.')).toBeTruthy();
    expect(screen.getByText('Voided')).toBeTruthy();
    expect(app.stub.inputsOf('CancelOrder')).toEqual([{ orderAccessHash: ORDER_HASH }]);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });
    expect(screen.queryByRole('button', { name: 'Batalkan Pesanan' })).toBeNull();
  });

  it('sends nothing when the shopper closes the confirmation', async () => {
    const app = await openOrder({ order: open });
    await app.user.click(await button());
    await app.user.click(dialog().getByRole('button', { name: 'Jangan Batalkan' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(app.stub.requested).not.toContain('CancelOrder');
  });

  it('shows the reason of the shop, and the new status of the order', async () => {
    const message = 'Pesanan ini sudah dibayar';
    const paid = sampleOrder({ status: 'PROCESSING', statusLabel: 'Sedang Diproses' });
    const app = await openOrder({
      order: open,
      cancelOrder: {
        order: paid,
        userErrors: [{ code: 'CANCEL_NOT_ALLOWED', message, path: [] }],
      },
    });
    await app.user.click(await button());
    await app.user.click(dialog().getByRole('button', { name: 'Ya, Batalkan' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('Sedang Diproses')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Batalkan Pesanan' })).toBeNull();
  });

  it('does not close the confirmation when the call failed', async () => {
    const app = await openOrder({
      order: open,
      cancelOrder: new Error('away'),
    });
    await app.user.click(await button());
    await app.user.click(dialog().getByRole('button', { name: 'Ya, Batalkan' }));
    expect(await screen.findByText('Submit Failed')).toBeTruthy();
    expect(dialog().getByRole('button', { name: 'Ya, Batalkan' })).toBeTruthy();
  });
});
