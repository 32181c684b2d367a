import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { startShopServer, type ShopServer } from '../../../test-kit/web-server.ts';

describe('server-rendered comparison page', () => {
  let shop: ShopServer;

  beforeAll(async () => {
    shop = await startShopServer({
      product: ({ by }: { by: { slug: string } }) =>
        by.slug.startsWith('gawai-') ? sampleProduct(Number(by.slug.slice(6))) : null,
    });
  });

  afterAll(() => shop.close());

  const open = async (query: string) => {
    const response = await fetch(`${shop.url}/compare${query}`);
    return { status: response.status, html: await response.text() };
  };

  it('contains all products with one request, and works by links and a form', async () => {
    const { status, html } = await open('?p=gawai-1,gawai-2,tidak-ada');
    expect(status).toBe(200);
    expect(html).toContain('Rp 1.000.000');
    expect(html).toContain('Rp 2.000.000');
    expect(html).toContain('tidak dibandingkan: tidak-ada.');
    expect(html).toContain('href="/compare?p=gawai-2,tidak-ada"');
    expect(html).toContain('name="p" value="gawai-1,gawai-2,tidak-ada"');
    expect(shop.stub.requested.filter((name) => name.startsWith('Compare'))).toEqual(['Compare']);
  });

  it('sends no request without products', async () => {
    const before = shop.stub.requested.length;
    const { html } = await open('');
    expect(html).toContain('<link rel="canonical" href="');
    expect(shop.stub.requested.slice(before).filter((name) => name.startsWith('Compare'))).toEqual(
      [],
    );
  });
});
