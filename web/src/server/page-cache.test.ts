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
  const rendered: string[] = [];
  const pages = createPageCache(maxBytes, () => time);
  return {
    rendered,
    pages,
    pass: (ms: number) => {
      time += ms;
    },
    render: (address: string, lifetime?: number) =>
      pages.getOrRender(address, () => {
        rendered.push(address);
        return Promise.resolve(page(`<p>${address}</p>`, lifetime));
      }),
  };
}

describe('page cache', () => {
  it('returns a page until its data expires', async () => {
    const { pages, render, pass } = setUp();
    await render('/');
    pass(1_999);
    expect(pages.find('/')?.page.html).toBe('<p>/</p>');
    pass(1);
    expect(pages.find('/')).toBeUndefined();
  });

  it('counts the age of a page from the start of its rendering', async () => {
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

  it('expires all pages after a change, also pending ones, and retains them as stale', async () => {
    const { pages, rendered, render } = setUp();
    await render('/');
    pages.expire();
    expect([pages.find('/'), pages.findStale('/')?.page.html]).toEqual([undefined, '<p>/</p>']);
    const before = render('/');
    pages.expire();
    await Promise.all([before, render('/')]);
    expect(rendered).toEqual(['/', '/', '/']);
    expect(pages.find('/')).toBeDefined();
  });

  it('does not replace a newer page by one whose rendering began before a change', async () => {
    const { pages, render } = setUp();
    let finish: (rendered: RenderedPage) => void = () => undefined;
    const late = pages.getOrRender('/', () => new Promise((resolve) => (finish = resolve)));
    pages.expire();
    await render('/');
    finish(page('old'));
    await late;
    expect(pages.find('/')?.page.html).toBe('<p>/</p>');
  });

  it('returns an expired page as stale for ten minutes', async () => {
    const { pages, render, pass } = setUp();
    expect(pages.findStale('/')).toBeUndefined();
    await render('/');
    pass(2_000 + 10 * 60_000 - 1);
    expect(pages.findStale('/')?.page.html).toBe('<p>/</p>');
    pass(1);
    expect(pages.findStale('/')).toBeUndefined();
  });

  it('retains a stale page when a part of the next render failed, and removes it for a 404', async () => {
    const { pages, render, pass } = setUp();
    const whole = await render('/');
    pass(2_000);
    await render('/', 0);
    expect(pages.findStale('/')).toBe(whole);
    await pages.getOrRender('/', () => Promise.resolve({ ...page('404', 0), status: 404 }));
    expect(pages.findStale('/')).toBeUndefined();
  });

  it('does not store a page without a lifetime or whose rendering took longer than its lifetime', async () => {
    const { pages, render, pass } = setUp();
    expect((await render('/', 0)).etag).toBeNull();
    expect(pages.find('/')).toBeUndefined();
    await pages.getOrRender('/late', () => {
      pass(2_000);
      return Promise.resolve(page('late'));
    });
    expect(pages.find('/late')).toBeUndefined();
  });

  it('renders a page once for concurrent requests, and again after a failure', async () => {
    const { pages, render, rendered } = setUp();
    const [one, other] = await Promise.all([render('/'), render('/')]);
    expect(one).toBe(other);
    expect(rendered).toEqual(['/']);
    const away = () => Promise.reject(new Error('away'));
    await expect(pages.getOrRender('/x', away)).rejects.toThrow('away');
    expect((await render('/x')).page.html).toBe('<p>/x</p>');
  });

  it('gives pages with the same content the same ETag, and others another one', async () => {
    const { render } = setUp();
    const [first, again, other] = [await render('/'), await render('/'), await render('/other')];
    expect(again.etag).toBe(first.etag);
    expect(other.etag).not.toBe(first.etag);
  });

  it('evicts the least recently used page', async () => {
    const { pages, render } = setUp(70);
    await render('/a');
    await render('/b');
    await render('/c');
    pages.find('/a');
    await render('/d');
    await render('/e');
    expect(['/a', '/b', '/c', '/d', '/e'].filter((path) => pages.find(path))).toEqual([
      '/a',
      '/d',
      '/e',
    ]);
  });

  it('counts all encodings of a page towards the capacity', async () => {
    const { pages } = setUp(30_000);
    const render = (address: string) =>
      pages.getOrRender(address, () => Promise.resolve(page('<p>Gawai</p>'.repeat(700))));
    const first = await render('/a');
    expect(pages.find('/a')).toBe(first);
    await first.body('br');
    await first.body('gzip');
    expect(pages.find('/a')).toBe(first);
    await first.body('');
    await render('/b');
    expect(pages.find('/a')).toBeUndefined();
    expect(pages.find('/b')).toBeDefined();
  });

  it('compresses a page once per encoding', async () => {
    const { pages } = setUp();
    const cached = await pages.getOrRender('/', () =>
      Promise.resolve(page('<p>Gawai</p>'.repeat(700))),
    );
    const body = await cached.body('gzip, br');
    expect(body.encoding).toBe('br');
    expect(cached.body('br')).toBe(body);
  });

  it('stores nothing when the capacity is 0', async () => {
    const { pages, render } = setUp(0);
    await render('/');
    expect(pages.find('/')).toBeUndefined();
  });
});
