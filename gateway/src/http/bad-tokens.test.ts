import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import { rawRequest, wronglyRejected } from '../../test-kit/hostile.ts';

const shop = gatewayForAll();

describe('Authorization header', () => {
  const BODY = '{"query":"{ me { id } }"}';

  it('rejects a header without a bearer token, and returns no part of it', async () => {
    const headers = [
      ...[
        'Basic YTpi',
        'Digest a',
        'BearerX',
        'Bearernull',
        'Basic null',
        'Bearer null null',
        'Bearer a b',
        'Bearer a,b c',
      ],
      ...['Bearer\ta', 'token a', 'a', '7|abc', 'Bearer a; b', ', Bearer a', 'Bearer "a b"', '{}'],
      ...[
        `Bearer ${'x'.repeat(2_049)}`,
        `Bearer ${'x'.repeat(8_000)}`,
        'Bearer \u00e9',
        'Bearer a\u00ffb',
      ],
      ...['Negotiate a', 'Bearer: a', '=Bearer a', 'Bearer a\tb', 'Bearer, Bearer a b'],
    ];
    const requests = headers.map((authorization) =>
      rawRequest(authorization.slice(0, 40), BODY, { authorization }),
    );
    const good = [rawRequest('no token', BODY)];
    expect(await wronglyRejected(shop, requests, ['UNAUTHENTICATED'], good)).toEqual([]);
  });

  it.each([
    ...[
      'Bearer null',
      'Bearer undefined',
      'bearer NULL',
      'Bearer',
      'bearer',
      'Bearer  ',
      'Bearer ',
    ],
    ...['null', 'undefined', '', ' '],
  ])('executes the request without a token for %j', async (authorization) => {
    const query = '{ me { id } provinces { id } }';
    const { status, data } = await shop.execute(query, {}, { headers: { authorization } });
    expect([status, data.me]).toEqual([200, null]);
    expect(shop.upstream.calls.map((call) => call.headers.authorization)).toEqual([undefined]);
  });

  it('takes the token from the first of two headers', async () => {
    const { hostname, port } = new URL(shop.url);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest(
        {
          hostname,
          port,
          path: '/graphql',
          method: 'POST',
          headers: [
            'host',
            'a',
            'content-type',
            'application/json',
            'authorization',
            'Bearer a',
            'authorization',
            'Bearer b',
          ],
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on('error', reject);
      sent.end(BODY);
    });
    expect(status).toBe(200);
    expect(shop.upstream.calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer a']);
  });

  it('accepts a token from no other source', async () => {
    await fetch(`${shop.url}/graphql?query={me{id}}&token=7|abc&access_token=7|abc`, {
      headers: { 'apollo-require-preflight': '1', cookie: 'token=7|abc', 'x-auth-token': '7|abc' },
    });
    expect(shop.upstream.calls.map(({ headers }) => headers.authorization)).toEqual([]);
  });
});
