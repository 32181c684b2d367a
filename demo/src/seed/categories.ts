/** A top category with its sub-categories (shop-api.md 5.4). */
export interface SeedCategory {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly type: 'PHONE' | 'LAPTOP' | 'ACCESSORIES';
  readonly featured: boolean;
  readonly about: string;
  readonly subs: readonly { readonly id: number; readonly name: string; readonly slug: string }[];
}

/** The shop's categories in the order of the menu. A sub-category's id starts with its parent's. */
export const CATEGORIES = [
  {
    id: 1,
    name: 'Smartphone',
    slug: 'smartphone',
    type: 'PHONE',
    featured: true,
    about: 'HP Android dari kelas terjangkau sampai flagship, garansi resmi Indonesia.',
    subs: [
      { id: 101, name: 'HP Flagship', slug: 'hp-flagship' },
      { id: 102, name: 'HP Kelas Menengah', slug: 'hp-kelas-menengah' },
      { id: 103, name: 'HP Terjangkau', slug: 'hp-terjangkau' },
      { id: 104, name: 'HP Lipat', slug: 'hp-lipat' },
    ],
  },
  {
    id: 2,
    name: 'iPhone',
    slug: 'iphone',
    type: 'PHONE',
    featured: true,
    about: 'iPhone seri Pro dan reguler, unit resmi dengan IMEI terdaftar.',
    subs: [
      { id: 201, name: 'iPhone Pro', slug: 'iphone-pro' },
      { id: 202, name: 'iPhone Reguler', slug: 'iphone-reguler' },
    ],
  },
  {
    id: 3,
    name: 'Tablet',
    slug: 'tablet',
    type: 'PHONE',
    featured: true,
    about: 'Tablet untuk belajar, menggambar, dan menonton, dari 8 sampai 13 inci.',
    subs: [
      { id: 301, name: 'iPad', slug: 'ipad' },
      { id: 302, name: 'Tablet Android', slug: 'tablet-android' },
    ],
  },
  {
    id: 4,
    name: 'Laptop',
    slug: 'laptop',
    type: 'LAPTOP',
    featured: true,
    about: 'Laptop tipis untuk kerja dan kuliah, sudah termasuk sistem operasi asli.',
    subs: [
      { id: 401, name: 'Laptop Tipis', slug: 'laptop-tipis' },
      { id: 402, name: 'Laptop Pelajar', slug: 'laptop-pelajar' },
      { id: 403, name: 'Laptop 2-in-1', slug: 'laptop-2-in-1' },
      { id: 404, name: 'MacBook', slug: 'macbook' },
    ],
  },
  {
    id: 5,
    name: 'Laptop Gaming',
    slug: 'laptop-gaming',
    type: 'LAPTOP',
    featured: true,
    about: 'Laptop dengan kartu grafis terpisah untuk game, render, dan streaming.',
    subs: [
      { id: 501, name: 'Gaming 14-15 Inci', slug: 'laptop-gaming-14-15-inci' },
      { id: 502, name: 'Gaming 16 Inci', slug: 'laptop-gaming-16-inci' },
    ],
  },
  {
    id: 6,
    name: 'Monitor',
    slug: 'monitor',
    type: 'LAPTOP',
    featured: false,
    about: 'Monitor kerja, gaming, dan ultrawide dengan garansi panel.',
    subs: [
      { id: 601, name: 'Monitor Kerja', slug: 'monitor-kerja' },
      { id: 602, name: 'Monitor Gaming', slug: 'monitor-gaming' },
      { id: 603, name: 'Monitor Ultrawide', slug: 'monitor-ultrawide' },
    ],
  },
  {
    id: 7,
    name: 'Komputer Desktop',
    slug: 'komputer-desktop',
    type: 'LAPTOP',
    featured: false,
    about: 'PC mini dan all-in-one yang hemat tempat di meja.',
    subs: [
      { id: 701, name: 'PC Mini', slug: 'pc-mini' },
      { id: 702, name: 'All-in-One', slug: 'all-in-one' },
    ],
  },
  {
    id: 8,
    name: 'Keyboard & Mouse',
    slug: 'keyboard-mouse',
    type: 'LAPTOP',
    featured: true,
    about: 'Keyboard mekanik dan kantor, mouse kerja dan gaming.',
    subs: [
      { id: 801, name: 'Keyboard Mekanik', slug: 'keyboard-mekanik' },
      { id: 802, name: 'Keyboard Kantor', slug: 'keyboard-kantor' },
      { id: 803, name: 'Mouse Kerja', slug: 'mouse-kerja' },
      { id: 804, name: 'Mouse Gaming', slug: 'mouse-gaming' },
    ],
  },
  {
    id: 9,
    name: 'Perlengkapan Kerja',
    slug: 'perlengkapan-kerja',
    type: 'LAPTOP',
    featured: false,
    about: 'Stand, hub, dan webcam supaya meja kerja lebih nyaman.',
    subs: [
      { id: 901, name: 'Stand Laptop', slug: 'stand-laptop' },
      { id: 902, name: 'Hub & Dock', slug: 'hub-dock' },
      { id: 903, name: 'Webcam', slug: 'webcam' },
    ],
  },
  {
    id: 10,
    name: 'Audio',
    slug: 'audio',
    type: 'ACCESSORIES',
    featured: true,
    about: 'TWS, headphone, speaker, dan earphone kabel untuk semua telinga.',
    subs: [
      { id: 1001, name: 'TWS', slug: 'tws' },
      { id: 1002, name: 'Headphone', slug: 'headphone' },
      { id: 1003, name: 'Speaker Bluetooth', slug: 'speaker-bluetooth' },
      { id: 1004, name: 'Earphone Kabel', slug: 'earphone-kabel' },
    ],
  },
  {
    id: 11,
    name: 'Jam Tangan Pintar',
    slug: 'jam-tangan-pintar',
    type: 'ACCESSORIES',
    featured: true,
    about: 'Smartwatch dan smartband untuk olahraga, tidur, dan notifikasi.',
    subs: [
      { id: 1101, name: 'Smartwatch', slug: 'smartwatch' },
      { id: 1102, name: 'Smartband', slug: 'smartband' },
    ],
  },
  {
    id: 12,
    name: 'Pengisi Daya',
    slug: 'pengisi-daya',
    type: 'ACCESSORIES',
    featured: true,
    about: 'Charger dinding, nirkabel, dan mobil dengan daya yang jujur.',
    subs: [
      { id: 1201, name: 'Charger Dinding', slug: 'charger-dinding' },
      { id: 1202, name: 'Charger Nirkabel', slug: 'charger-nirkabel' },
      { id: 1203, name: 'Charger Mobil', slug: 'charger-mobil' },
    ],
  },
  {
    id: 13,
    name: 'Power Bank',
    slug: 'power-bank',
    type: 'ACCESSORIES',
    featured: false,
    about: 'Power bank saku, magnetik, sampai yang sanggup mengisi laptop.',
    subs: [
      { id: 1301, name: 'Power Bank 10.000 mAh', slug: 'power-bank-10000' },
      { id: 1302, name: 'Power Bank 20.000 mAh', slug: 'power-bank-20000' },
      { id: 1303, name: 'Power Bank Magnetik', slug: 'power-bank-magnetik' },
    ],
  },
  {
    id: 14,
    name: 'Casing & Pelindung',
    slug: 'casing-pelindung',
    type: 'ACCESSORIES',
    featured: false,
    about: 'Casing, folio, dan pelindung layar yang pas dengan perangkat Anda.',
    subs: [
      { id: 1401, name: 'Casing HP', slug: 'casing-hp' },
      { id: 1402, name: 'Casing Tablet', slug: 'casing-tablet' },
      { id: 1403, name: 'Pelindung Layar', slug: 'pelindung-layar' },
    ],
  },
  {
    id: 15,
    name: 'Kabel & Adaptor',
    slug: 'kabel-adaptor',
    type: 'ACCESSORIES',
    featured: false,
    about: 'Kabel data dan adaptor yang daya serta kecepatannya sesuai tulisan.',
    subs: [
      { id: 1501, name: 'Kabel USB-C', slug: 'kabel-usb-c' },
      { id: 1502, name: 'Kabel Lightning', slug: 'kabel-lightning' },
      { id: 1503, name: 'Adaptor & OTG', slug: 'adaptor-otg' },
    ],
  },
  {
    id: 16,
    name: 'Penyimpanan',
    slug: 'penyimpanan',
    type: 'ACCESSORIES',
    featured: false,
    about: 'SSD portabel, microSD, dan flashdisk asli bergaransi.',
    subs: [
      { id: 1601, name: 'SSD & Harddisk', slug: 'ssd-harddisk' },
      { id: 1602, name: 'microSD', slug: 'microsd' },
      { id: 1603, name: 'Flashdisk', slug: 'flashdisk' },
    ],
  },
] as const satisfies readonly SeedCategory[];

/** The slug of a sub-category of {@link CATEGORIES}. */
export type SubCategorySlug = (typeof CATEGORIES)[number]['subs'][number]['slug'];
