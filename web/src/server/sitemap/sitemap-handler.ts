import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebConfig } from '../../config.ts';

/** How long, in ms, a sitemap is kept before the shop is asked again. */
const KEPT_MS = 3_600_000;

/** Sitemaps that are kept at the same time; the one made longest ago goes first. */
const KEPT_FILES = 20;

interface Kept {
  readonly madeAt: number;
  readonly text: Promise<string | null>;
}

/** Whether a path is the address of a sitemap. */
export const isSitemapPath = (path: string) =>
  path === '/sitemap.xml' || path.startsWith('/sitemap/');

/**
 * Answers with the sitemaps of the catalogue: made at the first request, once for all who ask at the
 * same time, and kept for an hour. 503 while the shop cannot be asked, 404 for one that is not there.
 */
export function createSitemapHandler(config: WebConfig, now: () => number = Date.now) {
  const kept = new Map<string, Kept>();

  const make = async (name: string) => {
    // Loaded at the first request, so that libraries see the settings of the start.
    const { readSitemap } = await import('./read-sitemap.ts');
    return readSitemap(name, config);
  };

  const textOf = (name: string): Promise<string | null> => {
    const known = kept.get(name);
    if (known !== undefined && now() - known.madeAt < KEPT_MS) return known.text;
    const text = make(name);
    kept.delete(name);
    kept.set(name, { madeAt: now(), text });
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_FILES) break;
      kept.delete(oldest);
    }
    const forget = () => {
      if (kept.get(name)?.text === text) kept.delete(name);
    };
    // A failure, or a name that means nothing, is not worth keeping.
    text.then((found) => {
      if (found === null) forget();
    }, forget);
    return text;
  };

  return async (path: string, request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    try {
      const text = await textOf(path.slice(1));
      if (text === null) {
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end();
        return;
      }
      response.writeHead(200, {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': `public, max-age=${KEPT_MS / 1000}`,
      });
      response.end(text);
    } catch {
      response.writeHead(503, { 'Retry-After': '60', 'Cache-Control': 'no-store' }).end();
    }
  };
}
