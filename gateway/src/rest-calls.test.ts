import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../test-kit/fake-upstream.ts';
import { frontendQueries } from '../test-kit/frontend-queries.ts';
import { startGateway, type TestGateway } from '../test-kit/gateway.ts';
import { gatewayForAll } from '../test-kit/gateway-for-tests.ts';
import { galaxy, ideaPad, paginator } from '../test-kit/samples.ts';
import { wholeQueries } from '../test-kit/whole-operations.ts';
import { wholeShop } from '../test-kit/whole-shop.ts';
import { executableSchema } from './graphql/schema.ts';

/** Longer than anything shared is kept, stale or not. */
const LONG = 24 * 60 * 60_000;

/** What goes with a product costs a call each, for every product that is shown. */
const ofProduct = (slug: string) => [`GET /product/${slug}/related`, `GET /product/${slug}/review`];
const OF_GALAXY = ofProduct(galaxy.url_slug);
const OF_IDEA_PAD = ofProduct(ideaPad.url_slug);
/** What the deliveries of two products of different weights cost beside the warehouses: each fee once. */
const OF_DELIVERIES = ['GET /shipping-fee', 'GET /shipping-fee', 'GET /shipping-method'];

/** What a query costs when it asks for everything and nothing is known yet, if it is not one call. */
const MORE_THAN_ONE: Readonly<Record<string, readonly string[]>> = {
  checkoutQuote: [
    'GET /payment-method',
    'GET /product-category',
    'GET /product/202',
    ...OF_IDEA_PAD,
    // The route of the cart, and that of its product alone.
    'GET /shipping-fee',
    'GET /shipping-fee',
    'GET /shipping-method',
    'GET /warehouse',
    'POST /order/apply-voucher',
  ],
  featuredProducts: [
    // The list, and both products by their ids for the deliveries.
    'GET /payment-method',
    'GET /product',
    'GET /product',
    'GET /product-category',
    ...OF_GALAXY,
    ...OF_IDEA_PAD,
    ...OF_DELIVERIES,
    'GET /warehouse',
  ],
  'me.orders': ['GET /order', 'GET /order/:hash', 'GET /product/202'],
  'me.reviews': [
    'GET /payment-method',
    'GET /product-category',
    'GET /product/101',
    'GET /product/202',
    ...OF_GALAXY,
    ...OF_IDEA_PAD,
    'GET /review',
    ...OF_DELIVERIES,
    'GET /warehouse',
  ],
  // What the shop leaves out of a marked product is read once, for all its details.
  'me.wishlist': [
    'GET /payment-method',
    'GET /product-category',
    'GET /product/101',
    'GET /product/202',
    ...OF_GALAXY,
    ...OF_IDEA_PAD,
    ...OF_DELIVERIES,
    'GET /warehouse',
    'GET /wishlist',
  ],
  nodes: ['GET /product-category', 'GET /product/101'],
  order: [
    // Whether the order of the customer is their own, or a guest's.
    'GET /order',
    'GET /order/:hash',
    'GET /payment-method',
    'GET /product-category',
    'GET /product/202',
    ...OF_IDEA_PAD,
    'GET /shipping-fee',
    'GET /shipping-method',
    'GET /warehouse',
  ],
  orderChange: ['GET /order', 'GET /order/:hash', 'GET /product/202'],
  product: [
    'GET /payment-method',
    'GET /product-category',
    'GET /product/202',
    'GET /product/galaxy-a55-5g-8-256',
    ...OF_GALAXY,
    ...OF_IDEA_PAD,
    ...OF_DELIVERIES,
    'GET /warehouse',
  ],
  products: [
    'GET /payment-method',
    // List and facets in one, and both products by their ids for the deliveries.
    'GET /product',
    'GET /product',
    'GET /product-category',
    ...OF_GALAXY,
    ...OF_IDEA_PAD,
    ...OF_DELIVERIES,
    'GET /warehouse',
  ],
  shippingOptions: ['GET /shipping-fee', 'GET /shipping-method', 'GET /warehouse'],
  voucherCheck: ['GET /product/202', 'POST /order/apply-voucher'],
};

describe('REST calls of a query with all fields', () => {
  const queries = wholeQueries(executableSchema());
  const shop = gatewayForAll(wholeShop);

  it.each(queries)('costs $name no REST call more than it must', async (operation) => {
    const { name, query, variables } = operation;
    await shop.data(query, variables, { token: '7|rahasia' });
    const calls = shop.upstream.calls.map(
      ({ method, path }) => `${method} ${path.replace(/[0-9a-f]{40}/, ':hash')}`,
    );
    expect(calls.toSorted()).toEqual(MORE_THAN_ONE[name] ?? [expect.any(String)]);
  });
});

/** A shop whose lists hold these entries, twelve on a page. */
const shopWithLists = (entries: readonly unknown[]) =>
  startGateway({
    ...wholeShop,
    'GET /product': ({ query }) =>
      ok(query['featured'] === 'true' ? entries : paginator(entries, { per_page: 12 })),
    'GET /product/*': ({ path }) => ok({ ...galaxy, id: Number(path.split('/')[2]) }),
  });

const twelve = Array.from({ length: 12 }, (_, index) => {
  const product = index % 2 === 0 ? galaxy : { ...ideaPad, star: null, description: null };
  return { ...product, id: 101 + index, name: `Produk ${index}`, url_slug: `produk-${index}` };
});
const withoutNulls = (entry: object) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));

/** What a list may send about its products (shop-api.md 5.2), null and missing being the same. */
const LISTS = {
  'sends every detail': twelve,
  'sends every detail and leaves out what is null': twelve.map(withoutNulls),
};

describe('REST calls for products of a list', () => {
  const DESCRIBED = '{ products { nodes { id name description rating originalPrice } } }';
  let shop: TestGateway;
  afterEach(() => shop.stop());

  it.each(Object.entries(LISTS))(
    'need one call with descriptions for a list that %s',
    async (_, list) => {
      shop = await shopWithLists(list);
      const data = await shop.data(DESCRIBED);
      expect(data.products.nodes).toMatchObject(
        twelve.map(({ name, description }) => ({
          name,
          description: description === null ? null : '<p>Layar 6,6 inci</p>',
        })),
      );
      expect(shop.upstream.count()).toBe(1);
    },
  );

  it('load each product once a minute for a list without descriptions, when the shop has no call for several', async () => {
    shop = await shopWithLists(
      twelve.map(({ id, name, url_slug, price }) => ({ id, name, url_slug, price })),
    );
    await shop.execute('{ products { nodes { description } } }');
    expect(shop.upstream.count(), 'and one to see that').toBe(1 + 1 + 12);
    shop.upstream.forget();
    shop.pass(59_999);
    await shop.execute('{ products { nodes { description images { url } } } }');
    expect(shop.upstream.count()).toBe(1);
    shop.pass(1);
    await shop.execute('{ products { nodes { description } } }');
    expect(shop.upstream.count()).toBe(13);
  });

  it.each(Object.entries(LISTS))(
    'need no further call on the home page and in the menu for a list that %s',
    async (_, list) => {
      shop = await shopWithLists(list);
      const variables = { withProducts: true };
      const costs = async (names: readonly string[]) => {
        shop.pass(LONG);
        shop.upstream.forget();
        const pages = frontendQueries().filter(({ name }) => names.includes(name));
        const seen = await Promise.all(pages.map(({ query }) => shop.execute(query, variables)));
        expect(seen.flatMap(({ errors }) => errors)).toEqual([]);
        return shop.upstream.calls.map(({ path }) => path).toSorted();
      };
      const home = ['/product', '/product', '/product-category', '/slider'];
      const shell = [
        '/page',
        '/payment-method',
        '/product-category',
        '/settings',
        '/shipping-method',
      ];
      expect(await costs(['Home'])).toEqual(home);
      expect(await costs(['Shell'])).toEqual(shell);
      const both = [...shell, '/product', '/product', '/slider'].toSorted();
      expect(await costs(['Home', 'Shell']), 'with header and footer').toEqual(both);
      expect(await costs(['MenuData'])).toEqual(['/product', '/product-category']);
      expect(await costs(['Home', 'MenuData']), 'with the menu open').toEqual(home);
    },
  );
});
