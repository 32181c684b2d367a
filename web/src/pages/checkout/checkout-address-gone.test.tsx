import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  addressButton,
  fillCheckout,
  figure,
  openAddressSheet,
  openCheckout,
  orderButton,
} from '../../../test-kit/open-checkout.tsx';
import { addressesOf, sampleAddress } from '../../../test-kit/sample-addresses.ts';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import { stubSubmitOrder } from '../../../test-kit/submit-order.tsx';

describe('checkout with a deleted address', () => {
  it('chooses another saved address', async () => {
    rememberUser();
    const message = 'Alamat tidak ditemukan';
    const userErrors = [{ code: 'ADDRESS_NOT_FOUND', message, path: ['savedAddressId'] }];
    const { user, stub } = await openCheckout({
      shop: {
        addresses: addressesOf([sampleAddress(1), sampleAddress(2)]),
        submitOrder: stubSubmitOrder(() => ({ order: null, userErrors })),
      },
    });
    await addressButton('Rumah 1');
    await fillCheckout(user);
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.055.000'));
    stub.change({ addresses: addressesOf([sampleAddress(2)]) });
    await user.click(orderButton());
    await addressButton('Rumah 2');
    expect(screen.getByText(message)).toBeTruthy();
    const sheet = await openAddressSheet(user);
    expect(sheet.queryByRole('button', { name: /^Rumah 1/ })).toBeNull();
  });
});
