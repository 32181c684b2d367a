import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  addressButton,
  chooseShipping,
  fill,
  fillRegion,
  openCheckout,
  orderButton,
} from '../../../test-kit/open-checkout.tsx';
import {
  addressesOf,
  sampleAddress,
  sampleAddressBook,
} from '../../../test-kit/sample-addresses.ts';
import { rememberUser, sampleUser } from '../../../test-kit/sample-customer.ts';
import type { StubRoot } from '../../../test-kit/schema-stub.ts';

/** Opens the checkout of a customer with `count` saved addresses, of which the first is the default. */
async function openWith(count: number, shop: StubRoot = {}) {
  rememberUser();
  const book = sampleAddressBook(count);
  const app = await openCheckout({ shop: { ...book.root, ...shop } });
  return { ...app, book };
}

const add = () => screen.findByRole('button', { name: 'Tambah Alamat' });

/** Opens the form of a new address and fills in what is not prefilled. */
async function fillNew(user: UserEvent) {
  await user.click(await add());
  const form = within(await screen.findByRole('dialog', { name: 'Tambah Alamat' }));
  await fill(user, form.getByLabelText('Nama Alamat'), 'Kantor');
  await fill(user, form.getByLabelText('Alamat'), 'Jl. Sudirman 1');
  await fillRegion(user, form);
  await fill(user, form.getByLabelText('Kode Pos'), '17134');
  return form;
}

describe('adding an address at checkout', () => {
  it('chooses the new address at once, and clears the shipping method', async () => {
    const { user, book, stub } = await openWith(1);
    await addressButton('Rumah 1');
    await chooseShipping(user, 'JNE', 'REG');
    const form = await fillNew(user);
    await user.click(form.getByRole('button', { name: 'Simpan' }));

    const kantor = await addressButton('Kantor');
    await waitFor(() => expect(document.activeElement).toBe(kantor));
    expect(screen.queryByRole('dialog', { name: 'Tambah Alamat' })).toBeNull();
    expect(screen.getByRole('radio', { name: /^JNE/ })).toHaveProperty('checked', false);
    expect(book.sent).toMatchObject([{ name: 'Kantor', firstName: 'Sari', lastName: 'Dewi' }]);
    expect(stub.requested.filter((name) => name === 'MyAddresses')).toHaveLength(1);
  }, 15_000);

  it('shows the errors of the shop at the fields, and retains what was typed', async () => {
    const message = 'Phone No harus berupa nomor telepon Indonesia';
    const { user } = await openWith(1, {
      addAddress: {
        address: null,
        addresses: null,
        userErrors: [{ code: 'PHONE_INVALID', message, path: ['address', 'phone'] }],
      },
    });
    const form = await fillNew(user);
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    // The pop-up, which is inside the dialog too, shows the same text.
    expect(await form.findByText(message, { ignore: '[popover] *' })).toBeTruthy();
    expect(form.getByLabelText('Nama Alamat')).toHaveProperty('value', 'Kantor');
    expect(await addressButton('Rumah 1')).toBeTruthy();
  }, 15_000);

  it('changes nothing when the customer cancels', async () => {
    const { user } = await openWith(1);
    await user.click(await add());
    const form = within(await screen.findByRole('dialog', { name: 'Tambah Alamat' }));
    await user.click(form.getByRole('button', { name: 'Batal' }));
    expect(screen.queryByRole('dialog', { name: 'Tambah Alamat' })).toBeNull();
    expect(await addressButton('Rumah 1')).toBeTruthy();
  });
});

describe('checkout of a customer without a saved address', () => {
  it('offers to save a first address, and chooses it', async () => {
    const { user } = await openWith(0);
    expect(await screen.findByText('Anda belum menyimpan alamat.')).toBeTruthy();
    expect(screen.queryByLabelText('First Name')).toBeNull();
    const form = await fillNew(user);
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    const kantor = await addressButton('Kantor');
    await waitFor(() => expect(document.activeElement).toBe(kantor));
  }, 15_000);

  it('accepts an address for this order only, prefilled with the customer’s name', async () => {
    const { user } = await openWith(0);
    await user.click(await screen.findByRole('button', { name: 'Isi untuk pesanan ini saja' }));
    const name = await screen.findByLabelText('First Name');
    expect(name).toHaveProperty('value', sampleUser.firstName);
    expect(document.activeElement).toBe(name);
    for (const label of ['First Name', 'Last Name', 'Phone No']) {
      await user.clear(screen.getByLabelText(new RegExp(`^${label}`)));
    }
    expect(screen.getByLabelText('Alamat')).toBeTruthy();
  });

  it('focuses the choice when they order without one', async () => {
    const { user } = await openWith(0);
    const button = await add();
    await user.click(orderButton());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('checkout of a customer whose address list fails', () => {
  it('retains the form, and retries the list', async () => {
    const { user, stub } = await openWith(1, {
      addresses: new Error('Toko sedang tidak dapat dihubungi.'),
    });
    const note = within(await screen.findByRole('group', { name: 'Fetch Address Failed' }));
    await fill(user, screen.getByLabelText('First Name'), 'Dewi');
    stub.change({ addresses: addressesOf([sampleAddress(1)]) });
    await user.click(note.getByRole('button', { name: 'Coba lagi' }));
    expect(await addressButton('Alamat lain')).toBeTruthy();
    expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Dewi');
  });
});

describe('checkout of a customer in two tabs', () => {
  it('shows an address that was added and chosen in the other tab', async () => {
    const { stub } = await openWith(1);
    await addressButton('Rumah 1');
    stub.change({ addresses: addressesOf([sampleAddress(1), sampleAddress(2)]) });
    const stored = () =>
      JSON.parse(window.localStorage.getItem('gawai:checkout') ?? '{}') as object;
    await waitFor(() => expect(stored()).toMatchObject({ addressId: 'Address:1' }));
    window.localStorage.setItem(
      'gawai:checkout',
      JSON.stringify({ ...stored(), addressId: 'Address:2' }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:checkout' }));
    expect(await addressButton('Rumah 2')).toBeTruthy();
  });
});
