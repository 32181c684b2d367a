import { changeDue, type SplitRow } from '@gawai/domain/payment';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SubmitOrderInput } from '@gawai/client/schema-types';
import {
  choosePayment,
  figure,
  fillCheckout,
  openCheckout,
  orderButton,
  savedDraft,
  splitPayment,
} from '../../../test-kit/open-checkout.tsx';
import {
  changedFigures,
  holdQuotes,
  readyToOrder,
  stubSubmitOrder,
} from '../../../test-kit/submit-order.tsx';
import { sampleCheckout } from '../../../test-kit/sample-checkout.ts';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const DEARER = 7_500_000;
const SUM_MISMATCH = 'Total Jumlah Pembayaran harus sama dengan Total Tagihan';
const PRICE_ROSE = 'Harga Gawai 7 naik dari Rp 7.000.000 menjadi Rp 7.500.000';
const TOTAL_ROSE = 'Total Tagihan berubah dari Rp 7.055.000 menjadi Rp 7.556.000';
const totalChanged = {
  code: 'TOTAL_CHANGED',
  message: TOTAL_ROSE,
  path: ['seenGrandTotal'],
};

/** The payload of an order that is rejected because the price rose, with the new sum in its rows. */
function rejectedFor(price: number) {
  const { checkoutQuote } = sampleCheckout([sampleProduct(7, { price })]);
  return ({ input }: { input: SubmitOrderInput }) => {
    const { lines, fulfilment } = input;
    const { amountDue } = checkoutQuote({ input: { lines, fulfilment } });
    const sent = input.payments.map(({ methodId = null, amount }): SplitRow => ({
      methodId,
      amount,
    }));
    const quote = checkoutQuote({
      input: { lines, fulfilment, payments: changeDue(sent, amountDue) },
    });
    return { order: null, quote, userErrors: [...quote.problems, totalChanged] };
  };
}

async function orderAfterRise(method = 'PaymentMethod:1') {
  const submitOrder = stubSubmitOrder();
  const app = await openCheckout({ draft: savedDraft, shop: { submitOrder } });
  await fillCheckout(app.user);
  await choosePayment(app.user, method);
  await waitFor(() => expect(orderButton().getAttribute('aria-disabled')).toBeNull());
  const rejected = rejectedFor(DEARER);
  submitOrder.mockImplementation((args) => Promise.resolve(rejected(args)));
  app.stub.change(sampleCheckoutOf(DEARER, submitOrder));
  await app.user.click(orderButton());
  return { ...app, submitOrder };
}

const sampleCheckoutOf = (price: number, submitOrder: unknown) => ({
  ...sampleCheckout([sampleProduct(7, { price })]),
  submitOrder,
});

describe('order that is rejected after another choice', () => {
  it('retains the other choice and requests its quote', async () => {
    const submitOrder = stubSubmitOrder();
    let reject = (_: unknown) => {};
    submitOrder.mockReturnValue(new Promise((resolve) => (reject = resolve)));
    const { user, stub } = await readyToOrder(submitOrder);
    await user.click(orderButton());
    await waitFor(() => expect(submitOrder).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('radio', { name: /Kurir Toko/ }));
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.025.000'));

    const { checkoutQuote } = sampleCheckout([sampleProduct(7)]);
    const quoteResolver = vi.fn(checkoutQuote);
    stub.change({ checkoutQuote: quoteResolver });
    reject(rejectedFor(DEARER)(submitOrder.mock.calls[0]![0]));
    await waitFor(() => expect(quoteResolver).toHaveBeenCalled());
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.025.000'));
    expect(quoteResolver.mock.calls.map(([{ input }]) => input.fulfilment?.delivery)).toEqual([
      expect.objectContaining({ shippingMethodId: 'ShippingMethod:4', service: null }),
    ]);
  });
});

describe('order after a price increase', () => {
  it('shows only the price as the reason for the rejection, and focuses the button that accepts it', async () => {
    const { notices, user } = await orderAfterRise();
    await screen.findByRole('region', { name: 'Ada perubahan pada pesanan Anda' });
    const accept = screen.getByRole('button', { name: 'Setuju dengan harga baru Gawai 7' });
    await waitFor(() => expect(document.activeElement).toBe(accept));
    expect(notices.get()).toMatchObject([{ titles: ['Submit Failed'], message: PRICE_ROSE }]);
    expect(screen.queryByText(SUM_MISMATCH)).toBeNull();
    await splitPayment(user);
    expect(screen.getByLabelText('Jumlah').getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the new figures at once, without another request', async () => {
    const { stub, user } = await orderAfterRise('PaymentMethod:3');
    await screen.findByRole('region', { name: 'Ada perubahan pada pesanan Anda' });
    // The sum in the message, and 2.9 % of it.
    expect(figure('Total')).toBe('Rp 7.556.000');
    expect(figure('Biaya Pembayaran')).toBe('Rp 219.124');
    await splitPayment(user);
    expect(screen.getByLabelText('Jumlah')).toHaveProperty('value', '7.556.000');
    expect(within(orderButton().parentElement!).getByText(TOTAL_ROSE)).toBeTruthy();
    expect(orderButton().getAttribute('aria-disabled')).toBeNull();
    expect(stub.requested.at(-1)).toBe('SubmitOrder');
  });

  it('hides the change once the price is accepted, and sends the order at the new price', async () => {
    const { user, submitOrder } = await orderAfterRise();
    await user.click(
      await screen.findByRole('button', { name: 'Setuju dengan harga baru Gawai 7' }),
    );
    expect(screen.queryByText(TOTAL_ROSE)).toBeNull();
    await waitFor(() => expect(screen.queryByText('Ada perubahan pada pesanan Anda')).toBeNull());
    await user.click(orderButton());
    await waitFor(() => expect(submitOrder).toHaveBeenCalledTimes(2));
    expect(submitOrder.mock.calls[1]![0].input).toMatchObject({
      lines: [{ seenPrice: DEARER }],
      payments: [{ methodId: 'PaymentMethod:1', amount: 7_556_000 }],
      seenGrandTotal: 7_556_000,
    });
  });
});

const agree = () => screen.queryByRole('button', { name: 'Setuju dengan rincian baru' });

describe('figures that changed since the press of the order button', () => {
  it('lists each changed figure with the price, and hides them once the price is accepted', async () => {
    const { user } = await orderAfterRise('PaymentMethod:3');
    expect(await changedFigures()).toEqual([
      ['Gawai 7', 'Rp 7.000.000', 'Rp 7.500.000'],
      ['Sub Total', 'Rp 7.000.000', 'Rp 7.500.000'],
      ['Biaya Asuransi', 'Rp 19.000', 'Rp 20.000'],
      ['Total', 'Rp 7.055.000', 'Rp 7.556.000'],
      ['Biaya Pembayaran', 'Rp 204.595', 'Rp 219.124'],
      ['Total Bayar', 'Rp 7.259.595', 'Rp 7.775.124'],
    ]);
    expect(agree()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Setuju dengan harga baru Gawai 7' }));
    expect(screen.queryByRole('region', { name: 'Rincian yang berubah' })).toBeNull();
  });

  it('hides the figures that are accepted with one tap, and sends the order', async () => {
    const { user, stub, submitOrder } = await readyToOrder();
    const release = holdQuotes(stub);
    await choosePayment(user, 'PaymentMethod:3');
    await user.click(orderButton());
    release();
    expect(await changedFigures()).toEqual([
      ['Biaya Pembayaran', 'Rp 0', 'Rp 204.595'],
      ['Total Bayar', 'Rp 7.055.000', 'Rp 7.259.595'],
    ]);
    await waitFor(() => expect(document.activeElement).toBe(agree()));
    await user.click(agree()!);
    expect(screen.queryByText(/^Total Bayar berubah/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Rincian yang berubah' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    await user.click(orderButton());
    await waitFor(() => expect(submitOrder).toHaveBeenCalledOnce());
  });
});

describe('total that changes during submission', () => {
  it('hides the change while the delivery fee is missing from the total', async () => {
    const { user, stub, submitOrder } = await readyToOrder();
    const release = holdQuotes(stub);
    // A courier that offers nothing here.
    await user.click(screen.getByRole('radio', { name: /SiCepat/ }));
    await user.click(orderButton());
    release();
    await waitFor(() => expect(figure('Ongkos Kirim')).toBe('-'));
    await waitFor(() => expect(orderButton().getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByText(/^Total Tagihan berubah/)).toBeNull();
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('shows the change as Total Bayar when only the payment fee changed', async () => {
    const { user, stub, submitOrder } = await readyToOrder();
    const release = holdQuotes(stub);
    await choosePayment(user, 'PaymentMethod:3');
    await user.click(orderButton());
    release();
    expect(
      await screen.findByText('Total Bayar berubah dari Rp 7.055.000 menjadi Rp 7.259.595'),
    ).toBeTruthy();
    expect(figure('Total Bayar')).toBe('Rp 7.259.595');
    expect(submitOrder).not.toHaveBeenCalled();
  });
});
