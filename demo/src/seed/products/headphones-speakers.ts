import type { SeedProduct } from '../seed-product.ts';

/** Headphones and speakers to carry. */
export const HEADPHONES_SPEAKERS: readonly SeedProduct[] = [
  {
    id: 142,
    name: 'Sony WH-1000XM5',
    category: 'headphone',
    price: 4_999_000,
    was: 5_999_000,
    weight: 620,
    rated: [4.84, 178],
    featured: 7,
    sold: {
      variants: [
        ['Black', '#2a2b2f', [6, 3, 3]],
        ['Silver', '#dcd7cd', [5, 0, 2]],
        ['Midnight Blue', '#2f3c56', [0, 2, 0]],
      ],
    },
    about: [
      'Delapan mikrofon dan dua prosesor membungkam deru pesawat sampai tinggal napas Anda sendiri. Bantalannya kulit sintetis lembut yang tidak menjepit kacamata.',
    ],
    points: ['30 jam dengan peredam menyala', 'Tiga menit isi untuk tiga jam', 'Speak-to-Chat'],
    facts: {
      Driver: '30 mm',
      Codec: 'LDAC, AAC, SBC',
      Baterai: '30 jam ANC, 40 jam tanpa ANC',
      Bobot: '250 gram',
      'Isi kotak': 'Headphone, tas, kabel USB-C, kabel audio',
    },
    drawing: {
      kind: 'headphone',
      look: { cup: 'oval', band: 'smooth', size: 'over', accent: '#b98b5e' },
    },
  },
  {
    id: 141,
    name: 'soundcore Space One',
    category: 'headphone',
    price: 1_399_000,
    weight: 560,
    rated: [4.59, 112],
    sold: {
      variants: [
        ['Latte Cream', '#e3d8c7', [6, 3, 0]],
        ['Jet Black', '#2b2c31', [7, 4, 3]],
        ['Sky Blue', '#9fb9d3', [3, 0, 4]],
      ],
    },
    about: [
      'Fokus meredam suara manusia, cocok untuk kantor terbuka. Engselnya berputar 8 derajat mengikuti bentuk rahang.',
    ],
    points: ['Sampai 55 jam', 'LDAC', 'Bisa dilipat'],
    facts: {
      Driver: '40 mm',
      Codec: 'LDAC, AAC, SBC',
      Baterai: '40 jam ANC, 55 jam tanpa ANC',
      Bobot: '265 gram',
    },
    drawing: {
      kind: 'headphone',
      look: { cup: 'oval', band: 'padded', size: 'over', accent: '#c9ccd2' },
    },
  },
  {
    id: 140,
    name: 'JBL Tune 520BT',
    category: 'headphone',
    price: 599_000,
    was: 699_000,
    weight: 330,
    rated: [4.48, 256],
    sold: {
      variants: [
        ['Blue', '#4f7ab5', [9, 5, 6]],
        ['Black', '#27292d', [12, 6, 4]],
        ['White', '#f0efeb', [7, 0, 3]],
        ['Purple', '#a58ac4', [0, 3, 0]],
      ],
    },
    about: [
      'Headphone menempel telinga yang ringan dan tahan banting untuk sekolah. Baterainya baru minta diisi setelah 57 jam.',
    ],
    points: ['57 jam', 'Pure Bass', 'Dua perangkat sekaligus'],
    facts: {
      Driver: '33 mm',
      Koneksi: 'Bluetooth 5.3',
      Baterai: '57 jam, isi cepat 5 menit untuk 3 jam',
      Bobot: '157 gram',
    },
    drawing: {
      kind: 'headphone',
      look: { cup: 'round', band: 'rod', size: 'on', accent: '#aeb4bd' },
    },
  },
  {
    id: 139,
    name: 'JBL Flip 6',
    category: 'speaker-bluetooth',
    price: 1_699_000,
    was: 1_999_000,
    weight: 850,
    rated: [4.79, 389],
    sold: {
      variants: [
        ['Blue', '#24528f', [8, 4, 4]],
        ['Black', '#26282d', [10, 5, 6]],
        ['Red', '#b33038', [6, 0, 2]],
        ['Squad', '#5f6b4d', [0, 2, 0]],
      ],
    },
    about: [
      'Speaker piknik yang boleh tercebur. Woofer balap dan tweeter terpisah membuat suaranya tetap jernih di tepi pantai yang berangin.',
    ],
    points: ['IP67', '12 jam', 'PartyBoost, sambungkan beberapa'],
    facts: {
      Daya: '30 W',
      Baterai: '12 jam',
      Koneksi: 'Bluetooth 5.1',
      Bobot: '550 gram',
    },
    drawing: { kind: 'speaker', look: { shape: 'roll', accent: '#f0673f' } },
  },
  {
    id: 138,
    name: 'JBL Go 4',
    category: 'speaker-bluetooth',
    price: 649_000,
    weight: 300,
    rated: [4.65, 214],
    sold: {
      variants: [
        ['Red', '#c23a35', [11, 6, 5]],
        ['Blue', '#3b6db3', [9, 4, 0]],
        ['Black', '#292b30', [13, 7, 8]],
      ],
    },
    about: [
      'Seukuran telapak tangan, digantung di tas dengan talinya. Suara mengejutkan untuk ukurannya, terutama di kamar mandi.',
    ],
    points: ['IP67', '7 jam', 'Auracast'],
    facts: {
      Daya: '4,2 W',
      Baterai: '7 jam, 9 jam Playtime Boost',
      Koneksi: 'Bluetooth 5.3',
      Bobot: '190 gram',
    },
    drawing: { kind: 'speaker', look: { shape: 'brick', accent: '#f4e6d6' } },
  },
  {
    id: 137,
    name: 'Marshall Emberton II',
    category: 'speaker-bluetooth',
    price: 2_799_000,
    was: 3_199_000,
    weight: 1_100,
    rated: [4.82, 97],
    sold: {
      variants: [
        ['Black & Brass', '#23211f', [4, 2, 2]],
        ['Cream', '#ddd2bc', [3, 0, 1]],
      ],
    },
    about: [
      'Wajah amplifier panggung dalam ukuran buku saku. True Stereophonic menyebar suara ke segala arah, jadi tidak ada kursi yang salah.',
    ],
    points: ['30 jam', 'IP67', 'Kenop kuningan segala arah'],
    facts: {
      Daya: '2x 10 W',
      Baterai: '30 jam, 20 menit untuk 4 jam',
      Koneksi: 'Bluetooth 5.1',
      Bobot: '700 gram',
    },
    drawing: { kind: 'speaker', look: { shape: 'box', accent: '#c39a52' } },
  },
  {
    id: 136,
    name: 'Sony SRS-XB100',
    category: 'speaker-bluetooth',
    price: 749_000,
    was: 849_000,
    weight: 400,
    rated: [4.53, 143],
    sold: {
      variants: [
        ['Light Gray', '#b8bab8', [6, 3, 0]],
        ['Blue', '#4d6fa3', [5, 0, 4]],
        ['Orange', '#d97b4e', [0, 4, 2]],
      ],
    },
    about: [
      'Tabung kecil dengan tali multiguna: gantung di setang sepeda, ikat di tas, atau berdirikan di meja. Radiator pasif di bawahnya menambah bass.',
    ],
    points: ['IP67', '16 jam', 'Peredam gema untuk telepon'],
    facts: {
      Baterai: '16 jam',
      Koneksi: 'Bluetooth 5.3',
      Ukuran: '7,6 x 9,5 cm',
      Bobot: '274 gram',
    },
    drawing: { kind: 'speaker', look: { shape: 'barrel', accent: '#e6dccb' } },
  },
];
