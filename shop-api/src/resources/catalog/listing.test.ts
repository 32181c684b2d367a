import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { pluck } from '../../../test-kit/shop-client.ts';

const { client, shop } = await freshShop({ settings: { pageSize: 3 } });

/** The ids of a page of the listing, in order. */
async function ids(query = ''): Promise<unknown[]> {
  const { status, body } = await client.get(`/product?source=pagination&active=true${query}`);
  expect(status).toBe(200);
  return pluck(body.data.data, 'id');
}

describe('GET /product', () => {
  it('returns the products that are sold, newest first, in pages', async () => {
    expect(await ids()).toEqual([203, 202, 105]);
    expect(await ids('&page=2')).toEqual([104, 103, 102]);
    expect(await ids('&page=3')).toEqual([101]);
  });

  it('returns entries with exactly the fields of the contract and the colour of the picture', async () => {
    const { body } = await client.get('/product?source=pagination&active=true&s=galaxy');
    expect(body.data.data).toEqual([
      {
        id: 101,
        name: 'Galaxy A55 5G 8/256',
        url_slug: 'galaxy-a55-5g-8-256',
        price: 5_999_000,
        original_price: 6_499_000,
        weight: 420,
        status: 1,
        star: '4.7',
        sku: 'HP-101',
        brand: 'Samsung',
        review_count: 10,
        image_1: 'product/galaxy-a55-1.webp',
        image_1_color: null,
        total_online_stock: 14,
        product_category: { id: 11, name: 'Handphone', url_slug: 'handphone' },
      },
    ]);
  });

  it('returns the position of the page in the whole list', async () => {
    const { body } = await client.get('/product?source=pagination&active=true&page=2');
    const { data: _, ...page } = body.data;
    const path = `${shop.publicUrl}/product`;
    expect(page).toEqual({
      current_page: 2,
      first_page_url: `${path}?page=1`,
      from: 4,
      last_page: 3,
      last_page_url: `${path}?page=3`,
      links: [],
      next_page_url: `${path}?page=3`,
      path,
      per_page: 3,
      prev_page_url: `${path}?page=1`,
      to: 6,
      total: 7,
    });
  });

  it.each(['99999', '99999999999999999999'])(
    'returns an empty page with the true total for page %s',
    async (page) => {
      const { status, body } = await client.get(`/product?source=pagination&page=${page}`);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ data: [], from: null, to: null, total: 7, last_page: 3 });
    },
  );

  it.each(['0', '-1', 'dua', '1.5', '', '%00'])('reads page "%s" as the first', async (page) => {
    expect(await ids(`&page=${page}`)).toEqual([203, 202, 105]);
  });

  it('returns at least one page when nothing is found', async () => {
    const { body } = await client.get('/product?source=pagination&s=tidakada');
    expect(body.data).toMatchObject({ data: [], total: 0, last_page: 1, next_page_url: null });
  });
});

describe('GET /product?sort=', () => {
  const all = async (sort: string) => [
    ...(await ids(`&sort=${encodeURIComponent(sort)}`)),
    ...(await ids(`&sort=${encodeURIComponent(sort)}&page=2`)),
    ...(await ids(`&sort=${encodeURIComponent(sort)}&page=3`)),
  ];

  it.each([
    ['id desc', [203, 202, 105, 104, 103, 102, 101]],
    ['price asc', [104, 102, 103, 101, 202, 105, 203]],
    ['price desc', [203, 105, 202, 101, 103, 104, 102]],
    ['name asc', [105, 101, 202, 102, 103, 104, 203]],
    ['name desc', [203, 104, 103, 102, 202, 101, 105]],
  ])('sorts by "%s", then by the newest', async (sort, expected) => {
    expect(await all(sort)).toEqual(expected);
  });

  it.each(['id desc; drop table products', 'price', 'stock asc', 'PRICE ASC', "name asc'--"])(
    'falls back to the newest for the unknown sort "%s"',
    async (sort) => {
      expect(await ids(`&sort=${encodeURIComponent(sort)}`)).toEqual([203, 202, 105]);
    },
  );
});

describe('GET /product?s=', () => {
  it.each([
    ['galaxy', [101]],
    ['GALAXY a55', [101]],
    ['a55 galaxy', [101]],
    ['édition', [105]],
    ['ÉDITION', [105]],
    ['tablet', [104, 103]],
    ['laptop slim', [202]],
    ['galaxy redmi', []],
    ['%', [103]],
    ['100%', [103]],
    ['_', [104]],
    ['\\', []],
    ["' OR 1=1 --", []],
    ['   ', [203, 202, 105]],
  ])('finds for "%s" the products that contain every word', async (words, expected) => {
    expect(await ids(`&s=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  it.each([
    ['samsung', [101]],
    ['SAMSUNG galaxy', [101]],
    ['samsung ideapad', []],
  ])('searches the brand for "%s"', async (words, expected) => {
    expect(await ids(`&s=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  it.each([
    ['ponsel', 'smartphone'],
    ['Notebook slim', 'laptop slim'],
  ])('finds for "%s" the same products as for "%s"', async (words, same) => {
    const expected = await ids(`&s=${encodeURIComponent(same)}`);
    expect(expected).not.toEqual([]);
    expect(await ids(`&s=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  it('reads a plus sign as a blank', async () => {
    expect(await ids('&s=laptop+slim')).toEqual([202]);
  });

  it('reads at most 100 characters', async () => {
    const hundred = 'galaxy'.padEnd(100, ' a55');
    expect(await ids(`&s=${encodeURIComponent(`${hundred}tidakada`)}`)).toEqual([101]);
  });

  it('ignores a text with NUL, and searches invalid UTF-8 literally', async () => {
    expect(await ids('&s=%00')).toEqual([203, 202, 105]);
    expect(await ids('&s=%ED%A0%80')).toEqual([]);
  });
});

describe('GET /product?category=', () => {
  it('includes the sub-categories of a category', async () => {
    expect(await ids('&category=laptop')).toEqual([203, 202]);
    expect(await ids('&category=tablet')).toEqual([104, 103]);
  });

  it('combines with search and sort', async () => {
    expect(await ids('&category=smartphone&s=tab&sort=price+asc')).toEqual([104, 103]);
  });

  it('returns an empty page for an unknown slug', async () => {
    expect(await ids('&category=tidak-ada')).toEqual([]);
  });

  it('uses the last of a repeated parameter', async () => {
    expect(await ids('&category=laptop&category=tablet')).toEqual([104, 103]);
  });
});

describe('GET /product?featured=true', () => {
  it('lists the featured products that are sold in their order, without pages', async () => {
    const { body } = await client.get('/product?active=true&featured=true');
    expect(pluck(body.data, 'id')).toEqual([202, 101]);
    expect(body.data[1]).toMatchObject({ star: '4.7', total_online_stock: 14 });
  });
});
