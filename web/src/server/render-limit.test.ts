// @vitest-environment node
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { startWebServer, type ListeningServer } from '../../test-kit/web-server.ts';
import { createRenderLimit, RenderOverloadError } from './render-limit.ts';

/** Lets everything run that waits for the next turns of the event loop. */
async function loopTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/** Renders that end when the test resolves them. */
function heldRenders() {
  const ends: (() => void)[] = [];
  const render = () => new Promise<string>((resolve) => ends.push(() => resolve('page')));
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await loopTurns();
    }
  };
  return { ends, render, endAll };
}

describe('createRenderLimit', () => {
  it.each([
    { thread: 'an idle', utilization: 0.3, limit: 20 },
    { thread: 'a busy', utilization: 0.95, limit: 2 },
  ])('runs at most $limit renders at a time on $thread thread', async ({ utilization, limit }) => {
    const { ends, render, endAll } = heldRenders();
    const limitRenders = createRenderLimit(() => utilization);
    const renders = Array.from({ length: limit }, () => limitRenders(render));
    await expect(limitRenders(render)).rejects.toThrow(RenderOverloadError);
    await loopTurns();
    expect(ends).toHaveLength(limit);
    await endAll();
    expect(new Set(await Promise.all(renders))).toEqual(new Set(['page']));
    const next = limitRenders(render);
    await loopTurns();
    await endAll();
    expect(await next).toBe('page');
  });

  it('accepts another render after one that failed', async () => {
    const limitRenders = createRenderLimit(() => 1);
    const fail = () => limitRenders(() => Promise.reject(new Error('no gateway')));
    for (let nth = 0; nth < 3; nth += 1) await expect(fail()).rejects.toThrow('no gateway');
  });

  it('does not start a render whose browser has gone', async () => {
    const { ends, render } = heldRenders();
    const gone = new AbortController();
    const rejected = expect(createRenderLimit()(render, gone.signal)).rejects.toThrow('aborted');
    gone.abort();
    await rejected;
    expect(ends).toHaveLength(0);
  });

  it('measures how busy the thread is', async () => {
    const { render, endAll } = heldRenders();
    const limitRenders = createRenderLimit();
    const renders = [1, 2, 3].map(() => limitRenders(render));
    for (let until = performance.now() + 150; performance.now() < until;);
    await expect(limitRenders(render)).rejects.toThrow(RenderOverloadError);
    await loopTurns();
    await endAll();
    await Promise.all(renders);
  });
});

describe('a web server with more pages to render than it can', () => {
  let web: ListeningServer;
  afterEach(() => {
    web.close();
  });

  it('answers 503 with Retry-After at once, while files and cached pages are still served', async () => {
    const { ends, render, endAll } = heldRenders();
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
    await endAll();
    expect((await Promise.all(all)).filter((status) => status === 200)).toHaveLength(20);
  });

  it('serves an expired page with its age, and renders it again when it can', async () => {
    const { render, endAll } = heldRenders();
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
    const others = Array.from({ length: 20 }, (_, nth) => get(`/product/${nth}`));
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

  it('rejects them also when a render never waits for anything', async () => {
    web = await startWebServer({
      limitRenders: createRenderLimit(),
      source: {
        render: () => {
          for (let until = performance.now() + 20; performance.now() < until;);
          return Promise.resolve({ status: 200, headers: {}, html: 'page', lifetime: 0 });
        },
      },
    });
    const { port, hostname } = new URL(web.url);
    const sockets = Array.from({ length: 100 }, () => connect(Number(port), hostname));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    // All at once, so that they arrive in one turn of the event loop.
    const statuses = sockets.map(async (socket, nth) => {
      socket.write(`GET /cart?${nth} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
      return (await text(socket)).slice(9, 12);
    });
    const answered = await Promise.all(statuses);
    expect(new Set(answered)).toEqual(new Set(['200', '503']));
  });
});
