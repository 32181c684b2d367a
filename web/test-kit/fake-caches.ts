type Match = { ignoreSearch?: boolean } | undefined;

const ORIGIN = 'https://toko.test';

const addressOf = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : key, ORIGIN).href;

/** Caches in memory, as the service worker uses them; `add` fetches by `load`. */
export function createFakeCaches(load: (address: string) => Promise<Response>) {
  const stored = new Map<string, Map<string, Response>>();
  let isFull = false;
  const open = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    const find = (key: RequestInfo | URL, options: Match) => {
      const address = addressOf(key);
      const path = (each: string) => (options?.ignoreSearch ? each.split('?', 1)[0] : each);
      return [...entries].find(([each]) => path(each) === path(address))?.[1].clone();
    };
    return {
      match: (key: RequestInfo | URL, options?: Match) => Promise.resolve(find(key, options)),
      put: (key: RequestInfo | URL, response: Response) => {
        if (isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
        entries.set(addressOf(key), response);
        return Promise.resolve();
      },
      add: async (key: RequestInfo | URL) => {
        entries.set(addressOf(key), await load(addressOf(key)));
      },
      delete: (key: RequestInfo | URL) => Promise.resolve(entries.delete(addressOf(key))),
      keys: () => Promise.resolve([...entries.keys()].map((address) => new Request(address))),
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(open(name)),
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
  return {
    caches: caches as unknown as CacheStorage,
    /** Paths in each cache, the oldest first. */
    contents: (name: string) =>
      [...(stored.get(name)?.keys() ?? [])].map((address) => address.replace(ORIGIN, '')),
    names: () => [...stored.keys()],
    /** Lets nothing more be stored. */
    fillDisk: () => {
      isFull = true;
    },
  };
}
