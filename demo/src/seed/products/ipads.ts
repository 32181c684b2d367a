import { pillCamera, singleCamera } from '../../drawing/devices/camera-layout.ts';
import { tablet } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** iPads, official units. */
export const IPADS: readonly SeedProduct[] = [
  {
    id: 244,
    name: 'iPad Pro 11 M4 256 GB Wi-Fi',
    category: 'ipad',
    price: 17_999_000,
    weight: 890,
    rated: [4.92, 57],
    sold: {
      variants: [
        ['Space Black', '#3a3b3e', [3, 2, 0]],
        ['Silver', '#d6d8db', [4, 0, 2]],
      ],
    },
    about: [
      'Tandem OLED berarti dua panel menyala bersama: hitamnya pekat, terangnya sampai 1.600 nit, dan tebalnya cuma 5,3 mm. Chip M4 di dalamnya sanggup menyunting video 4K berlapis.',
    ],
    points: [
      'Layar OLED dua lapis',
      'Mendukung Apple Pencil Pro',
      'Thunderbolt untuk monitor dan SSD',
    ],
    facts: {
      Layar: '11 inci Ultra Retina XDR, 10-120 Hz',
      Chipset: 'Apple M4',
      Penyimpanan: '256 GB',
      Kamera: '12 MP dengan LiDAR',
      Konektor: 'Thunderbolt / USB 4',
      'Isi kotak': 'iPad, kabel USB-C, adaptor 20 W',
    },
    drawing: tablet(
      [177.5, 249.7, 5.3],
      {
        ...pillCamera('body'),
        islands: [{ x: 6, y: 6, width: 26, height: 26, radius: 8, tone: 'body' }],
        lenses: [
          { x: 15, y: 15, r: 6.4 },
          { x: 25.4, y: 25.4, r: 3.2 },
        ],
        flashes: [{ x: 26, y: 12.5, r: 1.8 }],
      },
      {
        corner: 14,
        bezel: 7,
        paper: ['ribbon', 'neon'],
      },
    ),
  },
  {
    id: 232,
    name: 'iPad Air 11 M3 128 GB Wi-Fi',
    category: 'ipad',
    price: 10_499_000,
    was: 10_999_000,
    weight: 870,
    rated: [4.84, 109],
    featured: 9,
    sold: {
      variants: [
        ['Blue', '#b9cbe0', [5, 3, 2]],
        ['Purple', '#cfc4e0', [4, 2, 0]],
        ['Starlight', '#e9e0d2', [6, 0, 3]],
        ['Space Gray', '#7c7e83', [5, 4, 4]],
      ],
    },
    about: [
      'Titik tengah yang pas: cukup kuat untuk Procreate berlapis-lapis, cukup ringan untuk dibaca sambil rebahan. Kamera depannya di sisi panjang, jadi rapat daring terlihat wajar.',
    ],
    points: [
      'Chip M3 dengan ray tracing',
      'Apple Pencil Pro dan Pencil USB-C',
      'Magic Keyboard dengan baris fungsi',
    ],
    facts: {
      Layar: '11 inci Liquid Retina, 60 Hz',
      Chipset: 'Apple M3',
      Penyimpanan: '128 GB',
      Kamera: '12 MP belakang, 12 MP depan lanskap',
      Konektor: 'USB-C',
      'Isi kotak': 'iPad, kabel USB-C, adaptor 20 W',
    },
    drawing: tablet([178.5, 247.6, 6.1], singleCamera(), {
      corner: 14,
      bezel: 9,
      paper: ['petals', 'coral'],
      pen: '#f1f1ee',
    }),
  },
  {
    id: 207,
    name: 'iPad A16 128 GB Wi-Fi',
    category: 'ipad',
    price: 6_299_000,
    was: 6_499_000,
    weight: 860,
    rated: [4.71, 204],
    sold: {
      variants: [
        ['Blue', '#6f9bd1', [7, 4, 4]],
        ['Pink', '#ea8fa0', [5, 3, 0]],
        ['Yellow', '#f3d56a', [0, 0, 0]],
        ['Silver', '#d9dbde', [8, 5, 3]],
      ],
    },
    about: [
      'iPad untuk semua orang: sekolah, resep di dapur, sampai kasir kafe. Penyimpanan dasarnya kini 128 GB, dua kali lipat generasi sebelumnya.',
    ],
    points: ['Warna cerah', 'Kamera depan di sisi lanskap', 'Apple Pencil USB-C'],
    facts: {
      Layar: '10,9 inci Liquid Retina, 60 Hz',
      Chipset: 'A16 Bionic',
      Penyimpanan: '128 GB',
      Kamera: '12 MP',
      Konektor: 'USB-C',
    },
    drawing: tablet([179.5, 248.6, 7], singleCamera(), {
      corner: 14,
      bezel: 10.5,
      finish: 'glossy',
      paper: ['orbs', 'citrus'],
    }),
  },
  {
    id: 205,
    name: 'iPad mini A17 Pro 128 GB Wi-Fi',
    category: 'ipad',
    price: 8_499_000,
    weight: 610,
    rated: [4.78, 68],
    sold: {
      variants: [
        ['Blue', '#bccbdc', [3, 2, 1]],
        ['Purple', '#cdc5da', [2, 0, 0]],
      ],
    },
    about: [
      'Seukuran novel dan seberat 293 gram, jadi benar-benar bisa dipegang satu tangan. Favorit pilot, dokter, dan pembaca komik.',
    ],
    points: ['8,3 inci, muat di saku jaket', 'Apple Pencil Pro', 'Wi-Fi 6E'],
    facts: {
      Layar: '8,3 inci Liquid Retina, 60 Hz',
      Chipset: 'A17 Pro',
      Penyimpanan: '128 GB',
      Kamera: '12 MP',
      Bobot: '293 gram',
    },
    drawing: tablet([134.8, 195.4, 6.3], singleCamera(), {
      corner: 12,
      bezel: 7.5,
      paper: ['dunes', 'orchid'],
    }),
  },
];
