import {
  columnCamera,
  pillCamera,
  roundCamera,
  singleCamera,
} from '../../drawing/devices/camera-layout.ts';
import { tablet } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** Android tablets. */
export const ANDROID_TABLETS: readonly SeedProduct[] = [
  {
    id: 238,
    name: 'Galaxy Tab S10+ 12/256 Wi-Fi',
    category: 'tablet-android',
    price: 14_999_000,
    was: 16_499_000,
    weight: 1_150,
    rated: [4.75, 44],
    sold: {
      variants: [
        ['Moonstone Gray', '#6f7277', [4, 2, 2]],
        ['Platinum Silver', '#cfd1d4', [3, 0, 1]],
      ],
    },
    about: [
      'Layar AMOLED 12,4 inci berlapis antipantul, dengan S Pen yang menempel di punggung sekaligus mengisi daya. Coretan tangan bisa dirapikan menjadi catatan rapi.',
    ],
    points: [
      'S Pen di dalam kotak',
      'IP68, aman di dapur dan tepi kolam',
      'DeX: tampilan desktop sungguhan',
    ],
    facts: {
      Layar: '12,4 inci Dynamic AMOLED 2X, 120 Hz',
      Chipset: 'Dimensity 9300+',
      Memori: 'RAM 12 GB, penyimpanan 256 GB, microSD',
      Baterai: '10.090 mAh, 45 W',
      'Isi kotak': 'Tablet, S Pen, kabel USB-C',
    },
    drawing: tablet([185.4, 285.4, 5.6], columnCamera(2, 5.6), {
      corner: 8,
      bezel: 7,
      paper: ['prism', 'lagoon'],
      pen: '#4a4d53',
    }),
  },
  {
    id: 206,
    name: 'Galaxy Tab S9 FE 6/128 Wi-Fi',
    category: 'tablet-android',
    price: 5_499_000,
    was: 6_499_000,
    weight: 980,
    rated: [4.64, 118],
    sold: {
      variants: [
        ['Mint', '#c7e0d4', [5, 3, 2]],
        ['Lavender', '#d5cbe3', [4, 0, 3]],
        ['Gray', '#74777c', [6, 4, 4]],
      ],
    },
    about: [
      'Tablet sekolah yang tidak manja: tahan air IP68 dan S Pen sudah termasuk, jadi siap dipakai mencatat kuliah dari hari pertama.',
    ],
    points: ['S Pen gratis', 'IP68', 'Rangka aluminium'],
    facts: {
      Layar: '10,9 inci IPS, 90 Hz',
      Chipset: 'Exynos 1380',
      Memori: 'RAM 6 GB, penyimpanan 128 GB, microSD',
      Baterai: '8.000 mAh, 45 W',
      Ketahanan: 'IP68',
    },
    drawing: tablet([165.8, 254.3, 6.5], singleCamera(), {
      corner: 9,
      bezel: 9.5,
      paper: ['petals', 'moss'],
      pen: '#d7ecdf',
    }),
  },
  {
    id: 200,
    name: 'Galaxy Tab A9+ 4/64 Wi-Fi',
    category: 'tablet-android',
    price: 2_999_000,
    was: 3_299_000,
    weight: 880,
    rated: [4.43, 166],
    sold: {
      variants: [
        ['Graphite', '#5a5d63', [9, 5, 4]],
        ['Silver', '#cbced2', [6, 3, 3]],
      ],
    },
    about: [
      'Empat speaker dan layar 11 inci 90 Hz membuatnya jadi televisi kecil untuk kamar anak. Mode Samsung Kids mengunci waktu layar.',
    ],
    points: ['Empat speaker Dolby Atmos', 'Samsung Kids', 'Slot microSD sampai 1 TB'],
    facts: {
      Layar: '11 inci IPS, 90 Hz',
      Chipset: 'Snapdragon 695',
      Memori: 'RAM 4 GB, penyimpanan 64 GB',
      Baterai: '7.040 mAh, 15 W',
      Bobot: '480 gram',
    },
    drawing: tablet(
      [168.7, 257.1, 6.9],
      { islands: [], lenses: [{ x: 14, y: 14, r: 4.8 }], flashes: [] },
      {
        corner: 8,
        bezel: 10,
        paper: ['peaks', 'coral'],
      },
    ),
  },
  {
    id: 211,
    name: 'Xiaomi Pad 7 8/256',
    category: 'tablet-android',
    price: 5_299_000,
    weight: 900,
    rated: [4.77, 97],
    sold: {
      variants: [
        ['Gray', '#70747b', [6, 3, 3]],
        ['Blue', '#9fb6d4', [5, 0, 2]],
        ['Green', '#a8c2ac', [4, 3, 0]],
      ],
    },
    about: [
      'Rasio 3:2 membuat dua halaman PDF berdampingan terbaca tanpa memperbesar. Layarnya 3,2K 144 Hz, setajam majalah cetak.',
    ],
    points: ['Layar 3,2K rasio 3:2', 'Mode stasiun kerja', 'Bodi aluminium utuh'],
    facts: {
      Layar: '11,2 inci IPS 3200 x 2136, 144 Hz',
      Chipset: 'Snapdragon 7+ Gen 3',
      Memori: 'RAM 8 GB, penyimpanan 256 GB',
      Baterai: '8.850 mAh, 45 W',
      'Isi kotak': 'Tablet, charger, kabel USB-C',
    },
    drawing: tablet(
      [173.4, 251.2, 6.2],
      {
        islands: [{ x: 7, y: 7, width: 24, height: 24, radius: 8, tone: 'body' }],
        lenses: [{ x: 15, y: 15, r: 5 }],
        flashes: [{ x: 24.5, y: 24.5, r: 2.2 }],
      },
      {
        corner: 11,
        bezel: 7.5,
        finish: 'matte',
        paper: ['dunes', 'aurora'],
      },
    ),
  },
  {
    id: 190,
    name: 'Redmi Pad SE 6/128',
    category: 'tablet-android',
    price: 2_299_000,
    was: 2_499_000,
    weight: 850,
    rated: [4.4, 233],
    sold: {
      variants: [
        ['Graphite Gray', '#6a6d72', [10, 6, 6]],
        ['Mint Green', '#cfe3d6', [7, 0, 4]],
        ['Lavender Purple', '#cfc6e2', [8, 4, 0]],
      ],
    },
    about: [
      'Tablet dua jutaan yang paling banyak keluar dari gudang kami, terutama untuk kelas daring: layar 90 Hz, baterai 8.000 mAh, dan jack audio.',
    ],
    points: ['Jack audio 3,5 mm', 'Empat speaker', 'Sertifikasi cahaya biru rendah'],
    facts: {
      Layar: '11 inci IPS, FHD+, 90 Hz',
      Chipset: 'Snapdragon 680',
      Memori: 'RAM 6 GB, penyimpanan 128 GB, microSD',
      Baterai: '8.000 mAh, 10 W',
    },
    drawing: tablet([167.1, 255.5, 7.4], pillCamera('metal'), {
      corner: 9,
      bezel: 9,
      paper: ['ribbon', 'citrus'],
    }),
  },
  {
    id: 204,
    name: 'Huawei MatePad 11.5 PaperMatte 8/256',
    category: 'tablet-android',
    price: 5_999_000,
    weight: 920,
    rated: [4.59, 35],
    sold: { tone: '#8e939a', stock: [3, 2, 0] },
    about: [
      'Permukaan PaperMatte meredam pantulan dan memberi gesekan seperti kertas, sehingga menulis dengan M-Pencil terasa alami. Papan ketiknya sudah termasuk.',
    ],
    points: ['Layar bertekstur kertas', 'Papan ketik dalam paket', 'Notebook pintar bawaan'],
    facts: {
      Layar: '11,5 inci IPS 2,2K PaperMatte, 120 Hz',
      Chipset: 'Kirin T82',
      Memori: 'RAM 8 GB, penyimpanan 256 GB',
      Baterai: '10.100 mAh, 40 W',
      'Isi kotak': 'Tablet, papan ketik, charger, kabel',
    },
    drawing: tablet([176.8, 261, 6.2], roundCamera(19, 19, 12, 2, 'body'), {
      corner: 10,
      bezel: 7,
      finish: 'matte',
      paper: ['petals', 'frost'],
      pen: '#e9e9e6',
    }),
  },
];
