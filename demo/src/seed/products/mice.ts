import type { SeedProduct } from '../seed-product.ts';

/** Mice for work and for games. */
export const MICE: readonly SeedProduct[] = [
  {
    id: 162,
    name: 'Logitech MX Master 3S',
    category: 'mouse-kerja',
    price: 1_549_000,
    was: 1_699_000,
    weight: 320,
    rated: [4.87, 243],
    sold: {
      variants: [
        ['Graphite', '#3b3e44', [9, 5, 4]],
        ['Pale Grey', '#d5d6d6', [6, 2, 3]],
      ],
    },
    about: [
      'Roda MagSpeed meluncur seribu baris sedetik lalu berhenti tepat di piksel yang Anda mau. Roda kedua di bawah jempol menggulir ke samping, berkah untuk lembar kerja.',
    ],
    points: [
      'Klik 90 persen lebih senyap',
      'Bekerja di atas kaca',
      'Satu tetikus untuk tiga komputer',
    ],
    facts: {
      Sensor: 'Darkfield 8.000 dpi',
      Tombol: '7, termasuk roda samping',
      Koneksi: 'Logi Bolt, Bluetooth',
      Baterai: '70 hari, isi ulang USB-C',
    },
    drawing: { kind: 'mouse', look: { shape: 'ergo', accent: '#a8adb5', sideKeys: true } },
  },
  {
    id: 161,
    name: 'Logitech Pebble Mouse 2 M350s',
    category: 'mouse-kerja',
    price: 329_000,
    weight: 150,
    rated: [4.6, 418],
    sold: {
      variants: [
        ['Tonal Rose', '#dba7b0', [13, 7, 0]],
        ['Tonal White', '#f1f0ec', [16, 9, 8]],
        ['Tonal Blue', '#9db5cf', [0, 4, 6]],
        ['Tonal Graphite', '#4b4e54', [18, 8, 9]],
      ],
    },
    about: [
      'Pipih seperti kerikil, masuk saku celana, dan nyaris tanpa bunyi. Cocok untuk perpustakaan dan kereta pagi.',
    ],
    points: ['Klik senyap', 'Baterai AA tahan dua tahun', 'Tiga perangkat'],
    facts: {
      Sensor: 'Optik 4.000 dpi',
      Tombol: '3',
      Koneksi: 'Bluetooth, Logi Bolt',
      Bobot: '76 gram dengan baterai',
    },
    drawing: { kind: 'mouse', look: { shape: 'pebble', accent: '#c9ccd2', sideKeys: false } },
  },
  {
    id: 160,
    name: 'Logitech Lift Vertical',
    category: 'mouse-kerja',
    price: 899_000,
    was: 999_000,
    weight: 280,
    rated: [4.54, 72],
    sold: {
      variants: [
        ['Graphite', '#3f4248', [5, 3, 2]],
        ['Off-White', '#e9e6df', [3, 0, 0]],
      ],
    },
    about: [
      'Tegak 57 derajat, posisi yang sama dengan berjabat tangan. Terasa aneh sehari, lalu pergelangan berhenti pegal.',
    ],
    points: ['Untuk tangan kecil sampai sedang', 'Permukaan karet', 'Klik senyap'],
    facts: {
      Sensor: 'Optik 4.000 dpi',
      Tombol: '6',
      Koneksi: 'Logi Bolt, Bluetooth, 3 perangkat',
      Baterai: '1x AA, 24 bulan',
    },
    drawing: { kind: 'mouse', look: { shape: 'upright', accent: '#8a8f98', sideKeys: true } },
  },
  {
    id: 159,
    name: 'Logitech G304 Lightspeed',
    category: 'mouse-gaming',
    price: 489_000,
    was: 599_000,
    weight: 220,
    rated: [4.75, 534],
    sold: {
      variants: [
        ['Hitam', '#26282c', [21, 12, 10]],
        ['Putih', '#efefed', [14, 8, 0]],
        ['Ungu', '#a58fd0', [6, 0, 4]],
      ],
    },
    about: [
      'Nirkabel 1 ms yang harganya masuk akal, dan satu baterai AA cukup untuk 250 jam main. Legenda rental PC.',
    ],
    points: ['Sensor HERO', 'Polling 1.000 Hz', 'Penerima tersimpan di perut'],
    facts: {
      Sensor: 'HERO 12.000 dpi',
      Tombol: '6 terprogram',
      Koneksi: 'Lightspeed 2,4 GHz',
      Bobot: '99 gram dengan baterai',
    },
    drawing: {
      kind: 'mouse',
      look: { shape: 'ambi', accent: '#9aa0a8', sideKeys: true, glow: '#37d0ff' },
    },
  },
  {
    id: 158,
    name: 'Razer Viper V3 HyperSpeed',
    category: 'mouse-gaming',
    price: 1_049_000,
    weight: 250,
    rated: [4.64, 61],
    sold: { tone: '#1d1f22', stock: [7, 2, 3] },
    about: [
      'Bentuk yang disukai atlet esports, dengan punuk di belakang untuk cengkeraman cakar. Beratnya 82 gram termasuk baterai.',
    ],
    points: ['Sensor Focus Pro 30K', 'Sakelar mekanis generasi 2', '280 jam main'],
    facts: {
      Sensor: 'Focus Pro 30.000 dpi',
      Tombol: '8 terprogram',
      Koneksi: 'HyperSpeed 2,4 GHz',
      Bobot: '82 gram',
    },
    drawing: {
      kind: 'mouse',
      look: { shape: 'shell', accent: '#3fae5a', sideKeys: true, glow: '#3fe06a' },
    },
  },
  {
    id: 157,
    name: 'Fantech Aria XD7 Ultralight',
    category: 'mouse-gaming',
    price: 699_000,
    was: 799_000,
    weight: 200,
    rated: [4.5, 149],
    sold: {
      variants: [
        ['Frosty Blue', '#a9c9e0', [6, 4, 3]],
        ['Sakura', '#ecc3cf', [5, 0, 2]],
        ['Hitam', '#232529', [0, 0, 0]],
      ],
    },
    about: [
      'Hanya 59 gram, seringan dua sachet kopi. Kaki PTFE-nya licin di alas kain maupun kaca.',
    ],
    points: ['59 gram', 'Sensor PixArt 3395', 'Perangkat lunak tanpa akun'],
    facts: {
      Sensor: 'PixArt PAW3395, 26.000 dpi',
      Tombol: '6',
      Koneksi: '2,4 GHz, USB-C',
      Baterai: '300 mAh, 75 jam',
    },
    drawing: { kind: 'mouse', look: { shape: 'shell', accent: '#dfe6ee', sideKeys: true } },
  },
];
