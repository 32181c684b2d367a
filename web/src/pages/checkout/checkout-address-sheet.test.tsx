import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  addressButton,
  chooseAddress,
  chooseShipping,
  openAddressSheet,
  openCheckout,
} from '../../../test-kit/open-checkout.tsx';
import { addressesOf, sampleAddress } from '../../../test-kit/sample-addresses.ts';
import { rememberUser } from '../../../test-kit/sample-customer.ts';

/** Opens the checkout of a customer with two addresses: a home, which is chosen, and an office. */
function openAsCustomer() {
  rememberUser();
  const office = { ...sampleAddress(2), name: 'Kantor', street: 'Jl. Sudirman Kav. 1' };
  return openCheckout({ shop: { addresses: addressesOf([sampleAddress(1), office]) } });
}

describe('saved addresses at the checkout', () => {
  it('shows only the chosen address, and finds another one by text in a sheet', async () => {
    const { user } = await openAsCustomer();
    await addressButton('Rumah 1');
    const card = screen.getByRole('group', { name: 'Alamat pengiriman' });
    expect(card.textContent).toContain('Rumah 1');
    expect(screen.queryByText('Jl. Sudirman Kav. 1')).toBeNull();
    const sheet = await openAddressSheet(user);
    const names = () =>
      sheet.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 6));
    expect(names()).toEqual(['Rumah ', 'Kantor', 'Alamat']);
    const search = sheet.getByLabelText('Cari alamat');
    expect(document.activeElement).toBe(search);
    await user.type(search, 'kav. SUDIRMAN{Enter}');
    expect(names()).toEqual(['Kantor', 'Alamat']);
    expect(sheet.getByRole('status').textContent).toBe('1 alamat');
    await user.type(search, 'x');
    expect(sheet.getByRole('status').textContent).toBe('Tidak ada alamat yang cocok.');
    await user.click(sheet.getByRole('button', { name: 'Tutup' }));
    expect(await addressButton('Rumah 1')).toBeTruthy();
  });

  it('retains the shipping method when the chosen address is chosen again', async () => {
    const { user } = await openAsCustomer();
    await addressButton('Rumah 1');
    await chooseShipping(user, 'JNE', 'REG');
    await chooseAddress(user, /^Rumah 1/);
    expect(screen.queryByRole('dialog', { name: 'Pilih alamat' })).toBeNull();
    expect(screen.getByRole('radio', { name: /^JNE/ })).toHaveProperty('checked', true);
  });

  it('switches to another address and back to a saved one', async () => {
    const { user } = await openAsCustomer();
    await chooseAddress(user, /^Alamat lain/);
    await screen.findByLabelText('First Name');
    await chooseAddress(user, /^Kantor/);
    expect(document.activeElement).toBe(await addressButton('Kantor'));
    expect(screen.queryByLabelText('First Name')).toBeNull();
  });
});
