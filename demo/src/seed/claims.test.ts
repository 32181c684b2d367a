import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { CATEGORIES } from './categories.ts';
import { metaDescriptionOf } from './describe.ts';
import { HELP_PAGES } from './pages/help-pages.ts';
import { PAGES } from './pages/pages.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import type { SeedProduct } from './seed-product.ts';
import { warrantyOf } from './warranty.ts';

const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const textOf = ({ about, points }: SeedProduct) => [...about, ...points].join('. ');
const tableOf = ({ facts, name, sold }: SeedProduct) =>
  [
    name.replaceAll('Inci', 'inci'),
    ...('variants' in sold ? sold.variants.map(([variant]) => variant) : []),
    ...Object.values(facts),
  ].join('; ');

/** Units whose figures a specification table holds when it holds any. */
const UNITS = [
  'mAh',
  'Wh',
  'Hz',
  'MP',
  'inci',
  'nit',
  'GB',
  'TB',
  'MB/s',
  'W',
  'gram',
  'kg',
  'dpi',
];

/** The figures before a unit, the upper one of a range: `1-120 Hz` and `120 Hz` are both 120. */
function figures(text: string, unit: string): string[] {
  const pattern = new RegExp(
    `(\\d[\\d.,]*)(?:(?:-| sampai )(\\d[\\d.,]*))? ${unit}(?![a-zA-Z])`,
    'g',
  );
  return [...text.matchAll(pattern)].map(([, lower, upper]) => upper ?? lower ?? '');
}
const marks = (text: string) => [...text.matchAll(/IP[X\d]\dK?/g)].map(([mark]) => mark);

/** The row of the warranty page for a product. */
function kindOf({ category }: SeedProduct): string {
  const top = CATEGORIES.find(({ subs }) => subs.some(({ slug }) => slug === category))?.slug ?? '';
  if (top === 'penyimpanan') return 'SSD, harddisk, kartu memori, dan flashdisk';
  if (top === 'monitor') return 'Monitor';
  if (['smartphone', 'iphone', 'tablet'].includes(top)) return 'Ponsel dan tablet';
  return ['laptop', 'laptop-gaming', 'komputer-desktop'].includes(top)
    ? 'Laptop dan komputer'
    : 'Aksesori lain';
}

/** What a text counts beside what the table counts in the same unit. */
function claims(product: SeedProduct): (readonly [string, readonly string[], readonly string[]])[] {
  const [text, table] = [textOf(product), tableOf(product)];
  return [
    ...UNITS.map((unit) => [unit, figures(text, unit), figures(table, unit)] as const),
    ['IP', marks(text), marks(table)] as const,
  ];
}

describe('claims of the catalogue', () => {
  it('states the same figures in texts and specification table', () => {
    const contradictions = CATALOGUE.flatMap((product) =>
      claims(product).flatMap(([unit, claimed, listed]) =>
        claimed
          .filter((figure) => listed.length > 0 && !listed.includes(figure))
          .map((figure) => `${product.name}: ${figure} ${unit}, but ${listed.join(', ')}`),
      ),
    );
    expect(contradictions).toEqual([]);
  });

  it('finds a wrong figure of a text', () => {
    const [phone] = CATALOGUE;
    if (phone === undefined) throw new Error('no product');
    const wrong = { ...phone, points: ['Layar 7,1 inci'] };
    expect(claims(wrong).find(([unit]) => unit === 'inci')).toEqual([
      'inci',
      ['6,9', '7,1'],
      ['6,9'],
    ]);
  });

  it('lists the memory and storage of the product name in the specification table', () => {
    const missing = CATALOGUE.flatMap(({ name, facts }) => {
      const [, memory, storage, tera] = /(\d+)\/(\d+)(TB)?/.exec(name) ?? [];
      if (memory === undefined || storage === undefined) return [];
      const table = Object.values(facts).join('; ');
      const wanted = [`${memory} GB`, `${storage} ${tera ?? 'GB'}`];
      return wanted.filter((size) => !table.includes(size)).map((size) => `${name}: ${size}`);
    });
    expect(missing).toEqual([]);
  });

  it('sets a parcel weight of at least the product weight', () => {
    for (const { name, facts, weight } of CATALOGUE) {
      const [, figure, unit] = /^([\d,]+) (kg|gram)/.exec(facts['Bobot'] ?? '') ?? [];
      const grams = Number(figure?.replace(',', '.') ?? 0) * (unit === 'kg' ? 1000 : 1);
      expect([name, grams <= weight]).toEqual([name, true]);
    }
  });

  it('states a warranty within the range of the warranty page', () => {
    const page = PAGES.find(({ slug }) => slug === 'garansi')?.content ?? '';
    const promised = CATALOGUE.map((product) => {
      const months = Number(/\d+/.exec(warrantyOf(product))?.[0]);
      const [, least = '', most = least] =
        new RegExp(`<td>${kindOf(product)}</td><td>(\\d+)(?: sampai (\\d+))? bulan`).exec(page) ??
        [];
      return [product.name, months >= Number(least) && months <= Number(most || least)];
    });
    expect(promised.filter(([, isStored]) => isStored !== true)).toEqual([]);
  });
});

describe('descriptions of the catalogue', () => {
  it('starts each description with different words', () => {
    const openings = CATALOGUE.map(({ about: [first] }) =>
      first.toLowerCase().split(' ').slice(0, 3).join(' '),
    );
    expect(repeated(openings)).toEqual([]);
  });

  it('lists different points for every two products, and no point twice', () => {
    expect(repeated(CATALOGUE.map(({ points }) => points.join()))).toEqual([]);
    for (const { name, points } of CATALOGUE) expect([name, repeated(points)]).toEqual([name, []]);
  });

  it('describes each product in at least 80 characters', () => {
    for (const { name, about } of CATALOGUE) {
      expect([name, about.join(' ').length >= 80]).toEqual([name, true]);
    }
  });

  it('returns a unique meta description of at most 160 characters for each product', () => {
    const lines = CATALOGUE.map(metaDescriptionOf);
    expect(repeated(lines)).toEqual([]);
    for (const line of lines) expect([line, line.length <= 160]).toEqual([line, true]);
  });
});

describe('content pages', () => {
  it('lists every payment method with its fee', () => {
    const content = HELP_PAGES.find(({ slug }) => slug === 'cara-pembayaran')?.content ?? '';
    expect(content).toContain('<tr><td>Transfer Manual BCA</td><td>Gratis</td>');
    expect(content).toContain('<tr><td>Credit Card</td><td>2,9%</td>');
    expect(content).toContain('<tr><td>Permata Bank Virtual Account</td><td>Rp 4.000</td>');
    expect(content.match(/<tr><td>/g)).toHaveLength(PAYMENT_METHODS.length);
  });

  it('gives each page a unique id, address, title and description', () => {
    for (const field of ['id', 'slug', 'title', 'description'] as const) {
      expect(repeated(PAGES.map((page) => page[field]))).toEqual([]);
    }
  });

  it('contains well-formed HTML without a heading of level 1', () => {
    for (const { slug, content } of PAGES) {
      const open: string[] = [];
      for (const [, slash, name = ''] of content.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        if (slash === '') open.push(name);
        else expect([slug, open.pop()]).toEqual([slug, name]);
      }
      expect([slug, open, content.includes('<h1')]).toEqual([slug, [], false]);
    }
  });
});
