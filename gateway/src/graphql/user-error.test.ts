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

describe('a broken rule', () => {
  it('has a code of the schema, and the schema no other codes', () => {
    expectTypeOf<ProblemCode>().toEqualTypeOf<ProblemCodeOfSchema>();
  });

  it('is reported with its code, its sentence and the path into the input', () => {
    expect(problemToUserError({ code: 'REQUIRED', field: 'zipCode' }, names)).toEqual({
      code: 'REQUIRED',
      message: 'Kolom Kode Pos harus diisi',
      field: ['address', 'zipCode'],
    });
    expect(problemToUserError({ code: 'QUANTITY_INVALID', line: 2 }).field).toEqual([
      'lines',
      '2',
      'quantity',
    ]);
    expect(problemToUserError({ code: 'PAYMENT_NOT_PAYABLE' }).field).toBeNull();
  });
});

describe('a rejection by the shop', () => {
  it('is reported field by field, with positions', () => {
    const fieldErrors = {
      'details.1.quantity': ['Stok habis'],
      street_address: ['Terlalu panjang', 'Tidak valid'],
      secret_column: ['Salah'],
    };
    const rejection = new ShopRejection('BAD_USER_INPUT', 'Tidak valid', { fieldErrors });
    expect(rejectionToUserErrors(rejection, names)).toEqual([
      { code: 'REFUSED', message: 'Stok habis', field: ['lines', '1', 'quantity'] },
      { code: 'REFUSED', message: 'Terlalu panjang', field: ['address', 'street'] },
      { code: 'REFUSED', message: 'Tidak valid', field: ['address', 'street'] },
      { code: 'REFUSED', message: 'Salah', field: null },
    ]);
  });

  it('of a field named like a part of every object becomes an error without a field', () => {
    const rejection = new ShopRejection('BAD_USER_INPUT', 'Tidak valid', {
      fieldErrors: { constructor: ['Aneh'] },
    });
    expect(rejectionToUserErrors(rejection, names)).toEqual([
      { code: 'REFUSED', message: 'Aneh', field: null },
    ]);
  });

  it('in a sentence of the specification has its code', () => {
    const texts = ['Kolom Alamat harus diisi', 'Kolom Alamat salah'];
    const rejection = new ShopRejection('BAD_USER_INPUT', 'Tidak valid', {
      fieldErrors: { street_address: texts },
    });
    expect(rejectionToUserErrors(rejection, names).map(({ code }) => code)).toEqual([
      'REQUIRED',
      'REFUSED',
    ]);
  });

  it('without fields becomes an error without a field', () => {
    const rejection = new ShopRejection('CONFLICT', 'Sudah dibayar');
    expect(rejectionToUserErrors(rejection, names, 'PAYMENT_NOT_PAYABLE')).toEqual([
      { code: 'PAYMENT_NOT_PAYABLE', message: 'Sudah dibayar', field: null },
    ]);
  });
});
