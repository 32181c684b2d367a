import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebConfig } from '../config.ts';
import type { RenderedPage } from '../entry-server.tsx';
import { crashPage } from './crash-page.ts';
import { createKeptPage } from './kept-page.ts';
import { createKeptPages } from './kept-pages.ts';
import { keptAddress } from './page-address.ts';
import type { Pages } from './pages.ts';
import { sendPage } from './send-page.ts';

const jakartaYear = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jakarta', year: 'numeric' });

const BYTES_PER_MB = 1_000_000;

/** Gives up as soon as the browser goes away. */
function goneWith(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.on('close', () => {
    gone.abort();
  });
  return gone.signal;
}

/** What pages are made with and answered with. */
export interface PageHandlerParts {
  config: WebConfig;
  pages: Pages;
  /** Headers of every answer. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Hears why a page could not even be rendered; the shopper is only told that it could not. */
  onFault: (error: unknown) => void;
}

/** Answers with pages: the document with its true status, or the redirect. */
export interface PageHandler {
  /** Answers at once with a page that is kept; false when it is not. */
  answerKept: (request: IncomingMessage, response: ServerResponse) => boolean;
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

const canBeKept = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const acceptedBy = (request: IncomingMessage) => request.headers['accept-encoding'] ?? '';

/**
 * Makes pages, and keeps the public ones as long as their data is fresh (decision 0011). They are made
 * from the address alone, never from a cookie or another header, so they are the same for everyone.
 */
export function createPageHandler(parts: PageHandlerParts): PageHandler {
  const { config, pages, headers, onFault } = parts;
  const kept = createKeptPages(config.pageCacheMb * BYTES_PER_MB, () => performance.now());
  const addressOf = (request: IncomingMessage) =>
    pages.isBuilt && canBeKept(request) ? keptAddress(request.url ?? '/') : null;

  const render = (address: string, signal?: AbortSignal): Promise<RenderedPage> => {
    // Only the path is taken from the request: a forged Host header must not reach the page. A path
    // that starts with two slashes would name a host, so it is made one.
    const url = new URL(address.replace(/^[/\\]+/, '/'), config.storeUrl);
    const request = new Request(url, signal === undefined ? {} : { signal });
    return pages.render(request, {
      gatewayUrl: config.gatewayUrl,
      site: {
        storeName: config.storeName,
        storeUrl: config.storeUrl,
        // The calendar year where the shop is.
        year: Number(jakartaYear.format()),
      },
    });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!canBeKept(request)) {
      response.writeHead(405, [...headers, ['Allow', 'GET, HEAD']].flat()).end();
      return;
    }
    const address = addressOf(request);
    const page =
      address === null
        ? createKeptPage(await render(request.url ?? '/', goneWith(response)), 0)
        : await kept.make(address, () => render(address));
    sendPage(request, response, page, await page.body(acceptedBy(request)), headers);
  };

  return {
    answerKept: (request, response) => {
      const address = addressOf(request);
      const page = address === null ? undefined : kept.find(address);
      const body = page?.body(acceptedBy(request));
      if (page === undefined || body === undefined) return false;
      if (body instanceof Promise) {
        body.then(
          (made) => {
            sendPage(request, response, page, made, headers);
          },
          (error: unknown) => {
            onFault(error);
            response.destroy();
          },
        );
      } else sendPage(request, response, page, body, headers);
      return true;
    },
    answer: async (request, response) => {
      try {
        await answer(request, response);
      } catch (error) {
        // The browser has gone: there is nobody to answer.
        if (response.destroyed) return;
        onFault(error);
        const crash = [
          ['Content-Type', 'text/html; charset=utf-8'],
          ['Cache-Control', 'no-store'],
        ];
        response.writeHead(500, [...headers, ...crash].flat());
        response.end(crashPage(config.storeName, request.url ?? '/'));
      }
    },
  };
}
