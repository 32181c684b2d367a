import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { HeaderMap } from '@apollo/server';
import { describe, expect, it } from 'vitest';
import { toCachedResponse } from './public-response.ts';
import { sendCachedResponse } from './send-cached-response.ts';

/** The header of a cached response to an operation that had these headers when it was executed. */
function cachedHeader(executed: Record<string, string>): unknown {
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
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  sendCachedResponse(request, response, cached!, 60_000);
  return response.getHeader('deprecated-fields');
}

describe('sendCachedResponse', () => {
  it('sends Deprecated-Fields as the response had it that was executed', () => {
    expect(cachedHeader({ 'deprecated-fields': 'Product.oldName' })).toBe('Product.oldName');
    expect(cachedHeader({})).toBeUndefined();
  });
});
