import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, startWebServer } from '../../test-kit/web-server.ts';

async function listening(listener: RequestListener) {
  const server = await listen(createServer(listener));
  onTestFinished(server.close);
  return server;
}

async function startShop(gatewayUrl: string) {
  const server = await startWebServer({ settings: { GATEWAY_URL: gatewayUrl } });
  onTestFinished(server.close);
  return server;
}

describe('gateway proxy', () => {
  it('forwards bearer, query string and status', async () => {
    const seen: unknown[] = [];
    const gateway = await listening((request, response) => {
      seen.push([request.method, request.url, request.headers.authorization]);
      response.writeHead(418, { 'x-from': 'gateway' }).end('teapot');
    });
    const shop = await startShop(`${gateway.url}/v1/graphql`);
    const response = await fetch(`${shop.url}/graphql?query=%7Bx%7D`, {
      headers: { authorization: 'Bearer rahasia' },
    });
    expect([response.status, response.headers.get('x-from'), await response.text()]).toEqual([
      418,
      'gateway',
      'teapot',
    ]);
    expect(seen).toEqual([['GET', '/v1/graphql?query=%7Bx%7D', 'Bearer rahasia']]);
  });

  it('streams request and response bodies', async () => {
    const gateway = await listening((request, response) => {
      response.write('first ');
      void text(request).then((body) => response.end(body));
    });
    const shop = await startShop(`${gateway.url}/graphql`);
    const response = await fetch(`${shop.url}/graphql`, { method: 'POST', body: 'second' });
    expect(await response.text()).toBe('first second');
  });

  it('aborts the request to the gateway when the browser closes the connection', async () => {
    let gone: () => void = () => undefined;
    const left = new Promise<string>((resolve) => (gone = () => resolve('gone')));
    const leaving = new AbortController();
    const gateway = await listening((request, response) => {
      response.on('close', gone);
      request.resume();
      leaving.abort();
    });
    const shop = await startShop(`${gateway.url}/graphql`);
    const call = fetch(`${shop.url}/graphql`, {
      method: 'POST',
      body: '{}',
      signal: leaving.signal,
    });
    await expect(call).rejects.toThrow();
    expect(await left).toBe('gone');
  });

  it('returns a GraphQL error when the gateway is unavailable', async () => {
    const shop = await startShop('http://127.0.0.1:9/graphql');
    const response = await fetch(`${shop.url}/graphql`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'SHOP_UNAVAILABLE' } }],
    });
  });
});
