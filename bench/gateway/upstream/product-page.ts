const PAGE_SIZE = 20;
const PAGES = 4_000;
const MARK = '"current_page":0';

const DESCRIPTION =
  '<p>Layar 6,6 inci Super AMOLED, RAM 8 GB, penyimpanan 256 GB. Garansi resmi satu tahun, dikirim dari gudang terdekat dalam satu hari kerja, gratis ongkos kirim untuk pembelian di atas dua juta rupiah.</p>';

const CATEGORIES = [
  { id: 11, name: 'Handphone', url_slug: 'handphone' },
  { id: 12, name: 'Tablet', url_slug: 'tablet' },
  { id: 21, name: 'Laptop Harian', url_slug: 'laptop-harian' },
];

/** A product as a shop lists it (shop-api.md 5.2), with the texts that a shop may send with it. */
function product(n: number) {
  const id = 101 + n;
  const name = `Galaxy A${50 + n} 5G 8/256`;
  const slug = `galaxy-a${50 + n}-5g-8-256`;
  return {
    id,
    name,
    url_slug: slug,
    price: 5_999_000 - n * 100_000,
    // Some cost no less than before, some have no price of before.
    original_price: n % 5 === 4 ? null : 6_499_000 - n * 110_000,
    weight: 420 + n,
    status: 1,
    star: n % 7 === 6 ? '0.0' : `4.${n % 10}`,
    description: DESCRIPTION,
    image_1: `product/${slug}-1.webp`,
    image_1_color: '#0d5a66',
    image_2: `product/${slug}-2.webp`,
    image_2_color: '#e9604f',
    image_3: null,
    image_4: null,
    image_5: null,
    meta_title: `${name} resmi`,
    meta_description: `Beli ${name} dengan garansi resmi`,
    meta_keywords: 'galaxy, ponsel, 5g',
    total_online_stock: n % 6 === 5 ? 0 : 3 + n,
    product_category: CATEGORIES[n % CATEGORIES.length],
  };
}

const whole = JSON.stringify({
  status: 'success',
  message: 'OK',
  data: {
    current_page: 0,
    data: Array.from({ length: PAGE_SIZE }, (_, n) => product(n)),
    first_page_url: 'http://shop.example/api/product?page=1',
    from: 1,
    last_page: PAGES,
    links: [],
    path: 'http://shop.example/api/product',
    per_page: PAGE_SIZE,
    to: PAGE_SIZE,
    total: PAGES * PAGE_SIZE,
  },
});
const [before = '', after = ''] = whole.split(MARK);

/** The body of one page of products, about 15 KB; every page has the same products. */
export function productPage(page: number): string {
  return `${before}"current_page":${page}${after}`;
}
