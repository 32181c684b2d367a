import { describe, expect, it } from 'vitest';
import { userErrorsToForm } from './user-errors-to-form.ts';

const known = ['phone', 'streetAddress'];

describe('userErrorsToForm', () => {
  it('assigns errors to the fields of their paths, with the names of the form', () => {
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

  it('assigns errors without a known field to the form', () => {
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
