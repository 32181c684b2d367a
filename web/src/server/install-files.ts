import type { FastifyInstance } from 'fastify';
import { RELOAD_ONLINE } from '../before-hydration/inline-script.ts';
import type { WebConfig } from '../config.ts';
import { paths } from '../routing/paths.ts';
import { OFFLINE_PAGE } from '../service-worker/page-copies.ts';
import { failureTexts, offlineTexts } from '../texts/failures.ts';
import { shellTexts } from '../texts/shell.ts';
import { MANIFEST, PNG_ICON } from './install-elements.ts';
import { escapeMarkup } from './plain-page.ts';

/** Background of the light theme: a manifest has one colour for both themes. */
const PAPER = '#fcfaf7';

const png = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest, by which browsers install the shop as an app. */
const manifestOf = (storeName: string) => ({
  id: paths.home(),
  name: storeName,
  short_name: storeName,
  lang: 'id',
  start_url: paths.home(),
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['shopping'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    png(192, 'any'),
    png(512, 'any'),
    png(512, 'maskable'),
  ],
  shortcuts: [
    { name: shellTexts.cart, url: paths.cart() },
    { name: shellTexts.findOrder, url: paths.findOrder() },
  ],
});

/** The page that the service worker shows without a connection; its links work without script. */
function offlineDocument(storeName: string, styles: readonly string[]): string {
  const { title, message, toCart } = offlineTexts;
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  // An empty href is the requested address.
  return `<!DOCTYPE html><html lang="id"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title} | ${escapeMarkup(storeName)}</title>${sheets}</head>
<body><main class="offline-page"><h1>${title}</h1><p>${message}</p>
<p class="offline-links"><a href="">${failureTexts.retry}</a><a href="${paths.cart()}">${toCart}</a><a href="${paths.home()}">${failureTexts.toHome}</a></p></main><script>${RELOAD_ONLINE}</script></body></html>`;
}

/** Adds the manifest, the old address of the icon and, with the styles of the build, the offline page. */
export function addInstallFiles(
  app: FastifyInstance,
  { storeName }: WebConfig,
  styles: readonly string[],
): void {
  app.get(MANIFEST, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(JSON.stringify(manifestOf(storeName))),
  );
  // The default path of browsers and crawlers that have not read an icon link.
  app.get('/favicon.ico', (_request, reply) => reply.redirect(PNG_ICON, 301));
  app.get(OFFLINE_PAGE, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(offlineDocument(storeName, styles)),
  );
}
