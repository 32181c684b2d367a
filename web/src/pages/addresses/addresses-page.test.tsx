import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { addressRow, openAddress, openAddresses } from '../../../test-kit/open-addresses.ts';
import { fillRegion } from '../../../test-kit/open-checkout.tsx';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const button = (name: string) => screen.getByRole('button', { name });
const confirmText =
  'Are you sure you want to delete? The data will be permanently removed. This action cannot be undone.';

describe('address list page', () => {
  it('shows name, recipient and address, and marks the default', async () => {
    await openAddresses(2);
    const first = await addressRow('Rumah 1');
    expect(first.textContent).toContain('Utama');
    expect(first.textContent).toContain('Sari0812-3456-7890');
    expect(first.textContent).toContain(
      'Jl. Melati No. 1Bekasi Barat, Kota Bekasi, Jawa Barat 17134',
    );
    expect((await addressRow('Rumah 2')).textContent).not.toContain('Utama');
    expect(screen.getByText('Menampilkan 1-2 dari 2')).toBeTruthy();
  });

  it('sorts the address column by the street, which it shows first', async () => {
    const { user, address } = await openAddresses(2);
    await addressRow('Rumah 1');
    await user.click(button('Alamat'));
    await waitFor(() => expect(address()).toBe('/user-address?sort=street_address+asc'));
  });

  it.each([
    ['xyz', 'Menampilkan 0-0 dari 0 (disaring dari 12 seluruhnya)'],
    ['Rumah 12', 'Menampilkan 1-1 dari 1 (disaring dari 12 seluruhnya)'],
    ['', 'Menampilkan 1-10 dari 12'],
  ])('shows the number of results for a search for "%s"', async (search, summary) => {
    await openAddresses(12, { address: `/user-address?s=${search}` });
    const found = await screen.findByText(/^Menampilkan/);
    expect(found.parentElement?.textContent).toBe(summary);
  });

  it('opens the form with the focus in its first field', async () => {
    const { user } = await openAddresses(1);
    await addressRow('Rumah 1');
    await user.click(button('Tambah Alamat'));
    const form = within(await dialog('Tambah Alamat'));
    expect(document.activeElement).toBe(form.getByLabelText('Nama Alamat'));
  });

  it('requires everything of a new address but the last name, and focuses the first missing field', async () => {
    const { user, stub } = await openAddresses(0);
    await user.click(await screen.findByRole('button', { name: 'Tambah Alamat' }));
    const form = within(await dialog('Tambah Alamat'));
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    for (const sentence of [
      'Kolom Nama Alamat harus diisi',
      'Kolom First Name harus diisi',
      'Kolom Phone No harus diisi',
      'Kolom Alamat harus diisi',
      'Kolom Provinsi harus dipilih',
      'Kolom Kota harus dipilih',
      'Kolom Kecamatan harus dipilih',
      'Kolom Kode Pos harus diisi',
    ]) {
      expect(await form.findByText(sentence)).toBeTruthy();
    }
    expect(form.queryByText('Kolom Last Name harus diisi')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Nama Alamat')));
    expect(form.getByLabelText<HTMLInputElement>('Kode Pos').maxLength).toBe(5);
    expect(stub.requested).not.toContain('AddAddress');
  });

  it('sends the phone of a new address in the shop’s format, then reloads the list', async () => {
    const { user, book } = await openAddresses(1);
    await addressRow('Rumah 1');
    await user.click(button('Tambah Alamat'));
    const form = within(await dialog('Tambah Alamat'));
    const fill = async (label: string, text: string) => {
      await user.click(form.getByLabelText(label));
      await user.paste(text);
    };
    await fill('Nama Alamat', 'Kantor');
    await fill('First Name', 'Budi');
    await fill('Phone No', '0812-9999-0000');
    await fill('Alamat', 'Jl. Sudirman 1');
    await fillRegion(user, form);
    await fill('Kode Pos', '17134');
    await user.click(form.getByLabelText('Jadikan alamat utama'));
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Submit Success')).toBeTruthy();
    expect((await addressRow('Kantor')).textContent).toContain('Utama');
    expect((await addressRow('Rumah 1')).textContent).not.toContain('Utama');
    expect(screen.queryByRole('dialog', { name: 'Tambah Alamat' })).toBeNull();
    expect(book.sent).toEqual([
      {
        name: 'Kantor',
        firstName: 'Budi',
        lastName: null,
        phone: '+6281299990000',
        street: 'Jl. Sudirman 1',
        provinceId: 'Province:32',
        cityId: 'City:3275',
        districtId: 'District:327501',
        zipCode: '17134',
        isDefault: true,
      },
    ]);
  }, 15_000);

  it('opens an address prefilled, saves it, and reloads the list', async () => {
    const { user, book } = await openAddresses(2);
    const form = await openAddress(user, 'Rumah 2');
    await form.findByText('Bekasi Timur');
    expect(form.getByLabelText('Kecamatan')).toHaveProperty('value', 'District:327501');
    const name = form.getByLabelText('Nama Alamat');
    await user.clear(name);
    await user.click(name);
    await user.paste('Gudang');
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await addressRow('Gudang')).toBeTruthy();
    expect(screen.queryByText('Rumah 2', { selector: 'strong' })).toBeNull();
    expect(book.sent).toMatchObject([{ name: 'Gudang', cityId: 'City:3275', isDefault: false }]);
  }, 15_000);

  it('shows no switch that unsets the default: another address must replace it', async () => {
    const { user } = await openAddresses(2);
    const form = await openAddress(user, 'Rumah 1');
    expect(form.queryByLabelText('Jadikan alamat utama')).toBeNull();
    expect(form.getByText(/Ini alamat utama Anda/)).toBeTruthy();
  });

  it('shows the errors of the shop at the fields, and retains what was typed', async () => {
    const message = 'Phone No harus berupa nomor telepon Indonesia';
    const { user } = await openAddresses(1, {
      shop: {
        updateAddress: {
          addresses: null,
          userErrors: [{ code: 'PHONE_INVALID', message, path: ['address', 'phone'] }],
        },
      },
    });
    const form = await openAddress(user, 'Rumah 1');
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    // The pop-up, which is inside the dialog too, shows the same text.
    expect(await form.findByText(message, { ignore: '[popover] *' })).toBeTruthy();
    expect(screen.getByText('Submit Failed')).toBeTruthy();
    expect(form.getByLabelText('Nama Alamat')).toHaveProperty('value', 'Rumah 1');
  });

  it('blocks saving after too many changes for as long as the shop states', async () => {
    const { user } = await openAddresses(1, {
      shop: {
        updateAddress: new GraphQLError('Terlalu banyak percobaan.', {
          extensions: { code: 'RATE_LIMITED', retryAfter: 60 },
        }),
      },
    });
    const form = await openAddress(user, 'Rumah 1');
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await form.findByRole('button', { name: /^Coba lagi dalam/ })).toBeTruthy();
  });

  it('deletes an address only after a confirmation', async () => {
    const { user, stub } = await openAddresses(2);
    await addressRow('Rumah 2');
    await user.click(button('Hapus alamat Rumah 2'));
    const confirmation = await screen.findByRole('alertdialog', { name: 'Hapus alamat Rumah 2?' });
    expect(within(confirmation).getByText(confirmText)).toBeTruthy();
    await user.click(within(confirmation).getByRole('button', { name: 'Batal' }));
    expect(stub.requested).not.toContain('DeleteAddress');
    await user.click(button('Hapus alamat Rumah 2'));
    await user.click(button('Hapus'));
    expect(await screen.findByText('Delete Success')).toBeTruthy();
    expect(await screen.findByText('Menampilkan 1-1 dari 1')).toBeTruthy();
    expect(screen.queryByText('Rumah 2', { selector: 'strong' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Daftar Alamat');
  });

  it('retains an address that cannot be deleted, and shows the error', async () => {
    const { user } = await openAddresses(2, {
      shop: { deleteAddress: new Error('Alamat sedang dipakai.') },
    });
    await addressRow('Rumah 2');
    await user.click(button('Hapus alamat Rumah 2'));
    await user.click(button('Hapus'));
    expect(await screen.findByText('Delete Failed')).toBeTruthy();
    expect(screen.getByText('Alamat sedang dipakai.')).toBeTruthy();
    expect(await addressRow('Rumah 2')).toBeTruthy();
  });

  it('goes one page back when the last address of a page was deleted', async () => {
    const { user, address } = await openAddresses(11, { address: '/user-address?page=2' });
    await addressRow('Rumah 11');
    await user.click(button('Hapus alamat Rumah 11'));
    await user.click(button('Hapus'));
    expect(await screen.findByText('Menampilkan 1-10 dari 10')).toBeTruthy();
    expect(address()).toBe('/user-address');
  });
});
