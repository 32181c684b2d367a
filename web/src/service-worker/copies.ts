import { patterns } from '../routing/paths.ts';
import { copyKey, filesOf, isPage, OFFLINE_PAGE } from './page-copies.ts';
import { isBuiltFile } from './request-kind.ts';

/** How long, in ms, the network may take before the copy of a page is shown. */
const TIMEOUT_MS = 3_000;

/** Maximum age, in ms, of a copy for a slow connection: prices of older ones may have changed. */
const SLOW_AGE_MS = 3_600_000;

/** Age in ms up to which a copy is not renewed. */
const FRESH_MS = 60_000;

/** Maximum entries of each list; the oldest are deleted first, pages of `ALWAYS` never. */
const MOST = { pages: 40, pictures: 60, files: 300 } as const;

/** Pages that are never deleted. */
const ALWAYS: readonly string[] = [OFFLINE_PAGE, patterns.cart];

/** Dependencies of `createCopies`. */
export interface CopyParts {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly origin: string;
  /** Version of the build: pages of one build are never shown with files of another. */
  readonly version: string;
  readonly wantsLessData: () => boolean;
  readonly now: () => number;
}

/** Cached responses of pages, built files and pictures. */
export interface Copies {
  /** Stores the offline page and the empty cart. */
  install: () => Promise<void>;
  /** Deletes the caches of other builds. */
  deleteOld: () => Promise<void>;
  /** The page of a navigation: from the network, else its copy, else the offline page. */
  page: (request: Request, network: () => Promise<Response>) => Promise<Response>;
  /** A built file: its copy, else from the network. */
  file: (request: Request) => Promise<Response>;
  /** A picture: its copy, which is renewed for the next time, else from the network. */
  picture: (request: Request) => Promise<Response>;
  /** Stores a page that the router has shown, and built files that were loaded without the worker. */
  addSeen: (address: string, files: readonly string[]) => Promise<void>;
}

const after = <Value>(delay: number, value: Value) =>
  new Promise<Value>((resolve) => {
    setTimeout(resolve, delay, value);
  });

export function createCopies(parts: CopyParts): Copies {
  const { caches, origin, version, now } = parts;
  const names = {
    pages: `pages-${version}`,
    files: `files-${version}`,
    pictures: 'pictures',
  };
  const open = (list: keyof typeof names) => caches.open(names[list]);

  /** The copy under a key; undefined also when the storage is broken. */
  const match = async (
    list: keyof typeof names,
    key: RequestInfo,
    options: CacheQueryOptions = {},
  ) => {
    try {
      const cache = await open(list);
      return await cache.match(key, { ignoreVary: true, ...options });
    } catch {
      return undefined;
    }
  };

  const targetOf = (address: string) => {
    const { pathname, search } = new URL(address, origin);
    return pathname + search;
  };

  const store = async (list: keyof typeof names, key: string, response: Response) => {
    const cache = await open(list);
    // Removed first: a cache lists its entries in the order in which they were added.
    await cache.delete(key, { ignoreVary: true });
    await cache.put(key, response);
    const keys = await cache.keys();
    const passing = keys.filter(({ url }) => !ALWAYS.includes(targetOf(url)));
    const tooMany = Math.max(0, keys.length - MOST[list]);
    for (const old of passing.slice(0, tooMany)) await cache.delete(old);
  };

  /** Like `store`, but ignores failures, e.g. of a full disk. */
  const tryStore = async (list: keyof typeof names, key: string, response: Response) => {
    await store(list, key, response).catch(() => undefined);
  };

  const storeFiles = async (paths: readonly string[]) => {
    const cache = await open('files');
    const missing = await Promise.all(
      paths.map(async (path) => ((await cache.match(path, { ignoreVary: true })) ? null : path)),
    );
    // Added one by one, so that the failure of a file does not affect the others.
    await Promise.allSettled(
      missing.filter((path) => path !== null).map((path) => cache.add(path)),
    );
  };

  const storePage = async (key: string, response: Response) => {
    const html = await response.clone().text();
    await store('pages', key, response);
    await storeFiles(filesOf(html));
  };

  const storeTarget = async (target: string, response: Response) => {
    const key = copyKey(target);
    if (key !== null && isPage(response)) await storePage(key, response);
  };

  const find = async (target: string) => {
    const key = copyKey(target);
    return key === null ? undefined : match('pages', key);
  };

  const ageOf = (response: Response) =>
    now() - (Date.parse(response.headers.get('date') ?? '') || 0);

  const offlinePage = async () => (await match('pages', OFFLINE_PAGE)) ?? Response.error();

  return {
    install: async () => {
      const offline = await parts.fetch(OFFLINE_PAGE);
      if (!isPage(offline)) throw new Error(`The offline page has status ${offline.status}`);
      await storePage(OFFLINE_PAGE, offline);
      if (parts.wantsLessData()) return;
      // A failure of the cart does not fail the installation.
      await parts
        .fetch(patterns.cart)
        .then((response) => storeTarget(patterns.cart, response))
        .catch(() => undefined);
    },

    deleteOld: async () => {
      const current: string[] = [names.pages, names.files, names.pictures];
      const old = (await caches.keys()).filter((name) => !current.includes(name));
      await Promise.all(old.map((name) => caches.delete(name)));
    },

    page: async (request, network) => {
      const target = targetOf(request.url);
      const loading = network().then((response) => {
        // Firefox resolves a navigation preload that failed; other browsers reject it.
        if (response.type === 'error') throw new TypeError('No connection');
        const copy = response.clone();
        storeTarget(target, copy).catch(() => undefined);
        return response;
      });
      const copy = await find(target);
      if (copy !== undefined && ageOf(copy) < SLOW_AGE_MS) {
        const first = await Promise.race([loading.catch(() => copy), after(TIMEOUT_MS, copy)]);
        return first;
      }
      return loading.catch(() => copy ?? offlinePage());
    },

    file: async (request) => {
      const copy = await match('files', request);
      if (copy !== undefined) return copy;
      const response = await parts.fetch(request);
      if (response.status === 200) await tryStore('files', request.url, response.clone());
      return response;
    },

    picture: async (request) => {
      const copy = await match('pictures', request.url);
      // Another width of the same picture, e.g. that of the listing.
      const other = () => match('pictures', request.url, { ignoreSearch: true });
      if (copy === undefined && parts.wantsLessData()) {
        const seen = await other();
        if (seen !== undefined) return seen;
      }
      const loading = parts.fetch(request).then(async (response) => {
        // Pictures of another origin are opaque: their status is hidden.
        const isStored = response.status === 200 || response.type === 'opaque';
        if (isStored) await tryStore('pictures', request.url, response.clone());
        return response;
      });
      if (copy === undefined) {
        return loading.catch(async (error: unknown) => {
          const seen = await other();
          if (seen === undefined) throw error;
          return seen;
        });
      }
      loading.catch(() => undefined);
      return copy;
    },

    addSeen: async (address, files) => {
      const built = files.map((file) => new URL(file, origin));
      await storeFiles(
        built.filter((url) => isBuiltFile(url, origin)).map(({ pathname }) => pathname),
      );
      const url = new URL(address, origin);
      if (url.origin !== origin) return;
      const target = url.pathname + url.search;
      if (copyKey(target) === null) return;
      const known = await find(target);
      if (known !== undefined && (parts.wantsLessData() || ageOf(known) < FRESH_MS)) return;
      await storeTarget(target, await parts.fetch(target, { priority: 'low' }));
    },
  };
}
