import type { SeedProduct } from '../seed-product.ts';

/** Cables and adapters. */
export const CABLES: readonly SeedProduct[] = [
  {
    id: 108,
    name: 'UGREEN Kabel USB-C 100W Anyaman',
    category: 'kabel-usb-c',
    price: 89_000,
    was: 119_000,
    weight: 70,
    rated: [4.74, 812],
    sold: {
      variants: [
        ['1 meter', '#3a3e46', [40, 22, 18]],
        ['2 meter', '#3a3e46', [28, 14, 0]],
      ],
    },
    about: [
      'Chip E-Marker di dalamnya menjamin 100 W benar-benar lewat, dan anyamannya tidak kusut di tas. Panjang satu atau dua meter, harga sama selama promo.',
    ],
    points: ['100 W dengan E-Marker', 'Tahan 10.000 tekukan', 'Pengikat velkro'],
    facts: {
      Ujung: 'USB-C ke USB-C',
      Daya: '100 W (20 V, 5 A)',
      Data: '480 Mbps',
      Lapisan: 'Nilon anyaman',
    },
    drawing: {
      kind: 'cable',
      look: { ends: ['usb-c', 'usb-c'], braided: true, lay: 'coil', accent: '#6b7078' },
    },
  },
  {
    id: 107,
    name: 'Anker 765 USB-C 240W Nylon 1,8 m',
    category: 'kabel-usb-c',
    price: 219_000,
    weight: 100,
    rated: [4.82, 133],
    sold: {
      variants: [
        ['Green', '#3f5f4f', [9, 4, 3]],
        ['White', '#e9e8e4', [11, 0, 5]],
      ],
    },
    about: [
      'Kabel terakhir yang perlu dibeli: 240 W cukup untuk laptop gaming generasi berikutnya. Anyamannya tebal seperti tali sepatu gunung.',
    ],
    points: ['240 W PD 3.1', '1,8 meter', 'Garansi 18 bulan'],
    facts: {
      Ujung: 'USB-C ke USB-C',
      Daya: '240 W (48 V, 5 A)',
      Data: '480 Mbps',
      Panjang: '1,8 meter',
    },
    drawing: {
      kind: 'cable',
      look: { ends: ['usb-c', 'usb-c'], braided: true, lay: 'knot', accent: '#8d949e' },
    },
  },
  {
    id: 106,
    name: 'Baseus Kabel USB-A ke USB-C 66W',
    category: 'kabel-usb-c',
    price: 49_000,
    was: 69_000,
    weight: 60,
    rated: [4.39, 654],
    sold: {
      variants: [
        ['Merah', '#c0392f', [35, 20, 16]],
        ['Hitam', '#2a2c30', [42, 18, 0]],
      ],
    },
    about: [
      'Untuk charger lama berlubang USB-A yang masih sehat. Merahnya gampang ditemukan di dasar tas.',
    ],
    points: ['66 W di charger yang mendukung', '1 meter', 'Leher diperkuat'],
    facts: {
      Ujung: 'USB-A ke USB-C',
      Daya: '66 W (11 V, 6 A)',
      Data: '480 Mbps',
      Panjang: '1 meter',
    },
    drawing: {
      kind: 'cable',
      look: { ends: ['usb-a', 'usb-c'], braided: true, lay: 'wave', accent: '#9a2f27' },
    },
  },
  {
    id: 105,
    name: 'Kabel USB-C ke Lightning MFi 1 m',
    category: 'kabel-lightning',
    price: 179_000,
    was: 229_000,
    weight: 55,
    rated: [4.6, 298],
    sold: {
      variants: [
        ['Putih', '#f3f2ef', [24, 12, 9]],
        ['Hitam', '#2d2f33', [0, 8, 0]],
      ],
    },
    about: [
      'Berlisensi MFi, jadi iPhone lama tidak menolaknya setelah pembaruan. Mengisi iPhone 13 separuh dalam 30 menit bersama adaptor USB-C resmi Apple.',
    ],
    points: ['Lisensi MFi', 'PD 27 W', 'Kulit luar lentur'],
    facts: {
      Ujung: 'USB-C ke Lightning',
      Daya: '27 W',
      Panjang: '1 meter',
      Lisensi: 'MFi C94',
    },
    drawing: {
      kind: 'cable',
      look: { ends: ['usb-c', 'lightning'], braided: false, lay: 'wave', accent: '#dddddd' },
    },
  },
  {
    id: 104,
    name: 'UGREEN Adaptor USB-C ke HDMI 4K 60 Hz',
    category: 'adaptor-otg',
    price: 239_000,
    weight: 65,
    rated: [4.55, 167],
    sold: { tone: '#6b7078', stock: [13, 6, 5] },
    about: [
      'Presentasi mendadak? Colok, tunggu dua detik, tampil. Mendukung tablet dan ponsel yang punya keluaran gambar.',
    ],
    points: ['4K 60 Hz', 'Tanpa driver', 'Selubung aluminium'],
    facts: {
      Ujung: 'USB-C ke HDMI',
      Resolusi: '3840 x 2160 60 Hz',
      Panjang: '15 cm',
    },
    drawing: { kind: 'adapter', look: { plug: 'usb-c', socket: 'hdmi', accent: '#9aa0a8' } },
  },
  {
    id: 103,
    name: 'OTG USB-C ke USB-A 3.0',
    category: 'adaptor-otg',
    price: 45_000,
    was: 59_000,
    weight: 30,
    rated: [4.47, 389],
    sold: {
      variants: [
        ['Perak', '#c6cad0', [38, 21, 17]],
        ['Merah', '#b8423a', [0, 0, 9]],
      ],
    },
    about: [
      'Flashdisk, tetikus, bahkan papan ketik langsung terbaca ponsel. Talinya pendek supaya tidak membebani lubang.',
    ],
    points: ['5 Gbps', 'Untuk ponsel, tablet, dan laptop', 'Kabel fleksibel'],
    facts: {
      Ujung: 'USB-C ke USB-A',
      Data: '5 Gbps',
      Panjang: '12 cm',
    },
    drawing: { kind: 'adapter', look: { plug: 'usb-c', socket: 'usb-a', accent: '#f2c14e' } },
  },
  {
    id: 102,
    name: 'Apple USB-C ke Jack Audio 3,5 mm',
    category: 'adaptor-otg',
    price: 189_000,
    weight: 20,
    rated: [4.3, 122],
    sold: { tone: '#f2f2f0', stock: [0, 0, 0] },
    about: [
      'DAC mungil yang kualitasnya sering dipuji penggemar audio. Ringan, putih, dan gampang hilang, jadi belilah tempatnya juga.',
    ],
    points: ['DAC 24-bit', 'Mendukung mikrofon', 'Resmi Apple'],
    facts: {
      Ujung: 'USB-C ke 3,5 mm',
      Audio: '24-bit / 48 kHz',
      Panjang: '7 cm',
    },
    drawing: { kind: 'adapter', look: { plug: 'usb-c', socket: 'audio', accent: '#d5d8dc' } },
  },
];
