import { afterEach, describe, expect, it } from 'vitest';
import { pendingRenders, loopTurns } from '../../test-kit/pending-renders.ts';
import { startWebServer, type ListeningServer } from '../../test-kit/web-server.ts';
import { FIRST_RENDERS } from './render-limit.ts';

describe('overloaded web server', () => {
  let web: ListeningServer;
  afterEach(() => web.close());

  it('returns 503 with Retry-After at once, and still serves files and cached pages', async () => {
    const { ends, render, endAll } = pendingRenders();
    web = await startWebServer({
      source: {
        render: async ({ url }) => ({
          status: 200,
          headers: {},
          html: url.endsWith('/product/cached') ? 'cached' : await render(),
          lifetime: url.endsWith('/product/cached') ? 60_000 : 0,
        }),
      },
    });
    const get = (path: string) => fetch(web.url + path);
    await get('/product/cached');
    const rejected: Response[] = [];
    const all = Array.from({ length: 40 }, async (_, nth) => {
      const response = await get(`/product/${nth}`);
      if (response.status === 503) rejected.push(response);
      return response.status;
    });
    while (rejected.length + ends.length < 40) await loopTurns();
    for (const response of rejected) {
      expect(response.headers.get('retry-after')).toBe('1');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('Toko sedang ramai');
    }
    expect((await get('/product/cached')).status).toBe(200);
    expect((await get('/robots.txt')).status).toBe(200);
    expect((await get('/nothing.png')).status).toBe(404);
    const head = await fetch(`${web.url}/product/x`, { method: 'HEAD' });
    expect([head.status, head.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await fetch(`${web.url}/sign-in`, { method: 'POST', redirect: 'manual' })).status).toBe(
      303,
    );
    await endAll();
    expect((await Promise.all(all)).filter((status) => status === 200)).toHaveLength(FIRST_RENDERS);
  });

  it('returns 404 for embedded resources without a render', async () => {
    const { ends, render, endAll } = pendingRenders();
    web = await startWebServer({
      source: {
        render: async () => ({ status: 200, headers: {}, html: await render(), lifetime: 0 }),
      },
    });
    const embed = (use: string) =>
      fetch(`${web.url}/article/${use}`, { headers: { 'sec-fetch-dest': use } });
    const uses = ['image', 'script', 'style', 'font', 'audio', 'video', 'track'];
    const statuses = async () => (await Promise.all(uses.map(embed))).map(({ status }) => status);
    expect(await statuses()).toEqual(uses.map(() => 404));
    expect(ends).toHaveLength(0);
    const pages = Array.from({ length: FIRST_RENDERS }, (_, nth) =>
      fetch(`${web.url}/product/${nth}`, { headers: { 'sec-fetch-dest': 'document' } }),
    );
    while (ends.length < FIRST_RENDERS) await loopTurns();
    expect(await statuses()).toEqual(uses.map(() => 404));
    await endAll();
    expect((await Promise.all(pages)).every(({ ok }) => ok)).toBe(true);
  });

  it('serves a page whose render is pending for another request', async () => {
    const { ends, render, endAll } = pendingRenders();
    web = await startWebServer({
      source: {
        render: async () => ({ status: 200, headers: {}, html: await render(), lifetime: 0 }),
      },
    });
    const get = (path: string) => fetch(web.url + path);
    const first = Array.from({ length: FIRST_RENDERS }, (_, nth) => get(`/product/${nth}`));
    while (ends.length < FIRST_RENDERS) await loopTurns();
    const again = get('/product/1');
    while ((await get('/product/x')).status !== 503);
    await endAll();
    expect((await again).status).toBe(200);
    await Promise.all(first);
  });

  it('serves an expired page with its age, and renders it again after the overload', async () => {
    const { render, endAll } = pendingRenders();
    let version = 0;
    web = await startWebServer({
      source: {
        render: async ({ url }) =>
          new URL(url).pathname === '/'
            ? { status: 200, headers: {}, html: `home ${(version += 1)}`, lifetime: 1 }
            : { status: 200, headers: {}, html: await render(), lifetime: 0 },
      },
    });
    const get = (path: string) => fetch(web.url + path);
    expect(await (await get('/')).text()).toBe('home 1');
    const others = Array.from({ length: FIRST_RENDERS }, (_, nth) => get(`/product/${nth}`));
    while ((await get('/product/x')).status !== 503);
    const stale = await get('/');
    expect([stale.status, stale.headers.get('age'), await stale.text()]).toEqual([
      200,
      '0',
      'home 1',
    ]);
    await endAll();
    await Promise.all(others);
    expect(await (await get('/')).text()).toBe('home 2');
  });
});
