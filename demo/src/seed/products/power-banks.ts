import type { SeedProduct } from '../seed-product.ts';

/** Batteries to carry. */
export const POWER_BANKS: readonly SeedProduct[] = [
  {
    id: 121,
    name: 'Anker Nano Power Bank 10000 30W',
    category: 'power-bank-10000',
    price: 599_000,
    was: 699_000,
    weight: 310,
    rated: [4.78, 286],
    sold: {
      variants: [
        ['Black', '#2c2e33', [12, 6, 5]],
        ['Shell White', '#ecebe6', [9, 0, 4]],
        ['Ice Lake Blue', '#a9c4da', [6, 3, 0]],
        ['Pink', '#e5b6bd', [0, 0, 0]],
      ],
    },
    about: [
      'Kabelnya menyatu dan merangkap tali jinjing, jadi tidak ada lagi drama kabel tertinggal. Layarnya menampilkan sisa daya dengan angka.',
    ],
    points: ['Kabel USB-C menyatu', 'Sisa daya di layar', 'Boleh masuk kabin pesawat'],
    facts: {
      Kapasitas: '10.000 mAh (37 Wh)',
      Daya: '30 W',
      Port: 'Kabel USB-C, USB-C, USB-A',
      Bobot: '215 gram',
    },
    drawing: {
      kind: 'power-bank',
      look: {
        size: [52, 104, 26],
        radius: 9,
        face: 'window',
        ports: ['usb-c', 'usb-a'],
        accent: '#6fd0ff',
        strap: true,
      },
    },
  },
  {
    id: 120,
    name: 'Robot RT180 10000 mAh 22.5W',
    category: 'power-bank-10000',
    price: 199_000,
    was: 229_000,
    weight: 290,
    rated: [4.43, 521],
    sold: {
      variants: [
        ['Putih', '#f1f0ec', [26, 15, 12]],
        ['Hitam', '#2a2c30', [22, 0, 9]],
      ],
    },
    about: [
      'Harga makan siang berdua, garansi resmi satu tahun. Tepiannya bergaris supaya tidak licin saat digenggam bersama ponsel.',
    ],
    points: ['22,5 W', 'Dua keluaran', 'Lulus uji SNI'],
    facts: {
      Kapasitas: '10.000 mAh (37 Wh)',
      Daya: '22,5 W',
      Port: 'USB-C, 2x USB-A',
      Bobot: '220 gram',
    },
    drawing: {
      kind: 'power-bank',
      look: {
        size: [67, 138, 15],
        radius: 9,
        face: 'ribs',
        ports: ['usb-a', 'usb-c', 'usb-a'],
        accent: '#d9a441',
      },
    },
  },
  {
    id: 119,
    name: 'Xiaomi Power Bank 20000 33W',
    category: 'power-bank-20000',
    price: 449_000,
    weight: 530,
    rated: [4.65, 233],
    sold: {
      variants: [
        ['Ice Blue', '#b9d0dc', [8, 5, 4]],
        ['Tan', '#d4bfa5', [0, 3, 2]],
      ],
    },
    about: [
      'Bekal dua hari naik gunung: empat kali isi ponsel, dan kabel USB-C-nya sudah menempel di badan.',
    ],
    points: ['Kabel menyatu', 'Mengisi tiga perangkat', 'Isi ulang penuh 5 jam'],
    facts: {
      Kapasitas: '20.000 mAh (74 Wh)',
      Daya: '33 W',
      Port: 'Kabel USB-C, USB-C, USB-A',
      Bobot: '430 gram',
    },
    drawing: {
      kind: 'power-bank',
      look: {
        size: [72, 130, 28],
        radius: 14,
        face: 'plain',
        ports: ['usb-c', 'usb-a'],
        accent: '#f0873f',
        strap: true,
      },
    },
  },
  {
    id: 118,
    name: 'UGREEN Nexode 25000 145W',
    category: 'power-bank-20000',
    price: 1_299_000,
    was: 1_499_000,
    weight: 680,
    rated: [4.7, 67],
    sold: { tone: '#3a3d44', stock: [5, 2, 0] },
    about: [
      'Cukup kuat menghidupi laptop di kereta jarak jauh. Layarnya menunjukkan daya per port dan sisa waktu, jadi tidak perlu menebak.',
    ],
    points: ['140 W lewat satu USB-C', 'Sisa waktu dan watt di layar', 'Masih sah di kabin, 90 Wh'],
    facts: {
      Kapasitas: '25.000 mAh (90 Wh)',
      Daya: '145 W total, sampai 140 W per port',
      Port: '2x USB-C, 1x USB-A',
      Bobot: '505 gram',
    },
    drawing: {
      kind: 'power-bank',
      look: {
        size: [81, 160, 27],
        radius: 8,
        face: 'display',
        ports: ['usb-c', 'usb-c', 'usb-a'],
        accent: '#62e0c0',
      },
    },
  },
  {
    id: 117,
    name: 'Anker MagGo 10000 Qi2',
    category: 'power-bank-magnetik',
    price: 999_000,
    was: 1_149_000,
    weight: 350,
    rated: [4.62, 94],
    sold: {
      variants: [
        ['White', '#efeeea', [6, 3, 2]],
        ['Black', '#2b2d31', [7, 0, 3]],
        ['Blue', '#aebfd2', [0, 2, 0]],
      ],
    },
    about: [
      'Menempel di punggung iPhone dan tetap bisa dipakai video call; kaki lipatnya menyangga ponsel saat menonton.',
    ],
    points: ['Qi2 15 W', 'Kaki lipat', 'Sisa daya di layar kecil'],
    facts: {
      Kapasitas: '10.000 mAh (38,5 Wh)',
      Daya: '15 W nirkabel, 27 W USB-C',
      Standar: 'Qi2, MagSafe',
      Bobot: '250 gram',
    },
    drawing: {
      kind: 'power-bank',
      look: {
        size: [70, 106, 20],
        radius: 13,
        face: 'magnet',
        ports: ['usb-c'],
        accent: '#6fd0ff',
      },
    },
  },
  {
    id: 116,
    name: 'Baseus Magnetic Mini 6000 mAh',
    category: 'power-bank-magnetik',
    price: 399_000,
    weight: 210,
    rated: [4.34, 118],
    sold: { tone: '#d9b3c4', stock: [0, 6, 0] },
    about: [
      'Tipis seperti kartu tebal, jadi ponsel masih masuk saku. Warnanya satu, tetapi paling sering ditanya teman.',
    ],
    points: ['11 mm', '20 W lewat kabel', 'Magnet kuat'],
    facts: {
      Kapasitas: '6.000 mAh (22 Wh)',
      Daya: '7,5 W nirkabel, 20 W USB-C',
      Ukuran: '6,4 x 10,2 x 1,1 cm',
      Bobot: '130 gram',
    },
    drawing: {
      kind: 'power-bank',
      look: {
        size: [64, 102, 11],
        radius: 12,
        face: 'magnet',
        ports: ['usb-c'],
        accent: '#ffffff',
      },
    },
  },
];
