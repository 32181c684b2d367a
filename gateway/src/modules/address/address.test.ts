import { describe, expect, it } from 'vitest';
import { accountRoutes, home, office } from '../../../test-kit/account-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const token = '7|rahasia';

const shop = gatewayForAll(accountRoutes);

const FIELDS = `id name isDefault firstName lastName phone street zipCode
  province { id name } city { id name } district { id name }`;
const MINE = `{ me { addresses { nodes { ${FIELDS} } totalCount filteredCount
  pageInfo { number from to last hasNextPage } } } }`;
const expectedHome = {
  id: 'Address:12',
  name: 'Rumah',
  isDefault: true,
  firstName: 'Budi',
  lastName: 'Santoso',
  phone: '+6281234567890',
  street: 'Jl. Melati No. 5',
  zipCode: '12810',
  province: { id: 'Province:31', name: 'DKI Jakarta' },
  city: { id: 'City:3174', name: 'Kota Jakarta Selatan' },
  district: { id: 'District:317401', name: 'Tebet' },
};
const expectedOffice = {
  ...expectedHome,
  id: 'Address:9',
  name: 'Kantor',
  isDefault: false,
  lastName: null,
};

async function requestAddresses(response: unknown) {
  shop.upstream.on('GET /user-address', ok(response));
  const data = await shop.data(MINE, {}, { token });
  return data.me.addresses.nodes;
}

describe('Customer.addresses without a page', () => {
  it('returns all addresses with their regions in the shop’s order, with one call', async () => {
    expect(await requestAddresses([home, office])).toEqual([expectedHome, expectedOffice]);
    expect(shop.upstream.count()).toBe(1);
    expect(shop.upstream.calls[0]?.query).toEqual({});
  });

  it('sends no page arguments when all are null', async () => {
    const nulls = 'addresses(page: null, size: null, sort: null, search: null)';
    const { me } = await shop.data(MINE.replace('addresses', nulls), {}, { token });
    expect(me.addresses.nodes).toEqual([expectedHome, expectedOffice]);
    expect(shop.upstream.calls[0]?.query).toEqual({});
  });

  it('returns one page with all addresses', async () => {
    const { data } = await shop.execute(MINE, {}, { token });
    expect(data.me.addresses).toMatchObject({
      totalCount: 2,
      filteredCount: 2,
      pageInfo: { number: 1, from: 1, to: 2, last: 1, hasNextPage: false },
    });
  });

  it.each([
    ['ids and zip code as text and number', { id: '12', province_id: '31', zip_code: 12_810 }],
    ['ids with a fraction of zero', { id: 12.0, city_id: '3174.0' }],
    ['a flag as text', { is_default: 'true' }],
    ['a flag as a boolean', { is_default: true }],
    ['unknown fields', { user_id: 7, created_at: '2026-11-20' }],
  ])('reads an address with %s', async (_, changes) => {
    expect(await requestAddresses([{ ...home, ...changes }])).toEqual([expectedHome]);
  });

  it.each([
    ['null', null, []],
    ['an empty object', {}, []],
    ['blank text', '', []],
    ['numbers for keys', { 0: home, 3: office }, [expectedHome, expectedOffice]],
    ['a single address', home, [expectedHome]],
    ['a paginator', { current_page: 1, data: [home] }, [expectedHome]],
  ])('reads addresses from %s', async (_, response, expected) => {
    expect(await requestAddresses(response)).toEqual(expected);
  });

  it('returns incomplete addresses and leaves out those without an id', async () => {
    const bare = {
      name: null,
      firstName: null,
      lastName: null,
      phone: null,
      street: null,
      zipCode: null,
      province: null,
      city: null,
      district: null,
    };
    const { city_id: _cityId, ...noCityId } = home;
    expect(await requestAddresses([{ id: 3 }, { ...home, id: null }, noCityId])).toEqual([
      { ...bare, id: 'Address:3', isDefault: false },
      { ...expectedHome, city: null },
    ]);
    expect(shop.logLines.join('')).toContain('"dropped":1');
  });

  it('reads the addresses for every request with its token', async () => {
    await shop.execute(MINE, {}, { token });
    await shop.execute(MINE, {}, { token: '8|lain' });
    expect(shop.upstream.calls.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer 7|rahasia',
      'Bearer 8|lain',
    ]);
  });
});

const TABLE = `query ($search: String, $page: Int, $size: Int, $sort: AddressSortInput) {
  me { addresses(search: $search, page: $page, size: $size, sort: $sort) {
    nodes { id } pageInfo { number size from to last } totalCount filteredCount } } }`;

async function requestPage(response: unknown, variables = {}) {
  shop.upstream.on('GET /user-address', { body: response });
  return shop.execute(TABLE, variables, { token });
}

describe('Customer.addresses with a page', () => {
  const rows = { draw: 1, recordsTotal: 41, recordsFiltered: 12, data: [home, office] };

  it('returns the page and its position with one call', async () => {
    const { data, errors } = await requestPage(rows, { search: ' tebet ', page: 2, size: 10 });
    expect(errors).toEqual([]);
    expect(data.me.addresses).toEqual({
      nodes: [{ id: 'Address:12' }, { id: 'Address:9' }],
      pageInfo: { number: 2, size: 10, from: 11, to: 12, last: 2 },
      totalCount: 41,
      filteredCount: 12,
    });
    expect(shop.upstream.count()).toBe(1);
    expect(shop.upstream.calls[0]?.query).toMatchObject({
      source: 'datatables',
      draw: '1',
      start: '10',
      length: '10',
      'search[value]': 'tebet',
      'search[regex]': 'false',
    });
    expect(shop.upstream.calls[0]?.headers.authorization).toBe('Bearer 7|rahasia');
  });

  it('sends all columns in the shop’s order, of which only texts are searchable', async () => {
    await requestPage(rows, { page: 1 });
    const query = shop.upstream.calls[0]?.query ?? {};
    const columns = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => query[`columns[${index}][data]`]);
    expect(columns).toEqual([
      'address_name',
      'first_name',
      'phone',
      'street_address',
      'city',
      'is_default',
      'id',
      undefined,
    ]);
    const searchable = [0, 4, 5, 6].map((index) => query[`columns[${index}][searchable]`]);
    expect(searchable).toEqual(['true', 'true', 'false', 'false']);
    expect(Object.keys(query).some((key) => key.startsWith('order'))).toBe(false);
    expect(query).toMatchObject({ start: '0', length: '10' });
  });

  it.each([
    ['NAME', '0'],
    ['FIRST_NAME', '1'],
    ['PHONE', '2'],
    ['STREET', '3'],
    ['CITY', '4'],
    ['IS_DEFAULT', '5'],
    ['ADDED', '6'],
  ])('sorts by %s as column %s', async (column, index) => {
    await requestPage(rows, { sort: { column } });
    await requestPage({ ...rows, draw: 1 }, { sort: { column, direction: 'DESCENDING' } });
    const orders = shop.upstream.calls.map(({ query }) => [
      query['order[0][column]'],
      query['order[0][dir]'],
    ]);
    expect(orders).toEqual([
      [index, 'asc'],
      [index, 'desc'],
    ]);
  });

  it('returns no nodes and the real counts past the last page', async () => {
    const { data } = await requestPage({ ...rows, data: [] }, { page: 9, size: 25 });
    expect(data.me.addresses).toEqual({
      nodes: [],
      pageInfo: { number: 9, size: 25, from: null, to: null, last: 1 },
      totalCount: 41,
      filteredCount: 12,
    });
  });

  it.each([
    ['inside an envelope', { status: 'success', message: 'OK', data: rows }],
    ['with counts as text', { ...rows, draw: '1', recordsTotal: '41', recordsFiltered: '12' }],
    ['with fields that were not requested', { ...rows, queries: [{ query: 'select' }], input: {} }],
  ])('reads a page %s', async (_, response) => {
    const { data, errors } = await requestPage(response, { size: 10 });
    expect(errors).toEqual([]);
    expect(data.me.addresses).toMatchObject({ filteredCount: 12, totalCount: 41 });
  });

  it.each([
    ['an error text', { ...rows, error: 'Tabel sibuk' }, 'SHOP_REFUSED', 'Tabel sibuk'],
    ['an old response', { ...rows, draw: 0 }, 'SHOP_BAD_REPLY', null],
    [
      'an envelope with a rejection',
      { status: 'error', message: 'Tutup' },
      'SHOP_REFUSED',
      'Tutup',
    ],
  ])('fails without affecting other fields for %s', async (_, response, code, message) => {
    shop.upstream.on('GET /user-address', { body: response });
    const { data, errors } = await shop.execute(
      '{ provinces { id } me { addresses(page: 1) { totalCount } } }',
      {},
      { token },
    );
    expect(data).toEqual({ provinces: [{ id: 'Province:31' }], me: { addresses: null } });
    expect(errors[0]).toMatchObject({ path: ['me', 'addresses'], extensions: { code } });
    if (message !== null) expect(errors[0]?.message).toBe(message);
  });

  it('rejects an unsupported page size without a REST call', async () => {
    const { errors } = await requestPage(rows, { size: 20 });
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'size' });
    expect(shop.upstream.count()).toBe(0);
  });
});
