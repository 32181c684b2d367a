import { describe, expect, it } from 'vitest';
import { openAddress, openAddresses } from '../../../test-kit/open-addresses.ts';

describe('SavedAddressForm', () => {
  it('rejects a phone number that is not Indonesian on save', async () => {
    const { user, stub } = await openAddresses(1);
    const form = await openAddress(user, 'Rumah 1');
    const phone = form.getByLabelText('Phone No');
    await user.clear(phone);
    await user.type(phone, '0812');
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await form.findByText('Phone No harus berupa nomor telepon Indonesia')).toBeTruthy();
    expect(stub.requested).not.toContain('UpdateAddress');
  });
});
