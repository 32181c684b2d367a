import { watchFaceOf } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** Smart watches. */
export const SMARTWATCHES: readonly SeedProduct[] = [
  {
    id: 135,
    name: 'Galaxy Watch7 44 mm',
    category: 'smartwatch',
    price: 3_999_000,
    was: 4_499_000,
    weight: 230,
    rated: [4.6, 104],
    featured: 10,
    sold: {
      variants: [
        ['Green', '#5f6f62', [5, 3, 2]],
        ['Silver', '#d6d7d6', [6, 0, 3]],
      ],
    },
    about: [
      'GPS dua frekuensi tidak lagi bingung di antara gedung Sudirman, dan skor energi pagi menjelaskan kenapa kemarin terasa berat.',
    ],
    points: ['GPS L1 + L5', 'Analisis tidur dan sleep apnea', 'Wear OS dengan aplikasi lengkap'],
    facts: {
      Layar: '1,5 inci Super AMOLED, kristal safir',
      Chipset: 'Exynos W1000',
      Baterai: '425 mAh, sekitar 40 jam',
      Ketahanan: '5 ATM, IP68',
    },
    drawing: {
      kind: 'watch',
      look: {
        shape: 'round',
        metal: '#c3c6c9',
        strap: 'sport',
        crown: 'buttons',
        bezel: 'plain',
        face: watchFaceOf('modular', ['orbs', 'moss']),
      },
    },
  },
  {
    id: 134,
    name: 'Apple Watch Series 10 GPS 42 mm',
    category: 'smartwatch',
    price: 6_999_000,
    weight: 280,
    rated: [4.85, 73],
    sold: {
      variants: [
        ['Jet Black', '#232427', [4, 2, 2]],
        ['Rose Gold', '#e6c1b3', [3, 0, 1]],
        ['Silver', '#e3e3e0', [4, 2, 0]],
      ],
    },
    about: [
      'Layarnya terlihat jelas dari samping, jadi melirik waktu saat rapat tidak lagi kentara. Setengah jam isi cukup untuk 80 persen.',
    ],
    points: [
      'Paling tipis di antara Apple Watch',
      'Kedalaman dan suhu air',
      'Deteksi jatuh dan kecelakaan',
    ],
    facts: {
      Layar: '42 mm LTPO3 OLED selalu menyala',
      Chip: 'S10 SiP',
      Baterai: '18 jam, 36 jam mode hemat',
      Ketahanan: '50 meter',
    },
    drawing: {
      kind: 'watch',
      look: {
        shape: 'square',
        metal: '#3b3c40',
        strap: 'sport',
        crown: 'crown',
        bezel: 'plain',
        face: watchFaceOf('rings', ['orbs', 'sky']),
      },
    },
  },
  {
    id: 133,
    name: 'Apple Watch SE 2 GPS 40 mm',
    category: 'smartwatch',
    price: 3_799_000,
    was: 4_199_000,
    weight: 270,
    rated: [4.7, 188],
    sold: {
      variants: [
        ['Midnight', '#2b3038', [6, 4, 3]],
        ['Starlight', '#ebe3d5', [5, 2, 0]],
        ['Silver', '#cfd6dd', [0, 3, 3]],
      ],
    },
    about: [
      'Semua yang penting dari Apple Watch dengan harga separuhnya: olahraga, notifikasi, dan panggilan darurat.',
    ],
    points: ['Cincin aktivitas', 'Mode Keluarga untuk anak', 'Tahan renang'],
    facts: {
      Layar: '40 mm Retina OLED',
      Chip: 'S8 SiP',
      Baterai: '18 jam',
      Ketahanan: '50 meter',
    },
    drawing: {
      kind: 'watch',
      look: {
        shape: 'square',
        metal: '#d8d9da',
        strap: 'weave',
        crown: 'crown',
        bezel: 'cushion',
        face: watchFaceOf('picture', ['dunes', 'coral']),
      },
    },
  },
  {
    id: 132,
    name: 'Huawei Watch GT 5 46 mm',
    category: 'smartwatch',
    price: 2_799_000,
    was: 3_299_000,
    weight: 320,
    rated: [4.67, 129],
    sold: {
      variants: [
        ['Kulit Cokelat', '#7d4f31', [5, 2, 3]],
        ['Fluoro Hitam', '#26282c', [7, 3, 0]],
        ['Baja Perak', '#bfc3c8', [2, 0, 2]],
      ],
    },
    about: [
      'Dua minggu sekali isi, bukan dua hari. Bezel bertakik dan tali kulitnya pantas dipakai ke undangan.',
    ],
    points: ['14 hari', 'TruSense untuk denyut dan oksigen', 'Peta jalur lari'],
    facts: {
      Layar: '1,43 inci AMOLED',
      Baterai: 'Sampai 14 hari',
      Ketahanan: '5 ATM, IP69K',
      Sistem: 'Android dan iOS',
    },
    drawing: {
      kind: 'watch',
      look: {
        shape: 'round',
        metal: '#4a4c50',
        strap: 'leather',
        crown: 'buttons',
        bezel: 'ticks',
        face: watchFaceOf('analog', ['orbs', 'slate']),
      },
    },
  },
  {
    id: 131,
    name: 'Garmin Forerunner 165',
    category: 'smartwatch',
    price: 4_299_000,
    weight: 220,
    rated: [4.81, 52],
    sold: {
      variants: [
        ['Black', '#2a2c30', [3, 1, 2]],
        ['Mist Grey', '#b9c0c4', [2, 0, 0]],
        ['Turquoise', '#5fb8b4', [0, 2, 1]],
      ],
    },
    about: [
      'Pelatih lari di pergelangan: saran latihan harian, waktu pulih, dan prediksi catatan 10K yang jujur. Lima tombol tetap bekerja saat jari berkeringat.',
    ],
    points: ['AMOLED 390 x 390', 'GPS 19 jam', 'Garmin Coach'],
    facts: {
      Layar: '1,2 inci AMOLED',
      Baterai: '11 hari, 19 jam GPS',
      Ketahanan: '5 ATM',
      Bobot: '39 gram',
    },
    drawing: {
      kind: 'watch',
      look: {
        shape: 'round',
        metal: '#2f3136',
        strap: 'sport',
        crown: 'five',
        bezel: 'ticks',
        face: watchFaceOf('modular', ['orbs', 'lagoon']),
      },
    },
  },
];
