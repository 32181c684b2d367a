import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import { ORDER_HASH, sampleOrder } from '../../../test-kit/sample-order.ts';

const address = `/order-history/${ORDER_HASH}`;
const open = sampleOrder({ canCancel: true });
const voided = sampleOrder({ status: 'VOIDED', statusLabel: 'Voided' });

// Fetched ahead, so that the way to the page takes no longer than a test waits.
beforeAll(() => import('./order-page.tsx'));
beforeEach(() => {
  rememberUser();
});

const button = () => screen.findByRole('button', { name: 'Batalkan Pesanan' });
const dialog = () => within(screen.getByRole('alertdialog', { name: 'Batalkan pesanan ini?' }));

describe('cancelling an order', () => {
  it('is not offered where the order or the shop does not allow it', async () => {
    await renderApp(address, { shop: { order: sampleOrder() } });
    await screen.findByRole('region', { name: 'Detail Produk' });
    expect(screen.queryByRole('button', { name: 'Batalkan Pesanan' })).toBeNull();
  });

  it('is sent after a confirmation, and the page shows the order as it is then', async () => {
    const inputs: unknown[] = [];
    const app = await renderApp(address, {
      shop: {
        order: open,
        cancelOrder: ({ input }: { input: unknown }) => {
          inputs.push(input);
          return { order: voided, userErrors: [] };
        },
      },
    });
    await app.user.click(await button());
    expect(dialog().getByText(/Pesanan SO261120000900 akan dibatalkan/)).toBeTruthy();
    expect(inputs).toEqual([]);
    await app.user.click(dialog().getByRole('button', { name: 'Ya, Batalkan' }));
    expect(await screen.findByText('Pesanan Anda telah dibatalkan.')).toBeTruthy();
    expect(screen.getByText('Voided')).toBeTruthy();
    expect(inputs).toEqual([{ orderAccessHash: ORDER_HASH }]);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });
    expect(screen.queryByRole('button', { name: 'Batalkan Pesanan' })).toBeNull();
  });

  it('is not sent when the shopper thinks better of it', async () => {
    const app = await renderApp(address, { shop: { order: open } });
    await app.user.click(await button());
    await app.user.click(dialog().getByRole('button', { name: 'Jangan Batalkan' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(app.stub.asked).not.toContain('CancelOrder');
  });

  it('shows the reason of the shop, and what has become of the order', async () => {
    const message = 'Pesanan ini sudah dibayar';
    const paid = sampleOrder({ status: 'PROCESSING', statusLabel: 'Sedang Diproses' });
    const app = await renderApp(address, {
      shop: {
        order: open,
        cancelOrder: {
          order: paid,
          userErrors: [{ code: 'CANCEL_NOT_ALLOWED', message, path: [] }],
        },
      },
    });
    await app.user.click(await button());
    await app.user.click(dialog().getByRole('button', { name: 'Ya, Batalkan' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('Sedang Diproses')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Batalkan Pesanan' })).toBeNull();
  });

  it('stays open when the call failed', async () => {
    const app = await renderApp(address, {
      shop: {
        order: open,
        cancelOrder: () => {
          throw new Error('away');
        },
      },
    });
    await app.user.click(await button());
    await app.user.click(dialog().getByRole('button', { name: 'Ya, Batalkan' }));
    expect(await screen.findByText('Submit Failed')).toBeTruthy();
    expect(dialog().getByRole('button', { name: 'Ya, Batalkan' })).toBeTruthy();
  });
});
