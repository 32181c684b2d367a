/**
 * The shop's warehouses in the order a product's stock is written: the default one first. No number
 * in Indonesia begins with 0 behind its area code, so these numbers belong to no subscriber.
 */
export const WAREHOUSES = [
  {
    id: 1,
    name: 'Gudang Jakarta',
    isDefault: true,
    cityId: 3174,
    address: 'Jl. Prof. Dr. Satrio Kav. 18, Kuningan, Jakarta Selatan 12940',
    openingHours: 'Senin-Sabtu 09.00-18.00',
    phone: '+62210000118',
  },
  {
    id: 2,
    name: 'Toko Bandung',
    isDefault: false,
    cityId: 3273,
    address: 'Jl. R.E. Martadinata No. 112, Bandung 40114',
    openingHours: 'Setiap hari 10.00-20.00',
    phone: '+62220000112',
  },
  {
    id: 3,
    name: 'Toko Surabaya',
    isDefault: false,
    cityId: 3578,
    address: 'Jl. Raya Darmo No. 54, Surabaya 60264',
    openingHours: 'Setiap hari 10.00-20.00',
    phone: '+62310000154',
  },
] as const;
