// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebServer, type ListeningServer } from '../../test-kit/web-server.ts';

let server: ListeningServer;

beforeAll(async () => {
  server = await startWebServer({ settings: { STORE_NAME: 'Toko "A" & <B>' } });
});

afterAll(() => server.close());

describe('the web app manifest', () => {
  it('has the name of the shop, its start page, colours and icons', async () => {
    const response = await fetch(`${server.url}/manifest.webmanifest`);
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(await response.json()).toMatchObject({
      name: 'Toko "A" & <B>',
      lang: 'id',
      start_url: '/',
      display: 'standalone',
      theme_color: '#fcfaf7',
      icons: [
        { sizes: 'any' },
        { sizes: '192x192' },
        { sizes: '512x512' },
        { purpose: 'maskable' },
      ],
    });
  });
});

describe('the offline page', () => {
  it('says in Indonesian what is missing, with the styles of the build and without script', async () => {
    const html = await (await fetch(`${server.url}/offline.html`)).text();
    expect(html).toContain('<title>Anda sedang offline | Toko &quot;A&quot; &amp; &lt;B></title>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/shop.css">');
    expect(html).toContain('<a href="/cart">Buka Cart</a>');
    expect(html).not.toContain('<script');
  });
});
