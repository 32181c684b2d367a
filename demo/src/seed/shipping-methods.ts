/** A page that looks parcels of all couriers up. */
const PARCEL_SEARCH = 'https://cekresi.com/?noresi={resi}';

/** Couriers (shop-api.md 5.8). JNE takes 0.2 % of the goods and 5,000 for insurance, as it really does. */
export const SHIPPING_METHODS = [
  {
    id: 1,
    name: 'JNE',
    mark: 'jne',
    trackingUrl: PARCEL_SEARCH,
    isRajaongkir: true,
    rajaongkirCourierName: 'jne',
    additionalFee: 0,
    insuranceFeePercentage: '0.20',
    insuranceFeeAmount: 5_000,
  },
  {
    id: 2,
    name: 'J&T',
    mark: 'jnt',
    trackingUrl: PARCEL_SEARCH,
    isRajaongkir: true,
    rajaongkirCourierName: 'jnt',
    additionalFee: 0,
    insuranceFeePercentage: '0.20',
    insuranceFeeAmount: 0,
  },
  {
    id: 3,
    name: 'SiCepat',
    mark: 'sicepat',
    trackingUrl: PARCEL_SEARCH,
    isRajaongkir: true,
    rajaongkirCourierName: 'sicepat',
    additionalFee: 0,
    insuranceFeePercentage: '0.25',
    insuranceFeeAmount: 1_000,
  },
  {
    id: 4,
    name: 'Kurir Toko',
    mark: 'kurir-toko',
    trackingUrl: null,
    isRajaongkir: false,
    rajaongkirCourierName: null,
    additionalFee: 25_000,
    insuranceFeePercentage: '0',
    insuranceFeeAmount: 0,
  },
];
