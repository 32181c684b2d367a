import {
  columnCamera,
  gridCamera,
  pillCamera,
  towerCamera,
} from '../../drawing/devices/camera-layout.ts';
import { phone } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** Samsung and Xiaomi phones between four and six million. */
export const GALAXY_REDMI_PHONES: readonly SeedProduct[] = [
  {
    id: 219,
    name: 'Galaxy A55 5G 8/256',
    category: 'hp-kelas-menengah',
    price: 5_999_000,
    was: 6_499_000,
    weight: 420,
    rated: [4.7, 342],
    featured: 4,
    sold: {
      variants: [
        ['Awesome Navy', '#33415f', [9, 5, 0]],
        ['Awesome Iceblue', '#c3d9e8', [7, 4, 3]],
        ['Awesome Lilac', '#cfc2dd', [0, 0, 0]],
      ],
    },
    about: [
      'Rangka aluminium dan punggung kaca membuatnya terasa lebih mahal daripada harganya. Kamera malam dengan OIS cukup andal untuk foto makan malam tanpa lampu tambahan.',
    ],
    points: [
      'Rangka logam Key Island yang nyaman digenggam',
      'IP67, aman kehujanan di jalan pulang',
      'Empat generasi pembaruan Android',
    ],
    facts: {
      Layar: '6,6 inci Super AMOLED, FHD+, 120 Hz',
      Chipset: 'Exynos 1480',
      Memori: 'RAM 8 GB, penyimpanan 256 GB, microSD',
      Kamera: '50 MP OIS + 12 MP ultrawide + 5 MP makro',
      Baterai: '5.000 mAh, 25 W',
      'Isi kotak': 'Unit, kabel USB-C, alat SIM',
    },
    drawing: phone([77.4, 161.1, 8.2], columnCamera(3, 6.6), {
      corner: 9.5,
      bezel: 2.4,
      chin: 3.2,
      finish: 'glossy',
      paper: ['orbs', 'orchid'],
    }),
  },
  {
    id: 212,
    name: 'Galaxy A36 5G 8/256',
    category: 'hp-kelas-menengah',
    price: 5_199_000,
    weight: 410,
    rated: [4.55, 120],
    sold: {
      variants: [
        ['Awesome Lavender', '#d9cbe6', [6, 2, 3]],
        ['Awesome Black', '#2c2e33', [8, 4, 4]],
        ['Awesome White', '#eeeeec', [0, 3, 0]],
      ],
    },
    about: [
      'Kini berlapis Gorilla Glass Victus+ di kedua sisi dan mengisi daya 45 W, dua hal yang dulu hanya ada di seri S.',
    ],
    points: ['Isi cepat 45 W', 'IP67', 'Circle to Search langsung dari layar mana pun'],
    facts: {
      Layar: '6,7 inci Super AMOLED, 120 Hz, 1.900 nit',
      Chipset: 'Snapdragon 6 Gen 3',
      Memori: 'RAM 8 GB, penyimpanan 256 GB',
      Kamera: '50 MP OIS + 8 MP ultrawide + 5 MP makro',
      Baterai: '5.000 mAh, 45 W',
    },
    drawing: phone(
      [78.2, 162.9, 7.4],
      {
        ...pillCamera('glass'),
        lenses: [
          { x: 14.5, y: 12.6, r: 5.4 },
          { x: 14.5, y: 24, r: 5.4 },
          { x: 14.5, y: 35.4, r: 5.4 },
        ],
      },
      {
        corner: 9,
        bezel: 2.5,
        chin: 3.4,
        finish: 'matte',
        paper: ['ribbon', 'orchid'],
      },
    ),
  },
  {
    id: 224,
    name: 'Redmi Note 14 Pro 5G 8/256',
    category: 'hp-kelas-menengah',
    price: 4_499_000,
    was: 4_999_000,
    weight: 400,
    rated: [4.6, 268],
    featured: 6,
    sold: {
      variants: [
        ['Coral Green', '#7fa99a', [12, 6, 5]],
        ['Lavender Purple', '#b8a9d4', [8, 3, 2]],
        ['Midnight Black', '#26282d', [10, 5, 7]],
      ],
    },
    about: [
      'Sensor 200 MP di harga empat jutaan: foto bisa dipotong empat kali lipat dan masih layak cetak. Layar lengkungnya dilindungi Gorilla Glass Victus 2.',
      'Sudah lolos uji IP68, jarang untuk kelas ini.',
    ],
    points: [
      'Kamera 200 MP dengan OIS',
      'Layar AMOLED 1,5K yang bisa dipakai dengan jari basah',
      'Charger 45 W sudah di dalam kotak',
    ],
    facts: {
      Layar: '6,67 inci CrystalRes AMOLED, 120 Hz, 3.000 nit',
      Chipset: 'Dimensity 7300-Ultra',
      Memori: 'RAM 8 GB, penyimpanan 256 GB',
      Kamera: '200 MP OIS + 8 MP ultrawide + 2 MP makro',
      Baterai: '5.110 mAh, 45 W',
      Ketahanan: 'IP68',
    },
    drawing: phone([74.4, 162.3, 8.4], gridCamera(74.4, 'middle', 'glass', 35), {
      corner: 12,
      bezel: 1.7,
      finish: 'fade',
      paper: ['petals', 'aurora'],
    }),
  },
  {
    id: 228,
    name: 'POCO X7 Pro 5G 12/256',
    category: 'hp-kelas-menengah',
    price: 4_699_000,
    weight: 410,
    rated: [4.72, 195],
    sold: {
      variants: [
        ['POCO Yellow', '#f0c33c', [7, 4, 4]],
        ['Nebula Green', '#3f5f55', [5, 0, 2]],
        ['Obsidian Black', '#222428', [9, 3, 3]],
      ],
    },
    about: [
      'Dimensity 8400-Ultra di dalamnya mengalahkan banyak ponsel dua kali harga saat bermain lama, dan baterai 6.000 mAh menemani sampai ronde terakhir.',
    ],
    points: [
      'Baterai 6.000 mAh, isi 90 W',
      'Pendingin LiquidCool 4.0',
      'Kulit sintetis kuning khas POCO',
    ],
    facts: {
      Layar: '6,67 inci AMOLED 1,5K, 120 Hz',
      Chipset: 'Dimensity 8400-Ultra',
      Memori: 'RAM 12 GB, penyimpanan 256 GB UFS 4.0',
      Kamera: '50 MP OIS + 8 MP ultrawide',
      Baterai: '6.000 mAh, 90 W',
      'Isi kotak': 'Unit, charger 90 W, kabel, casing',
    },
    drawing: phone(
      [75.2, 160.8, 8.3],
      { ...towerCamera(2, 'glass', 20), flashes: [{ x: 32, y: 14, r: 2 }] },
      {
        corner: 10,
        bezel: 1.8,
        finish: 'two-tone',
        paper: ['prism', 'citrus'],
      },
    ),
  },
];
