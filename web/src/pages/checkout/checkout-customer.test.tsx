import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { VoucherCheckInput } from '@gawai/client/schema-types';
import {
  addressButton,
  chooseAddress,
  figure,
  fill,
  fillCheckout,
  openAddressSheet,
  openCheckout,
  orderButton,
} from '../../../test-kit/open-checkout.tsx';
import { HASH, stubSubmitOrder } from '../../../test-kit/submit-order.tsx';
import { addressesOf } from '../../../test-kit/sample-addresses.ts';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import type { SessionUser } from '../../session/session-store.ts';

const budi = {
  token: 'rahasia',
  firstName: 'Budi',
  lastName: 'Santoso',
  phone: '+6281234567890',
  email: null,
  gender: null,
};

const region = (id: string, name: string) => ({ id, name });

const home = {
  id: 'Address:12',
  name: 'Rumah',
  isDefault: false,
  firstName: 'Ibu',
  lastName: 'Sari',
  phone: '+6281299990000',
  street: 'Jl. Melati No. 5',
  province: region('Province:32', 'Jawa Barat'),
  city: region('City:3275', 'Kota Bekasi'),
  district: region('District:327501', 'Bekasi Barat'),
  zipCode: '17111',
};

const office = {
  ...home,
  id: 'Address:13',
  name: 'Kantor',
  isDefault: true,
  firstName: 'Budi',
  street: 'Jl. Sudirman Kav. 1',
};

const incomplete = { ...home, id: 'Address:14', name: 'Lama', district: null };

/** Voucher checks of the shop: HEMAT10 is valid, everything else is unknown. */
const vouchers = () =>
  vi.fn(({ input }: { input: VoucherCheckInput }) =>
    Promise.resolve(
      input.voucherCode.toUpperCase() === 'HEMAT10'
        ? { voucher: { code: 'HEMAT10' }, userErrors: [] }
        : {
            voucher: null,
            userErrors: [
              {
                code: 'VOUCHER_REFUSED',
                message: 'Kode Voucher tidak ditemukan',
                path: ['voucherCode'],
                parameters: {},
              },
            ],
          },
    ),
  );

async function openAsCustomer(shop: Record<string, unknown> = {}, customer: SessionUser = budi) {
  rememberUser(customer);
  const submitOrder = stubSubmitOrder();
  const voucherCheck = vouchers();
  const app = await openCheckout({
    shop: {
      addresses: addressesOf([office, home, incomplete]),
      submitOrder,
      voucherCheck,
      ...shop,
    },
  });
  return { ...app, submitOrder, voucherCheck };
}

describe('checkout of a customer with saved addresses', () => {
  it('selects the default address, and sends the customer as buyer and the address as receiver', async () => {
    const { user, submitOrder } = await openAsCustomer();
    await addressButton('Kantor');
    await chooseAddress(user, /^Rumah/);
    await fillCheckout(user);
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.055.000'));
    await user.click(orderButton());
    await waitFor(() => expect(submitOrder).toHaveBeenCalledOnce());
    const { contact, address } = submitOrder.mock.calls[0]![0].input;
    expect(contact).toMatchObject({ firstName: 'Budi', phone: '+6281234567890' });
    expect(address).toMatchObject({ firstName: 'Ibu', phone: '+6281299990000', zipCode: '17111' });
  });

  it('stores the order in the account, not on the device', async () => {
    const { user, address } = await openAsCustomer();
    await addressButton('Kantor');
    await fillCheckout(user);
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.055.000'));
    await user.click(orderButton());
    await waitFor(() => expect(address()).toBe(`/order-history/${HASH}`));
    expect(window.localStorage.getItem('gawai:orders')).toBeNull();
  });

  it('clears the shipping method when another address is chosen', async () => {
    const { user } = await openAsCustomer();
    await addressButton('Kantor');
    await fillCheckout(user);
    expect(screen.getByRole('radio', { name: /^JNE/ })).toHaveProperty('checked', true);
    await chooseAddress(user, /^Rumah/);
    expect(screen.getByRole('radio', { name: /^JNE/ })).toHaveProperty('checked', false);
  });

  it('does not accept an incomplete address', async () => {
    const { user } = await openAsCustomer();
    const sheet = await openAddressSheet(user);
    expect(sheet.getByRole('button', { name: /^Lama/ })).toHaveProperty('disabled', true);
  });

  it('accepts another address for this order, prefilled with the customer’s name', async () => {
    const { user } = await openAsCustomer();
    await chooseAddress(user, /^Alamat lain/);
    const name = await screen.findByLabelText('First Name');
    expect(name).toHaveProperty('value', 'Budi');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.getByLabelText('Alamat')).toHaveProperty('value', '');
  });

  it('clears address and voucher after signing out', async () => {
    const { user, session } = await openAsCustomer();
    await addressButton('Kantor');
    await fill(user, screen.getByLabelText('Kode Voucher'), 'HEMAT10');
    await user.click(screen.getByRole('button', { name: 'Gunakan' }));
    await screen.findByRole('group', { name: 'Voucher yang digunakan' });
    act(() => session.forget());
    expect(await screen.findByLabelText('First Name')).toHaveProperty('value', '');
    await waitFor(() => expect(figure('Voucher')).toBe('-'));
  });
});

describe('checkout e-mail of a customer', () => {
  const EMAIL = 'budi@example.com';
  const withEmail = () => openAsCustomer({}, { ...budi, email: EMAIL });
  const box = () => screen.findByLabelText('Email');

  it('takes the e-mail from the account, and accepts another one', async () => {
    const { user } = await withEmail();
    expect(await box()).toHaveProperty('value', EMAIL);
    await fill(user, await box(), 'kantor@example.com');
    expect(await box()).toHaveProperty('value', 'kantor@example.com');
  });

  it('removes the e-mail from screen and storage when the session ends', async () => {
    const { session } = await withEmail();
    expect(await box()).toHaveProperty('value', EMAIL);
    act(() => {
      session.expire(budi.token);
    });
    await waitFor(async () => expect(await box()).toHaveProperty('value', ''));
    expect(Object.values(window.localStorage).join()).not.toContain(EMAIL);
  });
});

describe('voucher box', () => {
  it('requires a code', async () => {
    const { user, voucherCheck } = await openAsCustomer();
    await user.click(await screen.findByRole('button', { name: 'Gunakan' }));
    expect(screen.queryByText('Kolom Kode Voucher harus diisi')).not.toBeNull();
    expect(voucherCheck).not.toHaveBeenCalled();
  });

  it('applies a valid code with a message, and subtracts its discount until it is removed', async () => {
    const { user, notices } = await openAsCustomer();
    await fill(user, await screen.findByLabelText('Kode Voucher'), ' hemat10 ');
    await user.keyboard('{Enter}');
    const applied = await screen.findByRole('group', { name: 'Voucher yang digunakan' });
    expect(notices.get()).toMatchObject([
      { kind: 'success', message: 'Kode Voucher telah berhasil digunakan' },
    ]);
    await waitFor(() => expect(figure('Voucher')).toBe('-Rp 500.000'));
    await user.click(within(applied).getByRole('button', { name: 'Hapus voucher HEMAT10' }));
    await waitFor(() => expect(figure('Voucher')).toBe('-'));
  });

  it('shows how much is missing for a code with a minimum, also to screen readers', async () => {
    const message = 'Kode Voucher hanya dapat digunakan dengan min. pembelanjaan Rp 7.034.000';
    const parameters = { minimum: 7_034_000 };
    const userErrors = [{ code: 'VOUCHER_BELOW_MINIMUM', message, path: [], parameters }];
    const { user } = await openAsCustomer({ voucherCheck: () => ({ voucher: null, userErrors }) });
    await fill(user, await screen.findByLabelText('Kode Voucher'), 'HEMAT');
    await user.keyboard('{Enter}');
    const missing = await screen.findByText('Kurang Rp 34.000 lagi.');
    expect(missing.closest('[aria-live="polite"]')).not.toBeNull();
    expect(screen.queryAllByText(message)).toHaveLength(2);
    await user.type(screen.getByLabelText('Kode Voucher'), '10');
    expect(screen.queryByText('Kurang Rp 34.000 lagi.')).toBeNull();
  });

  it('retains the applied voucher when a second code is rejected, and shows the reason', async () => {
    const { user, notices } = await openAsCustomer();
    await fill(user, await screen.findByLabelText('Kode Voucher'), 'HEMAT10');
    await user.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Voucher yang digunakan' });
    expect(screen.queryByLabelText('Kode Voucher')).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Ganti voucher HEMAT10' }),
    );
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Kode Voucher'));
    await fill(user, screen.getByLabelText('Kode Voucher'), 'TIDAKADA');
    await user.keyboard('{Enter}');
    // Below the box, and in the pop-up.
    await waitFor(() => {
      expect(screen.queryAllByText('Kode Voucher tidak ditemukan')).toHaveLength(2);
    });
    expect(notices.get()).toMatchObject([{ kind: 'error', titles: ['Submit Failed'] }]);
    expect(screen.queryByText('HEMAT10')).not.toBeNull();
    await waitFor(() => expect(figure('Voucher')).toBe('-Rp 500.000'));
  });
});
