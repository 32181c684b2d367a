import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../../test-kit/gateway.ts';
import { categories } from '../../../test-kit/samples.ts';

let shop: TestGateway;

beforeEach(async () => {
  shop = await startGateway({
    'GET /product-category': ok(categories),
  });
});
afterEach(() => shop.stop());

describe('categories', () => {
  it('are grouped for the menu in its fixed order, unknown types last', async () => {
    const { data } = await shop.ask('{ categoryGroups { type label categories { slug type } } }');
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

  it('are found by the slug of a sub-category with the category above it', async () => {
    const { data } = await shop.ask(`{
      sub: category(slug: "handphone") { name slug category { id image { url } } subCategory { id } }
      top: category(slug: "laptop") { name slug category { id } subCategory { id } }
      none: category(slug: "nothing") { name } }`);
    expect(data).toEqual({
      sub: {
        name: 'Handphone',
        slug: 'handphone',
        category: {
          id: 'Category:1',
          image: { url: 'http://images.test/category/smartphone.webp' },
        },
        subCategory: { id: 'SubCategory:11' },
      },
      top: { name: 'Laptop', slug: 'laptop', category: { id: 'Category:2' }, subCategory: null },
      none: null,
    });
    expect(shop.upstream.count()).toBe(1);
  });

  it('and featured ones are two readings, cached for a minute', async () => {
    const query = '{ categories { id } featuredCategories { id } }';
    await shop.ask(query);
    expect(shop.upstream.count('GET /product-category')).toBe(2);
    shop.pass(59_999);
    await shop.ask(query);
    expect(shop.upstream.count()).toBe(2);
  });
});
