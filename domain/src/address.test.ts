import { describe, expect, it } from 'vitest';
import { checkGuestAddress, checkSavedAddress } from './address.ts';
import { problemText } from './texts/problem-text.ts';

const guest = {
  phone: '081234567890',
  firstName: 'Budi',
  lastName: null,
  streetAddress: 'Jl. Melati No. 5',
  provinceId: '31',
  cityId: '3174',
  districtId: '317401',
  zipCode: '12810',
};

describe('checkGuestAddress', () => {
  it('requires no last name', () => {
    expect(checkGuestAddress(guest)).toEqual([]);
  });

  it('reports every missing field, with MUST_SELECT for selects', () => {
    expect(checkGuestAddress({}).map(problemText)).toEqual([
      'Kolom Phone No harus diisi',
      'Kolom First Name harus diisi',
      'Kolom Alamat harus diisi',
      'Kolom Provinsi harus dipilih',
      'Kolom Kota harus dipilih',
      'Kolom Kecamatan harus dipilih',
      'Kolom Kode Pos harus diisi',
    ]);
  });

  it('requires an Indonesian phone number', () => {
    for (const phone of ['081234567890', '+62 812-3456-7890', '021-5551234', '81234567890']) {
      expect(checkGuestAddress({ ...guest, phone })).toEqual([]);
    }
    for (const phone of ['0', '0812', '+1 202 555 0100', '0812345678901234']) {
      expect(checkGuestAddress({ ...guest, phone })).toEqual([{ code: 'PHONE_INVALID' }]);
    }
    expect(checkGuestAddress({ ...guest, phone: '+++' })).toEqual([
      { code: 'REQUIRED', field: 'phone' },
    ]);
  });

  it('accepts a zip code of 1 to 5 characters, digits or not', () => {
    expect(checkGuestAddress({ ...guest, zipCode: 'A1' })).toEqual([]);
    expect(checkGuestAddress({ ...guest, zipCode: '123456' })).toEqual([
      { code: 'TOO_LONG', field: 'zipCode', max: 5 },
    ]);
  });
});

describe('checkSavedAddress, texts that are too long', () => {
  it.each([
    ['lastName', 100],
    ['firstName', 100],
    ['streetAddress', 500],
  ] as const)('%s holds up to %i characters', (field, max) => {
    expect(checkGuestAddress({ ...guest, [field]: 'x'.repeat(max) })).toEqual([]);
    expect(checkGuestAddress({ ...guest, [field]: 'x'.repeat(max + 1) })).toEqual([
      { code: 'TOO_LONG', field, max },
    ]);
  });
});

describe('checkSavedAddress', () => {
  it('requires an address name in addition to the fields of a guest', () => {
    expect(checkSavedAddress({ ...guest, addressName: 'Rumah' })).toEqual([]);
    expect(checkSavedAddress({ ...guest, cityId: '' }).map(problemText)).toEqual([
      'Kolom Nama Alamat harus diisi',
      'Kolom Kota harus dipilih',
    ]);
  });
});
