import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import {
  GATEWAY_HASH,
  manualPayment,
  ORDER_HASH,
  paidStatus,
  sampleOrder,
  samplePayment,
} from '../../../test-kit/sample-order.ts';

const address = `/order/guest/${ORDER_HASH}`;
const returned = `${address}?src=payment&ref=${GATEWAY_HASH}`;

const paid = samplePayment({ state: 'PAID', stateLabel: 'Lunas', isPayable: false });
const paidOrder = sampleOrder({
  payments: [{ ...manualPayment, state: 'PAID', stateLabel: 'Lunas', isPayable: false }, paid],
  ...paidStatus,
});
const SUCCESS = 'Pembayaran Anda melalui BCA Virtual Account telah berhasil dilakukan';

/** The provider’s response to a recheck. */
const recheck = (transactionStatus: string | null, order: unknown = sampleOrder()) => ({
  recheckPayment: { transactionStatus, order },
});

describe('return from the payment provider', () => {
  it('shows that a payment succeeded, cleans the address and sends no recheck', async () => {
    const app = await renderApp(returned, { shop: { order: paidOrder } });
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(screen.getByText('Payment Success')).toBeTruthy();
    expect(app.address()).toBe(address);
    expect(app.stub.requested).not.toContain('RecheckPayment');
  });

  it('rechecks a payment that is still open, and updates the page', async () => {
    const app = await renderApp(returned, {
      shop: { order: sampleOrder(), ...recheck('PAID', paidOrder) },
    });
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(await screen.findByText('Sedang Diproses')).toBeTruthy();
    expect(app.stub.requested.filter((name) => name === 'RecheckPayment')).toHaveLength(1);
  });

  it('shows that the money is awaited when the provider has recorded it as pending', async () => {
    await renderApp(returned, { shop: { order: sampleOrder(), ...recheck('PENDING') } });
    expect(await screen.findByText('Pembayaran Anda sedang menunggu konfirmasi')).toBeTruthy();
    expect(
      await screen.findByRole('link', { name: 'Bayar dengan BCA Virtual Account' }),
    ).toBeTruthy();
    expect(screen.queryByText('Payment Failed')).toBeNull();
  });

  it.each([null, 'FAILED', 'PAID'])(
    'shows that a payment was cancelled when the provider reports %s and no money has arrived',
    async (status) => {
      const app = await renderApp(returned, { shop: { order: sampleOrder(), ...recheck(status) } });
      expect(await screen.findByText('Pembayaran Transaksi Anda telah dibatalkan')).toBeTruthy();
      expect(screen.getByText('Payment Failed')).toBeTruthy();
      expect(app.address()).toBe(address);
    },
  );

  it('shows the state of the order when the recheck fails', async () => {
    const recheckPayment = new Error('Toko sedang tidak dapat dihubungi.');
    await renderApp(returned, { shop: { order: sampleOrder(), recheckPayment } });
    expect(await screen.findByText('Pembayaran Transaksi Anda telah dibatalkan')).toBeTruthy();
    expect(screen.queryByText('Submit Failed')).toBeNull();
  });

  it('uses the returned order when only the provider could not be reached', async () => {
    const app = await renderApp(returned, {
      shop: {
        order: sampleOrder(),
        recheckPayment: { transactionStatus: new Error('Toko sibuk.'), order: paidOrder },
      },
    });
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(await screen.findByText('Sedang Diproses')).toBeTruthy();
    expect(app.notices.get()).toHaveLength(1);
  });

  it('uses the order’s last provider status when the recheck fails', async () => {
    const waiting = samplePayment({ transactionStatus: 'PENDING' });
    await renderApp(returned, {
      shop: { order: sampleOrder({ payments: [waiting] }), recheckPayment: new Error('Sibuk.') },
    });
    expect(await screen.findByText('Pembayaran Anda sedang menunggu konfirmasi')).toBeTruthy();
  });

  it('shows nothing about a payment of another order', async () => {
    const app = await renderApp(`${address}?src=payment&ref=${'d'.repeat(40)}`, {
      shop: { order: sampleOrder() },
    });
    await screen.findByRole('region', { name: 'Pembayaran' });
    await waitFor(() => expect(app.address()).toBe(address));
    expect(screen.queryByText(/Payment (Success|Failed)/)).toBeNull();
    expect(app.stub.requested).not.toContain('RecheckPayment');
  });
});

describe('order page with a pending payment in a tab that becomes visible', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));

  const comeBack = (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1_000);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('rechecks the payment, shows that it was paid, and then stops rechecking', async () => {
    const app = await renderApp(address, {
      shop: { order: sampleOrder(), ...recheck('PAID', paidOrder) },
    });
    await screen.findByText('Menunggu Pembayaran');
    comeBack(31);
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    comeBack(31);
    comeBack(31);
    expect(app.stub.requested.filter((name) => name === 'RecheckPayment')).toHaveLength(1);
  });

  it('does not recheck twice within half a minute', async () => {
    const app = await renderApp(address, { shop: { order: sampleOrder(), ...recheck(null) } });
    await screen.findByText('Menunggu Pembayaran');
    comeBack(10);
    comeBack(10);
    expect(app.stub.requested).not.toContain('RecheckPayment');
    comeBack(20);
    comeBack(1);
    await waitFor(() => {
      expect(app.stub.requested.filter((name) => name === 'RecheckPayment')).toHaveLength(1);
    });
  });

  it.each([
    ['manual payments are open', { payments: [manualPayment] }],
    ['everything is paid', { payments: [paid], ...paidStatus }],
  ])('reads the order again when %s, without a flicker and without a pop-up', async (_, state) => {
    const app = await renderApp(address, { shop: { order: sampleOrder(state) } });
    const heading = await screen.findByRole('heading', { name: 'Pesanan SO261120000900' });
    const seen: string[] = [];
    const observer = new MutationObserver(() => {
      seen.push(screen.queryByRole('heading', { level: 1 })?.textContent ?? 'nothing');
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    app.stub.change({ order: sampleOrder({ ...state, statusLabel: 'Sudah Dikirim (DONE)' }) });
    comeBack(31);
    expect(await screen.findByText('Sudah Dikirim (DONE)')).toBeTruthy();
    observer.disconnect();
    expect(new Set(seen)).toEqual(new Set(['Pesanan SO261120000900']));
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(screen.queryByText(/Payment (Success|Failed)/)).toBeNull();
    expect(app.stub.requested).not.toContain('RecheckPayment');
  });

  it('reads the order itself when the provider cannot be reached', async () => {
    const app = await renderApp(address, { shop: { order: sampleOrder() } });
    await screen.findByText('Menunggu Pembayaran');
    app.stub.change({
      order: sampleOrder({ statusLabel: 'Dibatalkan' }),
      recheckPayment: new Error('Penyedia pembayaran sedang tidak dapat dihubungi.'),
    });
    comeBack(31);
    expect(await screen.findByText('Dibatalkan')).toBeTruthy();
    expect(screen.queryByText('Submit Failed')).toBeNull();
  });

  it('shows the order unchanged, without a pop-up, when it cannot be read again', async () => {
    const app = await renderApp(address, { shop: { order: sampleOrder({ payments: [paid] }) } });
    await screen.findByText('Menunggu Pembayaran');
    const reads = () => app.stub.requested.filter((name) => name === 'OrderDetail').length;
    const before = reads();
    app.stub.change({ order: new Error('Toko sedang tidak dapat dihubungi.') });
    comeBack(31);
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(screen.getByText('Menunggu Pembayaran')).toBeTruthy();
    expect(screen.queryByText('Fetch Order Failed')).toBeNull();
  });

  it('starts no second recheck while the first is pending', async () => {
    let respond = () => {};
    const app = await renderApp(address, {
      shop: {
        order: sampleOrder(),
        recheckPayment: () =>
          new Promise((resolve) => {
            respond = () => resolve(recheck('PAID', paidOrder).recheckPayment);
          }),
      },
    });
    await screen.findByText('Menunggu Pembayaran');
    const rechecks = () => app.stub.requested.filter((name) => name === 'RecheckPayment').length;
    comeBack(31);
    await waitFor(() => expect(rechecks()).toBe(1));
    comeBack(31);
    respond();
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(rechecks()).toBe(1);
  });
});
