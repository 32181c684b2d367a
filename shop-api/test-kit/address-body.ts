/** A valid body of POST and PUT /user-address, in Jakarta, with changes. */
export function addressBody(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    address_name: 'Rumah',
    is_default: 0,
    street_address: 'Jl. Melati No. 5',
    province_id: 31,
    province: 'DKI Jakarta',
    city_id: 3174,
    city: 'Kota Administrasi Jakarta Selatan',
    district_id: 317401,
    district: 'Tebet',
    zip_code: '12810',
    first_name: 'Budi',
    last_name: 'Santoso',
    phone: '+6281234567890',
    ...changes,
  };
}

/** The regions of an address in Bandung. */
export const IN_BANDUNG = {
  province_id: 32,
  province: 'Jawa Barat',
  city_id: 3273,
  city: 'Kota Bandung',
  district_id: 327301,
  district: 'Sukasari',
  zip_code: '40151',
} as const;
