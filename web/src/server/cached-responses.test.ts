// @vitest-environment node
import { get as httpGet, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleShop } from '../../test-kit/sample-shop.ts';
import { createSchemaStub, type SchemaStub } from '../../test-kit/schema-stub.ts';
import { startStubGateway, type StubGateway } from '../../test-kit/stub-gateway.ts';
import { startWebServer, type ListeningServer } from '../../test-kit/web-server.ts';

const ARTICLE = '/article/tentang-kami';

let stub: SchemaStub;
let gateway: StubGateway;
let web: ListeningServer;

beforeAll(async () => {
  stub = createSchemaStub(sampleShop());
  gateway = await startStubGateway(stub);
});

beforeEach(async () => {
  stub.change(sampleShop());
  gateway.keeping.cacheControl = 'public, max-age=600';
  web = await startWebServer({ settings: { GATEWAY_URL: gateway.url } });
  return () => {
    web.close();
  };
});

afterAll(() => gateway.close());

/** How often the shop was asked for a page of this name while `work` was done. */
async function askedFor(name: string, work: () => Promise<unknown>): Promise<number> {
  const before = stub.asked.length;
  await work();
  return stub.asked.slice(before).filter((asked) => asked === name).length;
}
const get = (path: string, init: RequestInit = {}) =>
  fetch(web.url + path, { redirect: 'manual', ...init });
const visits = async (...paths: string[]) => {
  for (const path of paths) await (await get(path)).text();
};

/** Reads an answer as it travels: `fetch` would unpack it. */
async function bytesOf(path: string, acceptEncoding: string): Promise<[Buffer, IncomingMessage]> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': acceptEncoding };
    httpGet(web.url + path, { headers }, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  return [Buffer.concat(parts), reply];
}

describe('a public page inside the lifetime of its data', () => {
  it('is rendered once, with the same bytes and headers for the next visitor', async () => {
    const [first, second] = [await get(ARTICLE), await get(ARTICLE)];
    expect(await second.text()).toBe(await first.text());
    const told = ({ headers }: Response) => {
      const { date: _, ...rest } = Object.fromEntries(headers);
      return rest;
    };
    expect(told(second)).toEqual(told(first));
    expect(second.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(second.headers.get('cache-control')).toBe('no-cache');
    expect(await askedFor('Article', () => visits(ARTICLE))).toBe(0);
  });

  it('is the same whoever asks: it is made without cookie and token', async () => {
    await visits(ARTICLE);
    const headers = { cookie: 'user=1', authorization: 'Bearer x' };
    expect(await askedFor('Article', async () => (await get(ARTICLE, { headers })).text())).toBe(0);
  });

  it('is one page for all marks of campaigns', async () => {
    const ask = () => visits(`${ARTICLE}?utm_source=a`, `${ARTICLE}?utm_source=b`, ARTICLE);
    expect(await askedFor('Article', ask)).toBe(1);
  });

  it('is not sent again to a browser that has it', async () => {
    const tag = (await get(ARTICLE)).headers.get('etag') ?? '';
    const known = await get(ARTICLE, { headers: { 'if-none-match': `"x", ${tag}` } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('etag')).toBe(tag);
    const other = await get(ARTICLE, { headers: { 'if-none-match': 'W/"other"' } });
    expect(other.status).toBe(200);
  });

  it('answers who only wants the head', async () => {
    const page = await (await get(ARTICLE, { headers: { 'accept-encoding': 'identity' } })).text();
    const reply = await get(ARTICLE, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
    expect(reply.headers.get('content-length')).toBe(String(Buffer.byteLength(page)));
  });

  it('goes to each browser in the form that it takes', async () => {
    const [plain, plainReply] = await bytesOf(ARTICLE, '');
    const [packed, packedReply] = await bytesOf(ARTICLE, 'gzip');
    const [again] = await bytesOf(ARTICLE, 'gzip');
    expect(plainReply.headers['content-encoding']).toBeUndefined();
    expect(packedReply.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed).equals(plain)).toBe(true);
    expect(again.equals(packed)).toBe(true);
  });

  it('is made once for all who ask at the same time', async () => {
    const ask = () => Promise.all([visits(ARTICLE), visits(ARTICLE), visits(ARTICLE)]);
    expect(await askedFor('Article', ask)).toBe(1);
  });
});

describe('what is not kept', () => {
  it('is a page whose data may not be', async () => {
    gateway.keeping.cacheControl = 'no-store';
    expect(await askedFor('Article', () => visits(ARTICLE, ARTICLE))).toBe(2);
    expect((await get(ARTICLE)).headers.get('etag')).toBeNull();
  });

  it('is a page of which a part failed', async () => {
    const away = () => {
      throw new Error('Sedang sibuk');
    };
    stub.change({ categoryGroups: away });
    expect(await askedFor('Article', () => visits(ARTICLE, ARTICLE))).toBe(2);
    stub.change({ categoryGroups: sampleShop()['categoryGroups'] });
    expect(await (await get(ARTICLE)).text()).toContain('href="/product?category=smartphone"');
  });

  it('is a page that does not exist, and a way to another one', async () => {
    expect(await askedFor('ProductPage', () => visits('/product/x', '/product/x'))).toBe(2);
    const twice = () => visits('/article/tidak-ada', '/article/tidak-ada');
    expect(await askedFor('Article', twice)).toBe(2);
  });

  it('is a personal page', async () => {
    expect(await askedFor('Shell', () => visits('/cart', '/cart', '/sign-in', '/sign-in'))).toBe(4);
  });

  it('is anything when the shop wants it so', async () => {
    const none = await startWebServer({
      settings: { GATEWAY_URL: gateway.url, PAGE_CACHE_MB: '0' },
    });
    const visit = () => fetch(none.url + ARTICLE).then((reply) => reply.text());
    expect(await askedFor('Article', () => visit().then(visit))).toBe(2);
    none.close();
  });
});
