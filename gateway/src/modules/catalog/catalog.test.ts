import { describe, expect, it } from 'vitest';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { categories, galaxy, ideaPad, listed, paginator } from '../../../test-kit/samples.ts';

const shop = gatewayForAll({
  'GET /product': ok(paginator([galaxy, ideaPad])),
  'GET /product/galaxy-a55-5g-8-256': ok(galaxy),
  'GET /product/101': ok(galaxy),
  'GET /product/202': ok(ideaPad),
  'GET /product-category': ok(categories),
});

const LISTING = `query ($search: String, $category: String, $sort: ProductSort, $page: Int) {
  products(search: $search, category: $category, sort: $sort, page: $page) {
    totalCount pageInfo { number size from to last hasNextPage hasPreviousPage }
    nodes { id name slug price originalPrice discountPercent rating availability onlineStock
      image { url srcSet placeholderColor } category { name slug } }
  }
}`;

describe('Query.products', () => {
  it('returns a page and its figures with one REST call', async () => {
    const data = await shop.data(LISTING);
    expect(shop.upstream.count()).toBe(1);
    expect(data.products.totalCount).toBe(133);
    expect(data.products.pageInfo).toEqual({
      number: 1,
      size: 20,
      from: 1,
      to: 2,
      last: 7,
      hasNextPage: true,
      hasPreviousPage: false,
    });
    expect(data.products.nodes[0]).toEqual({
      id: 'Product:101',
      name: 'Galaxy A55 5G 8/256',
      slug: 'galaxy-a55-5g-8-256',
      price: 5_999_000,
      originalPrice: 6_499_000,
      discountPercent: 8,
      rating: 4.7,
      availability: 'AVAILABLE',
      onlineStock: 14,
      image: {
        url: 'http://images.test/product/galaxy-a55-1.webp',
        srcSet: null,
        placeholderColor: '#0d5a66',
      },
      category: { name: 'Handphone', slug: 'handphone' },
    });
    expect(data.products.nodes[1]).toMatchObject({
      originalPrice: null,
      discountPercent: null,
      rating: null,
    });
  });

  it('sends search, category, sort and page as one encoded value each', async () => {
    await shop.execute(LISTING, {
      search: '  galaxy   5g&active=false ',
      category: 'smart phone',
      sort: 'PRICE_LOW',
      page: 3,
    });
    expect(shop.upstream.calls[0]?.query).toEqual({
      source: 'pagination',
      active: 'true',
      s: 'galaxy 5g&active=false',
      category: 'smart phone',
      sort: 'price asc',
      page: '3',
    });
  });

  it('requests the newest products and page 1 by default, and limits the page to 1 to 10,000', async () => {
    await shop.execute(LISTING);
    await shop.execute(LISTING, { page: -4, search: ' \u0000 ' });
    await shop.execute(LISTING, { page: 2_000_000 });
    expect(shop.upstream.calls.map((call) => call.query['page'])).toEqual(['1', '10000']);
    expect(shop.upstream.calls[0]?.query).toEqual({
      source: 'pagination',
      active: 'true',
      sort: 'id desc',
      page: '1',
    });
  });

  it('shares one read between concurrent requests and for two seconds', async () => {
    await Promise.all(Array.from({ length: 20 }, () => shop.execute(LISTING)));
    expect(shop.upstream.count()).toBe(1);
    shop.advance(1_999);
    await shop.execute(LISTING);
    expect(shop.upstream.count()).toBe(1);
    shop.advance(1);
    await shop.execute(LISTING);
    expect(shop.upstream.count()).toBe(2);
  });

  it('reads a product only for details that the list left out, once for all details', async () => {
    shop.upstream.on('GET /product', ok(paginator([listed(galaxy), listed(ideaPad)])));
    await shop.execute('{ products { nodes { id name slug price } } }');
    expect(shop.upstream.count()).toBe(1);
    const { data } = await shop.execute(
      '{ products { nodes { weight onlineStock images { url } } } }',
    );
    expect(shop.upstream.count('GET /product/*')).toBe(2);
    expect(data.products.nodes[1]).toEqual({
      weight: 1_700,
      onlineStock: 14,
      images: [
        { url: 'http://images.test/product/galaxy-a55-1.webp' },
        { url: 'http://images.test/product/galaxy-a55-2.webp' },
      ],
    });
  });

  it('leaves out entries without id, name, slug or price and logs how many', async () => {
    const broken = [{ ...galaxy, price: null }, { ...galaxy, id: 0 }, null, 'text'];
    shop.upstream.on('GET /product', ok(paginator([...broken, ideaPad])));
    const data = await shop.data(LISTING);
    expect(data.products.nodes).toEqual([expect.objectContaining({ id: 'Product:202' })]);
    expect(shop.logLines.join()).toContain('"dropped":4');
  });
});

describe('catalogue queries with a failing shop', () => {
  it('returns null and an error code for the failed field only', async () => {
    shop.upstream.on('GET /product', failure(500, 'SQLSTATE[42S02]: select * from products'));
    const { data, errors, status } = await shop.execute(
      '{ products { nodes { id } } categories { id } }',
    );
    expect(status).toBe(200);
    expect(data.products).toBeNull();
    expect(data.categories).toHaveLength(4);
    expect(errors).toEqual([
      {
        message: 'Terjadi kesalahan pada server. Silakan coba lagi.',
        locations: expect.any(Array),
        path: ['products'],
        extensions: { code: 'SHOP_FAILED' },
      },
    ]);
  });

  it('returns stale data for ten minutes and marks them as stale', async () => {
    await shop.execute('{ categories { id } }');
    shop.upstream.on('GET /product-category', { status: 503, headers: { 'retry-after': '9' } });
    shop.advance(599_000);
    const old = await shop.execute('{ categories { id } }');
    expect(old.data.categories).toHaveLength(4);
    expect(old.extensions).toEqual({ stale: true });
    expect(old.headers.get('cache-control')).toBe('no-store');
    shop.advance(2_000);
    const expired = await shop.execute('{ categories { id } }');
    expect(expired.errors[0]?.extensions).toEqual({ code: 'SHOP_UNAVAILABLE' });
  });
});
