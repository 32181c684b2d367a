import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebConfig } from '../config.ts';
import { encodeBody } from './compress.ts';
import { crashPage } from './crash-page.ts';
import { privacyHeaders } from './private-paths.ts';
import type { Pages } from './pages.ts';

const jakartaYear = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jakarta', year: 'numeric' });

/** The request in the form that the router reads; it is given up when the browser goes away. */
function toWebRequest(
  request: IncomingMessage,
  response: ServerResponse,
  storeUrl: string,
): Request {
  const gone = new AbortController();
  response.on('close', () => {
    gone.abort();
  });
  // Only the path is taken from the request: a forged Host header must not reach the page. A path
  // that starts with two slashes would name a host, so it is made one.
  const path = (request.url ?? '/').replace(/^[/\\]+/, '/');
  return new Request(new URL(path, storeUrl), {
    method: request.method ?? 'GET',
    signal: gone.signal,
  });
}

/**
 * Answers with pages: the document with its true status, or the redirect. `onFault` hears why a page
 * could not even be rendered; the shopper is only told that it could not.
 */
export function createPageHandler(
  config: WebConfig,
  pages: Pages,
  onFault: (error: unknown) => void,
) {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const page = await pages.render(toWebRequest(request, response, config.storeUrl), {
      gatewayUrl: config.gatewayUrl,
      site: {
        storeName: config.storeName,
        storeUrl: config.storeUrl,
        // The calendar year where the shop is.
        year: Number(jakartaYear.format()),
      },
    });
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
    const accepted = request.headers['accept-encoding'] ?? '';
    const { bytes, encoding } = await encodeBody(page.html, accepted);
    if (encoding !== null) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Vary', 'Accept-Encoding');
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    for (const [name, value] of privacyHeaders(path, page.status)) response.setHeader(name, value);
    response.setHeader('Content-Length', bytes.length);
    response.statusCode = page.status;
    response.end(bytes);
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(request, response);
    } catch (error) {
      // The browser has gone: there is nobody to answer.
      if (response.destroyed) return;
      onFault(error);
      response.writeHead(500, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end(crashPage(config.storeName, request.url ?? '/'));
    }
  };
}
