import { roundCamera, towerCamera } from '../../drawing/devices/camera-layout.ts';
import { phone } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** Flagship phones bought for their speed. */
export const FAST_PHONES: readonly SeedProduct[] = [
  {
    id: 237,
    name: 'OPPO Find X8 Pro 16/512',
    category: 'hp-flagship',
    price: 18_499_000,
    was: 19_499_000,
    weight: 500,
    rated: [4.77, 47],
    sold: {
      variants: [
        ['Pearl White', '#edeae4', [3, 2, 0]],
        ['Space Black', '#26272b', [5, 1, 2]],
      ],
    },
    about: [
      'Dua periskop dalam satu ponsel: 3x untuk potret dan 6x untuk pemandangan jauh, dibantu Hasselblad Master Mode bagi yang suka mengatur sendiri.',
      'Tombol Quick Button di sisi kanan membuka kamera sebelum momennya lewat.',
    ],
    points: [
      'Dua kamera periskop 50 MP',
      'Modul kamera tipis yang rata saat di meja',
      'Isi nirkabel 50 W',
    ],
    facts: {
      Layar: '6,78 inci AMOLED melengkung, 120 Hz, 4.500 nit',
      Chipset: 'Dimensity 9400',
      Memori: 'RAM 16 GB, penyimpanan 512 GB',
      Kamera: '50 MP + 50 MP ultrawide + 50 MP tele 3x + 50 MP tele 6x',
      Baterai: '5.910 mAh, 80 W kabel, 50 W nirkabel',
      Ketahanan: 'IP68 dan IP69',
    },
    drawing: phone([76.7, 162.3, 8.2], roundCamera(38.3, 30, 22, 4, 'metal'), {
      corner: 13,
      bezel: 1.4,
      finish: 'glossy',
      paper: ['petals', 'rose'],
    }),
  },
  {
    id: 231,
    name: 'realme GT 7 Pro 12/256',
    category: 'hp-flagship',
    price: 10_999_000,
    was: 11_999_000,
    weight: 480,
    rated: [4.62, 73],
    sold: {
      variants: [
        ['Mars Orange', '#d9824f', [6, 3, 4]],
        ['Galaxy Grey', '#6b6f77', [0, 2, 0]],
      ],
    },
    about: [
      'Snapdragon 8 Elite dengan harga di bawah sebelas juta, plus baterai 6.500 mAh yang jarang ditemui di kelasnya. Panel belakang Mars Orange terinspirasi permukaan Mars, dengan tekstur halus saat disentuh.',
    ],
    points: [
      'Skor kinerja setara flagship dua kali harganya',
      'Foto bawah air tanpa casing khusus',
      'Layar Eco2 OLED hemat daya',
    ],
    facts: {
      Layar: '6,78 inci OLED, 1-120 Hz, 6.500 nit puncak',
      Chipset: 'Snapdragon 8 Elite',
      Memori: 'RAM 12 GB, penyimpanan 256 GB',
      Kamera: '50 MP IMX906 + 50 MP tele 3x + 8 MP ultrawide',
      Baterai: '6.500 mAh, 120 W',
    },
    drawing: phone([76.9, 162.5, 8.6], towerCamera(3, 'metal', 34), {
      corner: 10,
      bezel: 1.6,
      finish: 'leather',
      paper: ['dunes', 'ember'],
    }),
  },
  {
    id: 226,
    name: 'ROG Phone 9 12/256',
    category: 'hp-flagship',
    price: 14_999_000,
    weight: 640,
    rated: [4.68, 39],
    sold: {
      variants: [
        ['Phantom Black', '#1f2126', [4, 0, 0]],
        ['Storm White', '#e4e5e8', [2, 1, 0]],
      ],
    },
    about: [
      'Ponsel yang terang-terangan dibuat untuk main game: layar 185 Hz, tombol AirTrigger di bahu, dan 85 lampu LED mini di punggung yang bisa menampilkan animasi.',
    ],
    points: [
      'AirTrigger ultrasonik yang bisa dipetakan bebas',
      'Dua lubang USB-C supaya kabel tidak mengganjal tangan',
      'Jack audio 3,5 mm masih ada',
    ],
    facts: {
      Layar: '6,78 inci LTPO AMOLED, sampai 185 Hz',
      Chipset: 'Snapdragon 8 Elite',
      Memori: 'RAM 12 GB, penyimpanan 256 GB',
      Kamera: '50 MP gimbal + 13 MP ultrawide + 5 MP makro',
      Baterai: '5.800 mAh, 65 W, isi nirkabel 15 W',
      'Isi kotak': 'Unit, charger 65 W, kabel, casing Aero',
    },
    drawing: phone([76.8, 163.8, 8.9], towerCamera(3, 'glass', 44), {
      corner: 8,
      bezel: 3,
      finish: 'stripes',
      paper: ['prism', 'neon'],
    }),
  },
  {
    id: 221,
    name: 'OnePlus 13 16/512',
    category: 'hp-flagship',
    price: 15_499_000,
    weight: 490,
    sold: {
      variants: [
        ['Midnight Ocean', '#2f4a74', [2, 0, 0]],
        ['Arctic Dawn', '#e9edf0', [0, 1, 0]],
      ],
    },
    about: [
      'Punggung Midnight Ocean dilapisi bahan mikrofiber mirip kulit, jadi tidak licin dan tidak mudah meninggalkan sidik jari. Tuas tiga posisi untuk mode dering masih dipertahankan.',
    ],
    points: [
      'Alert Slider: dering, getar, hening',
      'Layar BOE X2 tetap responsif saat basah',
      'OxygenOS yang ringan',
    ],
    facts: {
      Layar: '6,82 inci LTPO AMOLED, QHD+, 1-120 Hz',
      Chipset: 'Snapdragon 8 Elite',
      Memori: 'RAM 16 GB, penyimpanan 512 GB',
      Kamera: '50 MP Hasselblad + 50 MP tele + 50 MP ultrawide',
      Baterai: '6.000 mAh, 100 W',
    },
    drawing: phone([76.5, 162.9, 8.5], roundCamera(25, 31, 20, 4, 'metal'), {
      corner: 12,
      bezel: 1.6,
      finish: 'two-tone',
      paper: ['ribbon', 'lagoon'],
    }),
  },
];
