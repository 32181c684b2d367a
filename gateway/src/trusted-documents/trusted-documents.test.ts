import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../../test-kit/fake-upstream.ts';
import { readResponse, startGateway, type TestGateway } from '../../test-kit/gateway.ts';
import { categories } from '../../test-kit/samples.ts';
import { documentHash, readManifests } from './manifest.ts';
import { defaultManifestFolder, type TrustedDocumentsMode } from './trusted-documents.ts';

const REGISTERED = 'query Menu {\n  categories {\n    id\n  }\n}';
const OTHER = '{ categories { id name } }';
const NOT_TRUSTED = [400, 'DOCUMENT_NOT_TRUSTED'];
const EXECUTED = [200, undefined];

let folder: string;
let shop: TestGateway;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  writeFileSync(
    join(folder, 'app.json'),
    JSON.stringify({ [documentHash(REGISTERED)]: REGISTERED }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => shop.stop());

async function start(mode: TrustedDocumentsMode, from: string | null = folder): Promise<void> {
  const routes = { 'GET /product-category': ok(categories) };
  shop = await startGateway(routes, { trustedDocuments: { mode, folder: from } });
}

async function outcome(response: Promise<Response>): Promise<unknown[]> {
  const { status, errors } = await readResponse(await response);
  return [status, errors[0]?.extensions['code']];
}
const post = (body: object) =>
  outcome(
    fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
const get = (parts: Record<string, string>) =>
  outcome(
    fetch(`${shop.url}/graphql?${new URLSearchParams(parts).toString()}`, {
      headers: { 'apollo-require-preflight': '1' },
    }),
  );
const byHash = (query: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: documentHash(query) } },
});
const byHashInAddress = (query: string) => ({
  extensions: JSON.stringify(byHash(query).extensions),
});

describe('gateway with TRUSTED_DOCUMENTS=on', () => {
  it('executes registered operations by their hash from the start', async () => {
    await start('on');
    expect(await post(byHash(REGISTERED))).toEqual(EXECUTED);
    expect(await get(byHashInAddress(REGISTERED))).toEqual(EXECUTED);
  });

  it('executes other operations too', async () => {
    await start('on');
    expect(await post({ query: OTHER })).toEqual(EXECUTED);
    expect(await post(byHash(OTHER))).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
  });
});

describe('gateway with TRUSTED_DOCUMENTS=off', () => {
  it('returns PERSISTED_QUERY_NOT_FOUND for a registered operation', async () => {
    await start('off');
    expect(await post(byHash(REGISTERED))).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
  });
});

describe('gateway with TRUSTED_DOCUMENTS=only', () => {
  it('executes registered operations by hash or as text in any layout', async () => {
    await start('only');
    expect(await post(byHash(REGISTERED))).toEqual(EXECUTED);
    expect(await get(byHashInAddress(REGISTERED))).toEqual(EXECUTED);
    for (const query of [REGISTERED, 'query Menu { categories { id } } # the menu']) {
      expect(await post({ query })).toEqual(EXECUTED);
      expect(await get({ query })).toEqual(EXECUTED);
      expect(await post({ query, ...byHash(query) })).toEqual(EXECUTED);
    }
  });

  it('executes a registered operation with its definitions in another order', async () => {
    const fragment = 'fragment Entry on Category { id }';
    const operation = 'query Entries { categories { ...Entry } }';
    const body = `${fragment} ${operation}`;
    writeFileSync(join(folder, 'fragments.json'), JSON.stringify({ [documentHash(body)]: body }));
    await start('only');
    expect(await post({ query: body })).toEqual(EXECUTED);
    expect(await post({ query: `${operation} ${fragment}` })).toEqual(EXECUTED);
  });

  it.each([
    ['another operation', OTHER],
    ['a part of a registered operation', 'query Menu { categories { __typename } }'],
    ['a registered operation beside another', `${REGISTERED} query B { categories { slug } }`],
    ['introspection', getIntrospectionQuery()],
    ['a document that cannot be parsed', '{ a'],
  ])('rejects %s by document and by hash', async (_, query) => {
    await start('only');
    expect(await post({ query })).toEqual(NOT_TRUSTED);
    expect(await post({ query }), 'again').toEqual(NOT_TRUSTED);
    expect(await get({ query })).toEqual(NOT_TRUSTED);
    expect(await post({ query, ...byHash(query) })).toEqual(NOT_TRUSTED);
    expect(await post({ query, ...byHash(REGISTERED) })).toEqual(NOT_TRUSTED);
    expect(await post(byHash(query))).toEqual(NOT_TRUSTED);
    expect(await get(byHashInAddress(query))).toEqual(NOT_TRUSTED);
    expect(shop.upstream.count()).toBe(0);
  });

  it('accepts every operation of the storefront, and no other', async () => {
    await start('only', null);
    const manifests = readManifests(defaultManifestFolder());
    const storefront = manifests.find(({ client }) => client === 'storefront')?.documents ?? [];
    expect(storefront.length, 'run "npm run codegen"').toBeGreaterThan(30);
    for (const { id, body } of storefront) {
      const requests = [
        { query: body },
        { extensions: { persistedQuery: { version: 1, sha256Hash: id } } },
      ];
      for (const request of requests) {
        const [, code] = await post(request);
        expect(String(code)).not.toMatch(/TRUSTED|PERSISTED|VALIDATION|PARSE|TOO_LARGE/);
      }
    }
    expect(await post({ query: OTHER })).toEqual(NOT_TRUSTED);
  });

  it('states the mode in the explorer', async () => {
    await start('only');
    const page = await fetch(`${shop.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('TRUSTED_DOCUMENTS=only');
  });
});
