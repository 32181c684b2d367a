import { laptop } from '../looks.ts';
import type { SeedProduct } from '../seed-product.ts';

/** Notebooks for school and for a first job, and those that turn into a tablet. */
export const SCHOOL_LAPTOPS: readonly SeedProduct[] = [
  {
    id: 202,
    name: 'Lenovo IdeaPad Slim 3 14 Ryzen 5 8/512',
    category: 'laptop-pelajar',
    price: 7_499_000,
    was: 7_999_000,
    weight: 1_700,
    rated: [4.58, 237],
    sold: {
      variants: [
        ['Arctic Grey', '#b3b7bd', [9, 4, 5]],
        ['Abyss Blue', '#3c4d68', [6, 3, 0]],
      ],
    },
    about: [
      'Laptop yang paling sering kami sarankan untuk mahasiswa baru: prosesor Ryzen 5 seri H, bodi 1,43 kg, dan baterai yang bertahan satu hari kuliah.',
    ],
    points: ['Ryzen 5 kelas H, bukan U', 'Penutup kamera fisik', 'Isi cepat: 15 menit untuk 2 jam'],
    facts: {
      Layar: '14 inci IPS WUXGA, 300 nit',
      Prosesor: 'AMD Ryzen 5 7535HS',
      Memori: '8 GB LPDDR5',
      Penyimpanan: 'SSD NVMe 512 GB',
      Bobot: '1,43 kg',
      Sistem: 'Windows 11 Home, Office Home & Student',
    },
    drawing: laptop([313, 223, 16.9], {
      keys: { tone: '#7d828a', numpad: false },
      paper: ['dunes', 'sky'],
    }),
  },
  {
    id: 189,
    name: 'ASUS Vivobook Go 14 E1404 Ryzen 3 8/256',
    category: 'laptop-pelajar',
    price: 5_999_000,
    was: 6_499_000,
    weight: 2_000,
    rated: [4.41, 312],
    sold: {
      variants: [
        ['Mixed Black', '#2c2f34', [11, 6, 5]],
        ['Cool Silver', '#c9ccd0', [8, 0, 6]],
        ['Grey Green', '#93a39a', [0, 4, 0]],
      ],
    },
    about: [
      'Enam juta untuk laptop yang lulus uji militer: engsel, benturan, dan getaran. Tombol Enter-nya bergaris kuning supaya mudah dicari saat gelap.',
    ],
    points: ['MIL-STD 810H', 'Engsel 180 derajat', 'Lapisan antibakteri di papan ketik'],
    facts: {
      Layar: '14 inci IPS FHD',
      Prosesor: 'AMD Ryzen 3 7320U',
      Memori: '8 GB LPDDR5',
      Penyimpanan: 'SSD NVMe 256 GB',
      Bobot: '1,38 kg',
    },
    drawing: laptop([324, 214, 17.9], {
      aspect: 16 / 9,
      bezel: [6, 9, 17],
      lid: 'dots',
      paper: ['prism', 'citrus'],
    }),
  },
  {
    id: 201,
    name: 'ASUS Vivobook 14 A1404 i5 8/512',
    category: 'laptop-pelajar',
    price: 7_999_000,
    weight: 2_100,
    rated: [4.49, 164],
    sold: {
      variants: [
        ['Quiet Blue', '#46566f', [6, 5, 3]],
        ['Icelight Silver', '#cfd2d6', [5, 2, 4]],
        ['Terra Cotta', '#b5705a', [0, 0, 0]],
      ],
    },
    about: [
      'Core i5 generasi ke-12 dengan papan ketik ErgoSense yang tutsnya sedikit cekung; tugas sepuluh ribu kata terasa lebih ringan di jari.',
    ],
    points: ['Penutup kamera', 'Sidik jari di touchpad', 'RAM bisa ditambah sampai 16 GB'],
    facts: {
      Layar: '14 inci IPS FHD',
      Prosesor: 'Intel Core i5-1235U',
      Memori: '8 GB DDR4, maksimum 16 GB',
      Penyimpanan: 'SSD NVMe 512 GB',
      Bobot: '1,4 kg',
    },
    drawing: laptop([324, 215, 19.9], {
      aspect: 16 / 9,
      bezel: [6, 10, 18],
      keys: { tone: '#30384a', numpad: false },
      lid: 'slash',
      paper: ['orbs', 'lagoon'],
    }),
  },
  {
    id: 188,
    name: 'Acer Aspire Lite 14 i3 8/256',
    category: 'laptop-pelajar',
    price: 5_499_000,
    weight: 2_000,
    rated: [4.27, 129],
    sold: { tone: '#b9bcc1', stock: [14, 8, 6] },
    about: [
      'Penutup atas berbahan logam jarang ditemui di lima jutaan. Pas untuk ujian daring, administrasi toko, dan Netflix di akhir pekan.',
    ],
    points: ['Rasio layar 16:10', 'Slot RAM tambahan', 'USB-C pengisian'],
    facts: {
      Layar: '14 inci IPS WUXGA',
      Prosesor: 'Intel Core i3-N305',
      Memori: '8 GB DDR5',
      Penyimpanan: 'SSD NVMe 256 GB',
      Bobot: '1,5 kg',
    },
    drawing: laptop([314, 224, 18.9], {
      bezel: [7, 9, 15],
      keys: { tone: '#2b2d31', numpad: false },
      paper: ['peaks', 'moss'],
    }),
  },
  {
    id: 187,
    name: 'Axioo MyBook Hype 5 AMD X5 8/256',
    category: 'laptop-pelajar',
    price: 4_899_000,
    was: 5_299_000,
    weight: 2_200,
    rated: [4.18, 205],
    sold: {
      variants: [
        ['Grey', '#7f848b', [12, 9, 7]],
        ['Silver', '#cdd0d4', [6, 0, 0]],
      ],
    },
    about: [
      'Merek dalam negeri dengan TKDN tinggi, sering dipakai sekolah dan kantor desa. Servisnya tersedia di 60 kota, suku cadangnya gampang.',
    ],
    points: ['Garansi resmi dua tahun', 'RAM dan SSD bisa ditambah', 'Numpad penuh'],
    facts: {
      Layar: '14 inci IPS FHD',
      Prosesor: 'AMD Ryzen 5 3500U',
      Memori: '8 GB DDR4, maksimum 32 GB',
      Penyimpanan: 'SSD 256 GB',
      Bobot: '1,5 kg',
    },
    drawing: laptop([323, 219, 19.5], {
      aspect: 16 / 9,
      bezel: [8, 11, 19],
      keys: { tone: '#25272b', numpad: true },
      paper: ['ribbon', 'ember'],
    }),
  },
  {
    id: 215,
    name: 'HP Envy x360 14 Ultra 5 16/512',
    category: 'laptop-2-in-1',
    price: 16_499_000,
    was: 17_299_000,
    weight: 2_300,
    rated: [4.7, 38],
    sold: { tone: '#4b5a6b', stock: [3, 0, 2] },
    about: [
      'Layarnya berputar penuh: laptop saat mengetik, tenda saat menonton, tablet saat menandatangani. Pena isi ulang ikut di dalam kotak.',
    ],
    points: [
      'OLED sentuh 2,8K',
      'Pena disertakan',
      'Kamera mengenali saat Anda menjauh lalu mengunci',
    ],
    facts: {
      Layar: '14 inci OLED 2,8K sentuh, 120 Hz',
      Prosesor: 'Intel Core Ultra 5 125U',
      Memori: '16 GB LPDDR5',
      Penyimpanan: 'SSD NVMe 512 GB',
      Bobot: '1,39 kg',
      'Isi kotak': 'Laptop, pena, adaptor 65 W',
    },
    drawing: laptop([313, 219, 16.9], {
      bezel: [4, 7, 10],
      keys: { tone: '#303a46', numpad: false },
      lid: 'plain',
      paper: ['petals', 'dusk'],
    }),
  },
  {
    id: 186,
    name: 'Lenovo Yoga 7 2-in-1 14 Ryzen 5 16/512',
    category: 'laptop-2-in-1',
    price: 13_999_000,
    weight: 2_350,
    rated: [4.6, 29],
    sold: { tone: '#8f9aa6', stock: [0, 0, 0] },
    about: [
      'Tepi bodi yang membulat membuatnya enak dipegang sebagai tablet. Baterai 71 Wh bertahan lebih dari sepuluh jam untuk mengetik.',
    ],
    points: ['OLED sentuh WUXGA', 'Empat mode layar', 'Speaker depan Dolby Atmos'],
    facts: {
      Layar: '14 inci OLED sentuh WUXGA',
      Prosesor: 'AMD Ryzen 5 8640HS',
      Memori: '16 GB LPDDR5X',
      Penyimpanan: 'SSD NVMe 512 GB',
      Bobot: '1,6 kg',
    },
    drawing: laptop([317, 222, 16.6], {
      keys: { tone: '#6f7a87', numpad: false },
      lid: 'wedge',
      paper: ['orbs', 'rose'],
    }),
  },
];
