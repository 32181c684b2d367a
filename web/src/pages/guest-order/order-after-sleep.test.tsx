import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { manualPayment, ORDER_HASH, sampleOrder } from '../../../test-kit/sample-order.ts';
import { nextTask } from '../../lib/next-task.ts';

const HOURS_MS = 9 * 60 * 60_000;
const payment = { ...manualPayment, expiresAt: '2026-11-21T14:03:22+07:00' };
const voided = sampleOrder({
  status: 'VOIDED',
  statusLabel: 'Voided',
  payments: [{ ...payment, state: 'EXPIRED', stateLabel: 'Kedaluwarsa', isPayable: false }],
});

/** Opens an order with an hour left to pay, on a device that sleeps until long after that without any event. */
async function openOnSleepingDevice() {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: Date.parse('2026-11-21T13:03:22+07:00'),
  });
  const app = await renderApp(`/order/guest/${ORDER_HASH}`, {
    shop: { order: sampleOrder({ payments: [payment] }) },
  });
  await screen.findByRole('region', { name: 'Pesanan diterima' });
  vi.setSystemTime(Date.now() + HOURS_MS);
  return app;
}

const isPayable = () => screen.queryByRole('region', { name: 'Pesanan diterima' }) !== null;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('order page on a device that was asleep at the payment deadline', () => {
  it('shows the new status of the order', async () => {
    const { stub } = await openOnSleepingDevice();
    stub.change({ order: voided });
    wait(10_000);
    await waitFor(() => expect(isPayable()).toBe(false));
    expect(screen.getByText('Voided')).toBeTruthy();
  });

  it('shows the new status once there is a connection again', async () => {
    const { stub } = await openOnSleepingDevice();
    const reads = () => stub.requested.filter((name) => name === 'OrderDetail').length;
    stub.change({ order: new Error('no connection') });
    wait(10_000);
    await waitFor(() => expect(reads()).toBe(2));
    expect(isPayable()).toBe(true);
    stub.change({ order: voided });
    await nextTask();
    wait(40_000);
    await waitFor(() => expect(isPayable()).toBe(false));
    expect(reads()).toBe(3);
  });

  it('sends no further requests once the shop reports that it can still be paid', async () => {
    const { stub } = await openOnSleepingDevice();
    const reads = () => stub.requested.filter((name) => name === 'OrderDetail').length;
    wait(10_000);
    await waitFor(() => expect(reads()).toBe(2));
    await nextTask();
    wait(120_000);
    expect(reads()).toBe(2);
  });
});
