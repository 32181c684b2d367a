import { createServer, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, startWebServer } from '../../test-kit/web-server.ts';

/** The `X-Forwarded-For` that the gateway receives for a request from this machine with these headers. */
async function received(trustProxy: string, headers: Record<string, string>) {
  const requests: IncomingHttpHeaders[] = [];
  const gateway = await listen(
    createServer((request, response) => {
      requests.push(request.headers);
      response.end('{}');
    }),
  );
  const settings = { GATEWAY_URL: `${gateway.url}/graphql`, TRUST_PROXY: trustProxy };
  const web = await startWebServer({ settings });
  onTestFinished(gateway.close);
  onTestFinished(web.close);
  await fetch(`${web.url}/graphql`, { method: 'POST', body: '{}', headers });
  return requests.map((request) => request['x-forwarded-for']);
}

describe('X-Forwarded-For of requests to the gateway', () => {
  it.each([
    ['the client address of a trusted proxy', 'loopback', '203.0.113.7', '203.0.113.7'],
    ['the connected address without a trusted proxy', 'off', '203.0.113.7', '127.0.0.1'],
    ['the connected address when another proxy is trusted', '10.0.0.1', '1.1.1.1', '127.0.0.1'],
    [
      'the last address that is no trusted proxy',
      'loopback,10.0.0.0/8',
      '1.1.1.1, 203.0.113.7, 10.1.2.3',
      '203.0.113.7',
    ],
    ['an IPv6 address', 'loopback', '2001:db8::99', '2001:db8::99'],
    ['the address of the proxy when its header is invalid', 'loopback', 'evil', '127.0.0.1'],
  ])('contains %s', async (_, trustProxy, forwarded, expected) => {
    expect(await received(trustProxy, { 'x-forwarded-for': forwarded })).toEqual([expected]);
  });
});
