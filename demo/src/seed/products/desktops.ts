import { monitor } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** Small desktop computers and computers built into a screen. */
export const DESKTOPS: readonly SeedProduct[] = [
  {
    id: 172,
    name: 'Mac mini M4 16/256',
    category: 'pc-mini',
    price: 9_499_000,
    was: 9_999_000,
    weight: 1_500,
    rated: [4.89, 95],
    sold: { tone: '#d3d6da', stock: [5, 3, 3] },
    about: [
      'Kini hanya selebar 12,7 cm, lebih kecil dari piring kue, tetapi kekuatannya menyaingi MacBook Pro. Dua USB-C pindah ke depan.',
    ],
    points: ['Tiga monitor sekaligus', 'Nyaris tanpa suara', 'Thunderbolt 4 di belakang'],
    facts: {
      Chipset: 'Apple M4, CPU 10 inti, GPU 10 inti',
      Memori: '16 GB',
      Penyimpanan: 'SSD 256 GB',
      Port: '3x Thunderbolt 4, 2x USB-C, HDMI, Ethernet',
      Ukuran: '12,7 x 12,7 x 5 cm',
    },
    drawing: {
      kind: 'mini-pc',
      look: { size: [127, 127, 50], radius: 26, ports: ['usb-c', 'usb-c', 'audio'], top: 'plain' },
    },
  },
  {
    id: 171,
    name: 'ASUS NUC 14 Pro Ultra 5 16/512',
    category: 'pc-mini',
    price: 9_999_000,
    weight: 1_700,
    rated: [4.56, 22],
    sold: { tone: '#33363c', stock: [2, 0, 2] },
    about: [
      'PC sebesar kotak bekal yang bisa dibuka tanpa obeng: geser kuncinya, lalu tambah RAM atau SSD. Bisa ditempel di belakang monitor.',
    ],
    points: ['Bongkar tanpa obeng', 'Empat monitor 4K', 'Braket VESA disertakan'],
    facts: {
      Prosesor: 'Intel Core Ultra 5 125H',
      Memori: '16 GB DDR5, maksimum 96 GB',
      Penyimpanan: 'SSD NVMe 512 GB',
      Port: '2x Thunderbolt 4, 2x HDMI, 3x USB-A, LAN 2,5 G',
      Ukuran: '11,7 x 11,2 x 3,7 cm',
    },
    drawing: {
      kind: 'mini-pc',
      look: {
        size: [117, 112, 37],
        radius: 8,
        ports: ['key', 'usb-a', 'usb-a', 'usb-c'],
        top: 'vents',
      },
    },
  },
  {
    id: 170,
    name: 'iMac 24 M4 16/256',
    category: 'all-in-one',
    price: 23_499_000,
    weight: 9_800,
    rated: [4.86, 27],
    sold: {
      variants: [
        ['Blue', '#7fa6d1', [2, 0, 1]],
        ['Green', '#8fc0a4', [1, 1, 0]],
        ['Pink', '#e59aa5', [0, 0, 0]],
        ['Silver', '#cfd2d6', [2, 1, 1]],
      ],
    },
    about: [
      'Komputer, layar 4,5K, speaker, dan kamera dalam satu lembar aluminium setebal 11,5 mm. Kabelnya menempel magnetis dan sewarna bodinya.',
    ],
    points: [
      'Layar Retina 4,5K',
      'Papan ketik dan tetikus sewarna',
      'Kamera 12 MP dengan Desk View',
    ],
    facts: {
      Layar: '24 inci Retina 4,5K, 500 nit',
      Chipset: 'Apple M4, CPU 8 inti, GPU 8 inti',
      Memori: '16 GB',
      Penyimpanan: 'SSD 256 GB',
      'Isi kotak': 'iMac, Magic Keyboard, Magic Mouse, adaptor',
    },
    drawing: monitor(523, {
      bezel: 12,
      chin: 54,
      chinTone: '#9dbbdd',
      frame: '#d9dee5',
      foot: 'sheet',
      showing: 'picture',
      paper: ['petals', 'sky'],
    }),
  },
  {
    id: 169,
    name: 'Lenovo IdeaCentre AIO 24 i5 8/512',
    category: 'all-in-one',
    price: 9_799_000,
    was: 10_499_000,
    weight: 9_200,
    rated: [4.37, 31],
    sold: { tone: '#c9ccd0', stock: [3, 2, 0] },
    about: [
      'Satu kabel listrik, satu layar, selesai. Cocok untuk meja resepsionis dan ruang belajar keluarga; kameranya bisa ditutup.',
    ],
    points: [
      'Papan ketik dan tetikus nirkabel di dalam kotak',
      'Layar bingkai tipis',
      'Webcam 5 MP dengan penutup',
    ],
    facts: {
      Layar: '23,8 inci IPS FHD, 100 Hz',
      Prosesor: 'Intel Core i5-13420H',
      Memori: '8 GB DDR4',
      Penyimpanan: 'SSD NVMe 512 GB',
      Port: 'HDMI masuk dan keluar, 4x USB-A, LAN',
    },
    drawing: monitor(527, {
      bezel: 4,
      chin: 30,
      chinTone: '#dfe1e4',
      frame: '#c6c9ce',
      foot: 'round',
      paper: ['orbs', 'citrus'],
    }),
  },
];
