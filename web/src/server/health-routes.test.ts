import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, startWebServer } from '../../test-kit/web-server.ts';

async function health(gatewayStatus: number | null) {
  const paths: (string | undefined)[] = [];
  const gateway = await listen(
    createServer((request, response) => {
      paths.push(request.url);
      response.writeHead(gatewayStatus ?? 500).end('{}');
    }),
  );
  onTestFinished(gateway.close);
  const url = gatewayStatus === null ? 'http://127.0.0.1:9' : gateway.url;
  const web = await startWebServer({ settings: { GATEWAY_URL: `${url}/graphql` } });
  onTestFinished(web.close);
  const get = async (path: string) => {
    const response = await fetch(web.url + path);
    const body: unknown = await response.json();
    return [response.status, response.headers.get('cache-control'), body];
  };
  return { paths, get };
}

describe('/health/live', () => {
  it('returns 200 while the gateway is down', async () => {
    const { get } = await health(null);
    expect(await get('/health/live')).toEqual([200, 'no-store', { live: true }]);
  });
});

describe('/health/ready', () => {
  it('requests the gateway once for many requests, and returns 200 when it is ready', async () => {
    const { get, paths } = await health(200);
    const ready = [200, 'no-store', { ready: true }];
    expect(await Promise.all([get('/health/ready'), get('/health/ready')])).toEqual([ready, ready]);
    expect(paths).toEqual(['/health/ready']);
  });

  it.each([
    ['is not ready', 503],
    ['is down', null],
  ])('returns 503 when the gateway %s', async (_, status) => {
    const { get } = await health(status);
    expect(await get('/health/ready')).toEqual([503, 'no-store', { ready: false }]);
  });
});
