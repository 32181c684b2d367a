import { describe, expect, it } from 'vitest';
import { filterQuery, productFilter, readFilters, toggleChoice } from './listing-filter.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const written = (query: string) => decodeURIComponent(filterQuery(read(query)));

describe('readFilters', () => {
  it('reads prices as they are typed, brands in any letter case and specifications', () => {
    expect(written('brand=Samsung&price_min=Rp+1.500.000&spec.ram=8&star_min=4.5')).toBe(
      'brand=samsung&price_min=1500000&spec.ram=8&star_min=4.5',
    );
  });

  it.each(['5,000,000', 'Rp 5,000,000', '5,000.000'])('reads the price %s', (price) => {
    expect(read(`price_max=${price}`)).toEqual([{ name: 'price_max', value: '5000000' }]);
  });

  it('reads swapped prices as the range between them', () => {
    expect(written('price_min=9.000.000&price_max=10.000.000')).toBe(
      'price_max=10000000&price_min=9000000',
    );
    expect(read('price_min=10.000.000&price_max=9.000.000')).toEqual(
      read('price_min=9.000.000&price_max=10.000.000'),
    );
  });

  it('sorts the filters and removes duplicates, so that equal filters are one page', () => {
    expect(read('spec.ram=8&brand=b&brand=a&brand=b')).toEqual(read('brand=a&brand=b&spec.ram=8'));
  });

  it.each([
    'price_min=',
    'price_min=-5',
    'price_max=murah',
    'price_max=1,5',
    'price_max=5,0000',
    'price_max=0',
    'available=1',
    'star_min=5.1',
    'star_min=0',
    'star_min=NaN',
    'brand=+',
    'spec.=8',
    'spec.a%5Bb%5D=8',
    'spec.a+b=8',
    'spec%5Bram%5D=8',
    'brand%5B%5D=x',
    'merek=samsung',
    's=galaxy&category=smartphone&page=2',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual([]);
  });

  it('takes the last value of a filter with a single value', () => {
    expect(written('star_min=3&star_min=4')).toBe('star_min=4');
  });

  it('limits the filters like the shop: ten specifications, fifty choices', () => {
    const keys = Array.from({ length: 12 }, (_, index) => `spec.k${index + 10}=1`);
    const brands = Array.from({ length: 60 }, (_, index) => `brand=b${index}`);
    expect(productFilter(read(keys.join('&')))?.specifications).toHaveLength(10);
    expect(read(brands.join('&'))).toHaveLength(50);
  });
});

describe('productFilter', () => {
  it('returns null without filters', () => {
    expect(productFilter(read(''))).toBeNull();
  });

  it('groups values by their key', () => {
    const query = 'brand=a&brand=b&spec.ram=8&spec.ram=12&available=true&price_max=5000000';
    expect(productFilter(read(query))).toEqual({
      priceMin: null,
      priceMax: 5_000_000,
      isAvailable: true,
      ratingMin: null,
      brands: ['a', 'b'],
      specifications: [{ key: 'ram', values: ['12', '8'] }],
    });
  });
});

describe('toggleChoice', () => {
  const toggled = (query: string, name: string, value: string) =>
    filterQuery(toggleChoice(read(query), { name, value }));

  it('adds a choice to those of its name, or removes it', () => {
    expect(toggled('brand=a', 'brand', 'b')).toBe('brand=a&brand=b');
    expect(toggled('brand=a&brand=b', 'brand', 'a')).toBe('brand=b');
  });

  it('replaces the choice of a filter with a single value', () => {
    expect(toggled('brand=a&star_min=3', 'star_min', '4')).toBe('brand=a&star_min=4');
  });
});
