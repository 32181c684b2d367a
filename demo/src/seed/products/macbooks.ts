import { laptop } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** MacBooks, official units. */
export const MACBOOKS: readonly SeedProduct[] = [
  {
    id: 246,
    name: 'MacBook Air 13 M4 16/256',
    category: 'macbook',
    price: 16_999_000,
    was: 17_999_000,
    weight: 2_100,
    rated: [4.93, 152],
    featured: 3,
    sold: {
      variants: [
        ['Sky Blue', '#b9cbdb', [6, 3, 2]],
        ['Midnight', '#2e3742', [8, 4, 4]],
        ['Starlight', '#e6dccb', [5, 0, 3]],
        ['Silver', '#d9dbdd', [7, 2, 3]],
      ],
    },
    about: [
      'Tanpa kipas, tanpa suara, 1,24 kg. M4 kini mendukung dua monitor luar dengan tutup terbuka, dan kameranya mengikuti Anda bergeser di depan meja.',
      'Warna Sky Blue hampir perak dari jauh, baru terasa birunya di bawah cahaya pagi.',
    ],
    points: [
      'Baterai sampai 18 jam',
      'RAM 16 GB sejak model terendah',
      'Kamera Center Stage 12 MP',
    ],
    facts: {
      Layar: '13,6 inci Liquid Retina, 500 nit',
      Chipset: 'Apple M4, CPU 10 inti, GPU 8 inti',
      Memori: '16 GB',
      Penyimpanan: 'SSD 256 GB',
      Bobot: '1,24 kg',
      'Isi kotak': 'MacBook Air, adaptor 30 W, kabel MagSafe',
    },
    drawing: laptop([304, 215, 11.3], {
      bezel: [5, 7, 9],
      desktop: 'dock',
      webcam: 'notch',
      keys: { tone: '#1c1d20', numpad: false },
      paper: ['dunes', 'sky'],
    }),
  },
  {
    id: 227,
    name: 'MacBook Air 15 M4 16/512',
    category: 'macbook',
    price: 22_999_000,
    weight: 2_500,
    rated: [4.87, 43],
    sold: {
      variants: [
        ['Starlight', '#e4d9c7', [3, 0, 2]],
        ['Midnight', '#2c3541', [4, 2, 0]],
      ],
    },
    about: [
      'Layar 15,3 inci untuk yang bekerja dengan lembar kerja lebar, tetapi tetap setipis majalah. Enam speaker-nya mengisi kamar kos.',
    ],
    points: ['Layar luas, bobot 1,51 kg', 'Enam speaker', 'Adaptor dua port 35 W'],
    facts: {
      Layar: '15,3 inci Liquid Retina, 500 nit',
      Chipset: 'Apple M4, CPU 10 inti, GPU 10 inti',
      Memori: '16 GB',
      Penyimpanan: 'SSD 512 GB',
      Bobot: '1,51 kg',
    },
    drawing: laptop([340, 238, 11.5], {
      bezel: [5, 7, 9],
      desktop: 'dock',
      webcam: 'notch',
      keys: { tone: '#1c1d20', numpad: false },
      paper: ['ribbon', 'citrus'],
    }),
  },
  {
    id: 239,
    name: 'MacBook Pro 14 M4 16/512',
    category: 'macbook',
    price: 26_499_000,
    was: 27_499_000,
    weight: 2_700,
    rated: [4.9, 61],
    sold: {
      variants: [
        ['Space Black', '#303136', [4, 2, 2]],
        ['Silver', '#d5d7d9', [3, 0, 1]],
      ],
    },
    about: [
      'Layar mini-LED 120 Hz dengan terang puncak 1.600 nit, slot kartu SD, dan tiga Thunderbolt 4: peralatan lengkap untuk editor yang bekerja di lapangan.',
    ],
    points: ['Liquid Retina XDR 120 Hz', 'SDXC dan HDMI tanpa dongle', 'Baterai sampai 24 jam'],
    facts: {
      Layar: '14,2 inci Liquid Retina XDR, 120 Hz',
      Chipset: 'Apple M4, CPU 10 inti, GPU 10 inti',
      Memori: '16 GB',
      Penyimpanan: 'SSD 512 GB',
      Port: '3x Thunderbolt 4, HDMI, SDXC, MagSafe 3',
      Bobot: '1,55 kg',
    },
    drawing: laptop([313, 221, 15.5], {
      bezel: [4, 6, 8],
      desktop: 'dock',
      webcam: 'notch',
      keys: { tone: '#0f1012', numpad: false },
      paper: ['planet', 'neon'],
    }),
  },
];
