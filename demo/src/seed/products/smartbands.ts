import { watchFaceOf } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** Fitness bands. */
export const SMARTBANDS: readonly SeedProduct[] = [
  {
    id: 130,
    name: 'Xiaomi Smart Band 9',
    category: 'smartband',
    price: 549_000,
    was: 599_000,
    weight: 110,
    rated: [4.72, 612],
    sold: {
      variants: [
        ['Midnight Black', '#26272b', [24, 14, 12]],
        ['Arctic Blue', '#a9c3d9', [12, 6, 0]],
        ['Mystic Rose', '#e2b7b1', [15, 0, 7]],
      ],
    },
    about: [
      'Gelang yang paling sering dijadikan kado kantor. Bingkainya kini aluminium, layarnya 1.200 nit, dan 21 hari sekali baru diisi.',
    ],
    points: ['21 hari', '150 mode olahraga', 'Bisa dijadikan kalung atau klip sepatu'],
    facts: {
      Layar: '1,62 inci AMOLED, 60 Hz',
      Baterai: '233 mAh, sampai 21 hari',
      Ketahanan: '5 ATM',
      Sistem: 'Android dan iOS',
    },
    drawing: {
      kind: 'watch',
      look: {
        shape: 'slim',
        metal: '#b7bbc1',
        strap: 'sport',
        crown: 'none',
        bezel: 'plain',
        face: watchFaceOf('rings', ['orbs', 'dusk']),
      },
    },
  },
  {
    id: 129,
    name: 'Galaxy Fit3',
    category: 'smartband',
    price: 799_000,
    weight: 120,
    rated: [4.49, 233],
    sold: {
      variants: [
        ['Gray', '#6a6d72', [10, 5, 4]],
        ['Silver', '#d3d5d7', [8, 0, 3]],
        ['Pink Gold', '#e3bfb5', [0, 0, 0]],
      ],
    },
    about: [
      'Layarnya selebar perangko besar, jadi pesan bisa dibaca tanpa menyipit. Deteksi jatuh menghubungi keluarga secara otomatis.',
    ],
    points: ['Layar 1,6 inci', '13 hari', 'Deteksi jatuh'],
    facts: {
      Layar: '1,6 inci AMOLED',
      Baterai: '208 mAh, sampai 13 hari',
      Ketahanan: '5 ATM, IP68',
      Sistem: 'Android',
    },
    drawing: {
      kind: 'watch',
      look: {
        shape: 'wide',
        metal: '#a8abb0',
        strap: 'sport',
        crown: 'none',
        bezel: 'plain',
        face: watchFaceOf('modular', ['prism', 'aurora']),
      },
    },
  },
];
