import type { SeedProduct } from '../seed-product.ts';

/** True wireless earbuds and earphones on a cable. */
export const EARBUDS: readonly SeedProduct[] = [
  {
    id: 150,
    name: 'AirPods Pro 2 USB-C',
    category: 'tws',
    price: 3_699_000,
    was: 4_199_000,
    weight: 190,
    rated: [4.88, 467],
    featured: 5,
    sold: { tone: '#f6f6f4', stock: [14, 6, 7] },
    about: [
      'Mode adaptif menakar sendiri kapan dunia perlu diredam dan kapan suara kasir perlu terdengar. Kotaknya bisa berbunyi kalau terselip di sofa.',
    ],
    points: ['Peredam bising aktif', 'Uji dan bantu dengar', 'Kotak tahan debu dan keringat IP54'],
    facts: {
      Chip: 'Apple H2',
      Baterai: '6 jam, 30 jam dengan kotak',
      Pengisian: 'USB-C, MagSafe, pengisi Apple Watch',
      'Isi kotak': 'AirPods Pro, kotak MagSafe, 4 pasang karet',
    },
    drawing: {
      kind: 'earbuds',
      look: { bud: 'stem', box: 'pebble', tip: 'silicone', accent: '#b8bdc5' },
    },
  },
  {
    id: 149,
    name: 'AirPods 4 dengan ANC',
    category: 'tws',
    price: 2_899_000,
    weight: 170,
    rated: [4.66, 84],
    sold: { tone: '#f4f4f2', stock: [8, 0, 5] },
    about: [
      'Peredam bising tanpa karet telinga: pas untuk yang tidak betah telinganya tersumbat. Kotaknya sekecil dadu besar.',
    ],
    points: ['Terbuka, tanpa karet', 'Isi nirkabel', 'Tekan batangnya untuk jeda'],
    facts: {
      Chip: 'Apple H2',
      Baterai: '5 jam, 30 jam dengan kotak',
      Pengisian: 'USB-C, Qi',
      Ketahanan: 'IP54',
    },
    drawing: {
      kind: 'earbuds',
      look: { bud: 'stem', box: 'square', tip: 'open', accent: '#c7ccd3' },
    },
  },
  {
    id: 148,
    name: 'Galaxy Buds3 Pro',
    category: 'tws',
    price: 2_999_000,
    was: 3_499_000,
    weight: 180,
    rated: [4.51, 76],
    sold: {
      variants: [
        ['Silver', '#b9bec6', [6, 3, 2]],
        ['White', '#eeeeec', [7, 4, 0]],
      ],
    },
    about: [
      'Bilah tipis di batangnya menyala saat dipasangkan, kotaknya bertutup bening. Terjemahan langsung berbisik di telinga lewat Galaxy AI.',
    ],
    points: ['Dua jalur speaker', 'Peredam adaptif', 'IP57'],
    facts: {
      Codec: 'SSC UHQ 24-bit / 96 kHz, AAC',
      Baterai: '7 jam, 30 jam dengan kotak',
      Pengisian: 'USB-C, Qi',
      Ketahanan: 'IP57',
    },
    drawing: {
      kind: 'earbuds',
      look: { bud: 'blade', box: 'clear', tip: 'silicone', accent: '#6fd0ff' },
    },
  },
  {
    id: 147,
    name: 'Sony WF-1000XM5',
    category: 'tws',
    price: 3_999_000,
    weight: 230,
    rated: [4.77, 65],
    sold: {
      variants: [
        ['Black', '#28292d', [4, 2, 1]],
        ['Silver', '#d9d6d0', [3, 0, 2]],
      ],
    },
    about: [
      'Peredam bising terbaik di rak TWS kami, dengan busa khusus yang memuai mengikuti telinga. Suaranya tebal tanpa menutupi vokal.',
    ],
    points: [
      'LDAC dan DSEE Extreme',
      'Karet busa empat ukuran',
      'Berhenti sendiri saat Anda bicara',
    ],
    facts: {
      Driver: '8,4 mm Dynamic Driver X',
      Codec: 'LDAC, LC3, AAC',
      Baterai: '8 jam, 24 jam dengan kotak',
      Ketahanan: 'IPX4',
    },
    drawing: {
      kind: 'earbuds',
      look: { bud: 'bean', box: 'tall', tip: 'silicone', accent: '#c08a5a' },
    },
  },
  {
    id: 146,
    name: 'soundcore Liberty 4 NC',
    category: 'tws',
    price: 1_199_000,
    was: 1_399_000,
    weight: 180,
    rated: [4.62, 292],
    sold: {
      variants: [
        ['Navy Blue', '#35476b', [9, 5, 4]],
        ['Velvet Black', '#2b2c30', [11, 6, 5]],
        ['Clear White', '#f1f0ed', [8, 0, 3]],
        ['Pink', '#e6bcc3', [0, 0, 0]],
      ],
    },
    about: [
      'Meredam sampai 98,5 persen kebisingan menurut pabriknya; di KRL jam tujuh pagi, bedanya memang terasa. Baterai kotaknya total 50 jam.',
    ],
    points: ['50 jam dengan kotak', 'LDAC', 'Dua perangkat sekaligus'],
    facts: {
      Driver: '11 mm',
      Codec: 'LDAC, AAC, SBC',
      Baterai: '10 jam, 50 jam dengan kotak',
      Pengisian: 'USB-C, Qi',
    },
    drawing: {
      kind: 'earbuds',
      look: { bud: 'stem', box: 'tall', tip: 'silicone', accent: '#d9c7a0' },
    },
  },
  {
    id: 145,
    name: 'Redmi Buds 6 Play',
    category: 'tws',
    price: 199_000,
    was: 249_000,
    weight: 120,
    rated: [4.31, 688],
    sold: {
      variants: [
        ['Black', '#232428', [32, 20, 18]],
        ['White', '#f3f2ef', [28, 14, 0]],
        ['Blue', '#9cc0e0', [16, 9, 11]],
      ],
    },
    about: [
      'TWS dua ratus ribu yang sering dibeli dua sekaligus. Panggilan diredam AI, dan sepuluh menit isi memberi tiga jam dengar.',
    ],
    points: ['36 jam dengan kotak', 'Bluetooth 5.4', 'Lima pilihan EQ'],
    facts: {
      Driver: '10 mm',
      Baterai: '7,5 jam, 36 jam dengan kotak',
      Koneksi: 'Bluetooth 5.4',
      Bobot: '3,6 gram per sisi',
    },
    drawing: {
      kind: 'earbuds',
      look: { bud: 'bean', box: 'pebble', tip: 'silicone', accent: '#8f949c' },
    },
  },
  {
    id: 144,
    name: 'Moondrop Chu II In-Ear',
    category: 'earphone-kabel',
    price: 299_000,
    weight: 140,
    rated: [4.74, 157],
    sold: {
      variants: [
        ['Jack 3,5 mm', '#3a3f47', [10, 5, 3]],
        ['USB-C DSP', '#3a3f47', [6, 0, 0]],
      ],
    },
    about: [
      'Gerbang masuk dunia audiofil: driver 10 mm berdiafragma logam, kabelnya bisa dilepas, dan penyetelannya netral sehingga semua genre terdengar wajar.',
    ],
    points: ['Kabel lepas 2 pin', 'Cangkang logam cor', 'Saringan bisa diganti'],
    facts: {
      Driver: '10 mm dinamis',
      Impedansi: '18 ohm',
      Kabel: '1,2 m, 2 pin 0,78 mm',
      'Isi kotak': 'Earphone, kabel, 3 pasang karet, kantong',
    },
    drawing: {
      kind: 'earphones',
      look: { shell: 'bullet', accent: '#c9a45c' },
    },
  },
  {
    id: 143,
    name: 'KZ ZSN Pro X Dual Driver',
    category: 'earphone-kabel',
    price: 239_000,
    was: 279_000,
    weight: 130,
    rated: [4.46, 341],
    sold: {
      variants: [
        ['Biru dengan Mik', '#2f5fae', [12, 0, 7]],
        ['Hitam tanpa Mik', '#2a2c31', [9, 4, 5]],
      ],
    },
    about: [
      'Dua driver per sisi memisahkan dentum bass dari gemerincing simbal. Panggung kecil, tetapi meriah, dan disukai pemain bas.',
    ],
    points: ['Hibrida dinamis dan armature', 'Pelat seng mengilap', 'Kabel lepas'],
    facts: {
      Driver: '10 mm dinamis + 1 balanced armature',
      Impedansi: '25 ohm',
      Kabel: '1,2 m, jack 3,5 mm',
    },
    drawing: {
      kind: 'earphones',
      look: { shell: 'resin', accent: '#cfd3d9' },
    },
  },
];
