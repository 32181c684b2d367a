import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshShop } from '../test-kit/fresh-shop.ts';
import { fillLargeShop } from '../test-kit/large-shop/fill-large-shop.ts';
import { planStepsOf } from '../test-kit/query-plans.ts';
import { pluck } from '../test-kit/shop-client.ts';
import { orders } from './db/tables/order.ts';
import { expireOrders } from './resources/order/expire-orders.ts';

/** Tables that grow with the shop; the planner may scan small and narrow ones (`listed_products`). */
const GROWING = [
  'products',
  'specifications',
  'variants',
  'stocks',
  'users',
  'user_addresses',
  'wishlist_items',
  'orders',
  'order_details',
  'order_payments',
];

const { client, db, tokenOf } = await freshShop();
const buyer = { id: 0, token: '', orderHash: '' };

beforeAll(async () => {
  await fillLargeShop(db, { products: 4_000, orderLines: 10_000, customers: 3_000 });
  const [first] = await db
    .select({ userId: orders.userId, hash: orders.hash })
    .from(orders)
    .where(eq(orders.isPaid, true))
    .orderBy(asc(orders.userId))
    .limit(1);
  buyer.id = first?.userId ?? 0;
  buyer.orderHash = first?.hash ?? '';
  buyer.token = await tokenOf(buyer.id);
});

/** Scans of growing tables, with their queries. */
async function readWhole(work: () => Promise<void>) {
  const steps = await planStepsOf(work);
  expect(steps).not.toEqual([]);
  return steps.filter(({ step, table }) => step === 'Seq Scan' && GROWING.includes(table ?? ''));
}

async function get(path: string, token?: string): Promise<void> {
  const { status } = await client.get(path, token === undefined ? {} : { token });
  expect(status).toBe(200);
}

describe('queries of a shop with thousands of products and orders', () => {
  it.each([
    ['all products', ''],
    ['the last page', '&page=196'],
    ['a page behind the last', '&page=5000'],
    ['the cheapest', '&sort=price+asc'],
    ['the dearest, deep in', '&sort=price+desc&page=100'],
    ['names from A', '&sort=name+asc'],
    ['names from Z, deep in', '&sort=name+desc&page=100'],
    ['a category', '&category=besar-1'],
    ['a sub-category in another order', '&category=besar-1-2&sort=price+asc'],
    ['an unknown category', '&category=tidak-ada'],
    ['a word of half of the catalogue', '&s=garansi'],
    ['a word of half of the catalogue, deep in', '&s=garansi&sort=name+asc&page=80'],
    ['a rare word', '&s=aruna+édition'],
    ['one letter', '&s=a&sort=price+desc'],
    ['two letters', '&s=gb'],
    ['pattern characters', '&s=%25+_'],
    ['nothing', '&s=tidakada'],
    ['a brand', '&brand=samsung'],
    ['prices', '&price_min=100000&price_max=500000'],
    ['a specification', '&spec[ram]=8'],
    ['what is in stock', '&available=true'],
    ['stars', '&star_min=4&sort=price+asc'],
    ['facets', '&facets=true'],
    [
      'facets of a word and choices',
      '&facets=true&s=garansi&brand=aruna&spec[ram]=8&available=true',
    ],
    ['words, category, order and page', '&s=resmi+hitam&category=besar-2&sort=price+asc&page=2'],
  ])('scans no large table for %s', async (_, query) => {
    expect(
      await readWhole(() => get(`/product?source=pagination&active=true${encodeURI(query)}`)),
    ).toEqual([]);
  });

  it.each(['name+asc', 'name+desc'])(
    'sorts the products of a brand by %s through the index products_of_brand',
    async (sort) => {
      const path = `/product?source=pagination&brand=aruna&sort=${sort}`;
      const steps = await planStepsOf(() => get(path));
      const paged = steps.filter(({ query }) => query.includes('"page"'));
      expect(paged.map(({ index }) => index)).toContain('products_of_brand');
    },
  );

  it.each([
    ['featured products', () => '/product?active=true&featured=true'],
    ['a product by its slug', () => '/product/barang-7'],
    ['a product by its id', () => '/product/2000'],
    ['products by their ids', () => '/product?ids=2000,2001,2002'],
    ['reviews of a product', () => '/product/barang-7/review'],
  ])('scans no large table for %s', async (_, path) => {
    expect(await readWhole(() => get(path()))).toEqual([]);
  });

  it.each([
    ['the list of orders', () => '/order'],
    ['an order', () => `/order/${buyer.orderHash}`],
    ['the order table', () => '/order?source=datatables&draw=1&start=0&length=10'],
    [
      'the order table by total',
      () =>
        '/order?source=datatables&draw=1&start=10&length=10&order[0][column]=2&order[0][dir]=asc',
    ],
    [
      'a search in the order table',
      () => '/order?source=datatables&draw=1&start=0&length=10&search[value]=SO',
    ],
    ['the wishlist', () => '/wishlist'],
    ['the addresses', () => '/user-address'],
    ['the address table', () => '/user-address?source=datatables&draw=1&start=0&length=10'],
  ])('scans no large table for %s of a customer', async (_, path) => {
    expect(await readWhole(() => get(path(), buyer.token))).toEqual([]);
  });

  it('scans no large table for expired payments', async () => {
    const now = new Date();
    const step = async () => {
      await expireOrders(db, now);
    };
    expect(await readWhole(step)).toEqual([]);
  });

  it('returns more than 1,500 products for a search, all with the word in their names', async () => {
    const { body } = await client.get('/product?source=pagination&s=garansi');
    expect(body.data.total).toBeGreaterThan(1_500);
    expect(pluck(body.data.data, 'name').every((name) => String(name).includes('Garansi'))).toBe(
      true,
    );
  });
});
