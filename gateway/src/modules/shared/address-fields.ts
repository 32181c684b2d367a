import type { FieldNames } from '../../graphql/user-error.ts';

/** Paths into an input's `address` by field of the domain. */
export const ADDRESS_FIELDS: FieldNames = {
  addressName: 'address.name',
  firstName: 'address.firstName',
  lastName: 'address.lastName',
  phone: 'address.phone',
  streetAddress: 'address.street',
  provinceId: 'address.provinceId',
  cityId: 'address.cityId',
  districtId: 'address.districtId',
  zipCode: 'address.zipCode',
};
