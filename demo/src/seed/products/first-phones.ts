import { barCamera, gridCamera, roundCamera } from '../../drawing/devices/camera-layout.ts';
import { phone } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** Large affordable phones, often a first one. */
export const FIRST_PHONES: readonly SeedProduct[] = [
  {
    id: 195,
    name: 'vivo Y28 8/256',
    category: 'hp-terjangkau',
    price: 2_499_000,
    was: 2_699_000,
    weight: 410,
    rated: [4.33, 66],
    sold: {
      variants: [
        ['Agate Green', '#4f7a68', [5, 3, 3]],
        ['Gleaming Orange', '#e59a6a', [0, 0, 0]],
      ],
    },
    about: [
      'Baterai 6.000 mAh dijanjikan tetap sehat empat tahun pemakaian. Bingkai lampu Dynamic Light di sekitar kamera memberi tahu panggilan dan musik.',
    ],
    points: [
      'Dua hari sekali isi untuk pemakaian ringan',
      'Speaker ganda 150 persen',
      'NFC untuk e-money',
    ],
    facts: {
      Layar: '6,68 inci IPS, HD+, 90 Hz',
      Chipset: 'Helio G85',
      Memori: 'RAM 8 GB, penyimpanan 256 GB',
      Kamera: '50 MP + 2 MP',
      Baterai: '6.000 mAh, 44 W',
    },
    drawing: phone(
      [76, 163.6, 8],
      {
        islands: [
          { x: 6, y: 6, width: 30, height: 30, radius: 15, tone: 'glass' },
          { x: 10, y: 42, width: 22, height: 22, radius: 11, tone: 'body' },
        ],
        lenses: [
          { x: 21, y: 21, r: 8 },
          { x: 21, y: 53, r: 6 },
        ],
        flashes: [{ x: 43, y: 14, r: 2 }],
      },
      {
        corner: 9,
        bezel: 2.3,
        chin: 4,
        finish: 'matte',
        paper: ['petals', 'moss'],
      },
    ),
  },
  {
    id: 197,
    name: 'Infinix Hot 50 Pro 8/256',
    category: 'hp-terjangkau',
    price: 2_299_000,
    weight: 400,
    rated: [4.44, 153],
    sold: {
      variants: [
        ['Titanium Grey', '#7d8188', [8, 6, 0]],
        ['Glacier Blue', '#a9c7dd', [10, 2, 5]],
      ],
    },
    about: [
      'Layar AMOLED 120 Hz dengan pemindai sidik jari di bawah kaca, kombinasi yang biasanya baru muncul di harga tiga jutaan. Ketebalannya 7,4 mm.',
    ],
    points: ['AMOLED 120 Hz', 'Sidik jari di layar', 'IP54'],
    facts: {
      Layar: '6,78 inci AMOLED, FHD+, 120 Hz',
      Chipset: 'Helio G100',
      Memori: 'RAM 8 GB, penyimpanan 256 GB',
      Kamera: '50 MP',
      Baterai: '5.000 mAh, 33 W',
    },
    drawing: phone([74.6, 164, 7.4], barCamera(74.6, 3, 'glass'), {
      corner: 8,
      bezel: 2,
      finish: 'edge',
      paper: ['planet', 'aurora'],
    }),
  },
  {
    id: 192,
    name: 'Tecno Spark 30 8/256',
    category: 'hp-terjangkau',
    price: 1_999_000,
    weight: 400,
    rated: [4.12, 41],
    sold: {
      variants: [
        ['Orbit White', '#ecebe7', [7, 3, 2]],
        ['Orbit Black', '#222429', [0, 5, 3]],
      ],
    },
    about: [
      'Kamera 64 MP dengan sensor Sony mengambil detail lebih banyak daripada kebanyakan ponsel dua jutaan, dan inframerahnya bisa menggantikan remote AC.',
    ],
    points: ['Sensor Sony IMX682', 'Remote inframerah', 'Speaker stereo Dolby Atmos'],
    facts: {
      Layar: '6,78 inci IPS, FHD+, 90 Hz',
      Chipset: 'Helio G91',
      Memori: 'RAM 8 GB, penyimpanan 256 GB',
      Kamera: '64 MP',
      Baterai: '5.000 mAh, 18 W',
    },
    drawing: phone([76.1, 165.6, 7.7], gridCamera(76.1, 'middle', 'metal', 40), {
      corner: 10,
      bezel: 2.2,
      finish: 'glossy',
      paper: ['planet', 'dusk'],
    }),
  },
  {
    id: 191,
    name: 'Itel RS4 8/128',
    category: 'hp-terjangkau',
    price: 1_399_000,
    was: 1_549_000,
    weight: 400,
    sold: {
      variants: [
        ['Starlit Black', '#1f2226', [6, 0, 0]],
        ['Lyrical Blue', '#6d93c9', [4, 2, 2]],
      ],
    },
    about: [
      'Helio G99 dan layar 120 Hz di harga satu jutaan, ramah bagi pemain game kasual dengan uang saku terbatas.',
    ],
    points: ['Chipset G99 termurah di toko kami', 'Isi 45 W', 'Tombol sidik jari di samping'],
    facts: {
      Layar: '6,56 inci IPS, HD+, 120 Hz',
      Chipset: 'Helio G99 Ultimate',
      Memori: 'RAM 8 GB, penyimpanan 128 GB',
      Kamera: '50 MP',
      Baterai: '5.000 mAh, 45 W',
    },
    drawing: phone([75.7, 163.6, 8.4], roundCamera(22, 27, 17, 2, 'glass'), {
      cutout: 'hole-left',
      corner: 7.5,
      bezel: 2.4,
      chin: 4.2,
      finish: 'stripes',
      paper: ['prism', 'ember'],
    }),
  },
];
