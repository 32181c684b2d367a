import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleAddressBook } from '../../../test-kit/sample-addresses.ts';
import { sampleCheckout } from '../../../test-kit/sample-checkout.ts';
import { rememberUser } from '../../../test-kit/sample-customer.ts';

describe('SavedAddressForm', () => {
  it('rejects a phone number that is not Indonesian on save', async () => {
    rememberUser();
    const { user, stub } = await renderApp('/user-address', {
      shop: { ...sampleCheckout([]), ...sampleAddressBook(1).root },
    });
    const edit = { name: 'Ubah alamat Rumah 1' };
    await user.click(await screen.findByRole('button', edit, { timeout: 3_000 }));
    const form = within(await screen.findByRole('dialog', { name: 'Ubah Alamat' }));
    const phone = form.getByLabelText('Phone No');
    await user.clear(phone);
    await user.type(phone, '0812');
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await form.findByText('Phone No harus berupa nomor telepon Indonesia')).toBeTruthy();
    expect(stub.asked).not.toContain('UpdateAddress');
  });
});
