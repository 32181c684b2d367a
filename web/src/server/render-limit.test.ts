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

/** Renders that end when they are told to. */
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
  it('runs a bounded number of renders and queues a bounded number', async () => {
    const { ends, render, endAll } = heldRenders();
    const limit = createRenderLimit(2, 1);
    const renders = Array.from({ length: 3 }, () => limit(render));
    await expect(limit(render)).rejects.toThrow(RenderOverloadError);
    await loopTurns();
    expect(ends).toHaveLength(2);
    await endAll();
    expect(await Promise.all(renders)).toEqual(['page', 'page', 'page']);
    const next = limit(render);
    await loopTurns();
    await endAll();
    expect(await next).toBe('page');
  });

  it('does not start a queued render whose browser has gone', async () => {
    const { ends, render, endAll } = heldRenders();
    const limit = createRenderLimit(1, 1);
    const first = limit(render);
    const gone = new AbortController();
    const second = expect(limit(render, gone.signal)).rejects.toThrow('aborted');
    gone.abort();
    await loopTurns();
    await endAll();
    await first;
    await second;
    expect(ends).toHaveLength(0);
  });
});

describe('a web server with more pages to render than it can', () => {
  let web: ListeningServer;
  afterEach(() => {
    web.close();
  });

  it('answers 503 with Retry-After at once, while files and cached pages are still served', async () => {
    const { render, endAll } = heldRenders();
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
    let noteRejections: () => void = () => undefined;
    const allRejected = new Promise<void>((resolve) => (noteRejections = resolve));
    const all = Array.from({ length: 30 }, async (_, nth) => {
      const response = await get(`/product/${nth}`);
      if (response.status === 503 && rejected.push(response) === 16) noteRejections();
      return response.status;
    });
    await allRejected;
    for (const response of rejected) {
      expect(response.headers.get('retry-after')).toBe('1');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('Toko sedang ramai');
    }
    expect((await get('/product/cached')).status).toBe(200);
    expect((await get('/robots.txt')).status).toBe(200);
    await endAll();
    expect((await Promise.all(all)).filter((status) => status === 200)).toHaveLength(14);
  });

  it('rejects them also when a render never waits for anything', async () => {
    web = await startWebServer({
      source: {
        render: () =>
          Promise.resolve({ status: 200, headers: {}, html: '<p>page</p>', lifetime: 0 }),
      },
    });
    const { port, hostname } = new URL(web.url);
    const sockets = Array.from({ length: 60 }, () => connect(Number(port), hostname));
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
