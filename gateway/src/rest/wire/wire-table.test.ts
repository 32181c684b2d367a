import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RestCall } from '../client/rest-call.ts';
import { ShopRejection } from '../client/shop-rejection.ts';
import { UpstreamError } from '../client/upstream-error.ts';
import { readTableRequest, tableQuery, type TableRequest } from './table-query.ts';
import { readTableResponse, tablePage } from './wire-table.ts';

const call: RestCall = { method: 'GET', path: ['order'] };
const request: TableRequest = { search: null, page: 1, size: 10, sort: null };
const rows = [{ id: 1 }, { id: 2 }];
const FAILED = 'Terjadi kesalahan pada server. Silakan coba lagi.';

function read(body: unknown, { status = 200, requested = request, draw = 3 } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return readTableResponse(
    call,
    { status, text, location: null, retryAfter: null },
    { ...request, ...requested },
    draw,
  );
}

function thrown(body: unknown, status = 200): UpstreamError | ShopRejection {
  try {
    read(body, { status });
  } catch (error) {
    if (error instanceof UpstreamError || error instanceof ShopRejection) return error;
    throw error;
  }
  throw new Error('was read');
}

describe('readTableResponse', () => {
  const table = { draw: 3, recordsTotal: 41, recordsFiltered: 2, data: rows };
  const envelope = { status: 'success', message: 'OK' };

  it.each([
    ['at top level', table],
    ['inside the envelope', { ...envelope, data: table }],
    ['with its rows in the envelope and its figures beside them', { ...envelope, ...table }],
    [
      'with counts and draw as text',
      { ...table, draw: '3', recordsTotal: '41', recordsFiltered: '2' },
    ],
    ['with unknown fields', { ...table, input: { draw: 3 }, queries: [], error: ' ' }],
    ['with rows by number', { ...table, data: { 0: rows[0], 1: rows[1] } }],
    ['with a later draw', { ...table, draw: 4 }],
    ['without a draw', { ...table, draw: undefined }],
  ])('reads a table %s', (_, body) => {
    expect(read(body)).toMatchObject({ rows, filtered: 2, total: 41 });
  });

  it.each([
    ['a missing recordsFiltered from recordsTotal', { recordsTotal: 41, data: rows }, 41, 41],
    ['a missing recordsTotal from recordsFiltered', { recordsFiltered: '7', data: rows }, 7, 7],
    ['both counts from the rows', { draw: 3, data: rows }, 2, 2],
    ['both counts from a bare list', rows, 2, 2],
    ['both counts from the rows of an envelope', { ...envelope, data: rows }, 2, 2],
    [
      'both counts from the rows instead of invalid ones',
      { recordsTotal: 'x', recordsFiltered: {}, data: rows },
      2,
      2,
    ],
  ])('derives %s', (_, body, filtered, total) => {
    expect(read(body)).toMatchObject({ rows, filtered, total });
  });

  it.each([[{ ...table, data: null }], [{ ...table, data: {} }], [{ recordsTotal: 41 }]])(
    'returns an empty table without rows: %j',
    (body) => expect(read(body)).toMatchObject({ rows: [], total: 41 }),
  );

  it('returns an empty table for nothing but recordsFiltered', () => {
    expect(read({ recordsFiltered: 0 })).toMatchObject({ rows: [], filtered: 0, total: 0 });
  });

  it('returns the sent rows when they fill the page', () => {
    const full = Array.from({ length: 10 }, (_, id) => ({ id: id + 11 }));
    const second = read({ ...table, data: full }, { requested: { ...request, page: 2 } });
    expect(second.rows).toEqual(full);
  });

  it('selects the page from all rows when the shop ignores paging', () => {
    const all = Array.from({ length: 25 }, (_, id) => ({ id: id + 1 }));
    const third = read(all, { requested: { ...request, page: 3 } });
    expect(third).toMatchObject({ rows: all.slice(20), filtered: 25, total: 25 });
    expect(tablePage(third.rows, third, { ...request, page: 3 }).pageInfo).toMatchObject({
      from: 21,
      to: 25,
      total: 25,
      last: 3,
    });
  });

  it('throws a rejection with the shop’s message, but not with a technical text', () => {
    const technical = 'Exception Message: SQLSTATE[42S22]: Column not found';
    expect(thrown({ ...table, error: 'Tabel tidak tersedia' })).toMatchObject({
      code: 'SHOP_REFUSED',
      message: 'Tabel tidak tersedia',
    });
    expect(thrown({ error: 'Tabel ditutup' })).toMatchObject({ message: 'Tabel ditutup' });
    expect(thrown({ error: technical }).message).toBe(FAILED);
    expect(thrown({ ...envelope, data: { error: technical } }).message).toBe(FAILED);
    expect(thrown({ status: 'error', message: 'Ditolak' })).toMatchObject({ message: 'Ditolak' });
  });

  it.each([
    [401, { message: 'Unauthenticated.' }, 'UNAUTHENTICATED'],
    [401, { error: 'Unauthenticated.' }, 'UNAUTHENTICATED'],
    [403, { message: 'Forbidden' }, 'FORBIDDEN'],
    [404, '<h1>Not Found</h1>', 'NOT_FOUND'],
    [419, '<h1>Page Expired</h1>', 'UNAUTHENTICATED'],
    [429, 'Too Many Attempts.', 'RATE_LIMITED'],
    [500, table, 'SHOP_FAILED'],
    [503, '<h1>Maintenance</h1>', 'SHOP_UNAVAILABLE'],
    [200, '<h1>Hello</h1>', 'SHOP_BAD_REPLY'],
    [200, '', 'SHOP_BAD_REPLY'],
    [200, { message: 'Hello' }, 'SHOP_BAD_REPLY'],
    [200, { ...table, data: 'rows' }, 'SHOP_BAD_REPLY'],
    [200, { ...table, draw: 2 }, 'SHOP_BAD_REPLY'],
  ])('throws for status %i with %j: %s', (status, body, code) => {
    expect(thrown(body, status).code).toBe(code);
  });
});

describe('tablePage', () => {
  it('returns consistent figures', () => {
    const whole = fc.integer({ min: -5, max: 500 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(10, 25, 50, 100),
        fc.integer({ min: 0, max: 100 }),
        whole,
        whole,
        (page, size, sent, filtered, total) => {
          const items = Array.from({ length: Math.min(sent, size) }, (_, id) => id);
          const result = tablePage(items, { filtered, total }, { ...request, page, size });
          const { from, to, last, total: found } = result.pageInfo;
          if (items.length > 0) {
            expect((to ?? 0) - (from ?? 0) + 1).toBe(items.length);
            expect(to).toBeLessThanOrEqual(found);
          } else expect([from, to]).toEqual([null, null]);
          expect(found).toBeGreaterThanOrEqual(Math.max(0, filtered));
          expect(result.totalCount).toBeGreaterThanOrEqual(found);
          expect(result.filteredCount).toBe(found);
          expect(last).toBe(Math.max(1, Math.ceil(found / size)));
        },
      ),
    );
  });
});

describe('readTableRequest', () => {
  it('normalizes the search text and clamps the page', () => {
    expect(readTableRequest({}, null)).toEqual(request);
    expect(readTableRequest({ search: null, page: null, size: null }, null)).toEqual(request);
    expect(readTableRequest({ search: '  jl.\n melati ', page: -3, size: 100 }, null)).toEqual({
      ...request,
      search: 'jl. melati',
      size: 100,
    });
    expect(readTableRequest({ page: 2_000_000_000 }, null).page).toBe(10_000);
  });

  it.each([0, -1, 11, 1_000])('throws for the size %i', (size) => {
    expect(() => readTableRequest({ size }, null)).toThrow('size must be one of 10, 25, 50, 100');
  });
});

describe('tableQuery', () => {
  it('returns the parameters of the table protocol', () => {
    const columns = [
      { name: 'order_no', searchable: true, orderable: true },
      { name: 'hash', searchable: false, orderable: false },
    ];
    const requested = { ...request, search: 'SO26', page: 3, size: 25 };
    const column = (index: number, name: string, able: string) => ({
      [`columns[${index}][data]`]: name,
      [`columns[${index}][name]`]: name,
      [`columns[${index}][searchable]`]: able,
      [`columns[${index}][orderable]`]: able,
      [`columns[${index}][search][value]`]: '',
      [`columns[${index}][search][regex]`]: 'false',
    });
    const plain = {
      source: 'datatables',
      draw: '7',
      start: '50',
      length: '25',
      'search[value]': 'SO26',
      'search[regex]': 'false',
      ...column(0, 'order_no', 'true'),
      ...column(1, 'hash', 'false'),
    };
    expect(tableQuery(columns, requested, 7)).toEqual(plain);
    const unknown = { column: 'total', direction: 'DESCENDING' } as const;
    expect(tableQuery(columns, { ...requested, sort: unknown }, 7)).toEqual(plain);
    const sort = { column: 'hash', direction: 'DESCENDING' } as const;
    expect(tableQuery(columns, { ...requested, sort }, 7)).toEqual({
      ...plain,
      'order[0][column]': '1',
      'order[0][dir]': 'desc',
    });
  });
});
