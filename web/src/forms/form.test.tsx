import { checkGuestAddress } from '@gawai/domain/address';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { descriptionOf } from '../../test-kit/description-of.ts';
import { CheckboxField, SelectField, SubmitButton, TextField } from './fields.tsx';
import { Form } from './form.tsx';
import type { FormErrors } from './user-errors-to-form.ts';

const empty = {
  phone: '',
  firstName: '',
  streetAddress: '',
  provinceId: 'Province:31',
  cityId: 'City:1',
  districtId: '',
  zipCode: '',
};
type Address = typeof empty;

const complete = {
  ...empty,
  phone: '081234567890',
  firstName: 'Sari',
  streetAddress: 'Jl. Melati',
  zipCode: '1',
};

function showForm(onSubmit: (values: Address) => Promise<FormErrors | undefined>, values = empty) {
  render(
    <Form initialValues={values} check={checkGuestAddress} onSubmit={onSubmit}>
      <TextField name="phone" label="Phone No" autoComplete="tel" inputMode="tel" />
      <TextField name="firstName" label="First Name" autoComplete="given-name" />
      <TextField name="streetAddress" label="Alamat" autoComplete="street-address" />
      <SelectField
        name="districtId"
        label="Kecamatan"
        placeholder="Pilih kecamatan"
        options={[{ value: 'District:9', label: 'Tebet' }]}
      />
      <TextField name="zipCode" label="Kode Pos" autoComplete="postal-code" />
      <SubmitButton>Simpan</SubmitButton>
    </Form>,
  );
  return userEvent.setup();
}

const field = (name: string) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Simpan' });

describe('CheckboxField', () => {
  it('shows its error below and submits once it is ticked', async () => {
    const onSubmit = vi.fn(() => Promise.resolve(undefined));
    render(
      <Form
        initialValues={{ terms: false }}
        check={({ terms }) => (terms ? [] : [{ code: 'TERMS_NOT_ACCEPTED' }])}
        onSubmit={onSubmit}
      >
        <CheckboxField name="terms" label="Saya setuju" />
        <SubmitButton>Daftar</SubmitButton>
      </Form>,
    );
    const box = screen.getByRole('checkbox', { name: 'Saya setuju' });
    await userEvent.click(screen.getByRole('button', { name: 'Daftar' }));
    await waitFor(() => {
      expect(descriptionOf(box)).toContain('Anda harus menyetujui Syarat dan Ketentuan');
    });
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Daftar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});

describe('Form', () => {
  it('shows the messages of the domain below the fields and focuses the first invalid one', async () => {
    const onSubmit = vi.fn();
    const user = showForm(onSubmit);
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(field('Phone No')));
    expect(descriptionOf(field('Phone No'))).toBe('Kolom Phone No harus diisi');
    expect(descriptionOf(field('Kecamatan'))).toBe('Kolom Kecamatan harus dipilih');
    expect(field('Phone No').getAttribute('aria-invalid')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows errors only below fields that the shopper has left', async () => {
    const user = showForm(vi.fn());
    expect(screen.queryByText(/harus/)).toBeNull();
    await user.click(field('First Name'));
    await user.tab();
    await waitFor(() => {
      expect(descriptionOf(field('First Name'))).toBe('Kolom First Name harus diisi');
    });
    expect(field('Phone No').getAttribute('aria-invalid')).toBeNull();
  });

  it('submits on Enter, and not again while it is sending', async () => {
    let resolveSubmit: (errors: undefined) => void = () => undefined;
    const onSubmit = vi.fn(() => new Promise<undefined>((resolve) => (resolveSubmit = resolve)));
    const user = showForm(onSubmit, { ...complete, districtId: 'District:9' });
    await user.type(field('First Name'), ' Dewi{Enter}');
    const form = field('First Name').closest('form');
    if (form) fireEvent.submit(form);
    await waitFor(() => expect(send().getAttribute('aria-busy')).toBe('true'));
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Sari Dewi' }));
    resolveSubmit(undefined);
    await waitFor(() => expect(send().getAttribute('aria-busy')).toBeNull());
  });

  it('shows the errors of the shop and does not clear the fields', async () => {
    const errors = { fields: { phone: 'Phone No sudah terdaftar' }, form: 'Pesanan ditolak' };
    const user = showForm(() => Promise.resolve(errors), {
      ...complete,
      districtId: 'District:9',
    });
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Pesanan ditolak'));
    expect(descriptionOf(field('Phone No'))).toBe('Phone No sudah terdaftar');
    await waitFor(() => expect(document.activeElement).toBe(field('Phone No')));
    expect(field('Phone No')).toHaveProperty('value', '081234567890');
  });

  it('shows an error of the shop at a field until its value changes', async () => {
    const errors = { fields: { phone: 'Phone No sudah terdaftar' }, form: null };
    const user = showForm(() => Promise.resolve(errors), {
      ...complete,
      districtId: 'District:9',
    });
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(field('Phone No')));
    await user.tab();
    await user.type(field('First Name'), ' Dewi');
    await user.tab();
    // The rules have been checked again once this message is there.
    await user.clear(field('Alamat'));
    await user.tab();
    await screen.findByText('Kolom Alamat harus diisi');
    expect(descriptionOf(field('Phone No'))).toBe('Phone No sudah terdaftar');
    await user.type(field('Phone No'), '1');
    expect(descriptionOf(field('Phone No'))).toBe('');
  });

  it('submits again after an error', async () => {
    const onSubmit = vi.fn(() => Promise.resolve({ fields: {}, form: 'Coba lagi nanti' }));
    const user = showForm(onSubmit, { ...complete, districtId: 'District:9' });
    await user.click(send());
    await waitFor(() => expect(send().getAttribute('aria-busy')).toBeNull());
    await user.click(send());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });
});
