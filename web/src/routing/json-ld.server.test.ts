import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCategories, sampleProduct } from '../../test-kit/sample-shop.ts';
import { startShopServer, type ShopServer } from '../../test-kit/web-server.ts';
import { isRecord } from '../lib/read-json.ts';

/**
 * What Google documents as required of each type (developers.google.com/search/docs, structured data:
 * product snippet and merchant listing, breadcrumb, organization), and as recommended where it is
 * shown. A product needs one of review, aggregateRating and offers; a rating needs a count.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateRating: ['ratingValue', 'ratingCount'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Organization: ['name'],
};

/** Names of required fields that an entity, or an entity in it, lacks. */
function missing(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(missing);
  if (!isRecord(data)) return [];
  const type = data['@type'];
  if (typeof type !== 'string') return ['no type'];
  const required = REQUIRED[type];
  if (required === undefined) return [`unknown type ${type}`];
  const absent = required.filter((name) => [undefined, null, ''].includes(data[name] as never));
  return [...absent.map((name) => `${type}.${name}`), ...Object.values(data).flatMap(missing)];
}

describe('JSON-LD of a page', () => {
  let shop: ShopServer;

  beforeAll(async () => {
    const [smartphone] = sampleCategories;
    const [android] = smartphone?.children ?? [];
    const match = { ...android, parent: smartphone };
    const rated = { brand: 'Samsung', sku: 'A-9', rating: 4.5, reviewCount: 8 };
    const product = ({ by }: { by: { slug: string } }) =>
      sampleProduct(1, by.slug === 'gawai-rated' ? rated : {});
    shop = await startShopServer({ product, category: match });
  });

  afterAll(() => shop.close());

  const dataOf = async (path: string): Promise<Record<string, unknown>[]> => {
    const html = await (await fetch(shop.url + path)).text();
    const texts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    return [...texts].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  };

  it.each([
    ['/', ['Organization']],
    ['/product', ['BreadcrumbList']],
    ['/product?category=android', ['BreadcrumbList']],
    ['/product/gawai-1', ['BreadcrumbList', 'Product']],
    ['/product/gawai-rated', ['BreadcrumbList', 'Product']],
  ])('contains every required field on %s', async (path, types) => {
    const data = await dataOf(path);
    expect(data.map((each) => each['@type']).sort()).toEqual(types);
    expect(data.map((each) => each['@context'])).toEqual(types.map(() => 'https://schema.org'));
    expect(data.flatMap(missing)).toEqual([]);
  });

  it('lists the breadcrumb from the home page to the page with absolute addresses', async () => {
    const [trail] = await dataOf('/product?category=android');
    expect(trail?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://toko.test/' },
      { '@type': 'ListItem', position: 2, name: 'Produk', item: 'https://toko.test/product' },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Smartphone',
        item: 'https://toko.test/product?category=smartphone',
      },
      { '@type': 'ListItem', position: 4, name: 'Android' },
    ]);
  });

  it('describes the shop with name, address and logo', async () => {
    expect(await dataOf('/')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Gawai',
        url: 'https://toko.test/',
        logo: 'https://toko.test/favicon.svg',
      },
    ]);
  });

  it('contains the rating that the page shows, with its count', async () => {
    const data = await dataOf('/product/gawai-rated');
    expect(data.find((each) => each['@type'] === 'Product')?.['aggregateRating']).toMatchObject({
      ratingValue: '4.5',
      ratingCount: 8,
    });
  });

  it('contains no rating when the shop reports no count', async () => {
    const data = await dataOf('/product/gawai-1');
    expect(JSON.stringify(data)).not.toContain('aggregateRating');
  });
});
