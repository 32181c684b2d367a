import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeCaches } from '../../test-kit/fake-caches.ts';
import { createCopies } from './copies.ts';

const SHOP = 'https://toko.test';
const NOW = Date.parse('2026-11-23T10:00:00Z');
const HOUR = 3_600_000;

let isOnline: boolean;
let saveData: boolean;
let now: number;
let fetched: string[];
let status: number;

const load = (address: string) => {
  if (!isOnline) return Promise.reject(new TypeError('offline'));
  const path = address.replace(SHOP, '');
  fetched.push(path);
  const isFile = path.startsWith('/assets/');
  const headers = {
    'content-type': isFile ? 'text/javascript' : 'text/html; charset=utf-8',
    date: new Date(now).toUTCString(),
  };
  const body = isFile ? '' : `<p>${path}</p><script src="/assets/frame-1.js"></script>`;
  return Promise.resolve(new Response(body, { status, headers }));
};

let fake: ReturnType<typeof createFakeCaches>;

const create = (version = 'v1') =>
  createCopies({
    caches: fake.caches,
    fetch: (target) => load(new URL(target instanceof Request ? target.url : target, SHOP).href),
    origin: SHOP,
    version,
    wantsLessData: () => saveData,
    now: () => now,
  });

beforeEach(() => {
  [isOnline, saveData, now, fetched, status] = [true, false, NOW, [], 200];
  fake = createFakeCaches(load);
});

const open = async (copies: ReturnType<typeof create>, path: string) => {
  const request = new Request(SHOP + path);
  const response = await copies.page(request, () => load(request.url));
  return response.text();
};

/** Opens a page and waits until its copy and its files are stored. */
const see = async (copies: ReturnType<typeof create>, path: string) => {
  const text = await open(copies, path);
  await vi.waitFor(() => {
    expect(fake.contents('pages-v1')).toContain(path);
    expect(fake.contents('files-v1')).toContain('/assets/frame-1.js');
  });
  return text;
};

describe('Copies.page', () => {
  it('responds from the network, and while offline with the copy and its files', async () => {
    const copies = create();
    await see(copies, '/product/a');
    isOnline = false;
    expect(await open(copies, '/product/a')).toContain('/product/a');
    const file = await copies.file(new Request(`${SHOP}/assets/frame-1.js`));
    expect(file.status).toBe(200);
  });

  it('responds with the copy when the network returns an error response, as in Firefox', async () => {
    const copies = create();
    await see(copies, '/product/a');
    const request = new Request(`${SHOP}/product/a`);
    const response = await copies.page(request, () => Promise.resolve(Response.error()));
    expect(await response.text()).toContain('/product/a');
  });

  it('responds with the offline page without a copy, and has a copy of the cart from the start', async () => {
    const copies = create();
    await copies.install();
    isOnline = false;
    expect(await open(copies, '/product/b')).toContain('/offline.html');
    expect(await open(copies, '/cart')).toContain('/cart');
  });

  it('stores no page of customers and orders', async () => {
    const copies = create();
    await copies.install();
    await open(copies, '/order-history/abc');
    await open(copies, '/order/guest/abc');
    await copies.addSeen(`${SHOP}/profile`, []);
    isOnline = false;
    expect(await open(copies, '/order-history/abc')).toContain('/offline.html');
    expect(fetched).not.toContain('/profile');
    expect(fake.contents('pages-v1')).toEqual(['/offline.html', '/cart']);
  });

  it('stores no page with an error status', async () => {
    const copies = create();
    await copies.install();
    status = 503;
    await open(copies, '/product/a');
    expect(fake.contents('pages-v1')).toEqual(['/offline.html', '/cart']);
  });

  it('responds with a copy of at most an hour when the network is slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const copies = create();
    await copies.addSeen(`${SHOP}/product/a`, []);
    const slow = () => new Promise<Response>(() => undefined);
    const copy = copies.page(new Request(`${SHOP}/product/a`), slow);
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await copy).status).toBe(200);
    now += HOUR;
    const shown = vi.fn();
    void copies.page(new Request(`${SHOP}/product/a`), slow).then(shown);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).not.toHaveBeenCalled();
  });

  it('stores forty pages at most: the offline page, the cart and the last ones', async () => {
    const copies = create();
    await copies.install();
    for (let index = 0; index < 42; index += 1)
      await copies.addSeen(`${SHOP}/product/${index}`, []);
    const pages = fake.contents('pages-v1');
    expect(pages).toHaveLength(40);
    expect(pages.slice(0, 3)).toEqual(['/offline.html', '/cart', '/product/4']);
  });

  it('fetches pages that the router has shown once a minute, and only once with data saver', async () => {
    const copies = create();
    const count = () => fetched.filter((path) => path === '/product/a').length;
    await copies.addSeen(`${SHOP}/product/a`, []);
    await copies.addSeen(`${SHOP}/product/a`, []);
    expect(count()).toBe(1);
    now += 60_000;
    await copies.addSeen(`${SHOP}/product/a`, []);
    expect(count()).toBe(2);
    [saveData, now] = [true, now + 60_000];
    await copies.addSeen(`${SHOP}/product/a`, []);
    expect(count()).toBe(2);
  });
});

describe('Copies.install', () => {
  it('rejects when the response to the offline page is an error', async () => {
    status = 503;
    await expect(create().install()).rejects.toThrow('503');
    expect(fake.contents('pages-v1')).toEqual([]);
  });
});

describe('Copies on a full disk', () => {
  it('responds with files and pictures without storing them', async () => {
    const copies = create();
    fake.fillDisk();
    const file = await copies.file(new Request(`${SHOP}/assets/frame-1.js`));
    const picture = await copies.picture(new Request('https://gambar.test/1.jpg?w=320'));
    expect([file.status, picture.status]).toEqual([200, 200]);
    expect(fake.contents('pictures')).toEqual([]);
  });
});

describe('Copies with a broken cache storage', () => {
  const broken = () => Promise.reject(new DOMException('broken', 'UnknownError'));

  it.each([
    ['cannot be opened', broken],
    ['cannot be read', () => Promise.resolve({ match: broken } as unknown as Cache)],
  ])('responds from the network when it %s', async (_, openCache) => {
    vi.spyOn(fake.caches, 'open').mockImplementation(openCache);
    const copies = create();
    expect(await open(copies, '/product/a')).toContain('/product/a');
    const file = await copies.file(new Request(`${SHOP}/assets/frame-1.js`));
    const picture = await copies.picture(new Request('https://gambar.test/1.jpg?w=320'));
    expect([file.status, picture.status]).toEqual([200, 200]);
  });
});

describe('Copies.deleteOld', () => {
  it('deletes pages and files of older builds', async () => {
    const old = create();
    await old.addSeen(`${SHOP}/product/a`, []);
    await old.picture(new Request('https://gambar.test/1.jpg?w=320'));
    const copies = create('v2');
    await copies.install();
    await copies.deleteOld();
    expect(fake.names().sort()).toEqual(['files-v2', 'pages-v2', 'pictures']);
  });
});

describe('Copies.picture', () => {
  const picture = (width: number) => new Request(`https://gambar.test/1.jpg?w=${width}`);

  it('responds with the copy at once and renews it', async () => {
    const copies = create();
    await copies.picture(picture(320));
    await copies.picture(picture(320));
    expect(fetched).toHaveLength(2);
    isOnline = false;
    expect((await copies.picture(picture(320))).status).toBe(200);
  });

  it('responds with another width of the picture while offline and with data saver', async () => {
    const copies = create();
    await copies.picture(picture(320));
    isOnline = false;
    expect((await copies.picture(picture(1280))).status).toBe(200);
    [isOnline, saveData] = [true, true];
    await copies.picture(picture(640));
    expect(fetched).toHaveLength(1);
  });

  it('stores sixty pictures at most', async () => {
    const copies = create();
    for (let index = 0; index < 61; index += 1) {
      await copies.picture(new Request(`https://gambar.test/${index}.jpg`));
    }
    expect(fake.contents('pictures')).toHaveLength(60);
  });
});
