import type { SeedProduct } from '../seed-product.ts';

/** Stands, hubs and web cameras for the desk. */
export const DESK_GEAR: readonly SeedProduct[] = [
  {
    id: 156,
    name: 'UGREEN Stand Laptop Aluminium LP339',
    category: 'stand-laptop',
    price: 429_000,
    was: 499_000,
    weight: 1_500,
    rated: [4.72, 118],
    sold: {
      variants: [
        ['Silver', '#c5c9d0', [8, 4, 4]],
        ['Space Gray', '#5f646d', [6, 0, 3]],
      ],
    },
    about: [
      'Menaikkan layar sejajar mata dan tidak bergoyang saat diketik. Bantalan karetnya menjaga dasar laptop dari goresan.',
    ],
    points: ['Untuk laptop 11 sampai 17 inci', 'Menahan 10 kg', 'Lubang udara di tengah'],
    facts: {
      Bahan: 'Aluminium 5 mm',
      Tinggi: '8 sampai 24 cm',
      Beban: 'Maksimum 10 kg',
      Bobot: '1,2 kg',
    },
    drawing: { kind: 'stand', look: { shape: 'plate', accent: '#3a3e46' } },
  },
  {
    id: 155,
    name: 'Baseus Stand Laptop Lipat Papery',
    category: 'stand-laptop',
    price: 189_000,
    weight: 420,
    rated: [4.4, 203],
    sold: { tone: '#6a707a', stock: [16, 10, 0] },
    about: [
      'Terlipat setipis majalah dan masuk kantong laptop. Kakinya menyilang, jadi tetap kokoh di meja kafe yang kecil.',
    ],
    points: ['Lipat datar', 'Delapan sudut', 'Hanya 300 gram'],
    facts: {
      Bahan: 'Paduan aluminium',
      Ukuran: 'Laptop sampai 16 inci',
      Beban: 'Maksimum 5 kg',
    },
    drawing: { kind: 'stand', look: { shape: 'folding', accent: '#2c2f35' } },
  },
  {
    id: 154,
    name: 'UGREEN Revodok 6-in-1 USB-C Hub',
    category: 'hub-dock',
    price: 449_000,
    was: 529_000,
    weight: 190,
    rated: [4.63, 226],
    sold: { tone: '#6f757f', stock: [13, 6, 7] },
    about: [
      'Satu lubang USB-C menjadi enam: proyektor ruang rapat, flashdisk dosen, kartu kamera, dan pengisi daya tetap bisa dicolok bersamaan.',
    ],
    points: ['HDMI 4K 60 Hz', 'Daya tembus 100 W', 'Kabel anyaman 20 cm'],
    facts: {
      Port: '2x USB-A 3.0, HDMI, SD, microSD, USB-C 100 W',
      Kecepatan: '5 Gbps',
      Bahan: 'Aluminium',
      Sistem: 'Windows, macOS, iPadOS, Android',
    },
    drawing: {
      kind: 'hub',
      look: {
        length: 112,
        height: 15,
        ports: ['usb-a', 'usb-a', 'hdmi', 'card'],
        accent: '#9aa0a8',
      },
    },
  },
  {
    id: 153,
    name: 'Anker 575 Docking Station 13-in-1',
    category: 'hub-dock',
    price: 2_799_000,
    weight: 1_400,
    rated: [4.55, 34],
    sold: { tone: '#3c4047', stock: [3, 0, 1] },
    about: [
      'Datang ke kantor, colok satu kabel, semuanya menyala: tiga monitor, LAN, papan ketik, dan laptop terisi 85 W.',
    ],
    points: ['Tiga monitor', 'Adaptor 135 W disertakan', 'Depan untuk ponsel, belakang untuk meja'],
    facts: {
      Port: '2x HDMI, DisplayPort, 4x USB-A, 3x USB-C, LAN, SD, audio',
      Daya: '85 W ke laptop, 18 W ke ponsel',
      Ukuran: '12 x 8 x 4 cm',
      'Isi kotak': 'Dock, adaptor 135 W, kabel USB-C',
    },
    drawing: {
      kind: 'hub',
      look: {
        length: 40,
        height: 118,
        upright: true,
        ports: ['key', 'usb-c', 'usb-a', 'usb-a', 'card', 'audio'],
        accent: '#9aa0a8',
      },
    },
  },
  {
    id: 152,
    name: 'Logitech C920e HD Webcam',
    category: 'webcam',
    price: 999_000,
    was: 1_149_000,
    weight: 290,
    rated: [4.58, 131],
    sold: { tone: '#2c2e33', stock: [8, 4, 2] },
    about: [
      'Kamera rapat yang sudah menjadi patokan: 1080p dengan koreksi cahaya redup, dua mikrofon, dan tutup privasi.',
    ],
    points: ['Full HD 30 fps', 'Autofokus', 'Tutup privasi terpasang'],
    facts: {
      Resolusi: '1080p 30 fps, 720p 60 fps',
      Sudut: '78 derajat',
      Koneksi: 'USB-A',
      Mikrofon: 'Dua, segala arah',
    },
    drawing: { kind: 'webcam', look: { shape: 'wide', accent: '#7b818b' } },
  },
  {
    id: 151,
    name: 'Logitech Brio 100',
    category: 'webcam',
    price: 499_000,
    weight: 180,
    rated: [4.35, 88],
    sold: {
      variants: [
        ['Off-White', '#eae8e2', [7, 3, 4]],
        ['Graphite', '#45484e', [9, 0, 3]],
        ['Rose', '#d9a3ad', [0, 2, 0]],
      ],
    },
    about: [
      'RightLight menyeimbangkan wajah dan jendela di belakang Anda. Geser satu tutup kecil, dan kamera benar-benar tertutup.',
    ],
    points: ['1080p', 'RightLight', 'Colok langsung jalan'],
    facts: {
      Resolusi: '1080p 30 fps',
      Sudut: '58 derajat',
      Koneksi: 'USB-A',
      Bobot: '75 gram',
    },
    drawing: { kind: 'webcam', look: { shape: 'round', accent: '#b9bdc4' } },
  },
];
