import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../test-kit/web-server.ts';
import { createGatewayFetch } from './gateway-fetch.ts';

async function callGateway(answer: RequestListener) {
  const gateway = await listen(createServer(answer));
  onTestFinished(gateway.close);
  const { signal } = new AbortController();
  return createGatewayFetch(50)(gateway.url, { method: 'POST', headers: {}, body: '{}', signal });
}

describe('createGatewayFetch', () => {
  it('fails as without a gateway when the gateway does not respond in time', async () => {
    await expect(callGateway(() => undefined)).rejects.toThrow(TypeError);
  });

  it('fails so when the rest of a response does not arrive in time', async () => {
    const response = await callGateway((_request, answer) => answer.write('{'));
    await expect(response.text()).rejects.toThrow(TypeError);
  });
});
