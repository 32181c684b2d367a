import { describe, expect, it } from 'vitest';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { categories } from '../../../test-kit/samples.ts';

const shop = gatewayForAll({
  'GET /product-category': ok(categories),
});

describe('category queries', () => {
  it('groups categories for the menu in a fixed order, unknown types last', async () => {
    const { data } = await shop.execute(
      '{ categoryGroups { type label categories { slug type } } }',
    );
    expect(data.categoryGroups).toEqual([
      {
        type: 'PHONE',
        label: 'Handphone & Tablet',
        categories: [{ slug: 'smartphone', type: 'PHONE' }],
      },
      {
        type: 'LAPTOP',
        label: 'Komputer & Laptop',
        categories: [{ slug: 'laptop', type: 'LAPTOP' }],
      },
      {
        type: 'ACCESSORIES',
        label: 'Accessories',
        categories: [{ slug: 'aksesoris', type: 'ACCESSORIES' }],
      },
      { type: null, label: 'Lainnya', categories: [{ slug: 'servis', type: null }] },
    ]);
  });

  it('finds a child by its slug, with its parent', async () => {
    const { data } = await shop.execute(`{
      child: category(slug: "handphone") { id name slug type parent { id image { url } } children { id } }
      top: category(slug: "laptop") { id name slug parent { id } children { slug } }
      none: category(slug: "nothing") { name } }`);
    expect(data).toEqual({
      child: {
        id: 'Category:1.11',
        name: 'Handphone',
        slug: 'handphone',
        type: 'PHONE',
        parent: {
          id: 'Category:1',
          image: { url: 'http://images.test/category/smartphone.webp' },
        },
        children: [],
      },
      top: { id: 'Category:2', name: 'Laptop', slug: 'laptop', parent: null, children: [] },
      none: null,
    });
    expect(shop.upstream.count()).toBe(1);
  });

  it('caches categories for a minute, separately from featured categories', async () => {
    const query = '{ categories { id } featuredCategories { id } }';
    await shop.execute(query);
    expect(shop.upstream.count('GET /product-category')).toBe(2);
    shop.advance(59_999);
    await shop.execute(query);
    expect(shop.upstream.count()).toBe(2);
  });
});
