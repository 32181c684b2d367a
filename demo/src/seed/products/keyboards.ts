import type { SeedProduct } from '../seed-product.ts';

/** Desk keyboards. Those with switches to choose come in one colour. */
export const KEYBOARDS: readonly SeedProduct[] = [
  {
    id: 168,
    name: 'Keychron K2 V2 Wireless 75%',
    category: 'keyboard-mekanik',
    price: 1_399_000,
    was: 1_549_000,
    weight: 1_150,
    rated: [4.8, 187],
    sold: {
      variants: [
        ['Switch Red', '#4a4e57', [7, 3, 4]],
        ['Switch Brown', '#4a4e57', [9, 4, 2]],
        ['Switch Blue', '#4a4e57', [5, 0, 0]],
      ],
    },
    about: [
      'Papan 75% yang menghemat meja tanpa menghapus tombol panah dan baris F. Satu tuas di samping memindahkannya antara Mac dan Windows, dan tiga perangkat Bluetooth bisa disimpan.',
    ],
    points: [
      'Tuts cadangan untuk Mac dan Windows',
      'Baterai 4.000 mAh',
      'Tombol Esc jingga khasnya',
    ],
    facts: {
      Susunan: '75%, 84 tuts',
      Switch: 'Gateron G Pro Red, Brown, atau Blue',
      Koneksi: 'Bluetooth 5.1, USB-C',
      Baterai: '4.000 mAh, sampai 72 jam dengan lampu',
      'Isi kotak': 'Keyboard, kabel USB-C, penarik tuts, tuts cadangan',
    },
    drawing: {
      kind: 'board',
      look: { size: 75, profile: 'tall', caps: ['#d9d6cf', '#6b707a', '#e8743b'] },
    },
  },
  {
    id: 167,
    name: 'Rexus Daxa M84 Pro TKL Hotswap',
    category: 'keyboard-mekanik',
    price: 899_000,
    weight: 1_050,
    rated: [4.57, 264],
    sold: {
      variants: [
        ['Retro Cream, Linear', '#dcd3c2', [12, 8, 6]],
        ['Night Black, Taktil', '#26282d', [9, 5, 0]],
      ],
    },
    about: [
      'Merek lokal yang mengerti kos-kosan: switch bisa dicabut-pasang tanpa solder, busa peredam sudah dipasang, dan kenop volume di pojok.',
    ],
    points: ['Hotswap 5 pin', 'Kenop logam', 'Tiga koneksi'],
    facts: {
      Susunan: '75%, 84 tuts tanpa numpad, dengan kenop',
      Switch: 'Linear atau taktil, hotswap',
      Koneksi: '2,4 GHz, Bluetooth, USB-C',
      Lampu: 'RGB per tuts',
    },
    drawing: {
      kind: 'board',
      look: { size: 75, profile: 'tall', knob: true, caps: ['#efe8da', '#8d7f6c', '#c8553d'] },
    },
  },
  {
    id: 166,
    name: 'Royal Kludge RK61 60% RGB',
    category: 'keyboard-mekanik',
    price: 549_000,
    was: 649_000,
    weight: 750,
    rated: [4.42, 398],
    sold: {
      variants: [
        ['Hitam, Switch Red', '#1d1f24', [15, 9, 7]],
        ['Putih, Switch Brown', '#ececea', [11, 0, 5]],
      ],
    },
    about: [
      'Papan 60% pertama bagi banyak orang. Tombol panah tersembunyi di lapisan Fn, sisanya ruang lapang untuk mengayun tetikus.',
    ],
    points: ['Paling ringkas di rak kami', 'RGB 18 pola', 'Kabel bisa dilepas'],
    facts: {
      Susunan: '60%, 61 tuts',
      Switch: 'RK Red atau Brown, hotswap',
      Koneksi: '2,4 GHz, Bluetooth 5.0, USB-C',
      Baterai: '1.450 mAh',
    },
    drawing: {
      kind: 'board',
      look: {
        size: 60,
        profile: 'tall',
        glow: 'rainbow',
        caps: ['#1a1b1f', '#1a1b1f', '#24262b'],
      },
    },
  },
  {
    id: 165,
    name: 'Fantech Maxfit67 Gasket Mount',
    category: 'keyboard-mekanik',
    price: 1_099_000,
    weight: 1_000,
    sold: {
      variants: [
        ['Sakura', '#e9c7cf', [6, 4, 0]],
        ['Space', '#3a4668', [0, 3, 5]],
      ],
    },
    about: [
      'Pelat mengambang pada bantalan silikon, sehingga bunyinya pendek dan lembut, lebih mirip ketukan kayu daripada plastik.',
    ],
    points: ['Gasket mount', 'Tuts PBT dua lapis', 'Susunan 65% dengan panah'],
    facts: {
      Susunan: '65%, 67 tuts dengan kenop',
      Switch: 'Kailh Box White, hotswap',
      Koneksi: '2,4 GHz, Bluetooth, USB-C',
      Tuts: 'PBT dye-sub',
    },
    drawing: {
      kind: 'board',
      look: { size: 65, profile: 'tall', knob: true, caps: ['#fbf1f1', '#e3a5b4', '#c96a84'] },
    },
  },
  {
    id: 164,
    name: 'Logitech K380s Pebble Keys 2',
    category: 'keyboard-kantor',
    price: 479_000,
    was: 549_000,
    weight: 560,
    rated: [4.68, 322],
    sold: {
      variants: [
        ['Tonal White', '#eceae6', [14, 8, 8]],
        ['Tonal Rose', '#d9a9b1', [9, 5, 0]],
        ['Tonal Graphite', '#4a4d53', [12, 6, 7]],
      ],
    },
    about: [
      'Tuts bulat yang sunyi dan tiga tombol pindah perangkat: ketik di laptop, balas di ponsel, lalu kembali tanpa melepas tangan.',
    ],
    points: ['Baterai AAA tahan tiga tahun', 'Separuh plastiknya daur ulang', 'Hanya 415 gram'],
    facts: {
      Susunan: '78 tuts, tanpa numpad',
      Koneksi: 'Bluetooth, 3 perangkat',
      Baterai: '2x AAA, sampai 36 bulan',
      Sistem: 'Windows, macOS, Android, iPadOS, ChromeOS',
    },
    drawing: {
      kind: 'board',
      look: { size: 75, profile: 'low', round: true, caps: ['#f7f6f4', '#dcd9d4', '#f7f6f4'] },
    },
  },
  {
    id: 163,
    name: 'Logitech MX Keys S',
    category: 'keyboard-kantor',
    price: 1_799_000,
    weight: 1_150,
    rated: [4.83, 96],
    sold: {
      variants: [
        ['Graphite', '#3a3d43', [6, 3, 3]],
        ['Pale Grey', '#d6d8da', [4, 0, 2]],
      ],
    },
    about: [
      'Cekungan kecil di tiap tuts menuntun ujung jari, dan lampunya menyala ketika tangan mendekat. Tombol Smart Actions menjalankan rangkaian perintah sekali tekan.',
    ],
    points: ['Lampu mengikuti tangan dan cahaya ruangan', 'Numpad penuh', 'Isi ulang USB-C'],
    facts: {
      Susunan: '100%, 108 tuts',
      Koneksi: 'Logi Bolt, Bluetooth, 3 perangkat',
      Baterai: '10 hari dengan lampu, 5 bulan tanpa lampu',
      Bobot: '810 gram',
    },
    drawing: {
      kind: 'board',
      look: { size: 100, profile: 'low', caps: ['#54585f', '#474b52', '#54585f'] },
    },
  },
];
