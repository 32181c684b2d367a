import { describe, expect, it } from 'vitest';
import { findAddresses } from './find-addresses.ts';
import type { SavedAddress } from './saved-address.ts';

const region = (id: string, name: string) => ({ __typename: 'Region' as const, id, name });

const home: SavedAddress = {
  __typename: 'Address',
  id: 'Address:12',
  name: 'Rumah',
  isDefault: false,
  firstName: 'Ibu',
  lastName: 'Sari',
  phone: '+6281299990000',
  street: 'Jl. Melati No. 5',
  province: region('Province:32', 'Jawa Barat'),
  city: region('City:3275', 'Kota Bekasi'),
  district: region('District:327501', 'Bekasi Barat'),
  zipCode: '17111',
};
const bare: SavedAddress = {
  ...home,
  id: 'Address:13',
  name: null,
  street: 'Jl. Sudirman Kav. 1',
  lastName: null,
  district: null,
};

describe('findAddresses', () => {
  it.each([
    ['', [home, bare]],
    ['  ', [home, bare]],
    ['rumah', [home]],
    ['JL. melati', [home]],
    ['sari 17111', [home]],
    ['sudirman bekasi', [bare]],
    ['99990000', [home, bare]],
    ['0812-9999', [home, bare]],
    ['08129999', [home, bare]],
    ['+62812', [home, bare]],
    ['bekasi barat', [home, bare]],
    ['bandung', []],
  ])('returns the addresses that match "%s"', (search, found) => {
    expect(findAddresses([home, bare], search)).toEqual(found);
  });
});
