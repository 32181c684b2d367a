import { columnCamera, gridCamera, roundCamera } from '../../drawing/devices/camera-layout.ts';
import { phone } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** Android phones at the top of their makers' lists. */
export const FLAGSHIP_PHONES: readonly SeedProduct[] = [
  {
    id: 247,
    name: 'Galaxy S25 Ultra 12/512',
    category: 'hp-flagship',
    price: 21_499_000,
    was: 23_999_000,
    weight: 620,
    rated: [4.86, 214],
    featured: 1,
    sold: {
      variants: [
        ['Titanium Gray', '#8b8d90', [9, 4, 3]],
        ['Titanium Silverblue', '#a9b7c6', [6, 2, 4]],
        ['Titanium Black', '#3a3c40', [11, 0, 5]],
      ],
    },
    about: [
      'Layar 6,9 inci dengan kaca antipantul membuat isi layar tetap terbaca di bawah matahari siang, dan S Pen tersimpan rapi di dalam bodi untuk mencatat cepat.',
      'Kamera 200 MP didampingi dua lensa tele, jadi foto panggung dari kursi belakang pun masih tajam.',
    ],
    points: [
      'Rangka titanium, tahan air dan debu IP68',
      'S Pen di dalam bodi tanpa perlu casing tambahan',
      'Pembaruan sistem dijanjikan sampai tujuh tahun',
    ],
    facts: {
      Layar: '6,9 inci Dynamic AMOLED 2X, 3120 x 1440, 1-120 Hz',
      Chipset: 'Snapdragon 8 Elite for Galaxy',
      Memori: 'RAM 12 GB, penyimpanan 512 GB',
      'Kamera belakang': '200 MP + 50 MP ultrawide + 10 MP tele 3x + 50 MP tele 5x',
      'Kamera depan': '12 MP',
      Baterai: '5.000 mAh, 45 W kabel, 15 W nirkabel',
      'Isi kotak': 'Unit, S Pen, kabel USB-C, alat SIM',
    },
    drawing: phone([77.6, 162.8, 8.2], columnCamera(3, 6.9, 2), {
      corner: 6.5,
      bezel: 1.6,
      paper: ['ribbon', 'frost'],
    }),
  },
  {
    id: 233,
    name: 'Galaxy S25 12/256',
    category: 'hp-flagship',
    price: 13_999_000,
    was: 14_999_000,
    weight: 430,
    rated: [4.74, 131],
    sold: {
      variants: [
        ['Navy', '#2e3a59', [8, 5, 0]],
        ['Icy Blue', '#bcd3e6', [7, 3, 6]],
        ['Mint', '#bfe0d0', [0, 0, 0]],
        ['Silver Shadow', '#c8cacd', [4, 2, 1]],
      ],
    },
    about: [
      'Flagship yang masih muat di genggaman satu tangan: 6,2 inci dan hanya 162 gram, dengan chipset yang sama persis dengan kakak besarnya.',
    ],
    points: [
      'Ukuran ringkas tanpa memotong kinerja',
      'Tele 3x untuk potret dan makanan',
      'Galaxy AI memahami bahasa Indonesia',
    ],
    facts: {
      Layar: '6,2 inci Dynamic AMOLED 2X, FHD+, 120 Hz',
      Chipset: 'Snapdragon 8 Elite for Galaxy',
      Memori: 'RAM 12 GB, penyimpanan 256 GB',
      Kamera: '50 MP + 12 MP ultrawide + 10 MP tele',
      Baterai: '4.000 mAh, 25 W',
      'Isi kotak': 'Unit, kabel USB-C, alat SIM',
    },
    drawing: phone([70.5, 146.9, 7.2], columnCamera(3, 6.4), {
      corner: 9,
      bezel: 1.7,
      finish: 'glossy',
      paper: ['orbs', 'sky'],
    }),
  },
  {
    id: 243,
    name: 'Xiaomi 15 12/512',
    category: 'hp-flagship',
    price: 12_999_000,
    weight: 450,
    rated: [4.81, 88],
    sold: {
      variants: [
        ['Green', '#8fa392', [5, 4, 2]],
        ['White', '#eceae6', [6, 0, 3]],
        ['Black', '#2b2c30', [8, 3, 3]],
      ],
    },
    about: [
      'Tiga kamera 50 MP racikan Leica di bodi setebal 8 mm. Pilihan profil Authentic memberi warna yang tenang, sedangkan Vibrant siap unggah tanpa edit.',
      'Baterai silikon-karbon 5.240 mAh membuat ponsel sekecil ini sanggup sampai malam.',
    ],
    points: [
      'Lensa utama Summilux f/1.62',
      'Isi cepat 90 W, penuh kurang dari satu jam',
      'Bezel 1,38 mm di keempat sisi',
    ],
    facts: {
      Layar: '6,36 inci CrystalRes AMOLED, 1-120 Hz, 3.200 nit',
      Chipset: 'Snapdragon 8 Elite',
      Memori: 'RAM 12 GB LPDDR5X, 512 GB UFS 4.0',
      Kamera: '50 MP Leica utama + 50 MP tele 60 mm + 50 MP ultrawide',
      Baterai: '5.240 mAh, 90 W kabel, 50 W nirkabel',
      Ketahanan: 'IP68',
    },
    drawing: phone([71.2, 152.3, 8.1], gridCamera(71.2, 'corner', 'glass', 33), {
      corner: 11,
      bezel: 1.4,
      finish: 'matte',
      paper: ['dunes', 'moss'],
    }),
  },
  {
    id: 240,
    name: 'vivo X200 Pro 16/512',
    category: 'hp-flagship',
    price: 17_999_000,
    weight: 520,
    rated: [4.9, 64],
    sold: {
      variants: [
        ['Titanium Grey', '#8a857d', [4, 2, 2]],
        ['Midnight Blue', '#2a3350', [3, 0, 1]],
      ],
    },
    about: [
      'Tele 200 MP buatan bersama ZEISS menjadi bintangnya: potret 85 mm dengan latar lembut, dan konser dari tribun tetap jelas wajahnya.',
    ],
    points: [
      'Tele APO 200 MP dengan makro',
      'Baterai 6.000 mAh meski bodi 8,2 mm',
      'Sertifikasi IP68 dan IP69',
    ],
    facts: {
      Layar: '6,78 inci LTPO AMOLED, 0,1-120 Hz',
      Chipset: 'Dimensity 9400',
      Memori: 'RAM 16 GB, penyimpanan 512 GB',
      Kamera: '50 MP LYT-818 + 200 MP tele + 50 MP ultrawide',
      Baterai: '6.000 mAh, 90 W kabel, 30 W nirkabel',
      'Isi kotak': 'Unit, charger 90 W, kabel, casing',
    },
    drawing: phone([76, 162.4, 8.2], roundCamera(38, 32, 25, 4, 'glass'), {
      corner: 11,
      bezel: 1.6,
      finish: 'edge',
      paper: ['planet', 'ember'],
    }),
  },
];
