import type { CameraLayout } from '../../drawing/devices/camera-layout.ts';
import { towerCamera } from '../../drawing/devices/camera-layout.ts';
import { phoneLook } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

const coverPair = (x: number, y: number, r: number): CameraLayout => ({
  islands: [],
  lenses: [
    { x, y, r },
    { x: x + 2 * r + 1.4, y, r },
  ],
  flashes: [{ x: x + r + 0.7, y: y + r + 3, r: 1.8 }],
});

/** Phones that fold. */
export const FOLDABLE_PHONES: readonly SeedProduct[] = [
  {
    id: 245,
    name: 'Galaxy Z Flip6 12/256',
    category: 'hp-lipat',
    price: 15_999_000,
    was: 17_499_000,
    weight: 460,
    rated: [4.58, 92],
    sold: {
      variants: [
        ['Mint', '#bfe0d2', [5, 2, 2]],
        ['Blue', '#a9c4e4', [6, 3, 0]],
        ['Yellow', '#f0dfa8', [3, 0, 1]],
        ['Silver Shadow', '#c5c8cc', [4, 2, 2]],
      ],
    },
    about: [
      'Terlipat ia masuk saku kemeja; terbuka ia ponsel 6,7 inci biasa. Layar luar 3,4 inci cukup untuk membalas pesan, memutar musik, dan swafoto dengan kamera utama.',
    ],
    points: [
      'FlexCam: berdiri sendiri tanpa tripod',
      'Engsel baru dengan lipatan lebih samar',
      'IP48, tahan air tawar',
    ],
    facts: {
      'Layar dalam': '6,7 inci Dynamic AMOLED 2X, 120 Hz',
      'Layar luar': '3,4 inci Super AMOLED',
      Chipset: 'Snapdragon 8 Gen 3 for Galaxy',
      Memori: 'RAM 12 GB, penyimpanan 256 GB',
      Kamera: '50 MP OIS + 12 MP ultrawide',
      Baterai: '4.000 mAh, 25 W',
    },
    drawing: {
      kind: 'foldable',
      look: {
        way: 'clamshell',
        open: phoneLook([71.9, 165.1, 6.9], coverPair(44, 68.5, 7), {
          corner: 10,
          bezel: 2.4,
          paper: ['orbs', 'orchid'],
        }),
      },
    },
  },
  {
    id: 230,
    name: 'Galaxy Z Fold6 12/512',
    category: 'hp-lipat',
    price: 26_499_000,
    was: 28_499_000,
    weight: 560,
    rated: [4.69, 36],
    sold: {
      variants: [
        ['Navy', '#39466a', [2, 1, 0]],
        ['Silver Shadow', '#c2c5c9', [3, 0, 1]],
        ['Pink', '#e6c4c2', [0, 0, 0]],
      ],
    },
    about: [
      'Dibuka seperti buku menjadi layar 7,6 inci: kalender di kiri, rapat di kanan, dokumen di bawah. Saat ditutup, layar luarnya kini selebar ponsel biasa.',
      'Mendukung S Pen khusus Fold yang dijual terpisah.',
    ],
    points: ['Tiga aplikasi sekaligus di satu layar', 'Bobot 239 gram', 'Rangka Armor Aluminum'],
    facts: {
      'Layar dalam': '7,6 inci Dynamic AMOLED 2X, 1-120 Hz',
      'Layar luar': '6,3 inci Dynamic AMOLED 2X',
      Chipset: 'Snapdragon 8 Gen 3 for Galaxy',
      Memori: 'RAM 12 GB, penyimpanan 512 GB',
      Kamera: '50 MP OIS + 10 MP tele + 12 MP ultrawide',
      Baterai: '4.400 mAh, 25 W',
    },
    drawing: {
      kind: 'foldable',
      look: {
        way: 'book',
        open: phoneLook([153.5, 153.5, 5.6], towerCamera(3, 'glass', 20), {
          corner: 6,
          bezel: 2.2,
          cutout: 'none',
          paper: ['ribbon', 'dusk'],
        }),
      },
    },
  },
  {
    id: 214,
    name: 'OPPO Find N3 Flip 12/256',
    category: 'hp-lipat',
    price: 12_499_000,
    was: 14_999_000,
    weight: 450,
    rated: [4.47, 51],
    sold: {
      variants: [
        ['Cream Gold', '#e3d2ae', [3, 0, 0]],
        ['Sleek Black', '#25272b', [2, 2, 1]],
      ],
    },
    about: [
      'Satu-satunya lipat vertikal di toko kami dengan tele 2x, sehingga potret tidak perlu dipotong. Layar luarnya tegak, pas untuk aplikasi sehari-hari.',
    ],
    points: [
      'Tiga kamera racikan Hasselblad',
      'Lipatan nyaris tak terlihat',
      'Tuas hening di sisi kiri',
    ],
    facts: {
      'Layar dalam': '6,8 inci AMOLED, 120 Hz',
      'Layar luar': '3,26 inci AMOLED tegak',
      Chipset: 'Dimensity 9200',
      Memori: 'RAM 12 GB, penyimpanan 256 GB',
      Kamera: '50 MP + 48 MP ultrawide + 32 MP tele 2x',
      Baterai: '4.300 mAh, 44 W',
    },
    drawing: {
      kind: 'foldable',
      look: {
        way: 'clamshell',
        open: phoneLook(
          [75.8, 166.4, 7.8],
          {
            islands: [{ x: 5, y: 48, width: 32, height: 32, radius: 16, tone: 'glass' }],
            lenses: [
              { x: 15.5, y: 57.5, r: 5.2 },
              { x: 27, y: 57.5, r: 5.2 },
              { x: 21, y: 69.5, r: 5.2 },
            ],
            flashes: [{ x: 30, y: 70, r: 1.6 }],
          },
          { corner: 10, bezel: 2.2, paper: ['dunes', 'sand'] },
        ),
      },
    },
  },
  {
    id: 203,
    name: 'Tecno Phantom V Flip2 8/256',
    category: 'hp-lipat',
    price: 7_999_000,
    was: 8_999_000,
    weight: 460,
    rated: [4.05, 19],
    sold: { tone: '#4c5f8a', stock: [0, 0, 3] },
    about: [
      'Cara paling murah mencicipi ponsel lipat. Layar luarnya mengitari dua kamera dan bisa dipasangi peliharaan virtual yang bereaksi saat disentuh.',
    ],
    points: ['Harga terendah di antara ponsel lipat', 'Isi 70 W', 'Engsel diuji 400.000 kali'],
    facts: {
      'Layar dalam': '6,9 inci AMOLED, 120 Hz',
      'Layar luar': '3,64 inci AMOLED',
      Chipset: 'Dimensity 8020',
      Memori: 'RAM 8 GB, penyimpanan 256 GB',
      Kamera: '50 MP OIS + 50 MP ultrawide',
      Baterai: '4.720 mAh, 70 W',
    },
    drawing: {
      kind: 'foldable',
      look: {
        way: 'clamshell',
        open: phoneLook([73.4, 170.4, 7.6], coverPair(14, 19, 8.4), {
          corner: 9,
          bezel: 2.4,
          finish: 'stripes',
          paper: ['petals', 'sky'],
        }),
      },
    },
  },
];
