import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { WebConfig } from '../config.ts';
import { createGatewayProxy } from './gateway-proxy.ts';
import { createPageHandler } from './page-handler.ts';
import type { Pages } from './pages.ts';
import { robotsText } from './robots.ts';
import { securityHeaders } from './security-headers.ts';
import { createSitemapHandler, isSitemapPath } from './sitemap/sitemap-handler.ts';

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?', 1)[0] ?? '/';

/**
 * Everything that the web server answers: GraphQL on the shop's own origin, files of the build,
 * robots.txt, sitemaps, and pages. `onFault` hears why a page could not be rendered.
 */
export function createWebApp(
  config: WebConfig,
  pages: Pages,
  onFault: (error: unknown) => void,
): RequestListener {
  const headers = securityHeaders(config, pages.isBuilt);
  const gateway = createGatewayProxy(config.gatewayUrl);
  const page = createPageHandler({ config, pages, headers, onFault });
  const robots = robotsText(config.storeUrl);
  const sitemap = createSitemapHandler(config);

  return (request: IncomingMessage, response: ServerResponse) => {
    if (page.answerKept(request, response)) return;
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = pathOf(request);
    if (path === '/graphql') {
      gateway(request, response);
    } else if (path === '/robots.txt') {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(robots);
    } else if (isSitemapPath(path)) {
      void sitemap(path, request, response);
    } else {
      pages.files(request, response, () => {
        void page.answer(request, response);
      });
    }
  };
}
