import {
  columnCamera,
  gridCamera,
  pillCamera,
  singleCamera,
  triangleCamera,
} from '../../drawing/devices/camera-layout.ts';
import { phoneLook, tabletLook } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

const IPHONE_PRO = phoneLook([71.5, 149.6, 8.3], triangleCamera(), {
  corner: 13,
  bezel: 1.5,
  cutout: 'island',
  paper: ['orbs', 'coral'],
});
const IPHONE = phoneLook([71.6, 147.6, 7.8], pillCamera(), {
  corner: 12.5,
  cutout: 'island',
  finish: 'glossy',
  paper: ['orbs', 'sky'],
});
const GALAXY_A = phoneLook([77.4, 161.1, 8.2], columnCamera(3, 6.6), {
  finish: 'glossy',
  paper: ['orbs', 'orchid'],
});
const REDMI_NOTE = phoneLook([74.4, 162.3, 8.4], gridCamera(74.4, 'middle', 'glass', 35), {
  corner: 12,
  paper: ['petals', 'aurora'],
});
const IPAD_AIR = tabletLook([178.5, 247.6, 6.1], singleCamera(), {
  corner: 14,
  bezel: 9,
  paper: ['petals', 'coral'],
});

/** Cases, covers and glass. */
export const CASES: readonly SeedProduct[] = [
  {
    id: 115,
    name: 'Spigen Ultra Hybrid iPhone 16',
    category: 'casing-hp',
    price: 349_000,
    was: 429_000,
    weight: 90,
    rated: [4.7, 143],
    sold: { tone: '#dfeaf2', stock: [14, 7, 5] },
    about: [
      'Bening supaya warna ponsel tetap kelihatan, dengan tepi yang meredam jatuh dari saku. Lapisan antikuningnya menjaga bening lebih lama.',
    ],
    points: [
      'Sudut berkantong udara',
      'Tepi layar lebih tinggi 1,2 mm',
      'Tidak menghalangi MagSafe tempel',
    ],
    facts: {
      Cocok: 'iPhone 16',
      Bahan: 'Polikarbonat dan TPU',
      Perlindungan: 'Uji jatuh MIL-STD 810G',
    },
    drawing: { kind: 'phone-case', look: { style: 'clear', phone: IPHONE, phoneTone: '#5b6fc4' } },
  },
  {
    id: 114,
    name: 'Silicone Case MagSafe iPhone 16 Pro',
    category: 'casing-hp',
    price: 799_000,
    weight: 100,
    rated: [4.55, 61],
    sold: {
      variants: [
        ['Fuchsia', '#c8446f', [5, 3, 0]],
        ['Denim', '#5c7390', [6, 0, 4]],
        ['Star Fruit', '#e3dc94', [4, 2, 2]],
        ['Black', '#303135', [0, 4, 3]],
      ],
    },
    about: [
      'Silikon di luar, mikrofiber di dalam, dan magnet yang menjaga pengisi tetap lurus. Tombol Camera Control dilapisi safir, jadi geserannya tetap terbaca.',
    ],
    points: ['Tombol kamera konduktif', 'Empat warna musim ini', 'MagSafe'],
    facts: {
      Cocok: 'iPhone 16 Pro',
      Bahan: 'Silikon, lapisan mikrofiber',
      Fitur: 'MagSafe',
    },
    drawing: {
      kind: 'phone-case',
      look: { style: 'ring', phone: IPHONE_PRO, phoneTone: '#3d3c3f' },
    },
  },
  {
    id: 113,
    name: 'Casing Softcase Matte Galaxy A55',
    category: 'casing-hp',
    price: 59_000,
    was: 79_000,
    weight: 60,
    rated: [4.36, 407],
    sold: {
      variants: [
        ['Sage', '#9db5a0', [30, 18, 14]],
        ['Navy', '#34415e', [24, 0, 11]],
        ['Dusty Pink', '#d8a9a9', [26, 12, 0]],
      ],
    },
    about: [
      'Lentur, tidak licin, dan tepinya melindungi lensa kamera satu per satu. Pilihan murah sambil menunggu yang lebih serius.',
    ],
    points: ['Lubang presisi', 'Tepi kamera menonjol', 'Tidak meninggalkan sidik jari'],
    facts: {
      Cocok: 'Galaxy A55 5G',
      Bahan: 'TPU 1,5 mm',
      Permukaan: 'Matte',
    },
    drawing: {
      kind: 'phone-case',
      look: { style: 'silicone', phone: GALAXY_A, phoneTone: '#33415f' },
    },
  },
  {
    id: 112,
    name: 'Casing Rugged Armor Redmi Note 14 Pro',
    category: 'casing-hp',
    price: 129_000,
    weight: 110,
    rated: [4.41, 95],
    sold: {
      variants: [
        ['Army', '#4a5440', [9, 5, 4]],
        ['Hitam', '#26282c', [12, 0, 6]],
      ],
    },
    about: [
      'Untuk yang bekerja di lapangan: rangka ganda dengan bantalan di empat sudut dan tekstur agar tidak lepas dari sarung tangan.',
    ],
    points: ['Dua lapis', 'Sudut bertudung', 'Lubang tali pergelangan'],
    facts: {
      Cocok: 'Redmi Note 14 Pro 5G',
      Bahan: 'TPU dan polikarbonat',
      Tebal: '3,6 mm di sudut',
    },
    drawing: {
      kind: 'phone-case',
      look: { style: 'rugged', phone: REDMI_NOTE, phoneTone: '#26282d' },
    },
  },
  {
    id: 111,
    name: 'Casing Kulit Sapi iPhone 16 Pro',
    category: 'casing-hp',
    price: 459_000,
    was: 529_000,
    weight: 95,
    sold: {
      variants: [
        ['Cokelat Tua', '#7a4b2e', [4, 2, 2]],
        ['Hitam', '#2a2725', [5, 0, 0]],
      ],
    },
    about: [
      'Dijahit di Garut dari kulit sapi penuh; warnanya menua mengikuti tangan pemiliknya. Dua slot kartu di sisi dalam muat untuk e-money dan kartu masuk kantor.',
    ],
    points: ['Kulit asli Garut', 'Jahitan tangan di tepi', 'Dua slot kartu'],
    facts: {
      Cocok: 'iPhone 16 Pro',
      Bahan: 'Kulit sapi full grain',
      Asal: 'Garut, Jawa Barat',
    },
    drawing: {
      kind: 'phone-case',
      look: { style: 'leather', phone: IPHONE_PRO, phoneTone: '#3d3c3f' },
    },
  },
  {
    id: 110,
    name: 'Smart Folio Magnetik iPad Air 11',
    category: 'casing-tablet',
    price: 549_000,
    was: 649_000,
    weight: 320,
    rated: [4.57, 54],
    sold: {
      variants: [
        ['Denim', '#4f6a8a', [5, 3, 2]],
        ['Blush', '#dfaea3', [4, 0, 0]],
        ['Charcoal', '#4c5057', [6, 2, 3]],
      ],
    },
    about: [
      'Menempel sendiri lewat magnet, membangunkan layar saat dibuka, dan terlipat menjadi penyangga dua sudut.',
    ],
    points: ['Bangun dan tidur otomatis', 'Dua sudut menonton', 'Ruang pena di tepi'],
    facts: {
      Cocok: 'iPad Air 11 M2 dan M3',
      Bahan: 'Poliuretan, lapisan mikrofiber',
      Bobot: '240 gram',
    },
    drawing: { kind: 'folio', look: { tablet: IPAD_AIR } },
  },
  {
    id: 109,
    name: 'Tempered Glass Antispy iPhone 16 Pro',
    category: 'pelindung-layar',
    price: 149_000,
    was: 189_000,
    weight: 80,
    rated: [4.28, 176],
    sold: { tone: '#3d3c3f', stock: [19, 11, 0] },
    about: [
      'Orang di sebelah di kereta hanya melihat hitam; Anda melihat seperti biasa. Bingkai pemasang di dalam kotak membuatnya lurus sekali coba.',
    ],
    points: ['Sudut pandang 30 derajat', 'Bingkai pemasang', 'Lapisan minyak'],
    facts: {
      Cocok: 'iPhone 16 Pro',
      Kekerasan: '9H, 0,33 mm',
      'Isi kotak': 'Kaca, bingkai, lap basah dan kering',
    },
    drawing: {
      kind: 'phone-case',
      look: { style: 'glass', phone: IPHONE_PRO, phoneTone: '#3d3c3f' },
    },
  },
];
