import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../../test-kit/gateway.ts';
import { galaxy } from '../../../test-kit/samples.ts';

let shop: TestGateway;

beforeEach(async () => {
  shop = await startGateway({
    'GET /product/galaxy-a55-5g-8-256': ok(galaxy),
  });
});
afterEach(() => shop.stop());

const PRODUCT = `query ($slug: String!) { product(slug: $slug) {
  id weight description seo { title description keywords } availability
  variants { id name onlineStock stocks { warehouseId stock } } stocks { warehouseId stock } } }`;

describe('a product', () => {
  it('is one REST call, with its HTML cleaned', async () => {
    const { data, errors } = await shop.ask(PRODUCT, { slug: 'galaxy-a55-5g-8-256' });
    expect(errors).toEqual([]);
    expect(shop.upstream.count()).toBe(1);
    expect(data.product).toMatchObject({
      id: 'Product:101',
      weight: 420,
      description: '<p>Layar 6,6 inci</p>',
      seo: { title: 'Galaxy A55 5G', description: 'Beli Galaxy A55 5G', keywords: 'galaxy, a55' },
      stocks: [
        { warehouseId: 'Warehouse:1', stock: 9 },
        { warehouseId: 'Warehouse:2', stock: 5 },
      ],
    });
    expect(data.product.variants[1]).toEqual({
      id: 'ProductVariant:502',
      name: 'Awesome Lilac',
      onlineStock: 0,
      stocks: [],
    });
  });

  it.each([
    [1, true],
    ['1', true],
    ['1.0', true],
    [true, true],
    [undefined, true],
    [0, false],
    [2, false],
    ['3', false],
    [1.5, false],
    [-1, false],
    ['draft', false],
  ])('with status %j is sold: %j', async (status, isSold) => {
    shop.upstream.on('GET /product/galaxy-a55-5g-8-256', ok({ ...galaxy, status }));
    const { data } = await shop.ask(PRODUCT, { slug: 'galaxy-a55-5g-8-256' });
    expect(data.product).toEqual(isSold ? expect.anything() : null);
  });

  it('is null when the shop has none or sells it no more', async () => {
    shop.upstream.on('GET /product/old', ok({ ...galaxy, url_slug: 'old', status: 0 }));
    const { data, errors } = await shop.ask(
      '{ a: product(slug: "unknown") { id } b: product(slug: "old") { id } }',
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ a: null, b: null });
  });

  it('cannot be bought when its variants are sold out, whatever the total says', async () => {
    const soldOut = galaxy.product_variants.map((variant) => ({
      ...variant,
      total_online_stock: 0,
    }));
    shop.upstream.on(
      'GET /product/galaxy-a55-5g-8-256',
      ok({ ...galaxy, product_variants: soldOut }),
    );
    const { data } = await shop.ask(PRODUCT, { slug: 'galaxy-a55-5g-8-256' });
    expect(data.product.availability).toBe('OUT_OF_STOCK');
  });

  it('is rejected before any REST call when the slug could leave the path', async () => {
    for (const slug of [
      '../order',
      '..',
      '',
      'a/b',
      'a\\b',
      '%2e%2e',
      'http://h',
      'a'.repeat(256),
    ]) {
      const { data, errors } = await shop.ask(PRODUCT, { slug });
      expect(data).toEqual({ product: null });
      expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'slug' });
    }
    expect(shop.upstream.count()).toBe(0);
  });
});
