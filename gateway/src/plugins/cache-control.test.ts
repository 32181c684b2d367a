import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ok } from '../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../test-kit/gateway-for-tests.ts';
import { categories, galaxy, paginator } from '../../test-kit/samples.ts';
import { executableSchema } from '../graphql/schema.ts';
import { documentLifetime } from '../cache/response-cache/document-lifetime.ts';

const schema = executableSchema();

describe('documentLifetime', () => {
  it.each([
    ['{ provinces { id name } }', 3_600_000],
    ['{ provinces { id } categories { id image { url } } }', 60_000],
    ['{ products { totalCount nodes { id seo { title } } } provinces { id } }', 2_000],
    ['{ ...a } fragment a on Query { settings { footerText } }', 300_000],
    ['{ categories { __typename id } __typename }', 60_000],
  ])('returns the shortest lifetime of the types in %s', (query, lifetime) =>
    expect(documentLifetime(schema, parse(query))).toBe(lifetime),
  );

  it.each([
    '{ me { id } }',
    '{ categories { id } me { id } }',
    '{ node(id: "Product:1") { id } }',
    '{ nodes(ids: ["Product:1"]) { ... on Product { category { name } } } }',
    '{ order(accessHash: "a") { lines { product { id } } } }',
    '{ checkoutQuote(input: { lines: [] }) { subtotal } }',
    'mutation { signOut { signedOut } }',
    '{ ...a } fragment a on Query { me { id } }',
    '{ __schema { queryType { name } } }',
    '{ __typename }',
  ])('returns null where a part is personal or not from the shop: %s', (query) =>
    expect(documentLifetime(schema, parse(query))).toBeNull(),
  );
});

describe('Cache-Control of a response', () => {
  const shop = gatewayForEach({
    'GET /product-category': ok(categories),
    'GET /product': ok(paginator([galaxy])),
  });

  const cacheControl = async (query: string, token?: string) => {
    const { headers } = await shop.execute(query, {}, token === undefined ? {} : { token });
    return headers.get('cache-control');
  };

  it('sends the remaining lifetime of the oldest part', async () => {
    expect(await cacheControl('{ categories { id } }')).toBe('public, max-age=60');
    shop.advance(45_500);
    expect(await cacheControl('{ categories { id } }')).toBe('public, max-age=14');
    expect(await cacheControl('{ categories { id } products { nodes { id } } }')).toBe(
      'public, max-age=2',
    );
    shop.advance(14_000);
    expect(await cacheControl('{ products { nodes { id } } categories { id } }')).toBe(
      'public, max-age=0',
    );
  });

  it('sends private for a request with a token', async () => {
    expect(await cacheControl('{ categories { id } }', 'rahasia')).toBe('private, max-age=60');
  });

  it('sends no-store, and extensions.stale, when a part is expired', async () => {
    expect((await shop.execute('{ categories { id } }')).extensions).toEqual({});
    shop.advance(60_000);
    shop.upstream.on('GET /product-category', { status: 503, body: '' });
    const { extensions, headers } = await shop.execute('{ categories { id } }');
    expect(extensions).toEqual({ stale: true });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('sends no-store when a part failed or is personal', async () => {
    expect(await cacheControl('{ categories { id } slides { id } }')).toBe('no-store');
    expect(await cacheControl('{ categories { id } me { id } }')).toBe('no-store');
    expect(await cacheControl('{ categories { id ')).toBe('no-store');
  });
});
