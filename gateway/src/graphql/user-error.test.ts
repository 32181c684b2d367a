import type { ProblemCode } from '@gawai/domain/problem';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ProblemCode as ProblemCodeOfSchema } from '../__generated__/resolvers.ts';
import { ShopRejection } from '../rest/client/shop-rejection.ts';
import { problemToUserError, rejectionToUserErrors } from './user-error.ts';

const names = {
  street_address: 'address.street',
  'details.*.quantity': 'lines.*.quantity',
  zipCode: 'address.zipCode',
};

describe('problemToUserError', () => {
  it('accepts exactly the problem codes of the schema', () => {
    expectTypeOf<ProblemCode>().toEqualTypeOf<ProblemCodeOfSchema>();
  });

  it('returns code, message, path into the input and parameters', () => {
    expect(problemToUserError({ code: 'REQUIRED', field: 'zipCode' }, names)).toEqual({
      code: 'REQUIRED',
      message: 'Kolom Kode Pos harus diisi',
      path: ['address', 'zipCode'],
      parameters: { code: 'REQUIRED', field: 'zipCode' },
    });
    expect(problemToUserError({ code: 'QUANTITY_INVALID', line: 2 }).path).toEqual([
      'lines',
      '2',
      'quantity',
    ]);
    expect(problemToUserError({ code: 'PAYMENT_NOT_PAYABLE' }).path).toEqual([]);
  });
});

describe('rejectionToUserErrors', () => {
  it('returns one user error for each text of a field, with list indexes in the path', () => {
    const fieldErrors = {
      'details.1.quantity': ['Stok habis'],
      street_address: ['Terlalu panjang', 'Tidak valid'],
      secret_column: ['Salah'],
    };
    const rejection = new ShopRejection('BAD_USER_INPUT', 'Tidak valid', { fieldErrors });
    expect(rejectionToUserErrors(rejection, names)).toMatchObject([
      { code: 'REFUSED', message: 'Stok habis', path: ['lines', '1', 'quantity'] },
      { code: 'REFUSED', message: 'Terlalu panjang', path: ['address', 'street'] },
      { code: 'REFUSED', message: 'Tidak valid', path: ['address', 'street'] },
      { code: 'REFUSED', message: 'Salah', path: [] },
    ]);
  });

  it('returns an empty path for the name of an object member', () => {
    const rejection = new ShopRejection('BAD_USER_INPUT', 'Tidak valid', {
      fieldErrors: { constructor: ['Aneh'] },
    });
    expect(rejectionToUserErrors(rejection, names)).toMatchObject([
      { code: 'REFUSED', message: 'Aneh', path: [] },
    ]);
  });

  it('returns the code of a sentence of the specification', () => {
    const texts = ['Kolom Alamat harus diisi', 'Kolom Alamat salah'];
    const rejection = new ShopRejection('BAD_USER_INPUT', 'Tidak valid', {
      fieldErrors: { street_address: texts },
    });
    expect(rejectionToUserErrors(rejection, names).map(({ code }) => code)).toEqual([
      'REQUIRED',
      'REFUSED',
    ]);
  });

  it('returns an empty path for a rejection without fields', () => {
    const rejection = new ShopRejection('CONFLICT', 'Sudah dibayar');
    expect(rejectionToUserErrors(rejection, names, 'PAYMENT_NOT_PAYABLE')).toMatchObject([
      { code: 'PAYMENT_NOT_PAYABLE', message: 'Sudah dibayar', path: [] },
    ]);
  });
});
