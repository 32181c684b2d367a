import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { startShopServer, type ShopServer } from '../../../test-kit/web-server.ts';

const review = { id: 'ProductReview:1', rating: 5, text: 'Bagus sekali' };
const reviews = {
  totalCount: 1,
  pageInfo: { number: 1, size: 20, from: 1, to: 1, last: 1 },
  nodes: [review],
};

describe('server-rendered product page', () => {
  let shop: ShopServer;

  beforeAll(async () => {
    const specifications = [{ group: 'Performa', key: 'ram', name: 'RAM', value: '8', unit: 'GB' }];
    const product = sampleProduct(1, { rating: 4.5, reviewCount: 8, specifications, reviews });
    const warehouses = [{ id: 'Warehouse:1', name: 'Gudang Jakarta', openingHours: '09.00-18.00' }];
    shop = await startShopServer({ product, warehouses });
  });

  afterAll(() => shop.close());

  const open = async (query: string) => (await fetch(`${shop.url}/product/gawai-1${query}`)).text();
  const productRequests = () => shop.stub.requested.filter((name) => name.startsWith('Product'));

  it('contains the technical data and a link to the reviews, with one request for the product', async () => {
    const html = await open('');
    expect(html).toContain('8 GB');
    expect(html).toContain('href="/product/gawai-1?ulasan=1#ulasan"');
    expect(html).not.toContain('Bagus sekali');
    expect(productRequests()).toEqual(['ProductPage']);
  });

  it('contains the stock of each store, and a placeholder for the shipping fee', async () => {
    const html = await open('');
    expect(html).toMatch(/Gudang Jakarta.*09\.00-18\.00.*Stok 3/);
    expect(html).toContain('Ongkir dihitung saat checkout');
  });

  it('requests the data of each page again', async () => {
    const before = productRequests().length;
    await open('?ulasan=1');
    await open('?ulasan=2');
    expect(
      productRequests()
        .slice(before)
        .filter((name) => name === 'ProductPage'),
    ).toHaveLength(2);
  });

  it('contains the reviews when the address names a page of them', async () => {
    expect(await open('?ulasan=1')).toMatch(/Bagus sekali<\/p>/);
    expect(productRequests()).toContain('ProductReviews');
  });
});
