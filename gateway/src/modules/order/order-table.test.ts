import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import type { TestGateway } from '../../../test-kit/gateway.ts';
import {
  orderRow,
  ORDERS,
  orderTable,
  ORDER_TABLE,
  seenOrderRow,
  startHistoryShop,
} from '../../../test-kit/order-history.ts';

let shop: TestGateway;
const token = '7|rahasia';

beforeEach(async () => {
  shop = await startHistoryShop();
});
afterEach(() => shop.stop());

interface SeenTable {
  readonly items: unknown;
  readonly page: unknown;
  readonly unfilteredTotal: number;
}

async function asTable(variables: Readonly<Record<string, unknown>> = {}): Promise<SeenTable> {
  const { data, errors } = await shop.ask(ORDER_TABLE, variables, { token });
  expect(errors).toEqual([]);
  return data.orderTable;
}

describe('the table of orders', () => {
  it('is one page of ten, the highest number first, after one REST call', async () => {
    const { items, ...figures } = await asTable();
    expect(items).toHaveLength(10);
    expect(figures).toEqual({
      page: { number: 1, size: 10, from: 1, to: 10, total: 41, last: 5 },
      unfilteredTotal: 41,
    });
    expect(shop.upstream.count()).toBe(1);
    expect(shop.upstream.calls[0]?.query).toMatchObject({
      source: 'datatables',
      start: '0',
      length: '10',
      'search[value]': '',
      'order[0][column]': '0',
      'order[0][dir]': 'desc',
    });
  });

  it('sends the whole list of columns, of which status and hash are neither searched nor sorted', async () => {
    await asTable();
    const { query } = shop.upstream.calls[0]!;
    const columns = [0, 1, 2, 3, 4].map((place) =>
      ['data', 'name', 'searchable', 'orderable'].map((key) => query[`columns[${place}][${key}]`]),
    );
    expect(columns).toEqual([
      ['order_no', 'order_no', 'true', 'true'],
      ['order_time', 'order_time', 'true', 'true'],
      ['grand_total', 'grand_total', 'true', 'true'],
      ['status', 'status', 'false', 'false'],
      ['hash', 'hash', 'false', 'false'],
    ]);
    expect(query['columns[5][data]']).toBeUndefined();
  });

  it.each([
    [{ column: 'NUMBER' }, '0', 'asc'],
    [{ column: 'PLACED_AT', direction: 'DESCENDING' }, '1', 'desc'],
    [{ column: 'GRAND_TOTAL', direction: 'ASCENDING' }, '2', 'asc'],
  ])('is sorted by %j', async (sort, column, direction) => {
    await asTable({ sort });
    expect(shop.upstream.calls[0]?.query).toMatchObject({
      'order[0][column]': column,
      'order[0][dir]': direction,
    });
  });

  it('is searched and turned over by the shop', async () => {
    const found = { draw: 1, recordsTotal: '41', recordsFiltered: '26', data: [orderRow] };
    shop.upstream.on('GET /order', { body: found });
    const { items, ...figures } = await asTable({ search: '  SO2611  ', page: 2, size: 25 });
    expect(items).toEqual([seenOrderRow]);
    expect(figures).toEqual({
      page: { number: 2, size: 25, from: 26, to: 26, total: 26, last: 2 },
      unfilteredTotal: 41,
    });
    expect(shop.upstream.calls[0]?.query).toMatchObject({
      start: '25',
      length: '25',
      'search[value]': 'SO2611',
      'search[regex]': 'false',
    });
  });

  it('past its end is empty, with the true total', async () => {
    shop.upstream.on('GET /order', ok({ ...orderTable, data: [] }));
    const { items, page } = await asTable({ page: 99, size: 50 });
    expect(items).toEqual([]);
    expect(page).toEqual({ number: 99, size: 50, from: null, to: null, total: 41, last: 1 });
  });

  it.each([0, -1, 11, 1_000])('has no page of %i rows', async (size) => {
    const { errors } = await shop.ask(ORDER_TABLE, { size }, { token });
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'size' });
    expect(shop.upstream.count()).toBe(0);
  });

  it('fails alone with the words of a table that failed', async () => {
    shop.upstream.on('GET /order', { body: { draw: 1, data: [], error: 'Kolom tidak dikenal' } });
    const { data, errors } = await shop.ask(ORDER_TABLE, {}, { token });
    expect(data).toEqual({ orderTable: null });
    expect(errors[0]).toMatchObject({
      message: 'Kolom tidak dikenal',
      extensions: { code: 'SHOP_REFUSED' },
    });
  });
});

describe('orders that cannot be shown', () => {
  it.each([ORDERS, ORDER_TABLE])('are not asked for by guests: %s', async (query) => {
    const { errors } = await shop.ask(query);
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([
    [{ status: 401, body: { message: 'Unauthenticated.' } }, 'UNAUTHENTICATED'],
    [{ status: 302, headers: { location: '/login' } }, 'UNAUTHENTICATED'],
    [failure(404, 'Data tidak ditemukan'), 'NOT_FOUND'],
    [{ status: 500, body: '<h1>Whoops</h1>' }, 'SHOP_FAILED'],
    [{ status: 200, body: '<html>' }, 'SHOP_BAD_REPLY'],
    [ok('halo'), 'SHOP_BAD_REPLY'],
  ])('fail with their code, and only they: %j', async (response, code) => {
    shop.upstream.on('GET /order', response);
    for (const query of [ORDERS, ORDER_TABLE]) {
      const { data, errors } = await shop.ask(query.replace(/}$/, '__typename }'), {}, { token });
      expect(Object.values(data)).toEqual([null, 'Query']);
      expect(errors.map(({ extensions }) => extensions['code'])).toEqual([code]);
    }
  });
});
