import type { ListingFacts } from './listing-facts.ts';
import type { BenchCustomer } from './bench-customer.ts';

/** One kind of request: its name, and the path of its nth request. */
export interface RequestKind {
  readonly name: string;
  readonly path: (n: number) => string;
  /** Whether it needs a customer's token. */
  readonly isPersonal?: boolean;
}

type Query = Readonly<Record<string, string | number>>;

const SORTS = ['id desc', 'price asc', 'price desc', 'name asc', 'name desc'];
const SUB_CATEGORIES = Array.from({ length: 48 }, (_, n) => `besar-${1 + (n % 6)}-${1 + (n % 8)}`);
const BRANDS = ['aruna', 'Baskara', 'cendana', 'ELANG', 'kirana', 'nusa', 'tirta', 'zamrud'];
const SERIES = ['nova', 'prima', 'édition', 'ultra', 'book', 'orbit'];
const COLOURS = ['hitam', 'putih', 'biru', 'ungu', 'jingga'];
const SHORT = ['a', 'e', 's', '1', 'x', 'ar', 'gb', '99', 'ti', 'q7'];
const PATTERN_TEXTS = ['%', '_', '100%', 'usb_c', '/', '8/256', '\\', "'"];

const RAM = ['4', '6', '8', '12', '16', '32'];
const FACETS = { facets: 'true' };

/** Every kind of request for a product page (shop-api.md 5.2), and what else reads from large tables (5.11, 5.15, 5.20). */
export function requestKinds(
  { half, all, slugs }: ListingFacts,
  { orderHash }: BenchCustomer,
): readonly RequestKind[] {
  const word = (list: readonly string[], n: number) => list[n % list.length] ?? '';
  const listing = (query: Query, n: number) => {
    const search = new URLSearchParams('source=pagination&active=true');
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    search.set('sort', word(SORTS, n));
    return `/product?${search.toString()}`;
  };
  const deep = (pages: number, n: number) =>
    Math.max(1, pages - ((n * 37) % Math.ceil(pages / 10)));
  const choices = (n: number) => ({
    brand: word(BRANDS, n),
    'spec[ram]': word(RAM, n),
    ...(n % 2 === 0 ? { available: 'true' } : { star_min: 3 }),
  });
  const model = (n: number) => `${String.fromCharCode(97 + (n % 26))}${100 + ((n * 131) % 900)}`;
  const category = (n: number) => `besar-${1 + (n % 6)}`;
  const table = (query: string) => `/order?source=datatables&draw=1&length=10&${query}`;
  const listings: Readonly<Record<string, (n: number) => Query>> = {
    'all, each sort, page 1': () => ({}),
    'all, each sort, last pages': (n) => ({ page: deep(all, n) }),
    'category, each sort': (n) => ({ category: category(n), page: 1 + (n % 50) }),
    'sub-category, each sort': (n) => ({ category: word(SUB_CATEGORIES, n), page: 1 + (n % 5) }),
    'word of half, each sort, page 1': () => ({ s: 'garansi' }),
    'word of half, last pages': (n) => ({ s: 'resmi', page: deep(half, n) }),
    'word of a few per cent': (n) => ({ s: word(BRANDS, n) }),
    'rare word (model)': (n) => ({ s: model(n) }),
    'three words': (n) => ({ s: `${word(BRANDS, n)} ${word(SERIES, n)} ${word(COLOURS, n)}` }),
    'three words of half': (n) => ({ s: `garansi resmi ${word(SHORT, n)}` }),
    'one or two characters': (n) => ({ s: word(SHORT, n) }),
    'pattern characters': (n) => ({ s: word(PATTERN_TEXTS, n) }),
    'word of a category': (n) => ({ s: 'ponsel', page: 1 + n }),
    'nothing found': (n) => ({ s: `tidakada${n}` }),
    'search, category and sort': (n) => ({
      s: `${word(COLOURS, n)} garansi`,
      category: category(n),
      page: 1 + (n % 10),
    }),
    'filter: in stock': (n) => ({ available: 'true', page: 1 + (n % 3) }),
    'filter: stars': (n) => ({ star_min: 1 + (n % 4), page: 1 + (n % 3) }),
    'filter: brand': (n) => ({ brand: word(BRANDS, n) }),
    'filter: specification': (n) => ({ 'spec[ram]': word(RAM, n), page: 1 + (n % 3) }),
    'filter: three choices': choices,
    'facets: all': () => FACETS,
    'facets: category': (n) => ({ ...FACETS, category: category(n) }),
    'facets: word of half': () => ({ ...FACETS, s: 'garansi' }),
    'facets: rare word': (n) => ({ ...FACETS, s: model(n) }),
    'facets: three choices': (n) => ({ ...FACETS, ...choices(n) }),
    'facets: search, category, choices': (n) => ({
      ...FACETS,
      ...choices(n),
      s: 'garansi',
      category: category(n),
    }),
  };
  return [
    ...Object.entries(listings).map(([name, query]) => ({
      name,
      path: (n: number) => listing(query(n), n),
    })),
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
