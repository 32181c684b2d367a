import { describe, expect, it } from 'vitest';
import { faultInjectionShop } from '../../test-kit/fault-injection-shop.ts';
import { orderBody } from '../../../shop-api/test-kit/order-body.ts';
import { orders } from '@gawai/shop-api/db/tables/order';

const { client, db, url, addFault } = await faultInjectionShop();
const provinces = () => client.get('/province');

describe('fault slow', () => {
  it('delays the call before its execution', async () => {
    await addFault({ kind: 'slow', path: '/province', delay_ms: 300 });
    const started = performance.now();
    expect((await provinces()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(290);
  });

  it('delays the response after the execution with at: after', async () => {
    await addFault({ kind: 'slow', at: 'after', path: '/order', delay_ms: 60_000 });
    const countBefore = await db.$count(orders);
    const body = JSON.stringify(orderBody());
    const headers = { 'content-type': 'application/json' };
    const abort = new AbortController();
    const call = fetch(`${url}/order`, { method: 'POST', body, headers, signal: abort.signal });
    await expect.poll(() => db.$count(orders)).toBe(countBefore + 1);
    abort.abort();
    await expect(call).rejects.toThrow('aborted');
  });
});

describe('fault failing', () => {
  it.each([
    [{}, 500, 'application/json', /^\{"status":"error","message":"Terjadi .*","data":null\}$/],
    [
      { status: 422, message: 'Salah', errors: { phone: ['x'] } },
      422,
      'application/json',
      /^\{"status":"error","message":"Salah","data":null,"errors":\{"phone":\["x"\]\}\}$/,
    ],
    [
      { status: 200, message: 'Tidak' },
      200,
      'application/json',
      /"status":"error","message":"Tidak"/,
    ],
    [
      { status: 403, body: 'message', message: 'No' },
      403,
      'application/json',
      /^\{"message":"No"\}$/,
    ],
    [{ status: 401, body: 'error', message: 'No' }, 401, 'application/json', /^\{"error":"No"\}$/],
    [{ status: 502, body: 'html' }, 502, 'text/html', /^<!DOCTYPE html>/],
    [{ status: 429, body: 'plain', message: 'Too Many Attempts.' }, 429, 'text/plain', /^Too Many/],
    [{ status: 504, body: 'empty' }, 504, 'text/plain', /^$/],
    [{ status: 422, json: { phone: ['x'] } }, 422, 'application/json', /^\{"phone":\["x"\]\}$/],
  ])('returns the status, type and body of %j', async (fault, status, type, content) => {
    await addFault({ kind: 'failing', path: '/province', ...fault });
    const response = await provinces();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.text).toMatch(content);
  });

  it('sends its headers and does not execute the call', async () => {
    const headers = { 'retry-after': '7', location: '/login' };
    await addFault({ kind: 'failing', path: '/order', status: 302, headers, delay_ms: 20 });
    const countBefore = await db.$count(orders);
    const response = await client.post('/order', orderBody());
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/login');
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await db.$count(orders)).toBe(countBefore);
  });
});

describe('fault malformed', () => {
  const malformed = async (fault: Record<string, unknown>) => {
    await addFault({ kind: 'malformed', path: '/province', ...fault });
    const response = await fetch(`${url}/province`);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };

  it('truncates the JSON by default', async () => {
    const whole = (await provinces()).text;
    const { status, text } = await malformed({});
    expect([status, text]).toEqual([200, whole.slice(0, Math.floor(whole.length / 2))]);
    expect(() => void JSON.parse(text)).toThrow();
  });

  it('returns HTML or an empty body', async () => {
    const html = await malformed({ shape: 'html' });
    expect([html.status, html.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(html.text).toMatch(/^<!DOCTYPE html>/);
    expect((await malformed({ shape: 'empty' })).text).toBe('');
  });

  it('omits the envelope', async () => {
    const { data } = (await provinces()).body;
    expect(JSON.parse((await malformed({ shape: 'no_envelope' })).text)).toEqual(data);
  });

  it.each([[null], ['rusak'], [7], [[[], null, { id: 'x' }]]])(
    'returns %j as data',
    async (data) => {
      const { text } = await malformed({ shape: 'data', data });
      expect(JSON.parse(text)).toEqual({ status: 'success', message: 'OK', data });
    },
  );

  it('returns more than 10 MiB', async () => {
    const { text } = await malformed({ shape: 'too_large' });
    expect(text.length).toBeGreaterThan(10 * 1024 * 1024);
  });
});

describe('fault cut', () => {
  const post = () =>
    fetch(`${url}/order`, {
      method: 'POST',
      body: JSON.stringify(orderBody()),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-of-a-cut-order' },
    });

  it.each([
    ['before', 0],
    ['after', 1],
  ])(
    'closes the connection %s the execution: creates %i orders and sends no response',
    async (at, orderCount) => {
      const countBefore = await db.$count(orders);
      await addFault({ kind: 'cut', at, path: '/order' });
      await expect(post()).rejects.toThrow('fetch failed');
      await expect.poll(() => db.$count(orders)).toBe(countBefore + orderCount);
    },
  );

  it('closes the connection after half of the response', async () => {
    await addFault({ kind: 'cut', at: 'half', path: '/province' });
    const response = await fetch(`${url}/province`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
    expect((await provinces()).status).toBe(200);
  });

  it('returns the existing order to a retry with the same idempotency key', async () => {
    const countBefore = await db.$count(orders);
    expect((await post()).status).toBe(201);
    expect(await db.$count(orders)).toBe(countBefore);
  });
});
