import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  fill,
  fillCheckout,
  openCheckout,
  orderButton,
  savedDraft,
  storedLine,
} from '../../../test-kit/open-checkout.tsx';
import { fieldDescription, stubSubmitOrder } from '../../../test-kit/submit-order.tsx';
import { addressesOf } from '../../../test-kit/sample-addresses.ts';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';

const NO_WAREHOUSE = 'Tidak ada gudang yang memiliki stok untuk semua Produk di dalam Cart';
const stored = () => JSON.parse(window.localStorage.getItem('gawai:cart') ?? '[]') as unknown[];

describe('checkout with a problem in the quote', () => {
  it('blocks a cart that no single warehouse can fill, and retains the cart', async () => {
    const submitOrder = stubSubmitOrder();
    const product = sampleProduct(7);
    const lines = [storedLine(product, { quantity: 4 })];
    const { user } = await openCheckout({ lines, draft: savedDraft, shop: { submitOrder } });
    expect((await screen.findAllByText(NO_WAREHOUSE)).length).toBeGreaterThan(0);
    await user.click(orderButton());
    expect(submitOrder).not.toHaveBeenCalled();
    expect(stored()).toMatchObject([{ quantity: 4 }]);
  });

  it('requires the buyer’s address for self pickup too', async () => {
    const submitOrder = stubSubmitOrder();
    const { user } = await openCheckout({ shop: { submitOrder } });
    await user.click(await screen.findByLabelText(/^Self Pickup/));
    await fill(user, screen.getByLabelText('First Name'), 'Sari');
    await user.click(orderButton());
    await waitFor(() => expect(fieldDescription('Alamat')).toBe('Kolom Alamat harus diisi'));
    expect(fieldDescription('Provinsi')).toBe('Kolom Provinsi harus dipilih');
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('removes a voucher that became invalid, with the reason', async () => {
    rememberUser();
    const userError = {
      code: 'VOUCHER_REFUSED',
      message: 'Kuota Kode Voucher sudah habis',
      path: ['voucherCode'],
    };
    const submitOrder = stubSubmitOrder(() => ({ order: null, userErrors: [userError] }));
    const { user } = await openCheckout({
      draft: { ...savedDraft, voucherCode: 'HEMAT10' },
      shop: { submitOrder, addresses: addressesOf([]) },
    });
    expect(await screen.findByRole('group', { name: 'Voucher yang digunakan' })).toBeDefined();
    await fillCheckout(user);
    await user.click(orderButton());
    expect((await screen.findAllByText(userError.message)).length).toBeGreaterThan(0);
    await waitFor(() => {
      expect(screen.queryByRole('group', { name: 'Voucher yang digunakan' })).toBeNull();
    });
    expect(stored()).toHaveLength(1);
  });
});
