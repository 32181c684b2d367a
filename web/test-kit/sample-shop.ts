import type { StubRoot } from './schema-stub.ts';

const seo = { title: null, description: null, keywords: null };

const picture = (name: string) => ({
  url: `http://localhost:4001/images/${name}.webp`,
  srcSet: null,
});

const child = (id: number, name: string, slug: string) => ({
  __typename: 'Category',
  id: `Category:${Math.floor(id / 10)}.${id}`,
  name,
  slug,
  image: null,
  seo,
  children: [],
});

const category = (
  id: number,
  type: 'PHONE' | 'LAPTOP' | 'ACCESSORIES',
  name: string,
  slug: string,
  children: ReturnType<typeof child>[] = [],
) => ({
  __typename: 'Category',
  id: `Category:${id}`,
  type,
  name,
  slug,
  image: picture(slug),
  seo,
  parent: null,
  children,
});

/** Categories of the sample shop: two of phones, one of laptops, two of accessories. */
export const sampleCategories = [
  category(1, 'PHONE', 'Smartphone', 'smartphone', [
    child(11, 'Android', 'android'),
    child(12, 'iOS', 'ios'),
    child(13, 'Feature Phone', 'feature-phone'),
  ]),
  category(2, 'PHONE', 'Tablet', 'tablet', [child(21, 'Tablet Android', 'tablet-android')]),
  category(3, 'LAPTOP', 'Laptop', 'laptop', [
    child(31, 'Ultrabook', 'ultrabook'),
    child(32, 'Gaming', 'laptop-gaming'),
  ]),
  category(4, 'ACCESSORIES', 'Audio', 'audio', [child(41, 'Earbuds', 'earbuds')]),
  category(5, 'ACCESSORIES', 'Pengisi Daya', 'pengisi-daya'),
];

const stocks = (a: number, b: number) => [
  { warehouse: { __typename: 'Warehouse', id: 'Warehouse:1' }, stock: a },
  { warehouse: { __typename: 'Warehouse', id: 'Warehouse:2' }, stock: b },
];

/** A product of the sample shop; `changes` replaces fields. */
export function sampleProduct(number: number, changes: Record<string, unknown> = {}) {
  return {
    __typename: 'Product',
    id: `Product:${number}`,
    name: `Gawai ${number}`,
    slug: `gawai-${number}`,
    price: number * 1_000_000,
    originalPrice: null,
    discountPercent: null,
    weight: 400,
    rating: null,
    reviewCount: null,
    brand: null,
    sku: null,
    warranty: null,
    specifications: [],
    description: `<p>Uraian gawai ${number}</p>`,
    images: [picture(`gawai-${number}`)],
    image: picture(`gawai-${number}`),
    seo,
    availability: 'AVAILABLE',
    onlineStock: 5,
    variants: [],
    stocks: stocks(3, 2),
    category: {
      __typename: 'Category',
      id: 'Category:1',
      type: 'PHONE',
      name: 'Smartphone',
      slug: 'smartphone',
    },
    ...changes,
  };
}

/** A variant of a sample product; `changes` replaces fields. */
export function sampleVariant(
  number: number,
  name: string,
  onlineStock: number,
  changes: Record<string, unknown> = {},
) {
  return {
    __typename: 'ProductVariant',
    id: `ProductVariant:${number}`,
    name,
    onlineStock,
    stocks: stocks(onlineStock, 0),
    colour: null,
    image: null,
    ...changes,
  };
}

const page = (id: number, title: string, slug: string) => ({
  __typename: 'ContentPage',
  id: `ContentPage:${id}`,
  title,
  slug,
  isInFooter: true,
  seo,
  content: `<h2>${title}</h2><p>Isi halaman <a href="https://example.com">dengan tautan</a>.</p>`,
});

const labels = {
  PHONE: 'Handphone & Tablet',
  LAPTOP: 'Komputer & Laptop',
  ACCESSORIES: 'Accessories',
};

const facet = (kind: string, label: string, values: [string, string, number][], key?: string) => ({
  __typename: 'Facet',
  kind,
  key: key ?? null,
  label,
  values: values.map(([value, name, count]) => ({ value, label: name, count })),
  min: kind === 'PRICE' ? 1_399_000 : null,
  max: kind === 'PRICE' ? 26_499_000 : null,
});

/** The facets of a listing of the sample shop. */
export const sampleFacets = [
  facet('BRAND', 'Merek', [
    ['samsung', 'Samsung', 7],
    ['oppo', 'OPPO', 4],
    ['vivo', 'vivo', 2],
  ]),
  facet('PRICE', 'Harga', []),
  facet('AVAILABILITY', 'Ketersediaan', [['true', 'Tersedia', 29]]),
  facet('RATING', 'Rating', [['4', '4 ke atas', 27]]),
  facet('SPECIFICATION', 'RAM', [['8', '8 GB', 11]], 'ram'),
];

/** The root fields of a small shop without failures. */
export function sampleShop(): StubRoot {
  const pages = [
    page(1, 'Tentang Kami', 'tentang-kami'),
    page(2, 'Cara Belanja', 'cara-belanja'),
    page(3, 'Syarat dan Ketentuan', 'terms-and-conditions'),
    page(4, 'Kebijakan Privasi', 'kebijakan-privasi'),
  ];
  const products = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => sampleProduct(number));
  const named = (type: string) => (name: string, index: number) => ({
    __typename: type,
    id: `${type}:${index + 1}`,
    name,
  });
  return {
    categoryGroups: Object.entries(labels).map(([type, label]) => ({
      type,
      label,
      categories: sampleCategories.filter((each) => each.type === type),
    })),
    categories: sampleCategories,
    contentPages: pages,
    contentPage: ({ slug }: { slug: string }) => pages.find((each) => each.slug === slug) ?? null,
    settings: {
      footerText: '<p>Toko gawai Indonesia: handphone, laptop, dan aksesori bergaransi resmi.</p>',
      paymentRemarks: '<p>Transfer ke BCA 123.</p>',
    },
    paymentMethods: ['Transfer BCA', 'BCA Virtual Account', 'Credit Card', 'OVO', 'Kredivo'].map(
      named('PaymentMethod'),
    ),
    shippingMethods: ['JNE', 'J&T', 'SiCepat', 'Kurir Toko'].map(named('ShippingMethod')),
    slides: [],
    featuredProducts: products.slice(0, 6),
    products: ({ page: number = 1 }: { page?: number }) => ({
      nodes: products,
      totalCount: products.length,
      pageInfo: { number, size: 20, from: 1, to: products.length, last: 1 },
    }),
    product: ({ by }: { by: { slug: string } }) =>
      products.find((each) => each.slug === by.slug) ?? null,
  };
}
