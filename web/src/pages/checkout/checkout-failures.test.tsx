import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutQuoteInput } from '@gawai/client/schema-types';
import {
  chooseShipping,
  figure,
  openCheckout,
  savedDraft,
  summary,
} from '../../../test-kit/open-checkout.tsx';
import { addressesOf } from '../../../test-kit/sample-addresses.ts';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import { sampleCheckout } from '../../../test-kit/sample-checkout.ts';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const { checkoutQuote } = sampleCheckout([sampleProduct(7)]);
const AWAY = 'Toko sedang tidak dapat dihubungi.';
const OFFLINE = 'Tidak dapat terhubung ke toko. Periksa koneksi internet Anda, lalu coba lagi.';

describe('checkout without a quote', () => {
  it('opens one pop-up for all missing parts, until the quote arrives', async () => {
    const { notices, stub, user } = await openCheckout({
      shop: { checkoutQuote: new Error(AWAY) },
    });
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    expect(notices.get()).toMatchObject([
      {
        kind: 'error',
        titles: ['Fetch Product Failed', 'Fetch Warehouse Failed', 'Fetch Payment Method Failed'],
        message: AWAY,
      },
    ]);
    stub.change({ checkoutQuote });
    await user.click(retry);
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.000.000'));
    expect(notices.get()).toEqual([]);
  });

  it('reports a failed shipping fee once a courier is chosen', async () => {
    const { notices, stub, user } = await openCheckout({ draft: savedDraft });
    await screen.findByText('REG · 2-3 hari');
    vi.spyOn(stub, 'respond').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await user.click(screen.getByLabelText(/^JNE/));
    await waitFor(() => {
      expect(notices.get()).toMatchObject([
        { kind: 'error', titles: ['Fetch Shipping Fee Failed'], message: OFFLINE },
      ]);
    });
    await user.click(within(summary()).getByRole('button', { name: 'Coba lagi' }));
    await chooseShipping(user, 'JNE', 'REG');
    expect(notices.get()).toEqual([]);
  });

  it('reports a failed product when the page has everything else', async () => {
    const { notices, stub, user } = await openCheckout({ draft: savedDraft });
    await screen.findByText('REG · 2-3 hari');
    vi.spyOn(stub, 'respond').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await user.click(screen.getByLabelText(/^Self Pickup/));
    await waitFor(() => {
      expect(notices.get()).toMatchObject([{ titles: ['Fetch Product Failed'] }]);
    });
  });
});

describe('checkout with a courier that is temporarily unavailable', () => {
  const failing = ({ input }: { input: CheckoutQuoteInput }) => {
    const delivery = { ...input.fulfilment?.delivery, shippingMethodId: 'ShippingMethod:2' };
    return checkoutQuote({ input: { ...input, fulfilment: { delivery } } });
  };

  it('retains the chosen service and the split of the payment', async () => {
    const services = [{ service: 'REG' }, { service: 'YES' }];
    const { stub, user } = await openCheckout({
      draft: {
        ...savedDraft,
        selection: {
          ...savedDraft.selection,
          methodId: 'ShippingMethod:1',
          options: services,
          service: 'YES',
        },
        due: 7_091_000,
        rows: [
          { methodId: 'PaymentMethod:1', amount: 3_000_000 },
          { methodId: 'PaymentMethod:2', amount: 4_091_000 },
        ],
      },
      shop: { checkoutQuote: failing },
    });
    const note = await screen.findByRole('group', { name: 'Fetch Shipping Fee Failed' });
    stub.change({ checkoutQuote });
    await user.click(within(note).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByLabelText(/^YES/)).toHaveProperty('checked', true);
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.091.000'));
    const amounts = screen.getAllByLabelText<HTMLInputElement>('Jumlah');
    expect(amounts.map(({ value }) => value)).toEqual(['3.000.000', '4.091.000']);
  });
});

describe('checkout with a voucher that cannot be checked', () => {
  const problem = {
    code: 'VOUCHER_CHECK_FAILED',
    message: 'Kode Voucher tidak dapat diperiksa. Silakan coba lagi.',
    path: ['voucherCode'],
  };
  const unchecked = ({ input }: { input: CheckoutQuoteInput }) => {
    const quote = checkoutQuote({ input: { ...input, voucherCode: null } });
    return { ...quote, problems: [...quote.problems, problem] };
  };

  it('retains the voucher, opens a pop-up and offers a retry in the voucher box', async () => {
    rememberUser();
    const { notices, stub, user } = await openCheckout({
      draft: { ...savedDraft, voucherCode: 'HEMAT10' },
      shop: { checkoutQuote: unchecked, addresses: addressesOf([]) },
    });
    await screen.findByRole('group', { name: 'Voucher yang digunakan' });
    const box = screen.getByRole('region', { name: 'Voucher' });
    expect(await within(box).findByText(problem.message)).toBeTruthy();
    expect(notices.get()).toMatchObject([
      { kind: 'error', titles: ['Submit Failed'], message: problem.message },
    ]);
    expect(within(box).getByText('HEMAT10')).toBeTruthy();
    stub.change({ checkoutQuote });
    await user.click(within(box).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(figure('Voucher')).toBe('-Rp 500.000'));
    expect(within(box).queryByText(problem.message)).toBeNull();
    expect(notices.get()).toEqual([]);
  });
});
