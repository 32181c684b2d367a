/** The demo customer; phone and password are those of `DEMO_SIGN_IN`. */
export const DEMO_CUSTOMER = {
  id: 1,
  firstName: 'Budi',
  lastName: 'Santoso',
  email: 'budi@example.com',
  gender: 'Male',
} as const;

/** Saved addresses of the demo customer, by region ids; the region names come from the regions. */
export const DEMO_ADDRESSES = [
  {
    addressName: 'Rumah',
    isDefault: true,
    streetAddress: 'Jl. Melati No. 5, RT 03/RW 07',
    provinceId: 31,
    cityId: 3174,
    districtId: 317401,
    zipCode: '12810',
  },
  {
    addressName: 'Kantor',
    isDefault: false,
    streetAddress: 'Jl. Jend. Ahmad Yani No. 21, lantai 4',
    provinceId: 32,
    cityId: 3275,
    districtId: 327504,
    zipCode: '17141',
  },
] as const;
