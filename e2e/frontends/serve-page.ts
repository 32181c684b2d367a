import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A page on another origin. */
export interface ServedPage {
  /** Address of the page; only its origin matters to CORS. */
  url: string;
  stop: () => void;
}

/** Bundles `apollo-page.ts` with its imports. */
export async function bundleApolloPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: fileURLToPath(new URL('./apollo-page.ts', import.meta.url)) },
    },
  });
  const { output } = [built].flat().find((each) => 'output' in each)!;
  return output[0].code;
}

/** Serves a page with this script from an origin of its own; port 0 = any free one. */
export async function servePage(script: string, port: number): Promise<ServedPage> {
  const server: Server = createServer((request, response) => {
    if (request.url === '/page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
      return;
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        '<!doctype html><title>Third-party frontend</title><script src="/page.js" type="module"></script>',
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://localhost:${String(address.port)}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
