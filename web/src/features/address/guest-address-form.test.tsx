import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { stubTransport, testSite } from '../../../test-kit/render-app.tsx';
import { sampleCheckout } from '../../../test-kit/sample-checkout.ts';
import { createSchemaStub, type StubRoot } from '../../../test-kit/schema-stub.ts';
import { createBrowserParts } from '../../app/browser-parts.ts';
import type { AddressValues, FieldSentences } from './address-values.ts';
import { GuestAddressForm } from './guest-address-form.tsx';

const empty: AddressValues = {
  phone: '',
  firstName: '',
  lastName: '',
  streetAddress: '',
  provinceId: '',
  cityId: '',
  districtId: '',
  zipCode: '',
  province: '',
  city: '',
  district: '',
};
const bekasi: AddressValues = {
  ...empty,
  phone: '0812-3456-7890',
  firstName: 'Sari',
  streetAddress: 'Jl. Melati No. 5',
  provinceId: 'Province:32',
  cityId: 'City:3275',
  districtId: 'District:327501',
  zipCode: '17111',
  province: 'Jawa Barat',
  city: 'Kota Bekasi',
  district: 'Bekasi Barat',
};

interface OpenForm {
  values?: AddressValues;
  shop?: StubRoot;
  errors?: FieldSentences;
}

function openForm({ values = empty, shop, errors }: OpenForm = {}) {
  const stub = createSchemaStub({ ...sampleCheckout([]), ...shop });
  const { client, notices } = createBrowserParts({
    site: testSite,
    transport: stubTransport(stub),
    now: Date.now,
  });
  const onSave = vi.fn();
  const onValues = vi.fn();
  render(
    <ApolloProvider client={client}>
      <GuestAddressForm
        initialValues={values}
        synced={null}
        errors={errors ?? null}
        onValues={onValues}
        onSave={onSave}
        onCancel={undefined}
      />
    </ApolloProvider>,
  );
  return { user: userEvent.setup(), stub, notices, onSave, onValues };
}

const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const save = () => screen.getByRole('button', { name: 'Simpan' });

describe('region selects of an address', () => {
  it('loads cities and districts after the region above is chosen', async () => {
    const { user } = openForm();
    await screen.findByText('Jawa Barat');
    expect(select('Kota').disabled).toBe(true);
    expect(select('Kota').textContent).toBe('Pilih Provinsi dulu');
    await user.selectOptions(select('Provinsi'), 'Jawa Barat');
    await screen.findByText('Kota Bekasi');
    expect(select('Kecamatan').disabled).toBe(true);
    await user.selectOptions(select('Kota'), 'Kota Bekasi');
    expect(await screen.findByText('Bekasi Timur')).toBeTruthy();
    expect(select('Kecamatan').disabled).toBe(false);
  });

  it('empties city and district, with their names, when another province is chosen', async () => {
    const { user, onValues } = openForm({ values: bekasi });
    await screen.findByText('Bekasi Timur');
    await user.selectOptions(select('Provinsi'), 'DKI Jakarta');
    expect(onValues).toHaveBeenLastCalledWith({
      ...bekasi,
      provinceId: 'Province:31',
      province: 'DKI Jakarta',
      cityId: '',
      city: '',
      districtId: '',
      district: '',
    });
    expect(await screen.findByText('Kota Jakarta Selatan')).toBeTruthy();
  });

  it('shows a failed request with a retry button and the pop-up of the error catalogue', async () => {
    const { user, stub, notices } = openForm({
      values: { ...bekasi, cityId: '', districtId: '' },
      shop: { cities: new Error('Daftar kota tidak tersedia.') },
    });
    expect(await screen.findByText('Daftar kota tidak tersedia.')).toBeTruthy();
    expect(notices.get().map(({ titles }) => titles)).toEqual([['Fetch City Failed']]);
    expect(select('Kota').textContent).toBe('Kota belum dapat dimuat');
    stub.change({ cities: [{ id: 'City:3275', name: 'Kota Bekasi' }] });
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Kota Bekasi')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  });

  it('fetches a failed list again when the device is back online', async () => {
    const { stub } = openForm({
      values: { ...bekasi, districtId: '', district: '' },
      shop: { districts: new Error('Daftar kecamatan tidak tersedia.') },
    });
    await screen.findByText('Daftar kecamatan tidak tersedia.');
    stub.change({ districts: [{ id: 'District:327501', name: 'Bekasi Barat' }] });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Bekasi Barat')).toBeTruthy();
    expect(select('Kecamatan').disabled).toBe(false);
  });
});

describe('address form of a guest', () => {
  it('saves the phone in the shop’s format', async () => {
    const { user, onSave } = openForm({ values: bekasi });
    await user.click(save());
    await waitFor(() => {
      expect(onSave).toHaveBeenCalledWith({ ...bekasi, phone: '+6281234567890' });
    });
  });

  it('requires everything but the last name, and focuses the first missing field', async () => {
    const { user, onSave } = openForm();
    await user.click(save());
    expect(await screen.findByText('Kolom First Name harus diisi')).toBeTruthy();
    expect(screen.getByText('Kolom Kecamatan harus dipilih')).toBeTruthy();
    expect(screen.queryByText('Kolom Last Name harus diisi')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First Name')));
    expect(onSave).not.toHaveBeenCalled();
  });

  it.each(['0812', '+1 202 555 0100'])(
    'rejects %s as a phone number when it is saved',
    async (phone) => {
      const { user, onSave } = openForm({ values: { ...bekasi, phone } });
      await user.click(save());
      expect(await screen.findByText('Phone No harus berupa nomor telepon Indonesia')).toBeTruthy();
      expect(onSave).not.toHaveBeenCalled();
    },
  );

  it('limits the zip code to five characters', async () => {
    const { user, onSave } = openForm({ values: { ...bekasi, zipCode: '171111' } });
    await user.click(save());
    expect(await screen.findByText('Kolom Kode Pos maksimal 5 karakter')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Kode Pos').maxLength).toBe(5);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('sets autocomplete values for the browser and the telephone keyboard for the phone', () => {
    openForm();
    const values = ['First Name', 'Phone No', 'Alamat', 'Kode Pos'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(values).toEqual(['given-name', 'tel', 'street-address', 'postal-code']);
    expect(screen.getByLabelText('Phone No').getAttribute('inputmode')).toBe('tel');
  });

  it('shows the errors of the shop at the fields, until the value is changed', async () => {
    const { user } = openForm({
      values: bekasi,
      errors: { phone: 'Phone No harus berupa nomor telepon Indonesia', order: 'x' },
    });
    const sentence = 'Phone No harus berupa nomor telepon Indonesia';
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Phone No'));
    await user.clear(screen.getByLabelText('First Name'));
    await user.tab();
    await screen.findByText('Kolom First Name harus diisi');
    expect(screen.getByText(sentence)).toBeTruthy();
    await user.type(screen.getByLabelText('Phone No'), '1');
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });
});
