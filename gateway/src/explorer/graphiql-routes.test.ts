import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { parse, validate } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examples } from '../__generated__/examples.ts';
import { executableSchema } from '../graphql/schema.ts';
import { createLog } from '../telemetry/log.ts';
import { addGraphiqlRoutes } from './graphiql-routes.ts';
import type { GraphiqlPageData } from './page-data.ts';
import { startingOperation } from './starting-operation.ts';

const PAGE = '<script type="application/json" id="page-data"></script>';

let folder: string;
let app: FastifyInstance;
let logLines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graphiql-'));
  app = fastify();
  logLines = [];
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function addRoutes(): Promise<void> {
  const first = startingOperation(false);
  const log = createLog('debug', { write: (line) => void logLines.push(line) });
  await app.register((scope) => addGraphiqlRoutes(scope, { first, log, folder }), { prefix: '/g' });
}

describe('addGraphiqlRoutes', () => {
  it('serves the page with every operation of the guide as a tab', async () => {
    writeFileSync(join(folder, 'index.html'), `<p>${PAGE}</p>`);
    await addRoutes();
    const { headers, body } = await app.inject('/g/');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(body.match(/</g), '"<" is escaped in the data').toHaveLength(4);
    const json = /page-data">(.*)<\/script>/s.exec(body)?.[1] ?? '';
    const { tabs } = JSON.parse(json) as GraphiqlPageData;
    expect(tabs.map(({ query }) => /^(?:query|mutation) (\w+)/m.exec(query)?.[1])).toEqual(
      expect.arrayContaining(['Welcome', 'SignIn', 'Browse', 'Quote', 'Order']),
    );
  });

  it('redirects the address without a slash to the page', async () => {
    writeFileSync(join(folder, 'index.html'), PAGE);
    await addRoutes();
    const { statusCode, headers } = await app.inject('/g');
    expect([statusCode, headers.location]).toEqual([302, 'graphiql/']);
  });

  it('marks only files with hashed names as immutable', async () => {
    mkdirSync(join(folder, 'assets'));
    for (const name of ['index.html', 'fallback.js', 'assets/index-1a2b.js']) {
      writeFileSync(join(folder, name), PAGE);
    }
    await addRoutes();
    const cacheControl = async (url: string) => (await app.inject(url)).headers['cache-control'];
    expect(await cacheControl('/g/assets/index-1a2b.js')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await cacheControl('/g/fallback.js')).toBe('no-cache');
    expect((await app.inject('/g/assets/../../x')).statusCode).toBe(404);
  });

  it('serves nothing and logs why when the page is not built', async () => {
    await addRoutes();
    expect((await app.inject('/g/')).statusCode).toBe(404);
    expect(logLines.join()).toContain('npm run build -w gateway');
  });
});

describe('examples of the schema guide', () => {
  it.each(examples)('uses valid GraphQL and JSON: $query', ({ query, variables }) => {
    expect(validate(executableSchema(), parse(query))).toEqual([]);
    expect(() => void JSON.parse(variables ?? '{}')).not.toThrow();
  });
});
