import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { WebConfig } from '../../config.ts';
import { createInOrder } from '../../lib/in-order.ts';

/** How long, in ms, a sitemap is cached. */
const CACHED_MS = 3_600_000;

/** Sitemaps in the cache; the least recently used is removed first. */
const MAX_CACHED = 20;

/**
 * Builds sitemaps by name, one at a time, and caches each for an hour; null when there is none of that
 * name. Neither a failure nor a name without a sitemap is cached.
 */
function createSitemapCache(config: WebConfig) {
  const cache = new LRUCache<string, string>({ max: MAX_CACHED, ttl: CACHED_MS });
  const pending = new Map<string, Promise<string | null>>();
  const inOrder = createInOrder();

  const read = async (name: string) => {
    // Imported at the first request, after NODE_ENV is set.
    const { readSitemap } = await import('./read-sitemap.ts');
    const text = await readSitemap(name, config);
    if (text !== null) cache.set(name, text);
    return text;
  };

  return (name: string): Promise<string | null> => {
    const known = cache.get(name);
    if (known !== undefined) return Promise.resolve(known);
    const running = pending.get(name);
    if (running !== undefined) return running;
    const text = inOrder(() => read(name)).finally(() => pending.delete(name));
    pending.set(name, text);
    return text;
  };
}

/**
 * Adds the sitemaps of the catalogue: 503 while the shop is unavailable, 404 for one that does not
 * exist.
 */
export function addSitemapRoutes(app: FastifyInstance, config: WebConfig): void {
  const textOf = createSitemapCache(config);

  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = (request.raw.url ?? '').split('?', 1);
    const text = await textOf(path.slice(1)).catch(() => undefined);
    if (text === undefined) {
      return reply.code(503).headers({ 'Retry-After': '60', 'Cache-Control': 'no-store' }).send();
    }
    if (text === null) return reply.code(404).type('text/plain; charset=utf-8').send();
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', `public, max-age=${CACHED_MS / 1000}`)
      .send(text);
  };
  app.get('/sitemap.xml', send);
  app.get('/sitemap/*', send);
}
