import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { noPictures } from './picture-service.ts';

const requests: unknown[] = [];
const { client } = await freshShop({
  pictures: {
    ...noPictures,
    pictureFor: (path, width, format) => {
      requests.push([path, width, format]);
      if (!path.startsWith('product/galaxy-a55-1.')) return Promise.resolve(undefined);
      const picture = { type: `image/${format}`, etag: `"1-${format}"` } as const;
      const isImmutable = path.includes('.3f9c2a1b.');
      return Promise.resolve({ body: Buffer.from(format), isImmutable, ...picture });
    },
  },
});
const path = '/images/product/galaxy-a55-1.3f9c2a1b.webp';

describe('GET /images/{path}', () => {
  it('returns the picture of an image field, cacheable as immutable', async () => {
    const { status, headers, text } = await client.get(path);
    expect([status, text]).toEqual([200, 'webp']);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('etag')).toBe('"1-webp"');
    expect(headers.get('vary')).toBe('accept, save-data');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/images/product/galaxy-a55-1.webp', '/images/product/galaxy-a55-1.00000000.webp'])(
    'returns %s with no-cache, as its content can change',
    async (changing) => {
      const { status, headers } = await client.get(changing);
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
      const known = { 'if-none-match': headers.get('etag') ?? '' };
      expect((await client.get(changing, { headers: known })).status).toBe(304);
    },
  );

  it('returns AVIF to a client that accepts it', async () => {
    const accept = 'image/avif,image/webp,*/*;q=0.8';
    const { headers } = await client.get(path, { headers: { accept } });
    expect(headers.get('content-type')).toBe('image/avif');
  });

  it.each([
    ['?w=320', 320],
    ['?w=1280', 1_280],
    ['', undefined],
    ['?w=-1', undefined],
    ['?w=1e9', undefined],
    ['?w=640&w=320', 320],
  ])('uses the requested width: "%s"', async (query, width) => {
    await client.get(path + query);
    expect(requests.at(-1)).toEqual(['product/galaxy-a55-1.3f9c2a1b.webp', width, 'webp']);
  });

  it('returns half the width for Save-Data', async () => {
    const headers = { 'save-data': 'on' };
    await client.get(`${path}?w=640`, { headers });
    await client.get(path, { headers });
    expect(requests.slice(-2)).toMatchObject([{ 1: 320 }, { 1: undefined }]);
  });

  it.each(['"1-webp"', 'W/"1-webp"', '"0-webp", "1-webp"', '*'])(
    'returns 304 for If-None-Match %s',
    async (tag) => {
      const { status, text } = await client.get(path, { headers: { 'if-none-match': tag } });
      expect([status, text]).toEqual([304, '']);
    },
  );

  it('returns the picture for an older ETag', async () => {
    const headers = { 'if-none-match': '"0-webp"' };
    expect((await client.get(path, { headers })).status).toBe(200);
  });

  it('returns the general 404 for unknown pictures', async () => {
    for (const unknown of ['', 'x.webp', '..%2f..%2fsecrets.json', 'product/x%00.webp']) {
      const { status, body } = await client.get(`/images/${unknown}`);
      expect([status, body.message]).toEqual([404, 'Data tidak ditemukan']);
    }
  });
});
