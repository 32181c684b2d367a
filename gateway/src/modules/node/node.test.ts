import { describe, expect, it } from 'vitest';
import { checkoutRoutes } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { categories, galaxy, ideaPad } from '../../../test-kit/samples.ts';

const shop = gatewayForAll({
  ...checkoutRoutes,
  'GET /product/101': ok(galaxy),
  'GET /product/202': ok({ ...ideaPad, status: 0 }),
  'GET /product-category': ok(categories),
  'GET /page': ok([{ id: 1, title: 'Syarat', url_slug: 'terms' }]),
  'GET /slider': ok([{ id: 1, image: 'a.webp', url: null }]),
});

const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) {
  __typename id
  ... on Product { name } ... on Category { slug parent { id } } ... on ContentPage { title }
  ... on Warehouse { name } ... on PaymentMethod { name } ... on ShippingMethod { name } } }`;

describe('Query.nodes', () => {
  it('returns public objects of every type, in the order of the ids', async () => {
    const ids = [
      'PaymentMethod:3',
      'Product:101',
      'Category:1.11',
      'ContentPage:1',
      'Slide:1',
      'Warehouse:1',
      'ShippingMethod:1',
    ];
    const data = await shop.data(NODES, { ids });
    expect(data.nodes.map((node) => node.id)).toEqual(ids);
    expect(data.nodes[2]).toEqual({
      __typename: 'Category',
      id: 'Category:1.11',
      slug: 'handphone',
      parent: { id: 'Category:1' },
    });
  });

  it('returns null for unknown objects, products no longer sold, personal types and invalid ids', async () => {
    const ids = [
      'Product:202',
      'Category:99',
      'Address:12',
      'Order:SO1',
      'Product:',
      'Nothing:1',
      'constructor:1',
      'Product:../1',
      '',
    ];
    const data = await shop.data(NODES, { ids });
    expect(data.nodes).toEqual(ids.map(() => null));
  });

  it('returns the other objects when one cannot be read', async () => {
    shop.upstream.on('GET /product/101', failure(500, 'Gagal'));
    const { data, errors } = await shop.execute(NODES, { ids: ['Product:101', 'Warehouse:1'] });
    expect(data.nodes).toEqual([null, expect.objectContaining({ id: 'Warehouse:1' })]);
    expect(errors.map(({ path }) => path)).toEqual([['nodes', 0]]);
  });

  it('rejects more than 100 ids without a REST call', async () => {
    const { errors } = await shop.execute(NODES, { ids: Array(101).fill('Product:101') });
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'ids' });
    expect(shop.upstream.count()).toBe(0);
  });
});

describe('Query.node', () => {
  it('returns one object', async () => {
    const { data } = await shop.execute('{ node(id: "Product:101") { ... on Product { slug } } }');
    expect(data.node).toEqual({ slug: galaxy.url_slug });
  });
});

describe('Query.product', () => {
  it('finds a product by id', async () => {
    const query = '{ product(by: { id: "Product:101" }) { slug } }';
    expect((await shop.execute(query)).data.product).toEqual({ slug: galaxy.url_slug });
  });

  it('rejects a key without, and one with both, id and slug', async () => {
    for (const by of ['{}', '{ id: "Product:101", slug: "a" }']) {
      const { errors } = await shop.execute(`{ product(by: ${by}) { id } }`);
      expect(errors).toHaveLength(1);
    }
    expect(shop.upstream.count()).toBe(0);
  });
});
