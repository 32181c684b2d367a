// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleShop } from '../../test-kit/sample-shop.ts';
import { createSchemaStub, type SchemaStub } from '../../test-kit/schema-stub.ts';
import { startStubGateway, type StubGateway } from '../../test-kit/stub-gateway.ts';
import { readConfig } from '../config.ts';
import { renderPage } from '../entry-server.tsx';
import type { Pages } from './pages.ts';
import { createWebApp } from './web-app.ts';

const pages: Pages = {
  isBuilt: true,
  files: (_request, _response, next) => {
    next();
  },
  render: (request, settings) =>
    renderPage(request, {
      ...settings,
      assetsFor: () => ({ styles: ['/a.css'], preloads: [], scripts: ['/a.js'] }),
    }),
  close: () => Promise.resolve(),
};

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}

let stub: SchemaStub;
let gateway: StubGateway;
const servers: Server[] = [];
let shop: string;
let shopWithoutGateway: string;

async function startShop(gatewayUrl: string) {
  const config = readConfig({ GATEWAY_URL: gatewayUrl, STORE_URL: 'https://toko.test/' });
  const server = createServer(createWebApp(config, pages));
  servers.push(server);
  return listen(server);
}

beforeAll(async () => {
  stub = createSchemaStub(sampleShop());
  gateway = await startStubGateway(stub);
  shop = await startShop(gateway.url);
  // Port 9 takes no calls.
  shopWithoutGateway = await startShop('http://127.0.0.1:9/graphql');
});

beforeEach(() => {
  stub.change(sampleShop());
});

afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await gateway.close();
});

const get = (address: string, init: RequestInit = {}) =>
  fetch(address, { redirect: 'manual', ...init });

/** Script elements that would run text of the page. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((text) => !text.includes('src=') && !/type="application\/(?:ld\+)?json"/.test(text));

describe('a page', () => {
  it('is a complete Indonesian document with its title, before any script runs', async () => {
    const reply = await get(`${shop}/article/tentang-kami`);
    const html = await reply.text();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="id">/);
    expect(html).toContain('<title>Tentang Kami | Gawai</title>');
    expect(html).toContain('<link rel="canonical" href="https://toko.test/article/tentang-kami"/>');
    expect(html).toMatch(/<h1[^>]*>Tentang Kami<\/h1>/);
    expect(html).toContain('href="/product?category=smartphone"');
  });

  it('carries its state as inert JSON, and no inline script, style or handler', async () => {
    const html = await (await get(`${shop}/article/tentang-kami`)).text();
    expect(inlineScripts(html)).toEqual([]);
    expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
    const [, text] =
      /<script id="shop-state" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    const state = JSON.parse(text ?? '') as { cache: { ROOT_QUERY: object }; site: object };
    expect(state.site).toMatchObject({ storeName: 'Gawai', storeUrl: 'https://toko.test' });
    expect(Object.keys(state.cache.ROOT_QUERY)).toContain('page({"slug":"tentang-kami"})');
  });

  it('cannot be broken out of by what the shop says', async () => {
    const attack = '</script><script>alert(1)</script>';
    stub.change({
      settings: { footerText: null },
      pages: [{ id: 'x', title: attack, slug: 's', showInFooter: true }],
    });
    const html = await (await get(`${shop}/article/tentang-kami`)).text();
    expect(inlineScripts(html)).toEqual([]);
    expect(html).not.toContain('<script>alert');
  });

  it('is asked for in two calls: the shell and the page', async () => {
    const before = stub.asked.length;
    await get(`${shop}/article/tentang-kami`);
    expect(stub.asked.slice(before).toSorted()).toEqual(['Article', 'Shell']);
  });

  it('is never made for a host that the caller invents', async () => {
    const html = await (
      await get(`${shop}/article/tentang-kami`, { headers: { 'x-forwarded-host': 'evil.test' } })
    ).text();
    expect(html).not.toContain('evil.test');
    const reply = await get(`${shop}//evil.test/article/tentang-kami`);
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/']);
  });
});

describe('addresses that lead elsewhere', () => {
  it.each([
    ['/home', 301, '/'],
    ['/tidak/ada', 302, '/'],
    ['/article/tidak-ada', 302, '/home'],
  ])('%s answers %i to %s', async (path, status, location) => {
    const reply = await get(shop + path);
    expect([reply.status, reply.headers.get('location')]).toEqual([status, location]);
  });
});

describe('a shop that is away', () => {
  it('is a page of its own with status 503 that says what failed and offers to try again', async () => {
    const reply = await get(`${shopWithoutGateway}/article/tentang-kami`);
    const html = await reply.text();
    expect(reply.status).toBe(503);
    expect(html).toMatch(/<h1[^>]*>Fetch Page Failed<\/h1>/);
    expect(html).toContain('Toko sedang tidak dapat dihubungi');
    expect(html).toContain('Coba lagi');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('answers GraphQL with a GraphQL error', async () => {
    const reply = await get(`${shopWithoutGateway}/graphql`, { method: 'POST', body: '{}' });
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({
      errors: [{ extensions: { code: 'SHOP_UNAVAILABLE' } }],
    });
  });

  it('loses only the part of a page that failed', async () => {
    stub.change({
      categoryGroups: () => {
        throw new Error('Sedang sibuk');
      },
    });
    const reply = await get(`${shop}/article/tentang-kami`);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('© ');
  });
});

describe('a page that cannot be rendered', () => {
  it('is still answered, without telling why, and the reason is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = createServer(
      createWebApp(readConfig({}), {
        ...pages,
        render: () => Promise.reject(new Error('secret reason')),
      }),
    );
    servers.push(broken);
    const reply = await get(`${await listen(broken)}/article/"><b>`);
    const html = await reply.text();
    expect(reply.status).toBe(500);
    expect(html).toContain('Coba lagi');
    expect(html).not.toContain('secret reason');
    expect(html).not.toContain('"><b>');
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe('GraphQL on the origin of the shop', () => {
  it('is passed on with the bearer, the query string and the status', async () => {
    const seen: unknown[] = [];
    const listener = createServer((request, response) => {
      seen.push([request.method, request.url, request.headers.authorization]);
      response.writeHead(418, { 'x-from': 'gateway' }).end('teapot');
    });
    servers.push(listener);
    const origin = await startShop(`${await listen(listener)}/v1/graphql`);
    const reply = await get(`${origin}/graphql?query=%7Bx%7D`, {
      headers: { authorization: 'Bearer rahasia' },
    });
    expect([reply.status, reply.headers.get('x-from'), await reply.text()]).toEqual([
      418,
      'gateway',
      'teapot',
    ]);
    expect(seen).toEqual([['GET', '/v1/graphql?query=%7Bx%7D', 'Bearer rahasia']]);
  });

  it('answers what the gateway answers', async () => {
    const reply = await get(`${shop}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ pages { slug } }' }),
    });
    const { data } = (await reply.json()) as { data: { pages: unknown[] } };
    expect(data.pages[0]).toEqual({ slug: 'tentang-kami' });
  });
});

describe('what every answer says of safety', () => {
  it('is a content policy that allows no inline script and only the known origins', async () => {
    const config = readConfig({
      SHOP_IMAGE_BASE_URL: 'https://gambar.test/images/',
      PAYMENT_FORM_URL: 'https://bayar.test/PG/',
    });
    const server = createServer(createWebApp(config, pages));
    servers.push(server);
    const policy = (await get(`${await listen(server)}/robots.txt`)).headers.get(
      'content-security-policy',
    );
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("img-src 'self' https://gambar.test data:;");
    expect(policy).toContain("form-action 'self' https://bayar.test;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('holds for redirects and failures too', async () => {
    for (const path of ['/home', '/article/tentang-kami', '/graphql']) {
      const reply = await get(shopWithoutGateway + path);
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(reply.headers.get('x-frame-options')).toBe('DENY');
      expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });
});

describe('requests that are not for pages', () => {
  it('are refused when they would change something', async () => {
    const reply = await get(`${shop}/checkout`, { method: 'POST', body: 'x' });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('may ask for the head only', async () => {
    const reply = await get(`${shop}/article/tentang-kami`, { method: 'HEAD' });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
  });

  it('tell robots what is private', async () => {
    const text = await (await get(`${shop}/robots.txt`)).text();
    expect(text).toContain('Disallow: /checkout');
    expect(text).not.toContain('Disallow: /product');
  });
});
