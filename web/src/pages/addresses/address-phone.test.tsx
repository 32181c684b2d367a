import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressRow, openAddresses } from '../../../test-kit/open-addresses.ts';

describe('SavedAddressForm', () => {
  it('rejects a phone number that is not Indonesian on save', async () => {
    const { user, stub } = await openAddresses(1);
    await addressRow('Rumah 1');
    await user.click(screen.getByRole('button', { name: 'Ubah alamat Rumah 1' }));
    const form = within(await screen.findByRole('dialog', { name: 'Ubah Alamat' }));
    const phone = form.getByLabelText('Phone No');
    await user.clear(phone);
    await user.type(phone, '0812');
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await form.findByText('Phone No harus berupa nomor telepon Indonesia')).toBeTruthy();
    expect(stub.asked).not.toContain('UpdateAddress');
  });
});
