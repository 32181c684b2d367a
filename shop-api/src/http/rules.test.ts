import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../../test-kit/expect-ok.ts';
import { freshShop } from '../../test-kit/fresh-shop.ts';

const fresh = await freshShop();
const { client, url } = fresh;

/** Sends raw bytes to the shop and returns everything it sends back. */
function sendRaw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (data) => (response += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(response));
  });
}

const request = (line: string, headers = '') =>
  sendRaw(`${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`);

describe('every response', () => {
  it.each(['/slider', '/tidak-ada', '/profile', '/health'])(
    'contains the headers for idempotency and nosniff at %s',
    async (path) => {
      const { headers } = await client.get(path);
      expect(headers.get('idempotency-supported')).toBe('1');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    },
  );

  it('allows no other origin', async () => {
    const { headers } = await client.get('/slider', { headers: { origin: 'https://x.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('names no server software', async () => {
    const { headers } = await client.get('/slider');
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
  });
});

describe('invalid request', () => {
  const rejection = (message: string) => ({ status: 'error', message, data: null });

  it.each(['/tidak-ada', '/product/a/b', '/operator/tidak-ada', '/.env', '/__proto__'])(
    'returns 404 with the envelope for %s',
    async (path) => {
      const { status, body } = await client.get(path);
      expect([status, body]).toEqual([404, rejection('Data tidak ditemukan')]);
    },
  );

  it('returns 404 for a known path with another method', async () => {
    expect((await client.delete('/slider')).status).toBe(404);
    expect((await client.put('/login', {})).status).toBe(404);
  });

  it.each([
    ['{"phone":', 'cut JSON'],
    ['phone=1', 'no JSON'],
    ['NaN', 'no value'],
    ['[[[', 'cut lists'],
    ['\ufeff{', 'a mark and cut JSON'],
  ])('returns 400 for a body of %s', async (body) => {
    const response = await client.raw('POST', '/login', body, 'application/json');
    expect([response.status, response.body]).toEqual([
      400,
      rejection('Permintaan tidak dapat dibaca'),
    ]);
  });

  it('returns 400 for a body that is not UTF-8', async () => {
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
    expect((await client.raw('POST', '/login', bytes, 'application/json')).status).toBe(400);
  });

  it('returns 415 for a body of another type', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      const response = await client.raw('POST', '/login', '{}', type);
      expect([response.status, response.body]).toEqual([
        415,
        rejection('Jenis data tidak didukung'),
      ]);
    }
  });

  it('returns 413 for a body past the limit and 422 for one just below it', async () => {
    const bodyOf = (length: number) => JSON.stringify({ phone: 'x'.repeat(length - 12) });
    const send = (length: number) =>
      client.raw('POST', '/login', bodyOf(length), 'application/json');
    expect((await send(100_000)).status).toBe(422);
    const { status, body } = await send(100_001);
    expect([status, body]).toEqual([413, rejection('Data yang dikirim terlalu besar')]);
  });

  it('returns 400 for a path that cannot be decoded', async () => {
    const response = await request('GET /product/%ff');
    expect(response).toContain('HTTP/1.1 400');
    expect(response).toContain('"message":"Permintaan tidak dapat dibaca"');
    expect(response.toLowerCase()).toContain('idempotency-supported: 1');
  });

  it('returns 400 with the envelope for data that is not HTTP', async () => {
    const response = await sendRaw('HALO\r\n\r\n');
    expect(response).toContain('HTTP/1.1 400');
    expect(response).toContain(
      '{"status":"error","message":"Permintaan tidak dapat dibaca","data":null}',
    );
  });

  it('rejects endless headers and conflicting lengths without 500', async () => {
    const huge = await request('GET /slider', `x: ${'a'.repeat(20_000)}\r\n`);
    expect(huge).toMatch(/^HTTP\/1\.1 4\d\d/);
    const clash = await request(
      'POST /login',
      'content-length: 2\r\ntransfer-encoding: chunked\r\n',
    );
    expect(clash).toMatch(/^HTTP\/1\.1 4\d\d/);
  });
});

describe('JSON body', () => {
  it.each([
    ['null', 422],
    ['[]', 422],
    ['"x"', 422],
    ['1e400', 422],
    ['\ufeff{}', 422],
    ['', 422],
    ['{"__proto__":{"phone":"x"},"constructor":1}', 422],
    [`${'['.repeat(40_000)}${']'.repeat(40_000)}`, 422],
  ])('rejects a body without the required fields at the field: %.30s', async (body, expected) => {
    const response = await client.raw('POST', '/login', body, 'application/json');
    expect(response.status).toBe(expected);
    expect(response.body.errors.phone).toEqual(['Kolom Phone No harus diisi']);
  });

  it('ignores __proto__ in a body', async () => {
    await client.raw('POST', '/login', '{"__proto__":{"polluted":1}}', 'application/json');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('Authorization header', () => {
  it.each(['Basic eA==', 'Bearer', 'Bearer ', 'Bearer a b', `Bearer ${'x'.repeat(8_000)}`, 'x'])(
    'ignores an invalid header: %.30s',
    async (authorization) => {
      const headers = { authorization };
      expect((await client.get('/slider', { headers })).status).toBe(200);
      expect((await client.get('/profile', { headers })).status).toBe(401);
    },
  );
});

describe('GET /health', () => {
  it('reports that the shop is ready', async () => {
    expectOk(await client.get('/health'), { ready: true });
  });
});

describe('general rate limit', async () => {
  const limited = await freshShop({ settings: { callsPerMinute: 5 }, beside: fresh });
  const read = (extras = {}) => limited.client.get('/slider', extras);
  const drain = async (extras = {}) => {
    for (let call = 0; call < 5; call += 1) expect((await read(extras)).status).toBe(200);
  };

  beforeEach(() => limited.clock.advance(60_000));
  afterEach(() => limited.clock.advance(60_000));

  it('counts calls per minute by address and returns Retry-After', async () => {
    const rateLimit = ({ headers }: { headers: Headers }) =>
      ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));
    const accepted = await read();
    expect(accepted.headers.get('x-ratelimit-remaining')).toBe('4');
    expect(rateLimit(accepted)).toEqual(['5', '4', '60']);
    limited.clock.advance(20_000);
    for (let call = 0; call < 4; call += 1) await read();
    const rejected = await read();
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe('40');
    expect(rejected.headers.get('x-ratelimit-limit')).toBe('5');
    expect(rejected.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(rateLimit(rejected)).toEqual(['5', '0', '40']);
    limited.clock.advance(40_000);
    expect((await read()).status).toBe(200);
  });

  it('counts a customer over all sessions, and an invalid token with the address', async () => {
    await drain();
    expect((await read({ token: 'x' })).status).toBe(429);
    const token = await limited.tokenOf(7);
    await drain({ token });
    expect((await read({ token })).status).toBe(429);
    expect((await read({ token: await limited.tokenOf(7) })).status).toBe(429);
    expect((await read({ token: await limited.tokenOf(8) })).status).toBe(200);
  });

  it('does not limit the health check', async () => {
    await drain();
    expect((await limited.client.get('/health')).status).toBe(200);
  });

  it('ignores a forwarded address without a trusted proxy', async () => {
    await drain();
    expect((await read({ headers: { 'x-forwarded-for': '10.0.0.1' } })).status).toBe(429);
  });
});

describe('general rate limit behind a trusted proxy', async () => {
  const behind = await freshShop({
    settings: { callsPerMinute: 1, trustProxy: ['loopback'] },
    beside: fresh,
  });
  const from = (address: string) =>
    behind.client.get('/slider', { headers: { 'x-forwarded-for': address } });

  it('counts by the address that the proxy names last', async () => {
    expect((await from('10.0.0.1')).status).toBe(200);
    expect((await from('10.0.0.2')).status).toBe(200);
    expect((await from('10.9.9.9, 10.0.0.1')).status).toBe(429);
  });
});
