import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { bodyOf, pluck } from '../../../test-kit/shop-client.ts';

const { client } = await freshShop();

async function found(query: string): Promise<unknown[]> {
  const { data } = await bodyOf(client.get(`/product?sort=price+asc&${query}`));
  return pluck(data.data, 'id');
}

describe('GET /product with filters', () => {
  it.each([
    ['price_min=5999000', [101, 202, 105, 203]],
    ['price_max=2599000', [104, 102]],
    ['price_min=2599001&price_max=5999000', [103, 101]],
    ['price_min=9&price_max=1', []],
    ['available=true', [102, 101, 202, 203]],
    ['available=false', [104, 102, 103, 101, 202, 105, 203]],
    ['star_min=4', [101]],
    ['star_min=4.71', []],
    ['star_min=0', [104, 102, 103, 101, 202, 105, 203]],
    ['brand=samsung', [101]],
    ['brand=SAMSUNG&brand=Lenovo', [101, 202]],
    ['brand=tidak-ada', []],
    ['spec[ram]=8', [101]],
    ['spec%5Bram%5D=8&spec%5Bram%5D=16', [101, 202]],
    ['spec[ram]=8&spec[storage]=512', []],
    ['spec[bahan]=Aluminium', [202]],
    ['spec[tidak-ada]=8', []],
    ["spec[ram]=8'%20OR%201=1--", []],
    ['brand=samsung&brand=lenovo&spec[ram]=16&price_min=7000000&available=true', [202]],
    ['s=galaxy&brand=lenovo', []],
    ['category=laptop&brand=lenovo', [202]],
  ])('?%s finds %j', async (query, ids) => {
    expect(await found(query)).toEqual(ids);
  });

  it.each([
    'price_min=abc',
    'price_max=-1',
    'price_max=',
    'star_min=lima',
    'brand=',
    'spec[ram]=',
    'spec[]=8',
  ])('ignores the invalid filter %s', async (query) => {
    expect(await found(query)).toHaveLength(7);
  });

  it('rejects too many specifications or values', async () => {
    const keys = Array.from({ length: 11 }, (_, index) => `spec[k${index}]=1`).join('&');
    const brands = Array.from({ length: 101 }, (_, index) => `brand=b${index}`).join('&');
    const [specification, brand] = [
      await client.get(`/product?${keys}`),
      await client.get(`/product?${brands}`),
    ];
    expect([specification.status, Object.keys(specification.body.errors)]).toEqual([422, ['spec']]);
    expect([brand.status, Object.keys(brand.body.errors)]).toEqual([422, ['brand']]);
  });
});

describe('search suggestion of GET /product', () => {
  const suggestion = async (query: string): Promise<unknown> => {
    const { meta } = await bodyOf(client.get(`/product?${query}`));
    return meta?.suggestion;
  };

  it.each([
    ['s=galxy', 'galaxy'],
    ['s=Zenbok+14', 'zenbook 14'],
    ['s=laptp', 'laptop'],
    ['s=ideapd+slin', 'ideapad slim'],
    ['s=galaxy+zenbook', 'galaxy'],
    ['s=galxy+qqqqq', 'galaxy'],
    ['s=galxy&brand=samsung', 'galaxy'],
    ['s=ponsell', 'ponsel'],
    ['s=zenbook14', 'zenbook 14'],
  ])('?%s suggests "%s"', async (query, expected) => {
    expect(await suggestion(query)).toBe(expected);
  });

  it.each(['s=qqqqq', 's=k14', 's=%25%25%25', 's=galxy&brand=lenovo', `s=${'x'.repeat(100)}`])(
    '?%s suggests null when nothing near is found',
    async (query) => {
      expect(await suggestion(query)).toBeNull();
    },
  );

  it('suggests words that find products, and sends no suggestion when the search finds some', async () => {
    const words = String(await suggestion('s=ideapd'));
    expect(await found(`s=${encodeURIComponent(words)}`)).toEqual([202]);
    expect(await suggestion('s=galaxy')).toBeUndefined();
    expect(await suggestion('category=tidak-ada')).toBeUndefined();
  });
});
