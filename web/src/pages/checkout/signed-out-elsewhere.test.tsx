import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressButton, openCheckout } from '../../../test-kit/open-checkout.tsx';
import { addressesOf } from '../../../test-kit/sample-addresses.ts';
import { rememberUser, sampleUser } from '../../../test-kit/sample-customer.ts';

const region = (id: string, name: string) => ({ id, name });

const office = {
  id: 'Address:13',
  name: 'Kantor',
  isDefault: true,
  firstName: 'Sari',
  lastName: 'Dewi',
  phone: '+6281299990000',
  street: 'Jl. Sudirman Kav. 1',
  province: region('Province:32', 'Jawa Barat'),
  city: region('City:3275', 'Kota Bekasi'),
  district: region('District:327501', 'Bekasi Barat'),
  zipCode: '17111',
};

const SENTENCE = 'Pesanan ini dibuat sebagai tamu.';

async function openAsCustomer() {
  rememberUser();
  const app = await openCheckout({ shop: { addresses: addressesOf([office]) } });
  await addressButton('Kantor');
  return app;
}

const notifyOfOtherTab = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:user' })));

describe('checkout of a customer who signs out in another tab', () => {
  it('shows that the checkout is now of a guest, until the customer signs in there again', async () => {
    await openAsCustomer();
    window.localStorage.removeItem('gawai:user');
    notifyOfOtherTab();
    expect(await screen.findByText(SENTENCE)).toBeDefined();
    rememberUser();
    notifyOfOtherTab();
    await addressButton('Kantor');
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  it('shows no message of a guest’s checkout for another customer or after an expired session', async () => {
    const { session } = await openAsCustomer();
    rememberUser({ ...sampleUser, token: 'lain', phone: '+6281299990001' });
    notifyOfOtherTab();
    await addressButton('Kantor');
    act(() => void session.expire('lain'));
    expect(await screen.findByLabelText('First Name')).toBeDefined();
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });
});
