import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../test-kit/gateway.ts';
import { categories } from '../../test-kit/samples.ts';
import { readConfig } from '../config.ts';

const STORE = 'https://gawai.example';
const OTHER = 'https://app.example';
const STUDIO = 'https://studio.apollographql.com';

let shop: TestGateway;
afterEach(() => shop.stop());

/** Starts a gateway with the origins of these settings. */
async function start(settings: Record<string, string>): Promise<void> {
  const { corsOrigins, explorer } = readConfig({
    SHOP_API_URL: 'http://shop.test',
    STORE_URL: STORE,
    ...settings,
  });
  shop = await startGateway({ 'GET /product-category': ok(categories) }, { corsOrigins, explorer });
}

const preflight = (origin: string, headers = 'content-type') =>
  fetch(`${shop.url}/graphql`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': headers,
    },
  });
const post = (origin: string) => shop.execute('{ categories { id } }', {}, { headers: { origin } });

/** Whether a browser lets a page of the origin send a request and read the response. */
async function isAllowed(origin: string): Promise<boolean[]> {
  const responses = [await preflight(origin), await post(origin)];
  return responses.map(({ headers }) => headers.get('access-control-allow-origin') === origin);
}

describe('CORS for pages of another origin', () => {
  it('allows the storefront and the origins in CORS_ORIGINS', async () => {
    await start({ CORS_ORIGINS: OTHER });
    expect([await isAllowed(STORE), await isAllowed(OTHER)]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('allows Apollo Studio while the explorer is on, not in production', async () => {
    await start({ GRAPHQL_EXPLORER: 'on' });
    expect(await isAllowed(STUDIO)).toEqual([true, true]);
    await shop.stop();
    await start({});
    expect(await isAllowed(STUDIO)).toEqual([false, false]);
  });

  it('allows the request headers that clients need and exposes the response headers', async () => {
    await start({});
    const needed = [
      ...['content-type', 'authorization', 'apollo-require-preflight', 'x-request-id'],
      ...['apollographql-client-name', 'apollographql-client-version', 'x-apollo-operation-name'],
      ...['if-none-match', 'traceparent'],
    ];
    const response = await preflight(STORE, needed.join(','));
    expect(response.status).toBe(204);
    const allowed = response.headers.get('access-control-allow-headers')?.split(/,\s*/) ?? [];
    expect(needed.filter((name) => !allowed.includes(name))).toEqual([]);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST');
    const { headers } = await post(STORE);
    expect(headers.get('access-control-expose-headers')).toBe(
      'x-request-id, retry-after, etag, deprecated-fields',
    );
    expect(headers.get('vary')).toContain('origin');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('does not allow origins that resemble an allowed one', async () => {
    await start({ CORS_ORIGINS: OTHER, GRAPHQL_EXPLORER: 'on' });
    const hostile = [
      ...[
        'null',
        '*',
        '',
        'file://',
        'https://',
        'gawai.example',
        '//gawai.example',
        'data:text/html,x',
      ],
      ...['http://gawai.example', 'https://gawai.example:8443', 'https://gawai.example:443'],
      ...[
        'https://gawai.example/',
        'https://gawai.example.evil.example',
        'https://evilgawai.example',
      ],
      ...['https://gawai.example@evil.example', 'https://evil.example/https://gawai.example'],
      ...[
        'https://gawai.example%00.evil.example',
        'https://GAWAI.example',
        'https://gawai.example, https://app.example',
      ],
      ...[
        'https://sub.gawai.example',
        'https://gawaiXexample',
        'https://studio.apollographql.com.evil.example',
      ],
      ...[
        'http://studio.apollographql.com',
        'http://localhost:3000',
        'http://127.0.0.1',
        'chrome-extension://a',
      ],
    ];
    const allowed: string[] = [];
    for (const origin of hostile) {
      for (const { headers } of [await preflight(origin), await post(origin)]) {
        if (headers.has('access-control-allow-origin')) allowed.push(origin);
      }
    }
    expect([hostile.length > 20, allowed]).toEqual([true, []]);
  });

  it('rejects requests that need no preflight', async () => {
    await start({});
    const query = encodeURIComponent('{ categories { id } }');
    const body = JSON.stringify({ query: '{ categories { id } }' });
    const simple: (readonly [string, RequestInit])[] = [
      [`?query=${query}`, {}],
      [`?query=${query}`, { headers: { 'content-type': 'text/plain' } }],
      ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map(
        (type): readonly [string, RequestInit] => [
          '',
          { method: 'POST', body, headers: { 'content-type': type } },
        ],
      ),
    ];
    for (const [search, init] of simple) {
      const response = await fetch(`${shop.url}/graphql${search}`, init);
      expect([400, 415]).toContain(response.status);
    }
    expect(shop.upstream.count()).toBe(0);
  });
});
