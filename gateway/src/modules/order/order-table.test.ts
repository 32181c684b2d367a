import { describe, expect, it } from 'vitest';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import {
  orderRow,
  ORDERS,
  orderTable,
  expectedOrderRow,
  historyRoutes,
} from '../../../test-kit/order-history.ts';

const token = '7|rahasia';

const shop = gatewayForAll(historyRoutes);

async function pageOf(variables: Readonly<Record<string, unknown>> = {}) {
  const data = await shop.data(ORDERS, variables, { token });
  return data.me.orders;
}

describe('page of Customer.orders', () => {
  it('returns ten orders by default, the highest number first, with one REST call', async () => {
    const { nodes, ...figures } = await pageOf();
    expect(nodes).toHaveLength(10);
    expect(figures).toEqual({
      pageInfo: {
        number: 1,
        size: 10,
        from: 1,
        to: 10,
        last: 5,
        hasNextPage: true,
        hasPreviousPage: false,
      },
      totalCount: 41,
      filteredCount: 41,
      statusCounts: expect.any(Array),
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

  it('sends all columns, of which status and hash are neither searchable nor sortable', async () => {
    await pageOf();
    const { query } = shop.upstream.calls[0]!;
    const columns = [0, 1, 2, 3, 4].map((index) =>
      ['data', 'name', 'searchable', 'orderable'].map((key) => query[`columns[${index}][${key}]`]),
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
  ])('sorts by %j', async (sort, column, direction) => {
    await pageOf({ sort });
    expect(shop.upstream.calls[0]?.query).toMatchObject({
      'order[0][column]': column,
      'order[0][dir]': direction,
    });
  });

  it('sends search and page to the shop', async () => {
    const found = { draw: 1, recordsTotal: '41', recordsFiltered: '26', data: [orderRow] };
    shop.upstream.on('GET /order', { body: found });
    const { nodes, pageInfo, statusCounts, ...counts } = await pageOf({
      search: '  SO2611  ',
      page: 2,
      size: 25,
    });
    expect(nodes).toEqual([expectedOrderRow]);
    expect(counts).toEqual({ totalCount: 41, filteredCount: 26 });
    expect(statusCounts).toBeNull();
    expect(pageInfo).toMatchObject({ number: 2, from: 26, to: 26, last: 2, hasNextPage: false });
    expect(shop.upstream.calls[0]?.query).toMatchObject({
      start: '25',
      length: '25',
      'search[value]': 'SO2611',
      'search[regex]': 'false',
    });
  });

  it('returns orders of one status and the counts of all statuses', async () => {
    const { statusCounts } = await pageOf({ status: 'AWAITING_PAYMENT' });
    expect(shop.upstream.calls[0]?.query).toMatchObject({ status: 'awaiting_payment' });
    expect(statusCounts).toEqual([
      { status: 'AWAITING_PAYMENT', statusLabel: 'Menunggu Pembayaran', count: 4 },
      { status: 'PROCESSING', statusLabel: 'Sedang Diproses', count: 30 },
      { status: 'SHIPPED', statusLabel: 'Sudah Dikirim (DONE)', count: 5 },
      { status: 'REFUNDED', statusLabel: 'Refunded', count: 2 },
      { status: 'VOIDED', statusLabel: 'Voided', count: 0 },
    ]);
  });

  it.each([
    [undefined, null],
    [null, null],
    ['baru', null],
    [{ SHIPPED: 3 }, 0],
    [{ shipped: '3' }, 3],
    [{ shipped: -1 }, 0],
  ])('reads counts by status from %j', async (counts, shipped) => {
    shop.upstream.on('GET /order', { body: { ...orderTable, status_counts: counts } });
    const { statusCounts } = await pageOf();
    const expected = { status: 'SHIPPED', count: shipped };
    if (shipped === null) expect(statusCounts).toBeNull();
    else expect(statusCounts).toContainEqual(expect.objectContaining(expected));
  });

  it('sends no status when the argument is null', async () => {
    await pageOf({ status: null });
    expect(shop.upstream.calls[0]?.query).not.toHaveProperty('status');
  });

  it.each([
    [{ first_detail: undefined }, null],
    [{ first_detail: { product_name: ' ' } }, null],
    [{ first_detail: 'IdeaPad' }, null],
    [{ first_detail: [{ product_name: 'A' }] }, { productName: 'A', lineCount: 3 }],
    [{ order_details_count: '2' }, { lineCount: 2 }],
    [{ order_details_count: 'dua' }, { lineCount: null }],
    [
      { first_detail: { product_name: 'A', image: '' } },
      { productName: 'A', variantName: null, image: null },
    ],
  ])('reads the preview from %j', async (changes, seen) => {
    shop.upstream.on('GET /order', { body: { data: [{ ...orderRow, ...changes }] } });
    const preview = (await pageOf()).nodes[0]?.preview;
    if (seen === null) expect(preview).toBeNull();
    else expect(preview).toMatchObject(seen);
  });

  it('returns no nodes and the real counts past the last page', async () => {
    shop.upstream.on('GET /order', ok({ ...orderTable, data: [] }));
    const { nodes, filteredCount, pageInfo } = await pageOf({ page: 99, size: 50 });
    expect([nodes, filteredCount]).toEqual([[], 41]);
    expect(pageInfo).toEqual({
      number: 99,
      size: 50,
      from: null,
      to: null,
      last: 1,
      hasNextPage: false,
      hasPreviousPage: true,
    });
  });

  it.each([0, -1, 11, 1_000])('rejects a size of %i without a REST call', async (size) => {
    const { errors } = await shop.execute(ORDERS, { size }, { token });
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'size' });
    expect(shop.upstream.count()).toBe(0);
  });

  it('returns null and the message of an error in the table', async () => {
    shop.upstream.on('GET /order', { body: { draw: 1, data: [], error: 'Kolom tidak dikenal' } });
    const { data, errors } = await shop.execute(ORDERS, {}, { token });
    expect(data.me).toEqual({ orders: null });
    expect(errors[0]).toMatchObject({
      message: 'Kolom tidak dikenal',
      extensions: { code: 'SHOP_REFUSED' },
    });
  });
});

describe('Customer.orders that cannot be read', () => {
  it('sends no REST call for guests', async () => {
    const { data, errors } = await shop.execute(ORDERS);
    expect([data, errors]).toEqual([{ me: null }, []]);
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([
    [{ status: 401, body: { message: 'Unauthenticated.' } }, 'UNAUTHENTICATED'],
    [{ status: 302, headers: { location: '/login' } }, 'UNAUTHENTICATED'],
    [failure(404, 'Data tidak ditemukan'), 'NOT_FOUND'],
    [{ status: 500, body: '<h1>Whoops</h1>' }, 'SHOP_FAILED'],
    [{ status: 200, body: '<html>' }, 'SHOP_BAD_REPLY'],
    [ok('halo'), 'SHOP_BAD_REPLY'],
  ])('returns null and an error without affecting other fields: %j', async (response, code) => {
    shop.upstream.on('GET /order', response);
    const query = ORDERS.replace(/}$/, '__typename }');
    const { data, errors } = await shop.execute(query, {}, { token });
    expect(data).toEqual({ me: { orders: null }, __typename: 'Query' });
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual([code]);
  });
});
