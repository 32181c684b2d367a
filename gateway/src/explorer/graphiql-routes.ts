import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { examples } from '../__generated__/examples.ts';
import type { Log } from '../telemetry/log.ts';
import type { GraphiqlPageData } from './page-data.ts';

/** Where `vite build` puts the page; the same from `src` and from `dist`. */
const GRAPHIQL_FOLDER = fileURLToPath(new URL('../../dist/graphiql', import.meta.url));

const DATA_ELEMENT = '<script type="application/json" id="page-data">';

/** GraphiQL sets styles in elements and in attributes; its fonts are part of its stylesheet. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the page in `folder` and its files at the prefix of `scope`; nothing if it is not built. The
 * page opens with the operation `first`.
 */
export async function addGraphiqlRoutes(
  scope: FastifyInstance,
  { first, log, folder = GRAPHIQL_FOLDER }: { first: string; log: Log; folder?: string },
): Promise<void> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) {
    log.warn('GraphiQL is not built: run "npm run build -w gateway"');
    return;
  }
  const page = pageWith(readFileSync(file, 'utf8'), {
    tabs: [{ query: first, variables: null }, ...examples],
  });
  const { default: files } = await import('@fastify/static');
  await scope.register(files, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      // Names in assets/ change with their content.
      const isHashed = path.startsWith(join(folder, 'assets'));
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  // Addresses in the page are relative to its folder.
  scope.get('', (_request, reply) => reply.redirect('graphiql/'));
  scope.get('/', { prefixTrailingSlash: 'slash' }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', CONTENT_POLICY)
      .send(page),
  );
}

function pageWith(html: string, data: GraphiqlPageData): string {
  // "<" could end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(DATA_ELEMENT, () => DATA_ELEMENT + json);
}
