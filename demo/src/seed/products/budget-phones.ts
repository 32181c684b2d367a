import { columnCamera, roundCamera, towerCamera } from '../../drawing/devices/camera-layout.ts';
import { phone } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** Phones around two million. */
export const BUDGET_PHONES: readonly SeedProduct[] = [
  {
    id: 193,
    name: 'Redmi 14C 6/128',
    category: 'hp-terjangkau',
    price: 1_599_000,
    was: 1_699_000,
    weight: 400,
    rated: [4.38, 412],
    sold: {
      variants: [
        ['Midnight Black', '#25272c', [22, 14, 11]],
        ['Starry Blue', '#3f5f95', [17, 9, 12]],
        ['Dreamy Purple', '#9d8bc2', [9, 0, 6]],
      ],
    },
    about: [
      'Layar 6,88 inci yang lega untuk nonton dan belajar daring, dengan mode baca berwarna hangat. Cocok sebagai ponsel pertama anak sekolah atau cadangan orang tua.',
    ],
    points: ['Layar besar 120 Hz', 'Baterai 5.160 mAh', 'Slot microSD terpisah sampai 1 TB'],
    facts: {
      Layar: '6,88 inci IPS, HD+, 120 Hz',
      Chipset: 'Helio G81-Ultra',
      Memori: 'RAM 6 GB, penyimpanan 128 GB',
      Kamera: '50 MP',
      Baterai: '5.160 mAh, 18 W',
    },
    drawing: phone([77.8, 171.9, 8.2], roundCamera(38.9, 29, 19, 3, 'glass'), {
      cutout: 'drop',
      corner: 9,
      bezel: 2.6,
      chin: 5,
      finish: 'fade',
      paper: ['peaks', 'sky'],
    }),
  },
  {
    id: 196,
    name: 'Galaxy A16 8/256',
    category: 'hp-terjangkau',
    price: 2_799_000,
    was: 2_999_000,
    weight: 400,
    rated: [4.5, 287],
    sold: {
      variants: [
        ['Gray', '#8d9097', [14, 6, 8]],
        ['Light Green', '#cfe0cf', [10, 5, 0]],
        ['Black', '#2a2c30', [13, 8, 7]],
      ],
    },
    about: [
      'Yang membedakannya adalah umur: enam generasi pembaruan Android dan keamanan, terpanjang di kelas dua jutaan. Layarnya pun Super AMOLED.',
    ],
    points: ['Pembaruan keamanan enam tahun', 'Super AMOLED 90 Hz', 'Tahan percikan IP54'],
    facts: {
      Layar: '6,7 inci Super AMOLED, FHD+, 90 Hz',
      Chipset: 'Helio G99',
      Memori: 'RAM 8 GB, penyimpanan 256 GB',
      Kamera: '50 MP + 5 MP ultrawide + 2 MP makro',
      Baterai: '5.000 mAh, 25 W',
    },
    drawing: phone([77.9, 164.4, 7.9], columnCamera(3, 6), {
      cutout: 'notch',
      corner: 8.5,
      bezel: 2.9,
      chin: 4.6,
      finish: 'matte',
      paper: ['dunes', 'lagoon'],
    }),
  },
  {
    id: 198,
    name: 'realme C75 8/256',
    category: 'hp-terjangkau',
    price: 2_699_000,
    weight: 420,
    rated: [4.61, 174],
    sold: {
      variants: [
        ['Lightning Gold', '#d8b877', [8, 4, 4]],
        ['Black Storm Night', '#23262e', [11, 0, 5]],
      ],
    },
    about: [
      'Boleh kehujanan, boleh jatuh: lolos uji IP69 untuk semprotan air panas dan ArmorShell untuk benturan. Pilihan kurir dan pekerja lapangan.',
    ],
    points: ['IP68 dan IP69', 'Baterai 6.000 mAh', 'Mode keluarkan air dari speaker'],
    facts: {
      Layar: '6,72 inci IPS, FHD+, 90 Hz',
      Chipset: 'Helio G92 Max',
      Memori: 'RAM 8 GB, penyimpanan 256 GB',
      Kamera: '50 MP',
      Baterai: '6.000 mAh, 45 W',
    },
    drawing: phone([76, 165.7, 8], towerCamera(3, 'body', 30), {
      corner: 8.5,
      bezel: 2.2,
      chin: 4,
      finish: 'stripes',
      paper: ['ribbon', 'sand'],
    }),
  },
  {
    id: 194,
    name: 'OPPO A3x 4/128',
    category: 'hp-terjangkau',
    price: 1_799_000,
    weight: 390,
    rated: [4.29, 98],
    sold: {
      variants: [
        ['Ocean Blue', '#5f8fc2', [9, 5, 3]],
        ['Nebula Red', '#a5404d', [6, 0, 0]],
      ],
    },
    about: [
      'Rangkanya diperkuat agar selamat dari jatuh setinggi pinggang, dan isi 45 W-nya termasuk kencang untuk harga di bawah dua juta.',
    ],
    points: [
      'Isi cepat 45 W',
      'Lampu Breathing Light saat ada pesan',
      'Splash Touch untuk jari basah',
    ],
    facts: {
      Layar: '6,67 inci IPS, HD+, 90 Hz',
      Chipset: 'Snapdragon 6s 4G Gen 1',
      Memori: 'RAM 4 GB, penyimpanan 128 GB',
      Kamera: '8 MP',
      Baterai: '5.100 mAh, 45 W',
    },
    drawing: phone([76, 165.8, 7.7], towerCamera(2, 'body', 18), {
      corner: 9,
      bezel: 2.4,
      chin: 4.4,
      finish: 'glossy',
      paper: ['orbs', 'lagoon'],
    }),
  },
];
