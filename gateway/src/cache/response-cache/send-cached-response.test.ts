import { HeaderMap } from '@apollo/server';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { toCachedResponse } from './public-response.ts';
import { sendCachedResponse } from './send-cached-response.ts';

/** The header of a cached response to an operation that had these headers when it was executed. */
async function cachedHeader(executed: Record<string, string>): Promise<unknown> {
  const headers = new HeaderMap([
    ['cache-control', 'public, max-age=60'],
    ['content-type', 'application/json'],
    ...Object.entries(executed),
  ]);
  const cached = toCachedResponse(
    { headers, body: { kind: 'complete', string: '{}' } },
    { freshFor: 60_000, operationName: null },
    60_000,
  );
  const app = fastify();
  app.get('/', (request, reply) => {
    sendCachedResponse(request, reply, cached!, 60_000);
  });
  return (await app.inject('/')).headers['deprecated-fields'];
}

describe('sendCachedResponse', () => {
  it('sends Deprecated-Fields of the executed response', async () => {
    const executed = { 'deprecated-fields': 'Product.oldName' };
    expect(await cachedHeader(executed)).toBe('Product.oldName');
    expect(await cachedHeader({})).toBeUndefined();
  });
});
