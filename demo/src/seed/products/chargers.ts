import type { SeedProduct } from '../seed-product.ts';

/** Chargers for the wall, the table and the car. */
export const CHARGERS: readonly SeedProduct[] = [
  {
    id: 128,
    name: 'Anker Nano 30W USB-C',
    category: 'charger-dinding',
    price: 289_000,
    was: 349_000,
    weight: 110,
    rated: [4.81, 376],
    sold: {
      variants: [
        ['White', '#f2f2f0', [18, 9, 8]],
        ['Black', '#2b2d32', [14, 7, 0]],
        ['Purple', '#b9a6d6', [0, 4, 5]],
      ],
    },
    about: [
      'Sekecil dua dadu, tetapi cukup untuk MacBook Air. Kaki colokannya dua bulat, langsung masuk stopkontak rumah tanpa adaptor.',
    ],
    points: ['GaN yang dingin', 'Kaki tipe C Indonesia', 'Deteksi suhu terus-menerus'],
    facts: {
      Daya: '30 W',
      Port: '1x USB-C',
      Protokol: 'PD 3.0, PPS',
      Ukuran: '2,9 x 3,2 x 3,6 cm',
    },
    drawing: {
      kind: 'charger',
      look: { size: [31, 35, 36], radius: 8, ports: ['usb-c'], trim: 'band', accent: '#5aa9ff' },
    },
  },
  {
    id: 127,
    name: 'UGREEN Nexode 65W GaN 3 Port',
    category: 'charger-dinding',
    price: 459_000,
    was: 529_000,
    weight: 180,
    rated: [4.76, 264],
    sold: { tone: '#4a4d55', stock: [15, 8, 6] },
    about: [
      'Satu kepala untuk laptop, ponsel, dan TWS. Saat hanya satu kabel yang menancap, seluruh 65 W diberikan ke sana.',
    ],
    points: ['Dua USB-C satu USB-A', 'Membagi daya otomatis', 'Ringkas untuk perjalanan'],
    facts: {
      Daya: '65 W total',
      Port: '2x USB-C, 1x USB-A',
      Protokol: 'PD 3.0, PPS, QC 4+',
      Bobot: '134 gram',
    },
    drawing: {
      kind: 'charger',
      look: {
        size: [39, 64, 34],
        radius: 8,
        ports: ['usb-c', 'usb-c', 'usb-a'],
        trim: 'dark-face',
        accent: '#9aa0a8',
      },
    },
  },
  {
    id: 126,
    name: 'Baseus GaN5 Pro 100W 4 Port',
    category: 'charger-dinding',
    price: 749_000,
    weight: 320,
    rated: [4.58, 91],
    sold: {
      variants: [
        ['Black', '#2a2c31', [6, 3, 3]],
        ['White', '#f0efec', [4, 0, 2]],
      ],
    },
    about: [
      'Seratus watt untuk laptop gaming tipis sekaligus tiga perangkat lain. Kabel 100 W sudah disertakan, jadi tidak perlu menebak.',
    ],
    points: ['Kabel 100 W di dalam kotak', 'Empat port', 'Badan berusuk yang mudah dicabut'],
    facts: {
      Daya: '100 W total',
      Port: '2x USB-C, 2x USB-A',
      Protokol: 'PD 3.0, PPS, QC 4+',
      'Isi kotak': 'Charger, kabel USB-C 1 m',
    },
    drawing: {
      kind: 'charger',
      look: {
        size: [36, 72, 60],
        radius: 6,
        ports: ['usb-c', 'usb-c', 'usb-a', 'usb-a'],
        trim: 'ribs',
        accent: '#f2c14e',
      },
    },
  },
  {
    id: 125,
    name: 'Apple 20W USB-C Power Adapter',
    category: 'charger-dinding',
    price: 349_000,
    weight: 120,
    rated: [4.73, 205],
    sold: { tone: '#f6f6f4', stock: [12, 0, 9] },
    about: [
      'Adaptor resmi yang mengisi iPhone separuh dalam setengah jam. Versi Indonesia, kaki bulat dua.',
    ],
    points: ['Resmi Apple', 'Cocok untuk iPad dan AirPods', 'Garansi satu tahun'],
    facts: {
      Daya: '20 W',
      Port: '1x USB-C',
      Protokol: 'PD 3.0',
      'Isi kotak': 'Adaptor saja',
    },
    drawing: {
      kind: 'charger',
      look: { size: [42, 44, 27], radius: 10, ports: ['usb-c'], trim: 'none', accent: '#cccccc' },
    },
  },
  {
    id: 124,
    name: 'Apple MagSafe Charger 25W 2 m',
    category: 'charger-nirkabel',
    price: 899_000,
    was: 949_000,
    weight: 160,
    rated: [4.69, 58],
    sold: { tone: '#f4f4f2', stock: [7, 3, 0] },
    about: [
      'Menempel tepat di tengah berkat magnet, sehingga ponsel masih bisa diangkat dan dipakai sambil mengisi. Kabel dua meternya sampai ke kasur.',
    ],
    points: ['Sampai 25 W di iPhone 16', 'Kabel 2 m', 'Qi2 untuk ponsel lain'],
    facts: {
      Daya: '25 W',
      Konektor: 'USB-C',
      Kabel: '2 meter',
      Standar: 'MagSafe, Qi2',
    },
    drawing: { kind: 'wireless', look: { shape: 'puck', accent: '#d2d5da' } },
  },
  {
    id: 123,
    name: 'Anker MagGo 3-in-1 Wireless Stand',
    category: 'charger-nirkabel',
    price: 1_499_000,
    was: 1_799_000,
    weight: 720,
    rated: [4.61, 44],
    sold: { tone: '#ededea', stock: [4, 2, 1] },
    about: [
      'Ponsel di atas, jam di samping, earbuds di bawah: satu tiang untuk semuanya di meja tidur. Modus StandBy iPhone jadi jam digital.',
    ],
    points: ['Qi2 15 W', 'Tiga perangkat sekaligus', 'Adaptor 40 W disertakan'],
    facts: {
      Daya: '15 W ponsel, 5 W jam, 5 W earbuds',
      Bahan: 'Aluminium dan silikon',
      Tinggi: '16,6 cm',
      'Isi kotak': 'Stand, adaptor 40 W, kabel 1,5 m',
    },
    drawing: { kind: 'wireless', look: { shape: 'stand', accent: '#b9bec6' } },
  },
  {
    id: 122,
    name: 'Baseus Charger Mobil 65W USB-C + USB-A',
    category: 'charger-mobil',
    price: 219_000,
    weight: 90,
    rated: [4.52, 149],
    sold: { tone: '#2e3138', stock: [11, 7, 8] },
    about: [
      'Cukup kuat untuk laptop di perjalanan mudik. Cincin cahayanya redup, tidak menyilaukan saat malam.',
    ],
    points: ['65 W', 'Cincin lampu lembut', 'Badan logam tahan panas'],
    facts: {
      Daya: '65 W total',
      Port: 'USB-C, USB-A',
      Masukan: '12 sampai 24 V',
      Protokol: 'PD 3.0, QC 4.0',
    },
    drawing: { kind: 'car-charger', look: { accent: '#39d0ff' } },
  },
];
