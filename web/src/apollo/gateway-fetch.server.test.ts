import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../test-kit/web-server.ts';
import { createGatewayFetch } from './gateway-fetch.ts';

async function callGateway(onRequest: RequestListener) {
  const gateway = await listen(createServer(onRequest));
  onTestFinished(gateway.close);
  const { signal } = new AbortController();
  return createGatewayFetch(50)(gateway.url, { method: 'POST', headers: {}, body: '{}', signal });
}

describe('createGatewayFetch', () => {
  it('rejects with a TypeError when the gateway does not respond in time', async () => {
    await expect(callGateway(() => undefined)).rejects.toThrow(TypeError);
  });

  it('rejects with a TypeError when the rest of a response does not arrive in time', async () => {
    const result = await callGateway((_request, response) => response.write('{'));
    await expect(result.text()).rejects.toThrow(TypeError);
  });
});
