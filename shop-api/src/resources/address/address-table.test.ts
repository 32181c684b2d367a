import { describe, expect, it } from 'vitest';
import { addressBody, IN_BANDUNG } from '../../../test-kit/address-body.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { tableCall } from '../../../test-kit/table-call.ts';

const { client, tokenOf } = await freshShop();
const budi = await tokenOf(7);
const sari = await tokenOf(8);

const STREETS: Readonly<Record<number, string>> = {
  4: 'Jl. Ünter 100%_ \\ No. 4',
  8: 'Jl. Melati, tiang 8123456',
};

/** Budi has thirty addresses, the tenth is the default; every third is in Bandung. Sari has one. */
const ids: number[] = [];
for (let n = 1; n <= 30; n += 1) {
  const body = addressBody({
    ...(n % 3 === 0 ? IN_BANDUNG : {}),
    address_name: `${n % 2 === 0 ? 'kantor' : 'Rumah'} ${String(n).padStart(2, '0')}`,
    street_address: STREETS[n] ?? `Jl. Melati No. ${n}`,
    first_name: n === 5 ? 'Óscar' : 'Budi',
    last_name: n === 6 ? 'Wijaya' : null,
    phone: n === 30 ? '+62888123456' : `+62812000000${String(n).padStart(2, '0')}`,
    is_default: n === 10 ? 1 : 0,
  });
  const { data } = (await client.post('/user-address', body, { token: budi })).body;
  ids.push(data.id);
}
await client.post('/user-address', addressBody(), { token: sari });

const columns = [
  'address_name',
  'first_name',
  'phone',
  'street_address',
  'city',
  'is_default',
  'id',
];

const table = (changes: Record<string, string> = {}, token = budi) =>
  tableCall(client, '/user-address', columns, 7, { draw: '7', length: '100', ...changes }, token);

async function idsOf(changes: Record<string, string> = {}): Promise<unknown[]> {
  return pluck((await table(changes)).body.data, 'id');
}

const id = (n: number) => ids[n - 1];
const newest = [...ids].reverse();
const usual = [id(10), ...newest.filter((one) => one !== id(10))];
const order = (column: string, dir: string) => ({
  'order[0][column]': column,
  'order[0][dir]': dir,
});

describe('GET /user-address?source=datatables', () => {
  it('returns complete addresses at top level, the default first, then the newest', async () => {
    const { status, body } = await table({ length: '10' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ draw: 7, recordsTotal: 30, recordsFiltered: 30 });
    expect(Object.keys(body)).toEqual(['draw', 'recordsTotal', 'recordsFiltered', 'data']);
    expect(pluck(body.data, 'id')).toEqual(usual.slice(0, 10));
    expect(body.data[0]).toEqual({
      ...addressBody(),
      id: id(10),
      address_name: 'kantor 10',
      street_address: 'Jl. Melati No. 10',
      last_name: null,
      phone: '+6281200000010',
      is_default: 1,
    });
  });

  it('pages by start and length, with at most 100 rows', async () => {
    expect(await idsOf({ start: '25', length: '25' })).toEqual(usual.slice(25));
    expect(await idsOf({ length: '-1' })).toEqual(usual);
    expect(await idsOf({ start: '99999999999', length: 'x' })).toEqual(usual);
    expect(await idsOf({ start: '30' })).toEqual([]);
  });

  it('sorts by every column, case-insensitively, then by default and newest', async () => {
    const byName = await idsOf(order('0', 'asc'));
    expect(byName.slice(0, 2)).toEqual([id(2), id(4)]);
    expect(byName.at(-1)).toBe(id(29));
    expect((await idsOf(order('0', 'desc'))).slice(0, 2)).toEqual([id(29), id(27)]);
    expect((await idsOf(order('1', 'desc'))).slice(0, 4)).toEqual([id(5), id(6), id(10), id(30)]);
    expect(await idsOf(order('2', 'asc'))).toEqual(ids);
    expect((await idsOf(order('4', 'desc'))).slice(0, 2)).toEqual([id(30), id(27)]);
    expect((await idsOf(order('5', 'asc'))).at(-1)).toBe(id(10));
    expect(await idsOf(order('6', 'asc'))).toEqual(ids);
  });

  it.each([
    ['an unknown place', order('9', 'asc')],
    ['a column marked not orderable', { ...order('2', 'asc'), 'columns[2][orderable]': 'false' }],
    [
      'an unknown name',
      { ...order('2', 'asc'), 'columns[2][data]': 'user_id; DROP TABLE user_addresses' },
    ],
    ['another column of the table', { ...order('2', 'asc'), 'columns[2][data]': 'created_at' }],
    ['a name of the language', { ...order('2', 'asc'), 'columns[2][data]': '__proto__' }],
  ])('uses the default order for %s', async (_what, changes) => {
    expect(await idsOf(changes)).toEqual(usual);
  });

  it('finds rows that contain every word, and counts them in recordsFiltered', async () => {
    const { body } = await table({ 'search[value]': 'bandung  KANTOR' });
    expect(body).toMatchObject({ draw: 7, recordsTotal: 30, recordsFiltered: 5 });
    expect(pluck(body.data, 'id')).toEqual([id(30), id(24), id(18), id(12), id(6)]);
    expect(await idsOf({ 'search[value]': '00000017' })).toEqual([id(17)]);
    expect(await idsOf({ 'search[value]': 'wijaya' })).toEqual([id(6)]);
  });

  it.each(['0812-0000-0017', '081200000017', '+6281200000017', '62 81200000017'])(
    'finds a phone number written as %s',
    async (written) => {
      expect(await idsOf({ 'search[value]': written })).toEqual([id(17)]);
    },
  );

  it('finds a part of a phone number or of a street that looks like a phone number', async () => {
    expect(await idsOf({ 'search[value]': '8123456' })).toEqual([id(30), id(8)]);
    const off = { 'columns[2][searchable]': 'false' };
    expect(await idsOf({ 'search[value]': '8123456', ...off })).toEqual([id(8)]);
  });

  it('searches case-insensitively in all scripts, and literally', async () => {
    expect(await idsOf({ 'search[value]': 'óscar' })).toEqual([id(5)]);
    expect(await idsOf({ 'search[value]': 'ÜNTER' })).toEqual([id(4)]);
    for (const text of ['%', '_', '\\'])
      expect(await idsOf({ 'search[value]': text })).toEqual([id(4)]);
  });

  it.each(['tidak-ada', "'", 'true', '317401', '\u{1f600}'.repeat(60)])(
    'finds nothing for "%s"',
    async (text) => {
      const { status, body } = await table({ 'search[value]': text });
      expect(status).toBe(200);
      expect(body).toMatchObject({ recordsTotal: 30, recordsFiltered: 0, data: [] });
    },
  );

  it('searches only the columns that are sent as searchable', async () => {
    const off = { 'columns[4][searchable]': 'false' };
    expect(await idsOf({ 'search[value]': 'bandung', ...off })).toEqual([]);
  });

  it('returns each customer their own addresses', async () => {
    expect((await table({}, sari)).body).toMatchObject({ recordsTotal: 1, recordsFiltered: 1 });
    const { body } = await table({ user_id: '7', 'search[value]': 'kantor' }, sari);
    expect(body).toMatchObject({ recordsTotal: 1, recordsFiltered: 0, data: [] });
  });
});
