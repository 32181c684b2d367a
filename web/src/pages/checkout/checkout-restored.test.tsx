import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  addressButton,
  figure,
  fillCheckout,
  openCheckout,
} from '../../../test-kit/open-checkout.tsx';
import { addressesOf, sampleAddress } from '../../../test-kit/sample-addresses.ts';
import { rememberUser, sampleUser } from '../../../test-kit/sample-customer.ts';

const shop = { addresses: addressesOf([sampleAddress(1), sampleAddress(2)]) };

/** Opens the page again with the stored data of the browser. */
function reload() {
  cleanup();
  return openCheckout({ shop });
}

const jne = () => screen.findByRole('radio', { name: /^JNE/ });

describe('checkout record of a customer', () => {
  it('restores courier, service and payment when the page is opened again', async () => {
    rememberUser();
    const { user } = await openCheckout({ shop });
    await addressButton('Rumah 1');
    await fillCheckout(user);
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.055.000'));
    await reload();
    await waitFor(() => expect(figure('Total')).toBe('Rp 7.055.000'));
    expect(await jne()).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: /^REG/ })).toHaveProperty('checked', true);
    expect(screen.getByDisplayValue('PaymentMethod:1')).toHaveProperty('checked', true);
  });

  it('starts with the e-mail of the account, and does not fill it in again once deleted', async () => {
    rememberUser({ ...sampleUser, email: 'sari@example.com' });
    const { user } = await openCheckout({ shop });
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    expect(email.value).toBe('sari@example.com');
    await user.clear(email);
    await reload();
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', '');
  });
});
