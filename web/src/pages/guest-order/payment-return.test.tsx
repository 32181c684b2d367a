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

/** What the provider answers to a re-check. */
const recheck = (transactionStatus: string | null, order: unknown = sampleOrder()) => ({
  recheckPayment: { transactionStatus, order },
});

describe('return from the payment provider', () => {
  it('says that a payment went well, cleans the address and does not ask the shop again', async () => {
    const app = await renderApp(returned, { shop: { order: paidOrder } });
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(screen.getByText('Payment Success')).toBeTruthy();
    expect(app.address()).toBe(address);
    expect(app.stub.requested).not.toContain('RecheckPayment');
  });

  it('asks once more about a payment that is still open, and the page follows', async () => {
    const app = await renderApp(returned, {
      shop: { order: sampleOrder(), ...recheck('PAID', paidOrder) },
    });
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(await screen.findByText('Sedang Diproses')).toBeTruthy();
    expect(app.stub.requested.filter((name) => name === 'RecheckPayment')).toHaveLength(1);
  });

  it('says that the money is awaited when the provider has recorded it so', async () => {
    await renderApp(returned, { shop: { order: sampleOrder(), ...recheck('PENDING') } });
    expect(await screen.findByText('Pembayaran Anda sedang menunggu konfirmasi')).toBeTruthy();
    expect(
      await screen.findByRole('link', { name: 'Bayar dengan BCA Virtual Account' }),
    ).toBeTruthy();
    expect(screen.queryByText('Payment Failed')).toBeNull();
  });

  it.each([null, 'FAILED', 'PAID'])(
    'says that a payment was cancelled when the provider knows %s and no money has come',
    async (status) => {
      const app = await renderApp(returned, { shop: { order: sampleOrder(), ...recheck(status) } });
      expect(await screen.findByText('Pembayaran Transaksi Anda telah dibatalkan')).toBeTruthy();
      expect(screen.getByText('Payment Failed')).toBeTruthy();
      expect(app.address()).toBe(address);
    },
  );

  it('says nothing of a re-check that fails but what the order says', async () => {
    const recheckPayment = new Error('Toko sedang tidak dapat dihubungi.');
    await renderApp(returned, { shop: { order: sampleOrder(), recheckPayment } });
    expect(await screen.findByText('Pembayaran Transaksi Anda telah dibatalkan')).toBeTruthy();
    expect(screen.queryByText('Submit Failed')).toBeNull();
  });

  it('goes by the order that came when only the provider could not be asked', async () => {
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

  it('goes by what the order says of the provider when the re-check fails', async () => {
    const waiting = samplePayment({ transactionStatus: 'PENDING' });
    await renderApp(returned, {
      shop: { order: sampleOrder({ payments: [waiting] }), recheckPayment: new Error('Sibuk.') },
    });
    expect(await screen.findByText('Pembayaran Anda sedang menunggu konfirmasi')).toBeTruthy();
  });

  it('says nothing about a payment that is not of this order', async () => {
    const app = await renderApp(`${address}?src=payment&ref=${'d'.repeat(40)}`, {
      shop: { order: sampleOrder() },
    });
    await screen.findByRole('region', { name: 'Pembayaran' });
    await waitFor(() => expect(app.address()).toBe(address));
    expect(screen.queryByText(/Payment (Success|Failed)/)).toBeNull();
    expect(app.stub.requested).not.toContain('RecheckPayment');
  });
});

describe('visible tab with a pending payment', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));

  const comeBack = (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1_000);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('asks the provider again, says that it was paid, and then leaves it', async () => {
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

  it('does not ask twice within half a minute', async () => {
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
    ['payments by hand are open', { payments: [manualPayment] }],
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

  it('reads the order itself when the provider cannot be asked', async () => {
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

  it('keeps what it shows, without a word, when the order cannot be read again', async () => {
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

  it('starts no second look while the first is under way', async () => {
    let answer = () => {};
    const app = await renderApp(address, {
      shop: {
        order: sampleOrder(),
        recheckPayment: () =>
          new Promise((resolve) => {
            answer = () => resolve(recheck('PAID', paidOrder).recheckPayment);
          }),
      },
    });
    await screen.findByText('Menunggu Pembayaran');
    const looks = () => app.stub.requested.filter((name) => name === 'RecheckPayment').length;
    comeBack(31);
    await waitFor(() => expect(looks()).toBe(1));
    comeBack(31);
    answer();
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(looks()).toBe(1);
  });
});
