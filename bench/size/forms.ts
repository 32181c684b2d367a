import type { Surroundings } from './look-around.ts';
import type { BenchCustomer } from './bench-customer.ts';

/** One kind of request: its name, and the path of its nth request. */
export interface Form {
  readonly name: string;
  readonly path: (n: number) => string;
  /** Whether it belongs to a customer. */
  readonly isPersonal?: boolean;
}

const SORTS = ['id desc', 'price asc', 'price desc', 'name asc', 'name desc'];
const SUB_CATEGORIES = Array.from({ length: 48 }, (_, n) => `besar-${1 + (n % 6)}-${1 + (n % 8)}`);
const BRANDS = ['aruna', 'Baskara', 'cendana', 'ELANG', 'kirana', 'nusa', 'tirta', 'zamrud'];
const SERIES = ['nova', 'prima', 'édition', 'ultra', 'book', 'orbit'];
const COLOURS = ['hitam', 'putih', 'biru', 'ungu', 'jingga'];
const SHORT = ['a', 'e', 's', '1', 'x', 'ar', 'gb', '99', 'ti', 'q7'];
const PATTERN_TEXTS = ['%', '_', '100%', 'usb_c', '/', '8/256', '\\', "'"];

const RAM = ['4', '6', '8', '12', '16', '32'];
const FACETS = { facets: 'true' };

/** Every form of a product page (shop-api.md 5.2), and what else reads from large tables (5.11, 5.15, 5.20). */
export function formsOf(
  { half, all, slugs }: Surroundings,
  { orderHash }: BenchCustomer,
): readonly Form[] {
  const word = (list: readonly string[], n: number) => list[n % list.length] ?? '';
  const listing = (query: Record<string, string | number>) => {
    const search = new URLSearchParams('source=pagination&active=true');
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    return `/product?${search.toString()}`;
  };
  const sort = (n: number) => word(SORTS, n);
  const deep = (pages: number, n: number) =>
    Math.max(1, pages - ((n * 37) % Math.ceil(pages / 10)));
  const choices = (n: number) => ({
    brand: word(BRANDS, n),
    'spec[ram]': word(RAM, n),
    ...(n % 2 === 0 ? { available: 'true' } : { star_min: 3 }),
  });
  const model = (n: number) => `${String.fromCharCode(97 + (n % 26))}${100 + ((n * 131) % 900)}`;
  const table = (query: string) => `/order?source=datatables&draw=1&length=10&${query}`;
  return [
    { name: 'all, each sort, page 1', path: (n) => listing({ sort: sort(n) }) },
    {
      name: 'all, each sort, last pages',
      path: (n) => listing({ sort: sort(n), page: deep(all, n) }),
    },
    {
      name: 'category, each sort',
      path: (n) => listing({ category: `besar-${1 + (n % 6)}`, sort: sort(n), page: 1 + (n % 50) }),
    },
    {
      name: 'sub-category, each sort',
      path: (n) => listing({ category: word(SUB_CATEGORIES, n), sort: sort(n), page: 1 + (n % 5) }),
    },
    {
      name: 'word of half, each sort, page 1',
      path: (n) => listing({ s: 'garansi', sort: sort(n) }),
    },
    {
      name: 'word of half, last pages',
      path: (n) => listing({ s: 'resmi', sort: sort(n), page: deep(half, n) }),
    },
    { name: 'word of a few per cent', path: (n) => listing({ s: word(BRANDS, n), sort: sort(n) }) },
    { name: 'rare word (model)', path: (n) => listing({ s: model(n), sort: sort(n) }) },
    {
      name: 'three words',
      path: (n) =>
        listing({ s: `${word(BRANDS, n)} ${word(SERIES, n)} ${word(COLOURS, n)}`, sort: sort(n) }),
    },
    {
      name: 'three words of half',
      path: (n) => listing({ s: `garansi resmi ${word(SHORT, n)}`, sort: sort(n) }),
    },
    { name: 'one or two characters', path: (n) => listing({ s: word(SHORT, n), sort: sort(n) }) },
    {
      name: 'pattern characters',
      path: (n) => listing({ s: word(PATTERN_TEXTS, n), sort: sort(n) }),
    },
    {
      name: 'word of a category',
      path: (n) => listing({ s: 'ponsel', sort: sort(n), page: 1 + n }),
    },
    { name: 'nothing found', path: (n) => listing({ s: `tidakada${n}`, sort: sort(n) }) },
    {
      name: 'search, category and sort',
      path: (n) =>
        listing({
          s: `${word(COLOURS, n)} garansi`,
          category: `besar-${1 + (n % 6)}`,
          sort: sort(n),
          page: 1 + (n % 10),
        }),
    },
    {
      name: 'filter: in stock',
      path: (n) => listing({ available: 'true', sort: sort(n), page: 1 + (n % 3) }),
    },
    {
      name: 'filter: stars',
      path: (n) => listing({ star_min: 1 + (n % 4), sort: sort(n), page: 1 + (n % 3) }),
    },
    { name: 'filter: brand', path: (n) => listing({ brand: word(BRANDS, n), sort: sort(n) }) },
    {
      name: 'filter: specification',
      path: (n) => listing({ 'spec[ram]': word(RAM, n), sort: sort(n), page: 1 + (n % 3) }),
    },
    { name: 'filter: three choices', path: (n) => listing({ ...choices(n), sort: sort(n) }) },
    { name: 'facets: all', path: (n) => listing({ ...FACETS, sort: sort(n) }) },
    {
      name: 'facets: category',
      path: (n) => listing({ ...FACETS, category: `besar-${1 + (n % 6)}`, sort: sort(n) }),
    },
    {
      name: 'facets: word of half',
      path: (n) => listing({ ...FACETS, s: 'garansi', sort: sort(n) }),
    },
    { name: 'facets: rare word', path: (n) => listing({ ...FACETS, s: model(n), sort: sort(n) }) },
    {
      name: 'facets: three choices',
      path: (n) => listing({ ...FACETS, ...choices(n), sort: sort(n) }),
    },
    {
      name: 'facets: search, category, choices',
      path: (n) =>
        listing({
          ...FACETS,
          ...choices(n),
          s: 'garansi',
          category: `besar-${1 + (n % 6)}`,
          sort: sort(n),
        }),
    },
    { name: 'product', path: (n) => `/product/${word(slugs, n)}` },
    { name: 'featured products', path: () => '/product?active=true&featured=true' },
    { name: 'orders of a customer', path: () => '/order', isPersonal: true },
    {
      name: 'order table, each sort',
      path: (n) =>
        table(
          `start=${(n % 20) * 10}&order[0][column]=${n % 3}&order[0][dir]=${n % 2 ? 'asc' : 'desc'}`,
        ),
      isPersonal: true,
    },
    {
      name: 'order table, search',
      path: (n) => table(`start=0&search[value]=${20 + (n % 80)}`),
      isPersonal: true,
    },
    { name: 'order', path: () => `/order/${orderHash}`, isPersonal: true },
    { name: 'wishlist', path: () => '/wishlist', isPersonal: true },
    { name: 'addresses', path: () => '/user-address', isPersonal: true },
  ];
}
