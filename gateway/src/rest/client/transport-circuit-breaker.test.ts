import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok, type FakeResponse } from '../../../test-kit/fake-upstream.ts';
import { upstreamErrorOf } from '../../../test-kit/upstream-error-of.ts';
import { readSettings, TestTransport, timeouts } from '../../../test-kit/test-transport.ts';
import { Deadline } from './deadline.ts';
import { anonymous } from './rest-call.ts';

let shop: TestTransport;

beforeEach(async () => {
  shop = await TestTransport.start();
});
afterEach(() => shop.stop());

describe('circuit breaker of a route group', () => {
  const after = async (count: number, response: FakeResponse) => {
    shop.upstream.on('GET /settings', response);
    for (let index = 0; index < count; index += 1) {
      await shop.send(readSettings).catch(() => null);
    }
    shop.upstream.clearCalls();
  };

  it.each<[string, FakeResponse]>([
    ['500', { status: 500 }],
    ['HTML instead of data', { status: 200, body: '<h1>Sedang dalam perbaikan</h1>' }],
    ['cut connections', { cut: true }],
  ])('opens after twenty calls with %s, and further calls fail at once', async (_, response) => {
    await after(20, response);
    const upstreamError = await upstreamErrorOf(shop.send(readSettings));
    expect([upstreamError.code, upstreamError.detail]).toEqual([
      'SHOP_UNAVAILABLE',
      'GET /settings: circuit open',
    ]);
    expect([upstreamError.mayHaveArrived, shop.upstream.count()]).toEqual([false, 0]);
  });

  it('stops calls to its own group of routes, not to other groups', async () => {
    await after(20, { status: 500 });
    expect((await upstreamErrorOf(shop.send({ method: 'GET', path: ['slider'] }))).detail).toBe(
      'GET /slider: circuit open',
    );
    shop.upstream.on('GET /product', ok([]));
    expect((await shop.send({ method: 'GET', path: ['product'] })).status).toBe(200);
  });

  it.each([400, 401, 403, 404, 409, 422, 429])('does not open after status %i', async (status) => {
    await after(40, { status });
    expect((await shop.send(readSettings)).status).toBe(status);
  });

  it('does not open after JSON with the content type of HTML', async () => {
    const headers = { 'content-type': 'text/html; charset=UTF-8' };
    await after(40, { body: '\ufeff {"status":"success","data":{}}', headers });
    expect((await shop.send(readSettings)).status).toBe(200);
  });

  it('allows a single call after five seconds, and all when it succeeds', async () => {
    let now = 0;
    const seen: string[] = [];
    await shop.restart({
      clock: () => now,
      onCircuit: (group, state) => seen.push(`${group} ${state}`),
    });
    await after(20, { status: 500 });
    let respond: (response: FakeResponse) => void = () => undefined;
    const late = new Promise<FakeResponse>((resolve) => (respond = resolve));
    shop.upstream.on('GET /settings', () => late);
    now = 5_000;
    const probe = shop.send(readSettings);
    await upstreamErrorOf(shop.send(readSettings));
    respond(ok({}));
    expect((await probe).status).toBe(200);
    expect((await shop.send(readSettings)).status).toBe(200);
    expect(seen).toEqual(['content open', 'content half-open', 'content closed']);
  });
});

describe('queue of a route group', () => {
  const limits = { concurrent: 2, queued: 1 };
  let respond: (response: FakeResponse) => void;

  /** Two running calls, which end with `respond`, and one that waits. */
  const fill = async (ownTimeouts = timeouts) => {
    await shop.restart({ timeouts: ownTimeouts, bulkhead: limits });
    const late = new Promise<FakeResponse>((resolve) => (respond = resolve));
    shop.upstream.on('GET /settings', () => late);
    return Array.from({ length: 3 }, () => shop.send(readSettings));
  };

  it('rejects further calls at once when the queue is full', async () => {
    const calls = await fill();
    const upstreamError = await upstreamErrorOf(shop.send(readSettings));
    expect([upstreamError.code, upstreamError.detail]).toEqual([
      'SHOP_UNAVAILABLE',
      'GET /settings: queue full',
    ]);
    expect(upstreamError.mayHaveArrived).toBe(false);
    respond(ok({}));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(shop.upstream.count()).toBe(3);
  });

  it('drops a call that times out in the queue', async () => {
    const calls = await fill({ ...timeouts, usual: 300 });
    const upstreamErrors = await Promise.all(calls.map(upstreamErrorOf));
    expect(upstreamErrors.map(({ detail }) => detail)).toEqual([
      'GET /settings: timed out',
      'GET /settings: timed out',
      'GET /settings: timed out in the queue',
    ]);
    shop.upstream.on('GET /settings', ok({}));
    expect((await shop.send(readSettings)).status).toBe(200);
    expect(shop.upstream.count()).toBe(3);
  });

  it('does not delay calls of other groups', async () => {
    const calls = await fill();
    shop.upstream.on('GET /product', ok([]));
    const product = { method: 'GET', path: ['product'] } as const;
    const responses = await Promise.all(Array.from({ length: 3 }, () => shop.send(product)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    respond(ok({}));
    await Promise.all(calls);
  });

  it('does not open the circuit for calls that time out in the queue', async () => {
    await shop.restart({
      timeouts: { ...timeouts, usual: 300 },
      bulkhead: { concurrent: 1, queued: 100 },
    });
    shop.upstream.on('GET /settings', { hang: true });
    const calls = Array.from({ length: 60 }, () => upstreamErrorOf(shop.send(readSettings)));
    await Promise.all(calls);
    shop.upstream.on('GET /settings', ok({}));
    expect((await shop.send(readSettings)).status).toBe(200);
  });
});

describe('Transport.send with little time before the deadline', () => {
  const hurried = (limit: number) => ({ ...anonymous, deadline: new Deadline(limit) });

  it('aborts the call at the deadline', async () => {
    shop.upstream.on('GET /settings', { hang: true });
    const started = performance.now();
    const upstreamError = await upstreamErrorOf(shop.send(readSettings, hurried(300)));
    expect(performance.now() - started).toBeLessThan(1_500);
    expect(upstreamError.detail).toBe('GET /settings: timed out');
  });

  it('does not send the call after the deadline', async () => {
    const upstreamError = await upstreamErrorOf(shop.send(readSettings, hurried(0)));
    expect([upstreamError.detail, shop.upstream.count()]).toEqual([
      'GET /settings: no time left',
      0,
    ]);
  });

  it('does not send an action without enough time for its outcome', async () => {
    const upstreamError = await upstreamErrorOf(
      shop.send({ method: 'POST', path: ['order'] }, hurried(900)),
    );
    expect([upstreamError.mayHaveArrived, shop.upstream.count()]).toEqual([false, 0]);
  });
});
