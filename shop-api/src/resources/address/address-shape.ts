import type { Address } from './address-schemas.ts';
import type { AddressRow } from './queries.ts';

/** A saved address as the wire sends it (shop-api.md 5.15). */
export function addressShape(address: AddressRow): Address {
  return {
    id: address.id,
    address_name: address.addressName,
    is_default: address.isDefault ? 1 : 0,
    street_address: address.streetAddress,
    province_id: address.provinceId,
    province: address.province,
    city_id: address.cityId,
    city: address.city,
    district_id: address.districtId,
    district: address.district,
    zip_code: address.zipCode,
    first_name: address.firstName,
    last_name: address.lastName,
    phone: address.phone,
  };
}
