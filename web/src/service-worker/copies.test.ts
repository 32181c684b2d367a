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

describe('pages', () => {
  it('come from the network, and from their copy with its files without it', async () => {
    const copies = create();
    await see(copies, '/product/a');
    isOnline = false;
    expect(await open(copies, '/product/a')).toContain('/product/a');
    const file = await copies.file(new Request(`${SHOP}/assets/frame-1.js`));
    expect(file.status).toBe(200);
  });

  it('come from their copy also when the network answers with an error response, as in Firefox', async () => {
    const copies = create();
    await see(copies, '/product/a');
    const request = new Request(`${SHOP}/product/a`);
    const response = await copies.page(request, () => Promise.resolve(Response.error()));
    expect(await response.text()).toContain('/product/a');
  });

  it('without a copy are the offline page; the cart is there from the start', async () => {
    const copies = create();
    await copies.install();
    isOnline = false;
    expect(await open(copies, '/product/b')).toContain('/offline.html');
    expect(await open(copies, '/cart')).toContain('/cart');
  });

  it('of customers and orders are never stored', async () => {
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

  it('that failed are not stored', async () => {
    const copies = create();
    await copies.install();
    status = 503;
    await open(copies, '/product/a');
    expect(fake.contents('pages-v1')).toEqual(['/offline.html', '/cart']);
  });

  it('that take too long are their copy, unless it is older than an hour', async () => {
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

  it('are at most forty: the offline page, the cart and the ones seen last', async () => {
    const copies = create();
    await copies.install();
    for (let place = 0; place < 42; place += 1)
      await copies.addSeen(`${SHOP}/product/${place}`, []);
    const pages = fake.contents('pages-v1');
    expect(pages).toHaveLength(40);
    expect(pages.slice(0, 3)).toEqual(['/offline.html', '/cart', '/product/4']);
  });

  it('that the router has shown are fetched once a minute, with data saver once', async () => {
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

describe('installation', () => {
  it('fails when the offline page answers with an error', async () => {
    status = 503;
    await expect(create().install()).rejects.toThrow('503');
    expect(fake.contents('pages-v1')).toEqual([]);
  });
});

describe('a full disk', () => {
  it('costs the copies, not the files and pictures', async () => {
    const copies = create();
    fake.fillDisk();
    const file = await copies.file(new Request(`${SHOP}/assets/frame-1.js`));
    const picture = await copies.picture(new Request('https://gambar.test/1.jpg?w=320'));
    expect([file.status, picture.status]).toEqual([200, 200]);
    expect(fake.contents('pictures')).toEqual([]);
  });
});

describe('a broken storage', () => {
  const broken = () => Promise.reject(new DOMException('broken', 'UnknownError'));

  it.each([
    ['cannot be opened', broken],
    ['cannot be read', () => Promise.resolve({ match: broken } as unknown as Cache)],
  ])('that %s leaves pages, files and pictures to the network', async (_, openCache) => {
    vi.spyOn(fake.caches, 'open').mockImplementation(openCache);
    const copies = create();
    expect(await open(copies, '/product/a')).toContain('/product/a');
    const file = await copies.file(new Request(`${SHOP}/assets/frame-1.js`));
    const picture = await copies.picture(new Request('https://gambar.test/1.jpg?w=320'));
    expect([file.status, picture.status]).toEqual([200, 200]);
  });
});

describe('a new build', () => {
  it('deletes pages and files of the old one', async () => {
    const old = create();
    await old.addSeen(`${SHOP}/product/a`, []);
    await old.picture(new Request('https://gambar.test/1.jpg?w=320'));
    const copies = create('v2');
    await copies.install();
    await copies.deleteOld();
    expect(fake.names().sort()).toEqual(['files-v2', 'pages-v2', 'pictures']);
  });
});

describe('pictures', () => {
  const picture = (width: number) => new Request(`https://gambar.test/1.jpg?w=${width}`);

  it('are shown at once from their copy, which is renewed', async () => {
    const copies = create();
    await copies.picture(picture(320));
    await copies.picture(picture(320));
    expect(fetched).toHaveLength(2);
    isOnline = false;
    expect((await copies.picture(picture(320))).status).toBe(200);
  });

  it('come in a width that was seen without a connection, and with data saver', async () => {
    const copies = create();
    await copies.picture(picture(320));
    isOnline = false;
    expect((await copies.picture(picture(1280))).status).toBe(200);
    [isOnline, saveData] = [true, true];
    await copies.picture(picture(640));
    expect(fetched).toHaveLength(1);
  });

  it('are at most sixty', async () => {
    const copies = create();
    for (let place = 0; place < 61; place += 1) {
      await copies.picture(new Request(`https://gambar.test/${place}.jpg`));
    }
    expect(fake.contents('pictures')).toHaveLength(60);
  });
});
