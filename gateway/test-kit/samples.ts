/** A product with every field of the contract (shop-api.md 5.2). */
export const galaxy = {
  id: 101,
  name: 'Galaxy A55 5G 8/256',
  url_slug: 'galaxy-a55-5g-8-256',
  price: 5_999_000,
  original_price: 6_499_000,
  weight: 420,
  status: 1,
  star: '4.7',
  brand: 'Samsung',
  sku: 'SM-A556E',
  review_count: 12,
  warranty: 'Garansi 12 bulan',
  specifications: [{ group: 'Performa', key: 'ram', name: 'RAM', value: '8', unit: 'GB' }],
  description: '<p onclick="steal()">Layar 6,6 inci</p><script>steal()</script>',
  image_1: 'product/galaxy-a55-1.webp',
  image_1_color: '#0d5a66',
  image_1_width: 640,
  image_1_height: 640,
  image_2: 'product/galaxy-a55-2.webp',
  image_2_color: '#e9604f',
  image_2_width: 640,
  image_2_height: 640,
  image_3: null,
  image_4: null,
  image_5: null,
  meta_title: 'Galaxy A55 5G',
  meta_description: 'Beli Galaxy A55 5G',
  meta_keywords: 'galaxy, a55',
  total_online_stock: 14,
  product_stocks: [
    { warehouse_id: 1, stock: 9 },
    { warehouse_id: 2, stock: 5 },
  ],
  product_variants: [
    {
      id: 501,
      name: 'Awesome Navy',
      sku: 'SM-A556E-NV',
      colour: '#1F2A44',
      image: 'product/galaxy-a55-navy.webp',
      image_color: '#1f2a44',
      image_width: 640,
      image_height: 640,
      total_online_stock: 14,
      product_stocks: [
        { warehouse_id: 1, stock: 9 },
        { warehouse_id: 2, stock: 5 },
      ],
    },
    {
      id: 502,
      name: 'Awesome Lilac',
      sku: 'SM-A556E-LL',
      colour: '#c8b6e2',
      image: 'product/galaxy-a55-lilac.webp',
      image_color: '#c8b6e2',
      image_width: 640,
      image_height: 640,
      total_online_stock: 0,
      product_stocks: [],
    },
  ],
  product_category: { id: 11, name: 'Handphone', url_slug: 'handphone' },
};

/** A product without variants. */
export const ideaPad = {
  ...galaxy,
  id: 202,
  name: 'IdeaPad Slim 3',
  url_slug: 'ideapad-slim-3',
  price: 7_499_000,
  original_price: null,
  weight: 1_700,
  star: '0.00',
  product_variants: [],
  product_category: { id: 21, name: 'Laptop Harian', url_slug: 'laptop-harian' },
};

/** The fewest fields that a list may send for a product (shop-api.md 5.2). */
export function listed(product: typeof galaxy | typeof ideaPad) {
  const { id, name, url_slug, price } = product;
  return { id, name, url_slug, price };
}

/** A page of a longer list as a paginator (shop-api.md 5.2). */
export function paginator(
  items: readonly unknown[],
  figures: Readonly<Record<string, unknown>> = {},
) {
  return {
    current_page: 1,
    data: items,
    from: items.length === 0 ? null : 1,
    to: items.length === 0 ? null : items.length,
    last_page: 7,
    per_page: 20,
    total: 133,
    ...figures,
  };
}

/** Facets of a listing and a suggestion for its search (shop-api.md 10.6). */
export const listingMeta = {
  facets: [
    {
      key: 'brand',
      label: 'Merek',
      values: [{ value: 'samsung', label: 'Samsung', count: 12 }],
    },
    { key: 'price', label: 'Harga', min: 79_000, max: 45_999_000 },
    { key: 'spec[ram]', label: 'RAM', values: [{ value: '8', label: '8 GB', count: 7 }] },
  ],
  suggestion: 'galaxy',
};

/** Reviews of a product by all customers (shop-api.md 10.3). */
export const productReviews = {
  body: {
    status: 'success',
    message: 'OK',
    data: paginator(
      [
        {
          id: 5,
          star: 5,
          review: 'Bagus',
          author: 'Budi S.',
          created_at: '2026-11-22 09:15:00',
          variant: 'Awesome Navy',
        },
      ],
      { total: 1, last_page: 1 },
    ),
    meta: { breakdown: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 1 } },
  },
};

/** A session of the payment provider (shop-api.md 5.24). */
export const paymentSession = {
  ipay88_checkout_id: '7758028124035bd7baaa33b8d5a3b118',
  ipay88_signature: 'aa5134dee1343cfaec465f6134d4ce2b57fd92db5ea1cdb7e5321ee007b7d263',
};

/** Top categories of all three types and an unknown one (shop-api.md 5.4). */
export const categories = [
  category(3, 'Aksesoris', 'aksesoris', 'ACCESSORIES', []),
  category(1, 'Smartphone', 'smartphone', 'PHONE', [
    { id: 11, name: 'Handphone', url_slug: 'handphone' },
  ]),
  category(9, 'Servis', 'servis', null, []),
  category(2, 'Laptop', 'laptop', 'LAPTOP', []),
];

function category(id: number, name: string, slug: string, type: string | null, subs: unknown[]) {
  return {
    id,
    name,
    url_slug: slug,
    type,
    image: `category/${slug}.webp`,
    image_color: '#dfe3e0',
    image_width: 640,
    image_height: 640,
    meta_title: name,
    meta_description: null,
    meta_keywords: null,
    sub_categories: subs,
  };
}
