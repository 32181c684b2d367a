import { subscribeToChanges } from '@gawai/server-kit/shared-state/catalogue-changes';
import type { SharedState } from '@gawai/server-kit/shared-state/shared-state';
import type { SpanOf } from '@gawai/server-kit/tracing/trace-requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import type { RenderedPage } from '../entry-server.tsx';
import { abortOnClose } from './abort-on-close.ts';
import { cacheKey } from './cache-key.ts';
import { createCachedPage, type CachedPage } from './cached-page.ts';
import { sendBadRequest } from './error-pages.ts';
import { createOverloadPage } from './overload-page.ts';
import { createPageCache } from './page-cache.ts';
import type { PageSource } from './page-source.ts';
import { plainPath } from './plain-path.ts';
import { privacyHeaders } from './private-paths.ts';
import { renderLimitOf } from './render-limit.ts';
import { classifyTarget } from './request-target.ts';
import type { EncodedBody } from './compress.ts';
import type { HeaderList } from './security-headers.ts';
import { sendPage } from './send-page.ts';

const jakartaYear = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jakarta', year: 'numeric' });

const BYTES_PER_MB = 1_000_000;

/** The route of all pages; every file has a route of its own. */
const PAGES = '/*';

/** Dependencies of `createPages`. */
export interface PageParts {
  readonly config: WebConfig;
  readonly source: PageSource;
  /** Headers of every response. */
  readonly headers: HeaderList;
  /** Reports changes of prices and stocks by other processes. */
  readonly shared: SharedState;
  /** The span that is the parent of the requests of a page. */
  readonly spanOf: SpanOf;
  /** Receives errors after the response has begun. */
  readonly onError: (error: unknown) => void;
}

/** The hook that serves cached pages, and the routes of all pages. */
export interface Pages {
  /** Must run before any other hook, so that cached pages and rejections are cheap. */
  serveCached: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
  addRoutes: (app: FastifyInstance) => void;
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Values of `Sec-Fetch-Dest` of embedded resources. */
const EMBEDDED = new Set<unknown>(['audio', 'font', 'image', 'script', 'style', 'track', 'video']);

/** An embedded resource is `missing`: a picture with the address of a page by mistake must not cause a render. */
const kindOf = ({ headers, raw }: FastifyRequest) =>
  EMBEDDED.has(headers['sec-fetch-dest']) ? 'missing' : classifyTarget(raw.url ?? '');

const acceptEncoding = (request: FastifyRequest) => request.headers['accept-encoding'] ?? '';

/**
 * Renders pages, and caches the public ones as long as their data is fresh (decision 0011). Pages depend
 * on the address alone, not on cookies or other headers, so they are the same for all clients.
 */
export function createPages(parts: PageParts): Pages {
  const { config, source, headers, shared, spanOf, onError } = parts;
  const limitRenders = renderLimitOf(source);
  const cache = createPageCache(config.pageCacheMb * BYTES_PER_MB, () => performance.now());
  void subscribeToChanges(shared, cache.expire);
  const sendOverload = createOverloadPage(config.storeName, headers);
  const keyOf = (request: FastifyRequest) =>
    source.isBuilt && isRead(request) ? cacheKey(request.raw.url ?? '/') : null;

  const render = (
    from: FastifyRequest,
    target: string,
    signal?: AbortSignal,
  ): Promise<RenderedPage> =>
    limitRenders.run(() => {
      // Only the target is taken from the request: a forged Host header must not reach the page.
      const url = new URL(target, config.storeUrl);
      const request = new Request(url, signal === undefined ? {} : { signal });
      const site = {
        storeName: config.storeName,
        storeUrl: config.storeUrl,
        // The year in the time zone of the shop.
        year: Number(jakartaYear.format()),
      };
      const { gatewayUrl } = config;
      return source.render(request, { gatewayUrl, site, headers: spanOf(from)?.headers });
    });

  const load = async (request: FastifyRequest, reply: FastifyReply): Promise<CachedPage> => {
    const key = keyOf(request);
    if (key !== null) return cache.getOrRender(key, () => render(request, key));
    const page = await render(request, request.raw.url ?? '/', abortOnClose(reply.raw));
    return createCachedPage(page, 0);
  };

  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const cached = await load(request, reply);
    const body = await cached.body(acceptEncoding(request));
    reply.hijack();
    sendPage(request.raw, reply.raw, cached, body, headers);
  };

  const notFound = (reply: FastifyReply) => sendBadRequest(reply, config.storeName, 404);

  const sendCached = (request: FastifyRequest, reply: FastifyReply, cached: CachedPage) => {
    const send = (body: EncodedBody) => {
      sendPage(request.raw, reply.raw, cached, body, headers);
    };
    const body = cached.body(acceptEncoding(request));
    reply.hijack();
    if (!(body instanceof Promise)) send(body);
    else {
      body.then(send, (error: unknown) => {
        onError(error);
        reply.raw.destroy();
      });
    }
  };

  const isRejected = (request: FastifyRequest, key: string | null) =>
    limitRenders.isReached() &&
    request.routeOptions.url === PAGES &&
    isRead(request) &&
    !(key !== null && cache.isPending(key)) &&
    kindOf(request) === 'page';

  /** Serves the expired page with its `Age`, or 503 when there is none. */
  const sendStaleOrReject = (request: FastifyRequest, reply: FastifyReply, key: string | null) => {
    const stale = key === null ? undefined : cache.findStale(key);
    if (stale === undefined) {
      reply.hijack();
      sendOverload(reply.raw);
      return;
    }
    const age = Math.floor((performance.now() - stale.freshUntil + stale.page.lifetime) / 1_000);
    reply.raw.setHeader('Age', String(age));
    sendCached(request, reply, stale);
  };

  return {
    serveCached: (request, reply, done) => {
      const key = keyOf(request);
      const cached = key === null ? undefined : cache.find(key);
      if (cached !== undefined) sendCached(request, reply, cached);
      else if (isRejected(request, key)) sendStaleOrReject(request, reply, key);
      else done();
    },

    addRoutes: (app) => {
      app.get(PAGES, (request, reply) => {
        if (kindOf(request) === 'missing') return notFound(reply);
        const target = request.raw.url ?? '/';
        const [path = '/'] = target.split('?', 1);
        const plain = plainPath(path);
        if (plain === path) return showPage(request, reply);
        for (const [name, value] of privacyHeaders(plain, 301)) reply.header(name, value);
        return reply.redirect(plain + target.slice(path.length), 301);
      });
      // A form that was submitted before the scripts of the page ran: its fields are ignored.
      app.post(PAGES, (request, reply) => {
        const target = request.raw.url ?? '';
        return classifyTarget(target) === 'missing'
          ? notFound(reply)
          : reply.header('Cache-Control', 'no-store').redirect(target, 303);
      });
    },
  };
}
