import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../test-kit/fake-upstream.ts';
import { frontendQueries } from '../test-kit/frontend-queries.ts';
import { startGateway, type TestGateway } from '../test-kit/gateway.ts';
import { gatewayForAll } from '../test-kit/gateway-for-tests.ts';
import { galaxy, ideaPad, paginator } from '../test-kit/samples.ts';
import { wholeQueries } from '../test-kit/whole-operations.ts';
import { wholeShop } from '../test-kit/whole-shop.ts';
import { executableSchema } from './graphql/schema.ts';

/** Longer than shared data is stored, stale or not, in ms. */
const LONG = 24 * 60 * 60_000;

/** Related products and reviews need a call each, for every product. */
const ofProduct = (slug: string) => [`GET /product/${slug}/related`, `GET /product/${slug}/review`];
const OF_GALAXY = ofProduct(galaxy.url_slug);
const OF_IDEA_PAD = ofProduct(ideaPad.url_slug);
/** Calls for the deliveries of two products of different weights, without the warehouses. */
const OF_DELIVERIES = ['GET /shipping-fee', 'GET /shipping-fee', 'GET /shipping-method'];

/** The calls of an uncached query with all fields, for queries with more than one call. */
const MORE_THAN_ONE: Readonly<Record<string, readonly string[]>> = {
  checkoutQuote: [
    'GET /payment-method',
    'GET /product-category',
    'GET /product/202',
    ...OF_IDEA_PAD,
    // For the cart, and for its product alone.
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
  // Details that the entries lack are read once per product.
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
    // Finds out whether it is the customer's own order or a guest's.
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
    // List and facets in one call, and both products by their ids for the deliveries.
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

  it.each(queries)('sends the expected calls for $name', async (operation) => {
    const { name, query, variables } = operation;
    await shop.data(query, variables, { token: '7|rahasia' });
    const calls = shop.upstream.calls.map(
      ({ method, path }) => `${method} ${path.replace(/[0-9a-f]{40}/, ':hash')}`,
    );
    expect(calls.toSorted()).toEqual(MORE_THAN_ONE[name] ?? [expect.any(String)]);
  });
});

/** A shop whose lists contain these entries, twelve on a page. */
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

/** Variants of a list of products (shop-api.md 5.2); null and missing are the same. */
const LISTS = {
  'sends every detail': twelve,
  'sends every detail and leaves out what is null': twelve.map(withoutNulls),
};

describe('REST calls for products of a list', () => {
  const DESCRIBED = '{ products { nodes { id name description rating originalPrice } } }';
  let shop: TestGateway;
  afterEach(() => shop.stop());

  it.each(Object.entries(LISTS))(
    'reads descriptions with one call for a list that %s',
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

  it('sends one call per product and minute when the list has no descriptions and the shop no call for several', async () => {
    shop = await shopWithLists(
      twelve.map(({ id, name, url_slug, price }) => ({ id, name, url_slug, price })),
    );
    await shop.execute('{ products { nodes { description } } }');
    expect(shop.upstream.count(), 'list, rejected call for several, products').toBe(1 + 1 + 12);
    shop.upstream.clearCalls();
    shop.advance(59_999);
    await shop.execute('{ products { nodes { description images { url } } } }');
    expect(shop.upstream.count()).toBe(1);
    shop.advance(1);
    await shop.execute('{ products { nodes { description } } }');
    expect(shop.upstream.count()).toBe(13);
  });

  it.each(Object.entries(LISTS))(
    'sends no more calls on the home page and in the menu for a list that %s',
    async (_, list) => {
      shop = await shopWithLists(list);
      const variables = { withProducts: true };
      const costs = async (names: readonly string[]) => {
        shop.advance(LONG);
        shop.upstream.clearCalls();
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
