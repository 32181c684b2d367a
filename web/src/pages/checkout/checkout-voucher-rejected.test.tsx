import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CheckoutQuoteInput, ProblemCode } from '@gawai/client/schema-types';
import {
  choosePayment,
  figure,
  fillCheckout,
  openCheckout,
  orderButton,
  savedDraft,
} from '../../../test-kit/open-checkout.tsx';
import { addressesOf } from '../../../test-kit/sample-addresses.ts';
import { sampleCheckout } from '../../../test-kit/sample-checkout.ts';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { HASH, holdQuotes, stubSubmitOrder } from '../../../test-kit/submit-order.tsx';
import { iconPaths } from '../../ui/icon-paths.ts';

const ENDED = 'Kode Voucher sudah berakhir';
const { checkoutQuote } = sampleCheckout([sampleProduct(7)]);

const problem = (code: ProblemCode, message: string) => ({ code, message, path: ['voucherCode'] });

/** Quotes with a reason instead of a discount for the voucher. */
const quotesWithout = (code: ProblemCode, message: string) => ({
  checkoutQuote: ({ input }: { input: CheckoutQuoteInput }) => {
    const quote = checkoutQuote({ input: { ...input, voucherCode: null } });
    return input.voucherCode === null
      ? quote
      : { ...quote, problems: [...quote.problems, problem(code, message)] };
  },
});

const listedVoucher = {
  __typename: 'ListedVoucher',
  code: 'HEMAT10',
  percentage: '10',
  amount: null,
  maxDiscount: 500_000,
  minOrder: 1_000_000,
  shortfall: 0,
  paymentMethod: null,
  endsAt: null,
};

function openWithVoucher(shop: Record<string, unknown> = {}) {
  rememberUser();
  return openCheckout({
    draft: { ...savedDraft, voucherCode: 'HEMAT10' },
    shop: { addresses: addressesOf([]), ...shop },
  });
}

const applied = () => screen.queryByRole('group', { name: 'Voucher yang digunakan' });
const icon = () => applied()?.querySelector('path')?.getAttribute('d');

describe('applied voucher that a quote rejects', () => {
  it('removes the voucher with the reason, and sends the order without it', async () => {
    const submitOrder = stubSubmitOrder();
    const { user, stub, notices } = await openWithVoucher({ submitOrder });
    await waitFor(() => expect(figure('Voucher')).toBe('-Rp 500.000'));
    await waitFor(() => expect(icon()).toBe(iconPaths.check));
    stub.change(quotesWithout('VOUCHER_REFUSED', ENDED));
    await fillCheckout(user);
    await waitFor(() => expect(applied()).toBeNull());
    expect(notices.get()).toMatchObject([
      { kind: 'error', titles: ['Submit Failed'], message: ENDED },
    ]);
    // In the pop-up and in the card.
    expect(screen.getAllByText(ENDED)).toHaveLength(2);
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.055.000'));
    expect(screen.getAllByText(ENDED)).toHaveLength(2);
    await user.click(orderButton());
    await waitFor(() => expect(submitOrder.mock.calls[0]?.[0].input.voucherCode).toBeNull());
  });

  it('removes a voucher below its minimum with the message of the specification', async () => {
    const message = 'Kode Voucher hanya dapat digunakan dengan min. pembelanjaan Rp 8.000.000';
    await openWithVoucher(quotesWithout('VOUCHER_BELOW_MINIMUM', message));
    await waitFor(() => {
      expect(screen.getAllByText(message)).toHaveLength(2);
      expect(applied()).toBeNull();
    });
  });

  it('stops an order that waits for the figures when it changes the total', async () => {
    const submitOrder = stubSubmitOrder();
    const { user, stub } = await openWithVoucher({ submitOrder });
    await fillCheckout(user);
    await waitFor(() => expect(figure('Total')).toBe('Rp 6.554.000'));
    const release = holdQuotes(stub, quotesWithout('VOUCHER_REFUSED', ENDED));
    await choosePayment(user, 'PaymentMethod:2');
    await user.click(orderButton());
    release();
    await screen.findByText('Total Tagihan berubah dari Rp 6.554.000 menjadi Rp 7.055.000');
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it.each<[string, ProblemCode]>([
    ['the shop could not be reached', 'VOUCHER_CHECK_FAILED'],
    ['it requires another payment method', 'VOUCHER_OTHER_METHOD'],
  ])('retains the voucher with a warning when %s', async (_, code) => {
    const message = 'Voucher belum dapat dipakai';
    await openWithVoucher(quotesWithout(code, message));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(icon()).toBe(iconPaths.alert);
  });
});

describe('applied voucher of a rejected order', () => {
  it('retains the voucher when the order has to be paid by another method', async () => {
    const message = 'Kode Voucher hanya dapat digunakan dengan Metode Pembayaran BCA';
    const userErrors = [problem('VOUCHER_OTHER_METHOD', message)];
    const submitOrder = stubSubmitOrder(() => ({ order: null, userErrors }));
    const { user } = await openWithVoucher({ submitOrder });
    await fillCheckout(user);
    await user.click(orderButton());
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(applied()).not.toBeNull();
  });

  it('does not offer the voucher again, and closes its pop-up when the order is placed without it', async () => {
    const message = 'Kode Voucher sudah pernah digunakan';
    const quotes = quotesWithout('VOUCHER_REFUSED', message);
    const submitOrder = stubSubmitOrder();
    submitOrder.mockImplementationOnce(({ input }) =>
      Promise.resolve({
        order: null,
        userErrors: [problem('VOUCHER_REFUSED', message)],
        quote: quotes.checkoutQuote({ input }),
      }),
    );
    const { user, stub, notices, address } = await openWithVoucher({
      submitOrder,
      vouchers: [listedVoucher],
    });
    await fillCheckout(user);
    stub.change({ vouchers: [], ...quotes });
    await user.click(orderButton());
    await waitFor(() => expect(applied()).toBeNull());
    await waitFor(() =>
      expect(stub.requested.filter((name) => name === 'ListedVouchers').length).toBe(2),
    );
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Gunakan voucher HEMAT10' })).toBeNull();
    });
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.055.000'));
    await user.click(orderButton());
    await waitFor(() => expect(address()).toBe(`/order-history/${HASH}`));
    expect(notices.get()).toMatchObject([{ kind: 'success', titles: ['Submit Order Success'] }]);
  });
});
