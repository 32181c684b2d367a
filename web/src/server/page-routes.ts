import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import type { RenderedPage } from '../entry-server.tsx';
import { failureTexts } from '../texts/failures.ts';
import { abortOnClose } from './abort-on-close.ts';
import { cacheKey } from './cache-key.ts';
import { createCachedPage, type CachedPage } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';
import type { PageSource } from './page-source.ts';
import { sendPlainPage } from './plain-page.ts';
import { RenderOverloadError, type RenderLimit } from './render-limit.ts';
import { classifyTarget } from './request-target.ts';
import type { HeaderList } from './security-headers.ts';
import { sendPage } from './send-page.ts';

const jakartaYear = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jakarta', year: 'numeric' });

const BYTES_PER_MB = 1_000_000;

/** What pages are rendered and sent with. */
export interface PageParts {
  readonly config: WebConfig;
  readonly source: PageSource;
  /** Headers of every response. */
  readonly headers: HeaderList;
  readonly limitRenders: RenderLimit;
  /** Receives what goes wrong after the response has begun. */
  readonly onError: (error: unknown) => void;
}

/** The hook that serves cached pages, and the routes of all others. */
export interface Pages {
  /** Runs before any other hook: a hit costs a lookup and a write. */
  serveCached: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
  addRoutes: (app: FastifyInstance) => void;
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

const acceptEncoding = (request: FastifyRequest) => request.headers['accept-encoding'] ?? '';

/**
 * Renders pages, and caches the public ones as long as their data is fresh (decision 0011). They are
 * rendered from the address alone, never from a cookie or another header, so they are the same for all.
 */
export function createPages({ config, source, headers, limitRenders, onError }: PageParts): Pages {
  const cache = createPageCache(config.pageCacheMb * BYTES_PER_MB, () => performance.now());
  const keyOf = (request: FastifyRequest) =>
    source.isBuilt && isRead(request) ? cacheKey(request.raw.url ?? '/') : null;

  const render = (target: string, signal?: AbortSignal): Promise<RenderedPage> =>
    limitRenders(() => {
      // Only the target is taken from the request: a forged Host header must not reach the page.
      const url = new URL(target, config.storeUrl);
      const request = new Request(url, signal === undefined ? {} : { signal });
      const site = {
        storeName: config.storeName,
        storeUrl: config.storeUrl,
        // The calendar year where the shop is.
        year: Number(jakartaYear.format()),
      };
      return source.render(request, { gatewayUrl: config.gatewayUrl, site });
    }, signal);

  /** An overloaded server serves the expired page, with its `Age`, rather than none. */
  const loadPublic = async (key: string, reply: FastifyReply): Promise<CachedPage> => {
    try {
      return await cache.getOrRender(key, () => render(key));
    } catch (error) {
      const stale = error instanceof RenderOverloadError ? cache.findStale(key) : undefined;
      if (stale === undefined) throw error;
      const age = Math.floor((performance.now() - stale.freshUntil + stale.page.lifetime) / 1_000);
      reply.raw.setHeader('Age', String(age));
      return stale;
    }
  };

  const load = async (request: FastifyRequest, reply: FastifyReply): Promise<CachedPage> => {
    const key = keyOf(request);
    if (key !== null) return loadPublic(key, reply);
    return createCachedPage(await render(request.raw.url ?? '/', abortOnClose(reply.raw)), 0);
  };

  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const cached = await load(request, reply);
    const body = await cached.body(acceptEncoding(request));
    reply.hijack();
    sendPage(request.raw, reply.raw, cached, body, headers);
  };

  const notFound = (reply: FastifyReply) =>
    sendPlainPage(reply, config.storeName, {
      status: 404,
      title: failureTexts.notFoundTitle,
      message: failureTexts.notFoundMessage,
    });

  return {
    serveCached: (request, reply, done) => {
      const key = keyOf(request);
      const cached = key === null ? undefined : cache.find(key);
      const body = cached?.body(acceptEncoding(request));
      if (cached === undefined || body === undefined) {
        done();
        return;
      }
      reply.hijack();
      if (body instanceof Promise) {
        body.then(
          (encoded) => {
            sendPage(request.raw, reply.raw, cached, encoded, headers);
          },
          (error: unknown) => {
            onError(error);
            reply.raw.destroy();
          },
        );
      } else sendPage(request.raw, reply.raw, cached, body, headers);
    },

    addRoutes: (app) => {
      app.get('/*', (request, reply) => {
        return classifyTarget(request.raw.url ?? '') === 'missing'
          ? notFound(reply)
          : showPage(request, reply);
      });
      // A form that was submitted before the page's scripts ran: nothing of it is used or stored.
      app.post('/*', (request, reply) => {
        const target = request.raw.url ?? '';
        return classifyTarget(target) === 'missing'
          ? notFound(reply)
          : reply.header('Cache-Control', 'no-store').redirect(target, 303);
      });
    },
  };
}
