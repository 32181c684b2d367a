import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../entry-server.tsx';
import { createPageCache } from './page-cache.ts';

const page = (html: string, lifetime = 2_000): RenderedPage => ({
  status: 200,
  headers: {},
  html,
  lifetime,
});

function setUp(maxBytes = 1_000_000) {
  let time = 0;
  const made: string[] = [];
  const pages = createPageCache(maxBytes, () => time);
  return {
    made,
    pages,
    pass: (ms: number) => {
      time += ms;
    },
    make: (address: string, lifetime?: number) =>
      pages.getOrRender(address, () => {
        made.push(address);
        return Promise.resolve(page(`<p>${address}</p>`, lifetime));
      }),
  };
}

describe('a cached page', () => {
  it('is served until its data expires, and no longer', async () => {
    const { pages, make, pass } = setUp();
    await make('/');
    pass(1_999);
    expect(pages.find('/')?.page.html).toBe('<p>/</p>');
    pass(1);
    expect(pages.find('/')).toBeUndefined();
  });

  it('has an age that counts from the start of its rendering', async () => {
    const { pages, pass } = setUp();
    await pages.getOrRender('/', () => {
      pass(1_500);
      return Promise.resolve(page('slow'));
    });
    pass(499);
    expect(pages.find('/')).toBeDefined();
    pass(1);
    expect(pages.find('/')).toBeUndefined();
  });

  it('is rendered again after a change, also when it was being rendered, and stays for overload', async () => {
    const { pages, made, make } = setUp();
    await make('/');
    pages.expire();
    expect([pages.find('/'), pages.findStale('/')?.page.html]).toEqual([undefined, '<p>/</p>']);
    const before = make('/');
    pages.expire();
    await Promise.all([before, make('/')]);
    expect(made).toEqual(['/', '/', '/']);
    expect(pages.find('/')).toBeDefined();
  });

  it('of before a change does not take the place of a newer one', async () => {
    const { pages, make } = setUp();
    let finish: (rendered: RenderedPage) => void = () => undefined;
    const late = pages.getOrRender('/', () => new Promise((resolve) => (finish = resolve)));
    pages.expire();
    await make('/');
    finish(page('old'));
    await late;
    expect(pages.find('/')?.page.html).toBe('<p>/</p>');
  });

  it('is found stale for ten minutes after it expired, for a server that cannot render', async () => {
    const { pages, make, pass } = setUp();
    expect(pages.findStale('/')).toBeUndefined();
    await make('/');
    pass(2_000 + 10 * 60_000 - 1);
    expect(pages.findStale('/')?.page.html).toBe('<p>/</p>');
    pass(1);
    expect(pages.findStale('/')).toBeUndefined();
  });

  it('stays, stale, when a part of the next render failed, and is removed when the page is gone', async () => {
    const { pages, make, pass } = setUp();
    const whole = await make('/');
    pass(2_000);
    await make('/', 0);
    expect(pages.findStale('/')).toBe(whole);
    await pages.getOrRender('/', () => Promise.resolve({ ...page('404', 0), status: 404 }));
    expect(pages.findStale('/')).toBeUndefined();
  });

  it('is not stored when it has no lifetime or when rendering took longer than its lifetime', async () => {
    const { pages, make, pass } = setUp();
    expect((await make('/', 0)).etag).toBeNull();
    expect(pages.find('/')).toBeUndefined();
    await pages.getOrRender('/late', () => {
      pass(2_000);
      return Promise.resolve(page('late'));
    });
    expect(pages.find('/late')).toBeUndefined();
  });

  it('is rendered once for concurrent requests, and again after a failure', async () => {
    const { pages, make, made } = setUp();
    const [one, other] = await Promise.all([make('/'), make('/')]);
    expect(one).toBe(other);
    expect(made).toEqual(['/']);
    const away = () => Promise.reject(new Error('away'));
    await expect(pages.getOrRender('/x', away)).rejects.toThrow('away');
    expect((await make('/x')).page.html).toBe('<p>/x</p>');
  });

  it('has the same ETag when it is rendered again with the same content, another one otherwise', async () => {
    const { make } = setUp();
    const [first, again, other] = [await make('/'), await make('/'), await make('/other')];
    expect(again.etag).toBe(first.etag);
    expect(other.etag).not.toBe(first.etag);
  });

  it('is evicted when it is the least recently used', async () => {
    const { pages, make } = setUp(70);
    await make('/a');
    await make('/b');
    await make('/c');
    pages.find('/a');
    await make('/d');
    await make('/e');
    expect(['/a', '/b', '/c', '/d', '/e'].filter((path) => pages.find(path))).toEqual([
      '/a',
      '/d',
      '/e',
    ]);
  });

  it('counts towards the capacity with all its compressed forms', async () => {
    const { pages } = setUp(30_000);
    const make = (address: string) =>
      pages.getOrRender(address, () => Promise.resolve(page('<p>Gawai</p>'.repeat(700))));
    const first = await make('/a');
    expect(pages.find('/a')).toBe(first);
    await first.body('br');
    await first.body('gzip');
    expect(pages.find('/a')).toBe(first);
    await first.body('');
    await make('/b');
    expect(pages.find('/a')).toBeUndefined();
    expect(pages.find('/b')).toBeDefined();
  });

  it('is compressed once in each way, and at hand the next time', async () => {
    const { pages } = setUp();
    const kept = await pages.getOrRender('/', () =>
      Promise.resolve(page('<p>Gawai</p>'.repeat(700))),
    );
    const body = await kept.body('gzip, br');
    expect(body.encoding).toBe('br');
    expect(kept.body('br')).toBe(body);
  });

  it('is not stored when the capacity is 0', async () => {
    const { pages, make } = setUp(0);
    await make('/');
    expect(pages.find('/')).toBeUndefined();
  });
});
