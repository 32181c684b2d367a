import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { readSettings } from '../config.ts';

const withDocs = await freshShop({
  settings: { demo: { ...readSettings({}).demo, apiDocs: true } },
});
const undocumented: string[] = [];
const without = await freshShop({ extensions: [recordUndocumented], beside: withDocs });

function recordUndocumented(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (method !== 'HEAD' && schema?.tags === undefined)
      undocumented.push(`${String(method)} ${url}`);
  });
}

describe('GET /openapi.json', () => {
  it('returns a valid OpenAPI 3.1 document', async () => {
    const { status, body } = await withDocs.client.get('/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    const validator = new Validator();
    expect(await validator.validate(body)).toEqual({ valid: true });
  });

  it('describes every route except pictures and the sandbox', () => {
    expect(undocumented.sort()).toEqual([
      'GET /images/*',
      'GET /sandbox/mail',
      'GET /sandbox/mail/:id',
      'POST /sandbox/ipay88/PG',
      'POST /sandbox/ipay88/answer',
    ]);
  });

  it('returns 404 without SHOP_API_DOCS', async () => {
    expect((await without.client.get('/openapi.json')).status).toBe(404);
    expect((await without.client.get('/docs')).status).toBe(404);
  });
});

describe('GET /docs', () => {
  it('returns a viewer that loads its own files only', async () => {
    const { headers, text } = await withDocs.client.get('/docs');
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      const file = new URL(address ?? '', `${withDocs.url}/docs/`);
      expect(file.href.startsWith(`${withDocs.url}/docs/`)).toBe(true);
      expect((await fetch(file)).status, file.href).toBe(200);
    }
  });
});
