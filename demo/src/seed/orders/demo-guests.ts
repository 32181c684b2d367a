import type { DemoGuest } from './demo-order.ts';

/** A guest in Bandung. */
export const RINA: DemoGuest = {
  firstName: 'Rina',
  lastName: 'Kurniasih',
  phone: '+6281398765432',
  email: 'rina@example.com',
  streetAddress: 'Jl. Ir. H. Juanda No. 88',
  districtId: 327302,
  zipCode: '40132',
};

/** A guest in Denpasar, across the sea from every warehouse. */
export const WAYAN: DemoGuest = {
  firstName: 'Wayan',
  lastName: 'Aditya',
  phone: '+6281755512340',
  email: 'wayan@example.com',
  streetAddress: 'Jl. Danau Tamblingan No. 17, Sanur',
  districtId: 517101,
  zipCode: '80228',
};

/** A guest in Surabaya. */
export const SITI: DemoGuest = {
  firstName: 'Siti',
  lastName: 'Rahmawati',
  phone: '+6285611122233',
  email: 'siti@example.com',
  streetAddress: 'Jl. Raya Darmo Permai III No. 4',
  districtId: 357804,
  zipCode: '60241',
};
