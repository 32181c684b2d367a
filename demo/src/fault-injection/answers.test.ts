import { describe, expect, it } from 'vitest';
import { faultInjectionShop } from '../../test-kit/fault-injection-shop.ts';
import { orderBody } from '../../../shop-api/test-kit/order-body.ts';
import { orders } from '@gawai/shop-api/db/tables/order';

const { client, db, url, ask } = await faultInjectionShop();
const provinces = () => client.get('/province');

describe('a slow shop', () => {
  it('waits before it works', async () => {
    await ask({ kind: 'slow', path: '/province', delay_ms: 300 });
    const started = performance.now();
    expect((await provinces()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(290);
  });

  it('or after its work, when a caller who cannot wait is gone', async () => {
    await ask({ kind: 'slow', at: 'after', path: '/order', delay_ms: 60_000 });
    const made = await db.$count(orders);
    const body = JSON.stringify(orderBody());
    const headers = { 'content-type': 'application/json' };
    const gone = new AbortController();
    const call = fetch(`${url}/order`, { method: 'POST', body, headers, signal: gone.signal });
    await expect.poll(() => db.$count(orders)).toBe(made + 1);
    gone.abort();
    await expect(call).rejects.toThrow('aborted');
  });
});

describe('a failing shop', () => {
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
  ])('answers as asked: %j', async (fault, status, type, content) => {
    await ask({ kind: 'failing', path: '/province', ...fault });
    const answer = await provinces();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.text).toMatch(content);
  });

  it('sends the headers that are asked for, and does no work', async () => {
    const headers = { 'retry-after': '7', location: '/login' };
    await ask({ kind: 'failing', path: '/order', status: 302, headers, delay_ms: 20 });
    const made = await db.$count(orders);
    const answer = await client.post('/order', orderBody());
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/login');
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(await db.$count(orders)).toBe(made);
  });
});

describe('a shop whose answers are malformed', () => {
  const malformed = async (fault: Record<string, unknown>) => {
    await ask({ kind: 'malformed', path: '/province', ...fault });
    const response = await fetch(`${url}/province`);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };

  it('cuts its JSON in the middle', async () => {
    const whole = (await provinces()).text;
    const { status, text } = await malformed({});
    expect([status, text]).toEqual([200, whole.slice(0, Math.floor(whole.length / 2))]);
    expect(() => void JSON.parse(text)).toThrow();
  });

  it('answers HTML, or nothing at all', async () => {
    const html = await malformed({ shape: 'html' });
    expect([html.status, html.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(html.text).toMatch(/^<!DOCTYPE html>/);
    expect((await malformed({ shape: 'empty' })).text).toBe('');
  });

  it('leaves the envelope out', async () => {
    const { data } = (await provinces()).body;
    expect(JSON.parse((await malformed({ shape: 'no_envelope' })).text)).toEqual(data);
  });

  it.each([[null], ['rusak'], [7], [[[], null, { id: 'x' }]]])(
    'says %j for its data',
    async (data) => {
      const { text } = await malformed({ shape: 'data', data });
      expect(JSON.parse(text)).toEqual({ status: 'success', message: 'OK', data });
    },
  );

  it('answers more than anybody reads', async () => {
    const { text } = await malformed({ shape: 'too_large' });
    expect(text.length).toBeGreaterThan(10 * 1024 * 1024);
  });
});

describe('a connection that is cut', () => {
  const post = () =>
    fetch(`${url}/order`, {
      method: 'POST',
      body: JSON.stringify(orderBody()),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-of-a-cut-order' },
    });

  it.each([
    ['before', 0],
    ['after', 1],
  ])('%s the work: %i orders are made, and nobody is told', async (at, orderCount) => {
    const made = await db.$count(orders);
    await ask({ kind: 'cut', at, path: '/order' });
    await expect(post()).rejects.toThrow('fetch failed');
    await expect.poll(() => db.$count(orders)).toBe(made + orderCount);
  });

  it('in the middle of the answer', async () => {
    await ask({ kind: 'cut', at: 'half', path: '/province' });
    const response = await fetch(`${url}/province`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
    expect((await provinces()).status).toBe(200);
  });

  it('and asked for again with the same key: the order that was made', async () => {
    const made = await db.$count(orders);
    expect((await post()).status).toBe(201);
    expect(await db.$count(orders)).toBe(made);
  });
});
