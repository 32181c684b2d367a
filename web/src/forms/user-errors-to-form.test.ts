import { describe, expect, it } from 'vitest';
import { userErrorsToForm } from './user-errors-to-form.ts';

const known = ['phone', 'streetAddress'];

describe('userErrorsToForm', () => {
  it('stand at the field that the path names, under the name of the form', () => {
    const errors = [
      { path: ['contact', 'phone'], message: 'a' },
      { path: ['address', 'street'], message: 'b' },
    ];
    const names = { 'contact.phone': 'phone', 'address.street': 'streetAddress' };
    expect(userErrorsToForm(errors, known, names)).toEqual({
      fields: { phone: 'a', streetAddress: 'b' },
      form: null,
    });
  });

  it('stand over the form when they are about the whole or about a field that it does not have', () => {
    const errors = [
      { path: [], message: 'semua' },
      { path: ['lines', '0'], message: 'baris' },
      { path: ['phone'], message: 'pertama' },
      { path: ['phone'], message: 'kedua' },
    ];
    expect(userErrorsToForm(errors, known)).toEqual({
      fields: { phone: 'pertama' },
      form: 'semua',
    });
  });
});
