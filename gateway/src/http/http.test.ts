import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ok } from '../../test-kit/fake-upstream.ts';
import { startGateway, type GatewayResponse, type TestGateway } from '../../test-kit/gateway.ts';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import { categories } from '../../test-kit/samples.ts';
import { startingOperation } from '../explorer/starting-operation.ts';

const shop = gatewayForAll({ 'GET /product-category': ok(categories) });

const JSON_TYPE = { 'content-type': 'application/json' };
const QUERY = JSON.stringify({ query: '{ categories { id } }' });

function send(init: RequestInit, search = ''): Promise<Response> {
  return fetch(`${shop.url}/graphql${search}`, init);
}

const post = (body: string, headers: Record<string, string> = JSON_TYPE) =>
  send({ method: 'POST', headers, body });

async function codeOf(response: Response): Promise<unknown> {
  const body = (await response.json()) as Pick<GatewayResponse, 'errors'>;
  return body.errors[0]?.extensions['code'];
}

describe('GraphQL over HTTP', () => {
  it('returns JSON, a request id and Cache-Control: no-store for POST', async () => {
    const response = await post(JSON.stringify({ query: 'mutation { signOut { signedOut } }' }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('executes queries by GET, and rejects mutations and requests without a preflight header', async () => {
    const preflight = { 'apollo-require-preflight': '1' };
    const query = `?query=${encodeURIComponent('{ categories { id } }')}`;
    const mutation = `?query=${encodeURIComponent('mutation { signOut { signedOut } }')}`;
    expect((await send({ headers: preflight }, query)).status).toBe(200);
    expect((await send({ headers: preflight }, mutation)).status).toBe(405);
    shop.upstream.clearCalls();
    const forged = await send({}, query);
    expect([forged.status, await codeOf(forged)]).toEqual([400, 'BAD_REQUEST']);
    expect(shop.upstream.count()).toBe(0);
  });

  it('returns the media type of the Accept header', async () => {
    const accept = 'application/graphql-response+json';
    const response = await post(QUERY, { ...JSON_TYPE, accept });
    expect(response.headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
    expect((await post(QUERY, { ...JSON_TYPE, accept: 'image/png' })).status).toBe(406);
  });

  it.each([
    ['text that is not JSON', 'hello', 400, 'BAD_REQUEST'],
    ['a broken document', '{"query":"{ categories"}', 400, 'GRAPHQL_PARSE_FAILED'],
    [
      'too long a list',
      JSON.stringify({ query: '{ a }', variables: { a: Array(201).fill(1) } }),
      400,
      'OPERATION_TOO_LARGE',
    ],
  ])('rejects a body of %s with a code, before any REST call', async (_, body, status, code) => {
    const response = await post(body);
    expect([response.status, await codeOf(response)]).toEqual([status, code]);
    expect(shop.upstream.count()).toBe(0);
  });

  it('accepts a body with a byte-order mark', async () => {
    expect((await post(`\uFEFF${QUERY}`)).status).toBe(200);
  });

  it('rejects a body of another type', async () => {
    const response = await post(QUERY, { 'content-type': 'text/plain' });
    expect([response.status, await codeOf(response)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it.each(['PUT', 'HEAD'])('rejects the method %s', async (method) => {
    const response = await send({ method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it('returns 404 for other paths', async () => {
    const response = await fetch(`${shop.url}/graphql/../admin`);
    expect([response.status, await codeOf(response)]).toEqual([404, 'NOT_FOUND']);
  });

  it('stops reading an endless body', async () => {
    const head = 'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
    const { port, hostname } = new URL(shop.url);
    const response = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => {
        socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
        const piece = `f4240\r\n${'a'.repeat(1_000_000)}\r\n`;
        for (let round = 0; round < 65; round += 1) socket.write(piece);
      });
      socket.on('data', (data: Buffer) => (text += data.toString()));
      socket.on('error', () => null);
      socket.on('close', () => resolve(text));
    });
    expect(response).toMatch(/^HTTP\/1.1 413 /);
    expect(response).toMatch(/connection: close/i);
  });
});

describe('Authorization header', () => {
  const authorised = (authorization: string) => post(QUERY, { ...JSON_TYPE, authorization });

  it('rejects a header without a bearer token before any REST call', async () => {
    const response = await authorised('Basic abc');
    expect([response.status, await codeOf(response)]).toEqual([401, 'UNAUTHENTICATED']);
    expect(shop.upstream.count()).toBe(0);
  });

  it.each(['bearer 7|abc', 'Bearer  7|abc'])('accepts the header %j', async (header) => {
    expect((await authorised(header)).status).toBe(200);
  });

  it('sends the token to the shop with personal calls, together with the address of the client', async () => {
    await shop.execute('{ me { id } }', {}, { token: '7|abc' });
    expect(shop.upstream.calls.map((call) => call.headers)).toEqual([
      expect.objectContaining({ authorization: 'Bearer 7|abc', 'x-forwarded-for': '127.0.0.1' }),
    ]);
  });

  it('sends no token with calls for public data', async () => {
    shop.advance(60_000);
    await authorised('Bearer rahasia');
    expect(shop.upstream.calls.map((call) => call.headers.authorization)).toEqual([undefined]);
  });
});

describe('Apollo Sandbox', () => {
  const page = (gateway: TestGateway) =>
    fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html' } });

  it('serves the sandbox at the GraphQL address with a first operation', async () => {
    const response = await page(shop);
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    expect(html).toContain('EmbeddedSandbox');
    expect(html).toContain('query Welcome');
    expect(html, 'the header that GET requests need').toContain('Apollo-Require-Preflight');
    const operation = await shop.execute(startingOperation(false));
    expect(operation.errors.map((error) => error.extensions)).toEqual([{ code: 'NOT_FOUND' }]);
  });

  it('does not serve the sandbox when the explorer is off', async () => {
    const closed = await startGateway({}, { explorer: false });
    expect((await page(closed)).status).toBe(400);
    await closed.stop();
  });
});
