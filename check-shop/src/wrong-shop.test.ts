import { afterEach, describe, expect, it } from 'vitest';
import { failure, FakeUpstream, ok, type FakeRoute } from '../../gateway/test-kit/fake-upstream.ts';
import { ORDER_HASH, savedOrder } from '../../gateway/test-kit/checkout-shop.ts';
import { orderRow } from '../../gateway/test-kit/order-history.ts';
import { galaxy, ideaPad, paginator } from '../../gateway/test-kit/samples.ts';
import { wholeShop } from '../../gateway/test-kit/whole-shop.ts';
import { freePort } from '../../server-kit/test-kit/local-port.ts';
import { reportOf, run } from '../test-kit/report-of.ts';

let shop: FakeUpstream | undefined;
afterEach(() => shop?.stop());

async function reportWith(routes: Readonly<Record<string, FakeRoute>>, ...args: readonly string[]) {
  shop = await FakeUpstream.start({ ...wholeShop, ...routes });
  return reportOf(shop.url, ...args);
}

describe('check of a shop without some calls', () => {
  it.each([
    ['404 in HTML', { status: 404, body: '<h1>Not Found</h1>' }],
    ['404 in an envelope', failure(404, 'Tidak ada')],
    ['405', { status: 405, body: { message: 'Method not allowed' } }],
    ['501', { status: 501, body: '' }],
  ] satisfies [string, FakeRoute][])('names what a missing call costs: %s', async (_, response) => {
    const routes = { 'GET /slider': response, 'GET /profile': response };
    const { code, calls, counts } = await reportWith(routes, '--token', '7|rahasia');
    expect(calls['GET /slider']).toMatch(/^missing \| HTTP \d{3}$/);
    expect(calls['GET /profile']).toMatch(/^missing/);
    expect([code, counts.missing, counts.broken]).toEqual([1, 3, 0]);
    expect((await run(shop!.url)).out).toContain('costs slides of the home page');
  });

  it.each([
    [{ status_counts: undefined }, 'missing | the table has no `status_counts`'],
    [{ data: [orderRow, { ...orderRow, is_shipped: 1 }] }, 'broken | the rows have other statuses'],
    [{ data: [] }, 'not checked | the customer has no orders'],
  ])('reports whether orders can be filtered by status: %j', async (changes, verdict) => {
    const table = {
      recordsTotal: 1,
      data: [orderRow],
      status_counts: { processing: 1 },
      ...changes,
    };
    const { calls } = await reportWith({ 'GET /order': { body: table } }, '--token', 'x');
    expect(calls['GET /order?status=']).toBe(verdict);
  });

  it('succeeds when only optional calls are missing', async () => {
    const response = { status: 404, body: '' };
    const routes = { 'GET /profile': response, 'GET /health': response };
    expect(await reportWith(routes, '--token', 'x')).toMatchObject({ code: 0, usable: true });
  });
});

const NO_HASH = 'an order was placed, but the response has no hash of 16 to 128 characters';

describe('check of a shop that responds wrongly', () => {
  const raw = (body: string) => ({ body, headers: { 'content-type': 'application/json' } });

  it.each([
    ['malformed JSON', raw('{"status": "success", "data": ['), 'HTTP 200 with invalid JSON: {"st'],
    ['HTML', { body: '<h1>Toko</h1>' }, 'HTTP 200 with a web page (HTML) instead of JSON'],
    [
      'data whose type is that of a page',
      { body: '{"status": "success", "data": "none"}' },
      'HTTP 200, no list: {"status": "success"',
    ],
    ['nothing', raw(''), 'HTTP 200 with an empty body'],
    ['bare data', { body: [] }, 'HTTP 200, no {"status": "success", "data": …} around it: []'],
    ['text as a list', ok('none'), 'HTTP 200, no list: {"status":"success"'],
    ['a server error', { status: 500, body: 'Whoops' }, 'HTTP 500: the server failed'],
    ['a rejection', failure(422, 'Kolom salah'), 'HTTP 422, rejected: Kolom salah'],
    [
      'a status that is not the word',
      { body: { status: true, message: 'OK', data: [] } },
      'HTTP 200 and the status true, rejected: ',
    ],
    ['401', { status: 401, body: {} }, 'HTTP 401: the call must not need a token'],
    [
      'a redirect',
      { status: 302, headers: { location: 'https://www.example/' } },
      'HTTP 302 redirects to https://www.example/; the gateway does not follow',
    ],
  ] satisfies [string, FakeRoute, string][])('explains %s', async (_, response, problem) => {
    const { code, calls } = await reportWith({ 'GET /warehouse': response });
    expect(calls['GET /warehouse']).toContain(`broken | ${problem}`);
    expect([code, calls['GET /slider']]).toEqual([1, 'fits']);
  });

  it.each([
    [{ status: 503, body: 'down' }, 'broken | HTTP 503: the server failed'],
    [{ status: 200, body: '' }, 'fits'],
    [{ status: 301, headers: { location: 'https://www.example/' } }, 'broken | HTTP 301'],
    [{ status: 404, body: '' }, 'missing | HTTP 404'],
  ])('judges GET /health by its status: %j', async (response, result) => {
    const { calls } = await reportWith({ 'GET /health': response });
    expect(calls['GET /health']).toBe(result);
  });

  it.each([
    [{ status: 500, body: '' }, 1, 'broken | HTTP 500: the server failed'],
    [failure(429, 'Tunggu'), 1, 'broken | HTTP 429, rejected: Tunggu'],
    [{ hang: true }, 1, 'broken | no response: timed out'],
    [failure(422, 'Salah'), 0, 'missing | the response is no list of these products'],
  ] satisfies [FakeRoute, number, string][])(
    'distinguishes a failing read of products by ids from a missing one: %j',
    async (response, code, verdict) => {
      const options = ['--token', '7|rahasia', '--timeout', '1000'];
      const listing: FakeRoute = ({ query }) =>
        query['ids'] === undefined ? ok(paginator([galaxy, ideaPad])) : response;
      const report = await reportWith({ 'GET /product': listing }, ...options);
      expect([report.code, report.calls['GET /product?ids=']]).toEqual([code, verdict]);
    },
  );

  it('reports the worse result of an order of a customer and one of a guest, with the notes of both', async () => {
    const order: FakeRoute = ({ headers }) =>
      headers.authorization === undefined
        ? ok({ ...savedOrder, grand_total: '7674998' })
        : { status: 500, body: '' };
    const routes = { [`GET /order/${ORDER_HASH}`]: order };
    const { code, calls } = await reportWith(routes, '--token', 'x', '--order');
    expect([code, calls['POST /order']]).toEqual([1, 'fits']);
    expect(calls['GET /order/{hash}']).toMatch(/^broken \| HTTP 500: the server failed \| data\./);
  });

  it.each([
    ['an empty body', { body: '' }, 'an order may have been placed: POST /order: no envelope'],
    ['a server error', { status: 500, body: '' }, 'an order may have been placed: POST /order: H'],
    ['no hash', ok({ id: 9 }), NO_HASH],
    ['a short hash', ok({ hash: 'a1b2c3' }), NO_HASH],
    ['a rejection', failure(422, 'Stok habis'), 'no order was placed: Stok habis'],
  ] satisfies [string, FakeRoute, string][])(
    'reports whether there may be an order after %s',
    async (_, response, note) => {
      const { calls } = await reportWith({ 'POST /order': response }, '--order');
      expect(calls['POST /order']).toContain(`broken | ${note}`);
    },
  );

  it('names what could not be read before an order', async () => {
    const { calls } = await reportWith({ 'GET /province': failure(404, 'Tidak ada') }, '--order');
    expect(calls['POST /order']).toBe('broken | no order was placed: provinces: Tidak ada');
  });

  it('reports web pages instead of the calls of customers', async () => {
    const { calls } = await reportWith({ 'GET /profile': { body: '<h1>Toko</h1>' } });
    expect(calls['GET /profile']).toBe('broken | HTTP 200 with a web page (HTML) instead of JSON');
  });

  it('reports calls of customers that respond without a token', async () => {
    const { calls } = await reportWith({ 'GET /profile': ok({ id: 7, first_name: 'Budi' }) });
    expect(calls['GET /profile']).toBe(
      'broken | the call succeeds without a token; it must respond with 401',
    );
  });

  it('reports calls of customers that reject without 401', async () => {
    const { calls } = await reportWith({ 'GET /profile': failure(200, 'Silakan masuk') });
    expect(calls['GET /profile']).toBe(
      'broken | the call has HTTP 200 and the status "error" without a token; it must respond with 401',
    );
  });

  it('strips control characters of the shop that could steer a terminal', async () => {
    shop = await FakeUpstream.start({ 'GET /page': failure(422, 'a\u001b[31m\nb\u202e') });
    const { out } = await run(shop.url);
    expect(out).not.toMatch(/[\u001b\u202e]/);
  });
});

describe('check of an address without a shop API', () => {
  const NO_SHOP = 'Nothing at this address responds like a shop API';

  it('reports that a web site is no shop API', async () => {
    const page = { body: '<!doctype html><title>Toko</title>' };
    shop = await FakeUpstream.start();
    for (const call of Object.keys(wholeShop)) shop.on(call, page);
    const { code, out } = await run(shop.url);
    expect(code).toBe(1);
    expect(out).toContain(NO_SHOP);
  });

  it('stops after the first call when no connection can be made', async () => {
    const { code, out } = await run(`http://127.0.0.1:${await freePort()}`);
    expect(code).toBe(1);
    expect(out).toContain('no response: ECONNREFUSED');
    expect(out).toContain('0 fits, 0 tolerated, 0 missing, 1 broken, 49 not checked');
    expect(out).toContain(NO_SHOP);
  });

  it('stops after three calls without a response in time', async () => {
    shop = await FakeUpstream.start();
    for (const call of Object.keys(wholeShop)) shop.on(call, { hang: true });
    shop.on('GET /health', { hang: true });
    const { code, calls, counts } = await reportOf(shop.url, '--timeout', '100');
    expect([code, counts.broken]).toEqual([1, 3]);
    expect(calls['GET /settings']).toBe('broken | no response: timed out');
    expect(calls['GET /page']).toBe('not checked | because the server does not respond');
  });

  it('continues after a single slow call', async () => {
    const options = ['--token', '7|rahasia', '--timeout', '1000'];
    const { calls, counts } = await reportWith({ 'GET /page': { hang: true } }, ...options);
    expect([calls['GET /page'], counts.broken]).toEqual(['broken | no response: timed out', 1]);
  });
});
