import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CartLineInput, VoucherCheckInput } from '@gawai/client/schema-types';
import { figure, openCheckout, savedDraft } from '../../../test-kit/open-checkout.tsx';
import { addressesOf } from '../../../test-kit/sample-addresses.ts';
import { rememberUser, sampleUser } from '../../../test-kit/sample-customer.ts';

const hemat10 = {
  __typename: 'ListedVoucher',
  code: 'HEMAT10',
  percentage: '10',
  amount: null,
  maxDiscount: 500_000,
  minOrder: 1_000_000,
  shortfall: 0,
  paymentMethod: null,
  endsAt: '2027-11-20T14:03:22+07:00',
};
const short = { ...hemat10, code: 'BESAR', minOrder: 7_034_000, shortfall: 34_000 };
const tied = {
  ...hemat10,
  code: 'BCA8',
  percentage: '8.25',
  maxDiscount: null,
  paymentMethod: {
    __typename: 'PaymentMethod',
    id: 'PaymentMethod:2',
    name: 'BCA Virtual Account',
  },
};
const fixed = {
  ...hemat10,
  code: 'POTONG',
  percentage: null,
  amount: 50_000,
  maxDiscount: null,
  minOrder: 0,
  endsAt: null,
};

/** The shop accepts every requested code. */
const voucherCheck = () =>
  vi.fn(({ input }: { input: VoucherCheckInput }) => ({
    voucher: { code: input.voucherCode },
    userErrors: [],
  }));

async function openAsCustomer(shop: Record<string, unknown> = {}) {
  rememberUser(sampleUser);
  return openCheckout({
    shop: { addresses: addressesOf([]), voucherCheck: voucherCheck(), ...shop },
  });
}

const list = () => screen.findByRole('list', { name: 'Voucher untuk Anda' });
const listed = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));

describe('list of vouchers at the checkout', () => {
  it('shows discount and minimum of each voucher, usable ones first', async () => {
    await openAsCustomer({ vouchers: [short, hemat10, fixed] });
    expect(await listed()).toEqual([
      'HEMAT10Diskon 10% hingga Rp 500.000Min. belanja Rp 1.000.000 · s.d. 20 Nov 2027Gunakan',
      'POTONGDiskon Rp 50.000Gunakan',
      'BESARDiskon 10% hingga Rp 500.000Min. belanja Rp 7.034.000 · s.d. 20 Nov 2027Kurang Rp 34.000 lagi.',
    ]);
  });

  it('shows which payment method a voucher is for', async () => {
    await openAsCustomer({ vouchers: [tied] });
    const [text] = await listed();
    expect(text).toContain('Diskon 8,25%Min. belanja Rp 1.000.000 · Khusus BCA Virtual Account');
  });

  it('requests the vouchers with the lines of the cart, once', async () => {
    const vouchers = vi.fn((_: { lines: CartLineInput[] }) => [hemat10]);
    const { stub } = await openAsCustomer({ vouchers });
    await list();
    expect(vouchers.mock.calls[0]?.[0].lines).toMatchObject([
      { productId: 'Product:7', quantity: 1 },
    ]);
    expect(stub.requested.filter((name) => name === 'ListedVouchers')).toHaveLength(1);
  });

  it('applies a voucher like a typed code, and then hides field and list', async () => {
    const check = voucherCheck();
    const { user, notices } = await openAsCustomer({
      vouchers: [hemat10, short],
      voucherCheck: check,
    });
    await user.click(await screen.findByRole('button', { name: 'Gunakan voucher HEMAT10' }));
    await screen.findByRole('group', { name: 'Voucher yang digunakan' });
    expect(check.mock.calls[0]?.[0].input).toMatchObject({ voucherCode: 'HEMAT10' });
    expect(notices.get()).toMatchObject([{ kind: 'success' }]);
    expect(screen.queryByLabelText('Kode Voucher')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Voucher untuk Anda' })).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Ganti voucher HEMAT10' }),
    );
    await waitFor(() => expect(figure('Voucher')).toBe('-Rp 500.000'));
  });

  it('offers the other vouchers when the applied one is to be replaced', async () => {
    const { user } = await openAsCustomer({ vouchers: [hemat10, fixed] });
    await user.click(await screen.findByRole('button', { name: 'Gunakan voucher HEMAT10' }));
    await user.click(await screen.findByRole('button', { name: 'Ganti voucher HEMAT10' }));
    expect(await listed()).toEqual(['POTONGDiskon Rp 50.000Gunakan']);
  });

  it('shows at the field why a voucher of the list was rejected', async () => {
    const message = 'Kode Voucher sudah pernah digunakan';
    const userErrors = [{ code: 'VOUCHER_REFUSED', message, path: [], parameters: {} }];
    const { user } = await openAsCustomer({
      vouchers: [hemat10],
      voucherCheck: () => ({ voucher: null, userErrors }),
    });
    await user.click(await screen.findByRole('button', { name: 'Gunakan voucher HEMAT10' }));
    const field = screen.getByLabelText('Kode Voucher');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field).toHaveProperty('value', 'HEMAT10');
  });

  it('hides further vouchers behind a disclosure when there are more than three', async () => {
    const vouchers = ['A', 'B', 'C', 'D', 'E'].map((code) => ({ ...hemat10, code }));
    const { user } = await openAsCustomer({ vouchers });
    expect(await listed()).toHaveLength(3);
    const others = screen.getByText('2 voucher lainnya').closest('details');
    expect(others?.open).toBe(false);
    await user.click(screen.getByText('2 voucher lainnya'));
    expect(others?.open).toBe(true);
    expect(within(others!).getAllByRole('listitem')).toHaveLength(2);
  });

  it.each<[string, unknown]>([
    ['has no such list', null],
    ['shows none', []],
    ['fails', () => Promise.reject(new Error('away'))],
  ])('hides the list without a pop-up when the shop %s', async (_what, vouchers) => {
    const { notices } = await openAsCustomer({ vouchers });
    expect(await screen.findByLabelText('Kode Voucher')).toBeTruthy();
    await waitFor(() => expect(document.querySelector('[class*="vouchers"]')).toBeNull());
    expect(notices.get()).toEqual([]);
  });

  it('does not delay the checkout', async () => {
    let arrive: (vouchers: unknown) => void = () => undefined;
    const vouchers = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    await openAsCustomer({ vouchers });
    expect(await screen.findByLabelText('Kode Voucher')).toBeTruthy();
    act(() => arrive([hemat10]));
    expect(await listed()).toHaveLength(1);
  });

  it('does not request the list for guests', async () => {
    const { stub } = await openCheckout({ draft: savedDraft });
    await screen.findByText('Silahkan login ke akun kamu untuk menggunakan voucher discount');
    expect(stub.requested).not.toContain('ListedVouchers');
  });
});
