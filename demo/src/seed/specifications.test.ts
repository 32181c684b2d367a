import { describe, expect, it } from 'vitest';
import { brandOf } from './brand.ts';
import { CATALOGUE } from './catalogue.ts';
import { promisedMonths, warrantyOf } from './warranty.ts';
import { specificationsOf, type SeedSpecification } from './specifications.ts';

const productOf = (name: string) => {
  const found = CATALOGUE.find((product) => product.name === name);
  if (found === undefined) throw new Error(`no product ${name}`);
  return found;
};
const textOf = ({ name, value, unit }: SeedSpecification) =>
  `${name}: ${value}${unit === null ? '' : ` ${unit}`}`;
const all = CATALOGUE.flatMap(specificationsOf);

describe('specificationsOf', () => {
  it('returns the figures of the facts, then the facts, by group', () => {
    const found = specificationsOf(productOf('Lenovo Legion Pro 5i i7 RTX 4060 16/1TB'));
    expect(found.map(textOf)).toEqual([
      'Ukuran layar: 16 inci',
      'Kecepatan refresh: 165 Hz',
      'Layar: 16 inci IPS WQXGA, 165 Hz',
      'RAM: 16 GB',
      'Penyimpanan: 1000 GB',
      'Kartu grafis: GeForce RTX 4060',
      'Prosesor: Intel Core i7-14650HX',
      'Grafis: GeForce RTX 4060 8 GB, 140 W',
      'Memori: 16 GB DDR5',
      'Bobot: 2,5 kg',
    ]);
  });

  it('returns each key once for a product', () => {
    for (const product of CATALOGUE) {
      const keys = specificationsOf(product).map(({ key }) => key);
      expect([product.name, new Set(keys).size]).toEqual([product.name, keys.length]);
    }
  });

  it('uses one name and one unit for each key', () => {
    const named = new Set(all.map(({ key, name, unit }) => [key, name, unit].join()));
    expect(named.size).toBe(new Set(all.map(({ key }) => key)).size);
  });

  it('reads memory and storage from the name', () => {
    const promised = CATALOGUE.flatMap((product) => {
      const [, ram, size, tera] = / (\d+)\/(\d+)(TB)?/.exec(product.name) ?? [];
      if (ram === undefined) return [];
      const valueOf = (sought: string) =>
        specificationsOf(product).find(({ key }) => key === sought)?.value;
      const storage = tera === undefined ? size : `${String(size)}000`;
      return [[product.name, valueOf('ram') === ram && valueOf('storage') === storage]];
    });
    expect(promised.length).toBeGreaterThan(50);
    expect(promised.filter(([, isThere]) => isThere !== true)).toEqual([]);
  });

  it('offers few values of a filter, each of several products or of a rare kind', () => {
    const values = new Map<string, Set<string>>();
    for (const { key, value, isFilter } of all) {
      if (isFilter) values.set(key, (values.get(key) ?? new Set()).add(value));
    }
    expect([...values.keys()].sort()).toEqual(
      ['capacity', 'graphics', 'power', 'ram', 'refresh-rate', 'storage'].sort(),
    );
    for (const [key, { size }] of values) expect([key, size <= 16]).toEqual([key, true]);
  });
});

describe('brandOf', () => {
  it.each([
    ['Galaxy A55 5G 8/256', 'Samsung'],
    ['Mac mini M4 16/256', 'Apple'],
    ['ASUS NUC 14 Pro Ultra 5 16/512', 'ASUS'],
    ['Kabel USB-C ke Lightning MFi 1 m', null],
  ])('returns for %s: %s', (name, brand) => {
    expect(brandOf(name)).toBe(brand);
  });
});

describe('warrantyOf', () => {
  it('returns the warranty in the text of the product, else the shortest of its category', () => {
    const promising = CATALOGUE.filter((product) => promisedMonths(product) !== null);
    expect(promising.length).toBeGreaterThan(5);
    for (const product of promising) {
      expect(warrantyOf(product)).toBe(`Garansi ${String(promisedMonths(product))} bulan`);
    }
    expect(warrantyOf(productOf('Dell P2425H 24 Inci IPS 100 Hz'))).toBe('Garansi 36 bulan');
    expect(warrantyOf(productOf('JBL Go 4'))).toMatch(/^Garansi (6|12|18) bulan$/);
  });
});
