import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebServer, type ListeningServer } from '../../test-kit/web-server.ts';

let server: ListeningServer;

beforeAll(async () => {
  server = await startWebServer({ settings: { STORE_NAME: 'Toko "A" & <B>' } });
});

afterAll(() => server.close());

describe('/manifest.webmanifest', () => {
  it('contains the name of the shop, its start page, colours and icons', async () => {
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

describe('icon of the shop', () => {
  it('links the icon as SVG and PNG, and redirects /favicon.ico to the PNG', async () => {
    const html = await (await fetch(`${server.url}/article/tentang-kami`)).text();
    expect(html).toContain(
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any"/>',
    );
    expect(html).toContain('<link rel="icon" href="/icon-192.png" type="image/png"');
    const response = await fetch(`${server.url}/favicon.ico`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/icon-192.png']);
  });
});

describe('/offline.html', () => {
  it('contains an Indonesian text, the styles of the build and one script that the content security policy allows', async () => {
    const response = await fetch(`${server.url}/offline.html`);
    const html = await response.text();
    expect(html).toContain('<title>Anda sedang offline | Toko &quot;A&quot; &amp; &lt;B></title>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/shop.css">');
    expect(html).toContain('<a href="/cart">Buka Cart</a>');
    const [[, script = ''] = [], ...others] = html.matchAll(/<script>(.*?)<\/script>/gs);
    expect(others).toEqual([]);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  });
});
