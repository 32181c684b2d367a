import {
  diagonalCamera,
  pillCamera,
  singleCamera,
  triangleCamera,
} from '../../drawing/devices/camera-layout.ts';
import { phone } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** iPhones, official units. */
export const IPHONES: readonly SeedProduct[] = [
  {
    id: 249,
    name: 'iPhone 16 Pro Max 256 GB',
    category: 'iphone-pro',
    price: 22_499_000,
    was: 24_499_000,
    weight: 560,
    rated: [4.91, 176],
    featured: 2,
    sold: {
      variants: [
        ['Desert Titanium', '#bfa48f', [7, 3, 3]],
        ['Natural Titanium', '#a8a199', [5, 4, 2]],
        ['White Titanium', '#e6e3de', [4, 0, 2]],
        ['Black Titanium', '#3b3a3c', [9, 2, 4]],
      ],
    },
    about: [
      'Layar terbesar yang pernah ada di iPhone, 6,9 inci, dengan bingkai titanium yang membuat bobotnya tetap masuk akal. Tombol Camera Control bisa digeser untuk zum dan ditekan setengah untuk fokus.',
      'Video 4K 120 fps memungkinkan gerak lambat yang dipilih belakangan saat menyunting.',
    ],
    points: [
      'Tele 5x untuk jarak jauh',
      'Baterai paling awet di keluarga iPhone',
      'Perekaman ProRes langsung ke SSD luar',
    ],
    facts: {
      Layar: '6,9 inci Super Retina XDR OLED, 1-120 Hz',
      Chipset: 'A18 Pro',
      Penyimpanan: '256 GB',
      Kamera: '48 MP Fusion + 48 MP ultrawide + 12 MP tele 5x',
      Konektor: 'USB-C (USB 3)',
      Ketahanan: 'IP68',
      'Isi kotak': 'iPhone, kabel USB-C 1 m',
    },
    drawing: phone([77.6, 163, 8.3], triangleCamera(), {
      corner: 13.5,
      bezel: 1.5,
      cutout: 'island',
      paper: ['planet', 'sand'],
    }),
  },
  {
    id: 225,
    name: 'iPhone 16 Pro 128 GB',
    category: 'iphone-pro',
    price: 18_999_000,
    weight: 500,
    rated: [4.88, 143],
    sold: {
      variants: [
        ['Natural Titanium', '#aba49b', [6, 2, 2]],
        ['Black Titanium', '#3d3c3f', [5, 3, 0]],
      ],
    },
    about: [
      'Semua kemampuan kamera Pro Max, termasuk tele 5x, dalam ukuran 6,3 inci yang masih ramah satu tangan.',
    ],
    points: ['Ukuran ringkas, kamera lengkap', 'Empat mikrofon kelas studio', 'ProMotion 120 Hz'],
    facts: {
      Layar: '6,3 inci Super Retina XDR OLED, 1-120 Hz',
      Chipset: 'A18 Pro',
      Penyimpanan: '128 GB',
      Kamera: '48 MP Fusion + 48 MP ultrawide + 12 MP tele 5x',
      Ketahanan: 'IP68',
    },
    drawing: phone([71.5, 149.6, 8.3], triangleCamera('metal'), {
      corner: 13,
      bezel: 1.5,
      cutout: 'island',
      paper: ['planet', 'slate'],
    }),
  },
  {
    id: 241,
    name: 'iPhone 16 128 GB',
    category: 'iphone-reguler',
    price: 14_499_000,
    was: 14_999_000,
    weight: 450,
    rated: [4.83, 231],
    sold: {
      variants: [
        ['Ultramarine', '#5b6fc4', [8, 4, 5]],
        ['Teal', '#a9c9c5', [6, 3, 0]],
        ['Pink', '#efb9cc', [5, 2, 3]],
        ['White', '#f1f0ed', [7, 0, 4]],
        ['Black', '#33363b', [9, 5, 4]],
      ],
    },
    about: [
      'Warnanya kini benar-benar berani, dan susunan kamera tegaknya memungkinkan video spasial. Tombol Action menggantikan tuas hening: bisa senter, terjemahan, atau apa pun.',
    ],
    points: [
      'Kamera 48 MP dengan tele optik 2x',
      'Ultrawide makro pertama di seri reguler',
      'MagSafe sampai 25 W',
    ],
    facts: {
      Layar: '6,1 inci Super Retina XDR OLED, 60 Hz',
      Chipset: 'A18',
      Penyimpanan: '128 GB',
      Kamera: '48 MP Fusion + 12 MP ultrawide',
      Konektor: 'USB-C',
      'Isi kotak': 'iPhone, kabel USB-C 1 m',
    },
    drawing: phone([71.6, 147.6, 7.8], pillCamera(), {
      corner: 12.5,
      bezel: 2,
      cutout: 'island',
      finish: 'glossy',
      paper: ['orbs', 'sky'],
    }),
  },
  {
    id: 216,
    name: 'iPhone 16e 128 GB',
    category: 'iphone-reguler',
    price: 11_499_000,
    weight: 430,
    rated: [4.52, 62],
    sold: {
      variants: [
        ['White', '#f0efec', [6, 4, 3]],
        ['Black', '#303236', [8, 2, 2]],
      ],
    },
    about: [
      'iPhone baru dengan harga paling ramah: satu kamera 48 MP, chip A18, dan modem buatan Apple sendiri yang irit daya.',
    ],
    points: [
      'Satu kamera yang merangkap tele 2x',
      'Tombol Action',
      'Baterai lebih awet daripada iPhone 15',
    ],
    facts: {
      Layar: '6,1 inci OLED, 60 Hz',
      Chipset: 'A18',
      Penyimpanan: '128 GB',
      Kamera: '48 MP',
      Ketahanan: 'IP68',
    },
    drawing: phone([71.5, 146.7, 7.8], singleCamera(), {
      corner: 12,
      bezel: 2.4,
      cutout: 'notch',
      finish: 'matte',
      paper: ['ribbon', 'coral'],
    }),
  },
  {
    id: 208,
    name: 'iPhone 15 128 GB',
    category: 'iphone-reguler',
    price: 11_999_000,
    was: 13_499_000,
    weight: 440,
    rated: [4.79, 388],
    sold: {
      variants: [
        ['Pink', '#f2d3d3', [4, 2, 1]],
        ['Yellow', '#efe6c0', [0, 3, 0]],
        ['Green', '#d2ddc9', [5, 0, 2]],
        ['Blue', '#cddbe4', [3, 3, 3]],
      ],
    },
    about: [
      'Kaca punggungnya diwarnai di dalam, bukan dicat, jadi lembut dan buram di tangan. Generasi ini pula yang pertama memakai USB-C.',
    ],
    points: ['Dynamic Island', 'USB-C, satu kabel untuk semua', 'Kamera 48 MP'],
    facts: {
      Layar: '6,1 inci Super Retina XDR OLED, 60 Hz',
      Chipset: 'A16 Bionic',
      Penyimpanan: '128 GB',
      Kamera: '48 MP + 12 MP ultrawide',
      Konektor: 'USB-C',
    },
    drawing: phone([71.6, 147.6, 7.8], diagonalCamera(), {
      corner: 12.5,
      bezel: 2,
      cutout: 'island',
      finish: 'matte',
      paper: ['petals', 'rose'],
    }),
  },
  {
    id: 199,
    name: 'iPhone 13 128 GB',
    category: 'iphone-reguler',
    price: 7_999_000,
    was: 8_999_000,
    weight: 430,
    rated: [4.76, 521],
    sold: {
      variants: [
        ['Midnight', '#2c3440', [6, 4, 4]],
        ['Starlight', '#efe9df', [5, 0, 3]],
        ['Blue', '#3f6a8f', [0, 2, 2]],
      ],
    },
    about: [
      'Pintu masuk paling masuk akal ke ekosistem Apple: masih menerima pembaruan iOS terbaru dan ukurannya nyaman di saku.',
    ],
    points: [
      'Mode Sinematik untuk video',
      'Baterai seharian',
      'Konektor Lightning, aksesori lama tetap terpakai',
    ],
    facts: {
      Layar: '6,1 inci Super Retina XDR OLED, 60 Hz',
      Chipset: 'A15 Bionic',
      Penyimpanan: '128 GB',
      Kamera: '12 MP + 12 MP ultrawide',
      Konektor: 'Lightning',
    },
    drawing: phone([71.5, 146.7, 7.7], diagonalCamera(), {
      corner: 11.5,
      bezel: 2.6,
      cutout: 'notch',
      finish: 'glossy',
      paper: ['prism', 'coral'],
    }),
  },
];
