import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../entry-server.tsx';
import { createCachedPage, type CachedPage } from './cached-page.ts';

interface Entry {
  /** The generation in which its rendering began; pages of earlier ones are expired. */
  readonly generation: number;
  readonly cached: CachedPage;
  readonly bytes: number;
}

/** How long an expired page may still be served while the server is overloaded, in ms. */
const STALE_LIMIT = 10 * 60_000;

/** Public pages in memory, each until its data expires. */
export interface PageCache {
  /** The fresh page of a cache key. */
  find: (key: string) => CachedPage | undefined;
  /** The page of a cache key, expired by at most ten minutes, for an overloaded server. */
  findStale: (key: string) => CachedPage | undefined;
  /** Whether the page of a key is being rendered. */
  isPending: (key: string) => boolean;
  /** Renders the page of a key, once for concurrent requests, and stores it if it is cacheable. */
  getOrRender: (key: string, render: () => Promise<RenderedPage>) => Promise<CachedPage>;
  /** Expires all pages, also pending ones; `findStale` still returns them. */
  expire: () => void;
}

/**
 * Stores at most `maxBytes` of pages with all their encodings; the least recently used is evicted.
 * `now` returns ms of a monotonic clock.
 */
export function createPageCache(maxBytes: number, now: () => number): PageCache {
  const entries = new LRUCache<string, Entry>({
    // 0 would be no limit.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }) => bytes,
  });
  const pending = new Map<string, Promise<CachedPage>>();
  let generation = 0;

  const grow = (key: string, cached: CachedPage, bytes: number) => {
    const entry = entries.peek(key);
    if (entry?.cached === cached) entries.set(key, { ...entry, bytes: entry.bytes + bytes });
  };

  const renderAndStore = async (key: string, render: () => Promise<RenderedPage>) => {
    const startedAt = now();
    const startGeneration = generation;
    const page = await render();
    const freshUntil = startedAt + page.lifetime;
    const cached = createCachedPage(page, freshUntil, (bytes) => {
      grow(key, cached, bytes);
    });
    // A page whose rendering began before a change does not replace a newer one.
    if ((entries.peek(key)?.generation ?? 0) > startGeneration) return cached;
    if (page.lifetime > 0) {
      // The text is cached beside its encodings, with at most two bytes a character.
      const bytes = 2 * (page.html.length + key.length);
      entries.set(key, { cached, bytes, generation: startGeneration });
    } else if (page.status !== 200) {
      // A page with a failed part (status 200, no lifetime) does not replace a complete one.
      entries.delete(key);
    }
    return cached;
  };

  return {
    find: (key) => {
      const entry = entries.get(key);
      const isFresh = entry?.generation === generation && entry.cached.freshUntil > now();
      return isFresh ? entry.cached : undefined;
    },
    findStale: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.cached.freshUntil + STALE_LIMIT > now()) return entry.cached;
      entries.delete(key);
      return undefined;
    },
    isPending: (key) => pending.has(key),
    getOrRender: (key, render) => {
      const running = pending.get(key);
      if (running !== undefined) return running;
      const rendering = renderAndStore(key, render).finally(() => {
        if (pending.get(key) === rendering) pending.delete(key);
      });
      pending.set(key, rendering);
      return rendering;
    },
    expire: () => {
      generation += 1;
      pending.clear();
    },
  };
}
