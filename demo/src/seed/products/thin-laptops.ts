import { laptop } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** Thin notebooks for work. */
export const THIN_LAPTOPS: readonly SeedProduct[] = [
  {
    id: 242,
    name: 'ASUS Zenbook 14 OLED UX3405 Ultra 7 16/1TB',
    category: 'laptop-tipis',
    price: 18_999_000,
    was: 20_499_000,
    weight: 2_100,
    rated: [4.82, 86],
    sold: {
      variants: [
        ['Ponder Blue', '#3a4a63', [5, 2, 3]],
        ['Foggy Silver', '#c2c6cc', [3, 3, 0]],
      ],
    },
    about: [
      'Layar OLED 3K 120 Hz di bodi 1,2 kg: warna hitam benar-benar padam, gulir halaman terasa licin, dan tas punggung tidak bertambah berat.',
      'Ukiran garis pada tutupnya meniru pecahan keramik kintsugi.',
    ],
    points: [
      'Touchpad bisa menjadi numpad bercahaya',
      'Baterai 75 Wh, cukup untuk satu hari kerja',
      'Dua Thunderbolt 4, HDMI, dan USB-A lengkap',
    ],
    facts: {
      Layar: '14 inci OLED 3K (2880 x 1800), 120 Hz, 100% DCI-P3',
      Prosesor: 'Intel Core Ultra 7 155H',
      Memori: '16 GB LPDDR5X',
      Penyimpanan: 'SSD NVMe 1 TB',
      Bobot: '1,2 kg',
      Sistem: 'Windows 11 Home, Office Home & Student',
      'Isi kotak': 'Laptop, adaptor 65 W, tas selongsong',
    },
    drawing: laptop([312, 220, 14.9], { lid: 'lines', paper: ['ribbon', 'lagoon'] }),
  },
  {
    id: 236,
    name: 'Lenovo Yoga Slim 7i Aura Ultra 5 16/512',
    category: 'laptop-tipis',
    price: 19_499_000,
    weight: 2_200,
    rated: [4.73, 41],
    sold: { tone: '#7d8aa0', stock: [4, 2, 2] },
    about: [
      'Luas tetapi tipis: layar 15,3 inci 2,8K di bodi setebal 13,9 mm. Berbagi foto dari ponsel cukup dengan mengetukkan ponsel ke tepi layar.',
    ],
    points: [
      'Core Ultra seri 2 yang dingin dan senyap',
      'Empat speaker menghadap atas',
      'Webcam inframerah dengan penutup',
    ],
    facts: {
      Layar: '15,3 inci IPS 2,8K, 120 Hz',
      Prosesor: 'Intel Core Ultra 5 226V',
      Memori: '16 GB LPDDR5X',
      Penyimpanan: 'SSD NVMe 512 GB',
      Baterai: '70 Wh',
      Bobot: '1,46 kg',
    },
    drawing: laptop([344, 236, 13.9], {
      keys: { tone: '#5f6c80', numpad: false },
      lid: 'plain',
      paper: ['dunes', 'dusk'],
    }),
  },
  {
    id: 220,
    name: 'Lenovo ThinkPad E14 Gen 6 Ryzen 5 16/512',
    category: 'laptop-tipis',
    price: 12_799_000,
    was: 13_499_000,
    weight: 2_300,
    rated: [4.65, 74],
    sold: { tone: '#2b2d31', stock: [6, 0, 4] },
    about: [
      'Papan ketiknya tetap alasan utama orang membeli ThinkPad: tuts cekung dengan jarak tekan dalam, tahan tumpahan, dan titik merah di tengah yang dirindukan.',
      'RAM dan SSD masih bisa ditambah sendiri.',
    ],
    points: ['Lulus uji ketahanan MIL-STD 810H', 'Dua slot RAM', 'Sidik jari di tombol daya'],
    facts: {
      Layar: '14 inci IPS WUXGA (1920 x 1200)',
      Prosesor: 'AMD Ryzen 5 7535HS',
      Memori: '16 GB DDR5, maksimum 64 GB',
      Penyimpanan: 'SSD NVMe 512 GB',
      Port: '2x USB-C, 2x USB-A, HDMI, RJ45',
      Bobot: '1,44 kg',
    },
    drawing: laptop([313, 219.3, 18], {
      bezel: [7, 10, 16],
      keys: { tone: '#1d1f22', numpad: false },
      lid: 'wedge',
      paper: ['prism', 'ember'],
    }),
  },
  {
    id: 222,
    name: 'Acer Swift Go 14 Ultra 5 16/512',
    category: 'laptop-tipis',
    price: 12_499_000,
    weight: 2_150,
    rated: [4.57, 63],
    sold: {
      variants: [
        ['Steam Blue', '#5f7187', [5, 3, 0]],
        ['Pure Silver', '#cdd0d5', [4, 2, 3]],
      ],
    },
    about: [
      'OLED 2,8K di harga dua belas jutaan, dengan webcam 1440p yang membuat rapat pagi terlihat segar. Engselnya membuka sampai rata meja.',
    ],
    points: ['OLED 90 Hz', 'Webcam QHD dengan peredam bising suara', 'Membuka 180 derajat'],
    facts: {
      Layar: '14 inci OLED 2,8K, 90 Hz',
      Prosesor: 'Intel Core Ultra 5 125H',
      Memori: '16 GB LPDDR5X',
      Penyimpanan: 'SSD NVMe 512 GB',
      Bobot: '1,32 kg',
    },
    drawing: laptop([313, 218, 14.9], {
      keys: { tone: '#3c4654', numpad: false },
      paper: ['orbs', 'aurora'],
    }),
  },
  {
    id: 213,
    name: 'HP Pavilion Plus 14 Ryzen 7 16/1TB',
    category: 'laptop-tipis',
    price: 14_299_000,
    was: 15_999_000,
    weight: 2_250,
    rated: [4.61, 52],
    sold: {
      variants: [
        ['Natural Silver', '#c8c9c9', [3, 2, 0]],
        ['Moonlight Blue', '#6b7c94', [2, 0, 2]],
      ],
    },
    about: [
      'Setengah bodinya dibuat dari logam daur ulang, dan layarnya 2,5K 120 Hz yang nyaman untuk baris kode panjang. Ryzen 7 HS di dalamnya bukan versi hemat daya.',
    ],
    points: ['Webcam 5 MP dengan penutup fisik', 'Ryzen 7 seri H', 'SSD 1 TB'],
    facts: {
      Layar: '14 inci IPS 2,5K, 120 Hz',
      Prosesor: 'AMD Ryzen 7 7840H',
      Memori: '16 GB LPDDR5X',
      Penyimpanan: 'SSD NVMe 1 TB',
      Bobot: '1,39 kg',
    },
    drawing: laptop([315, 226, 17.5], {
      keys: { tone: '#d4d5d6', numpad: false },
      lid: 'plain',
      paper: ['petals', 'frost'],
    }),
  },
  {
    id: 209,
    name: 'MSI Modern 14 C13M i5 16/512',
    category: 'laptop-tipis',
    price: 8_999_000,
    was: 9_799_000,
    weight: 2_200,
    rated: [4.36, 88],
    sold: {
      variants: [
        ['Classic Black', '#2d2f33', [7, 3, 4]],
        ['Urban Silver', '#c6c8cb', [0, 0, 2]],
      ],
    },
    about: [
      'Laptop kantor yang tidak banyak gaya: bodi 1,4 kg, port lengkap, dan satu tombol yang menaikkan kipas saat berkas Excel mulai berat.',
    ],
    points: ['Engsel rata 180 derajat', 'microSD reader', 'Satu slot RAM terbuka'],
    facts: {
      Layar: '14 inci IPS FHD',
      Prosesor: 'Intel Core i5-1335U',
      Memori: '16 GB DDR4',
      Penyimpanan: 'SSD NVMe 512 GB',
      Bobot: '1,4 kg',
    },
    drawing: laptop([319, 223, 19.3], {
      aspect: 16 / 9,
      bezel: [6, 9, 18],
      lid: 'dots',
      paper: ['ribbon', 'slate'],
    }),
  },
];
