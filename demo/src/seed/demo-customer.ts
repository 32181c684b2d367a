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
    id: 1,
    addressName: 'Rumah',
    isDefault: true,
    streetAddress: 'Jl. Melati No. 5, RT 03/RW 07',
    provinceId: 31,
    cityId: 3174,
    districtId: 317401,
    zipCode: '12810',
  },
  {
    id: 2,
    addressName: 'Kantor',
    isDefault: false,
    streetAddress: 'Jl. Jend. Ahmad Yani No. 21, lantai 4',
    provinceId: 32,
    cityId: 3275,
    districtId: 327504,
    zipCode: '17141',
  },
] as const;

/**
 * What the demo customer has marked, newest last, with the price of that day where it was another:
 * one is sold out, one has become cheaper since, one dearer.
 */
export const DEMO_WISHES = [
  { product: 'iPad Air 11 M3 128 GB Wi-Fi' },
  { product: 'Lenovo Yoga 7 2-in-1 14 Ryzen 5 16/512' },
  { product: 'AirPods Pro 2 USB-C', seenPrice: 4_199_000 },
  { product: 'Mac mini M4 16/256', seenPrice: 9_299_000 },
  { product: 'Garmin Forerunner 165' },
] as const;
