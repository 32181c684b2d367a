import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import { sampleOrderRow, sampleOrderTable } from '../../../test-kit/sample-orders.ts';

const tableOf =
  (changes: Record<string, unknown>) =>
  (args: Parameters<ReturnType<typeof sampleOrderTable>>[0]) => ({
    ...sampleOrderTable(1)(args),
    nodes: [sampleOrderRow(1, changes)],
  });

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const pay = () => screen.queryByRole('link', { name: /^Bayar/ });

async function open() {
  rememberUser();
  const app = await renderApp('/order-history', { shop: { orders: tableOf({}) } });
  await screen.findByText('Menunggu Pembayaran');
  return app;
}

describe('order history in a tab that becomes visible', () => {
  it('shows the new status of an order that can no longer be paid, without a button to pay', async () => {
    const { stub } = await open();
    expect(pay()).toBeTruthy();
    stub.change({ orders: tableOf({ status: 'VOIDED', statusLabel: 'Voided' }) });
    comeBack();
    expect(await screen.findByText('Voided')).toBeTruthy();
    expect(pay()).toBeNull();
  });

  it('shows its rows unchanged, without an error, when they cannot be read again', async () => {
    const { stub, notices } = await open();
    stub.change({ orders: new Error('Toko sedang tidak dapat dihubungi.') });
    const before = stub.requested.length;
    comeBack();
    await waitFor(() => expect(stub.requested.length).toBeGreaterThan(before));
    expect(await screen.findByText('Menunggu Pembayaran')).toBeTruthy();
    expect(notices.get()).toEqual([]);
  });
});
