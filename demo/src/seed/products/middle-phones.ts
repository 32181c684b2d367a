import { eyesCamera, roundCamera, towerCamera } from '../../drawing/devices/camera-layout.ts';
import { phone } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** Phones of the middle class by the other makers. */
export const MIDDLE_PHONES: readonly SeedProduct[] = [
  {
    id: 218,
    name: 'OPPO Reno12 5G 12/256',
    category: 'hp-kelas-menengah',
    price: 6_499_000,
    was: 6_999_000,
    weight: 400,
    rated: [4.48, 97],
    sold: {
      variants: [
        ['Astro Silver', '#c9cdd4', [4, 3, 2]],
        ['Sunset Pink', '#e6b7b4', [6, 2, 0]],
      ],
    },
    about: [
      'Permukaan Astro Silver berpendar mengikuti arah cahaya, sementara bodinya hanya 7,6 mm. Fitur AI Eraser menghapus orang lewat di latar foto dalam beberapa detik.',
    ],
    points: ['AI Eraser dan AI Best Face', 'Layar empat sisi melengkung', 'Ringan, 177 gram'],
    facts: {
      Layar: '6,7 inci AMOLED, FHD+, 120 Hz',
      Chipset: 'Dimensity 7300-Energy',
      Memori: 'RAM 12 GB, penyimpanan 256 GB',
      Kamera: '50 MP OIS + 8 MP ultrawide + 2 MP makro',
      Baterai: '5.000 mAh, 80 W',
    },
    drawing: phone([74.1, 161.4, 7.6], towerCamera(3, 'body', 23), {
      corner: 11,
      bezel: 1.6,
      finish: 'fade',
      paper: ['ribbon', 'rose'],
    }),
  },
  {
    id: 223,
    name: 'vivo V50 12/256',
    category: 'hp-kelas-menengah',
    price: 6_999_000,
    weight: 410,
    rated: [4.66, 83],
    sold: {
      variants: [
        ['Satin Black', '#24262b', [6, 4, 1]],
        ['Mist Purple', '#b9aed2', [5, 3, 4]],
      ],
    },
    about: [
      'ZEISS untuk potret dengan anggaran menengah: tujuh gaya bokeh klasik dan Aura Light yang menghangatkan warna kulit di kafe remang.',
    ],
    points: [
      'Kamera depan dan belakang 50 MP autofokus',
      'Aura Light yang bisa diatur hangatnya',
      'Baterai 6.000 mAh, tebal 7,4 mm',
    ],
    facts: {
      Layar: '6,77 inci AMOLED, 120 Hz, 4.500 nit',
      Chipset: 'Snapdragon 7 Gen 3',
      Memori: 'RAM 12 GB, penyimpanan 256 GB',
      Kamera: '50 MP ZEISS OIS + 50 MP ultrawide',
      Baterai: '6.000 mAh, 90 W',
      Ketahanan: 'IP68 dan IP69',
    },
    drawing: phone(
      [76.7, 163.3, 7.4],
      {
        islands: [
          { x: 6, y: 6, width: 24, height: 50, radius: 12, tone: 'body' },
          { x: 8, y: 8, width: 20, height: 20, radius: 10, tone: 'glass' },
        ],
        lenses: [
          { x: 18, y: 14, r: 4.6 },
          { x: 18, y: 23, r: 4.2 },
        ],
        flashes: [{ x: 18, y: 46, r: 5.4 }],
      },
      {
        corner: 11.5,
        bezel: 1.7,
        finish: 'edge',
        paper: ['dunes', 'dusk'],
      },
    ),
  },
  {
    id: 217,
    name: 'realme 13 Pro+ 5G 12/512',
    category: 'hp-kelas-menengah',
    price: 7_299_000,
    was: 7_799_000,
    weight: 410,
    rated: [4.41, 58],
    sold: {
      variants: [
        ['Monet Gold', '#d9bf8f', [3, 0, 2]],
        ['Emerald Green', '#2f5b4c', [4, 2, 1]],
      ],
    },
    about: [
      'Corak punggungnya diambil dari lukisan Monet, dengan serpih halus yang berkilau pelan saat digerakkan. Di baliknya ada dua sensor Sony LYT untuk utama dan tele.',
    ],
    points: [
      'Tele periskop 3x',
      'Modul kamera bundar seperti arloji',
      'RAM 12 GB, penyimpanan lega 512 GB',
    ],
    facts: {
      Layar: '6,7 inci AMOLED melengkung, 120 Hz',
      Chipset: 'Snapdragon 7s Gen 2',
      Memori: 'RAM 12 GB, penyimpanan 512 GB',
      Kamera: '50 MP LYT-701 + 50 MP tele LYT-600 + 8 MP ultrawide',
      Baterai: '5.200 mAh, 80 W',
    },
    drawing: phone([75.9, 161.3, 8.2], roundCamera(38, 30, 21, 3, 'metal'), {
      corner: 11,
      bezel: 1.7,
      finish: 'stripes',
      paper: ['dunes', 'sand'],
    }),
  },
  {
    id: 235,
    name: 'Nothing Phone (3a) 8/256',
    category: 'hp-kelas-menengah',
    price: 5_799_000,
    weight: 420,
    rated: [4.8, 76],
    sold: {
      variants: [
        ['White', '#e9e9e6', [6, 3, 3]],
        ['Black', '#25272b', [7, 2, 4]],
      ],
    },
    about: [
      'Punggung transparan dengan lampu Glyph yang berkedip sesuai penelepon. Tombol Essential menyimpan tangkapan layar, suara, dan ide ke satu tempat.',
    ],
    points: [
      'Glyph Interface dengan tiga garis lampu',
      'Kamera tele 2x khusus',
      'Nothing OS tanpa iklan',
    ],
    facts: {
      Layar: '6,77 inci AMOLED, FHD+, 30-120 Hz',
      Chipset: 'Snapdragon 7s Gen 3',
      Memori: 'RAM 8 GB, penyimpanan 256 GB',
      Kamera: '50 MP OIS + 50 MP tele 2x + 8 MP ultrawide',
      Baterai: '5.000 mAh, 50 W',
    },
    drawing: phone([77.5, 163.5, 8.4], eyesCamera(77.5, 'glass'), {
      corner: 11,
      bezel: 2,
      finish: 'glyph',
      rim: '#b9bbbf',
      paper: ['orbs', 'slate'],
    }),
  },
  {
    id: 210,
    name: 'Infinix GT 20 Pro 12/256',
    category: 'hp-kelas-menengah',
    price: 4_399_000,
    was: 4_599_000,
    weight: 430,
    rated: [4.52, 141],
    sold: {
      variants: [
        ['Mecha Blue', '#4a6e96', [5, 3, 3]],
        ['Mecha Silver', '#bfc4cb', [0, 0, 4]],
      ],
    },
    about: [
      'Chip layar Pixelworks X5 Turbo menaikkan bingkai game sampai 90 fps tanpa membebani GPU. Lampu LED di punggung berdenyut mengikuti musik dan notifikasi.',
    ],
    points: [
      'Layar 144 Hz',
      'Bypass charging supaya baterai tidak panas saat main',
      'Speaker ganda JBL',
    ],
    facts: {
      Layar: '6,78 inci AMOLED, FHD+, 144 Hz',
      Chipset: 'Dimensity 8200 Ultimate',
      Memori: 'RAM 12 GB, penyimpanan 256 GB',
      Kamera: '108 MP OIS + 2 MP makro + 2 MP kedalaman',
      Baterai: '5.000 mAh, 45 W',
    },
    drawing: phone([75.4, 164.3, 8.2], towerCamera(4, 'glass', 30), {
      corner: 8,
      bezel: 2,
      finish: 'edge',
      paper: ['prism', 'sky'],
    }),
  },
];
