import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { tableCall } from '../../../test-kit/table-call.ts';
import { orders } from '../../db/tables/order.ts';

const { client, clock, db, tokenOf } = await freshShop();
const budi = await tokenOf(7);
const sari = await tokenOf(8);

/** Budi has thirty orders, one a minute; Sari has one. */
const numbers: string[] = [];
const [first] = await Promise.all([client.post('/order', orderBody(), { token: budi })]);
const [template] = await db.select().from(orders).where(eq(orders.id, first.body.data.id));
numbers.push(first.body.data.order_no);
for (let n = 1; n < 30; n += 1) {
  const { id: _id, ...row } = template!;
  const number = `SO261121${String(n).padStart(6, '0')}`;
  const time = new Date(clock.now().getTime() + n * 60_000);
  const total = row.total + n;
  const copy = { orderNo: number, hash: String(n).padStart(40, 'f'), orderTime: time };
  await db.insert(orders).values({ ...row, ...copy, total, grandTotal: row.grandTotal + n });
  numbers.push(number);
}
const twoLines = [{ product: 101 as const, variant: 501, quantity: 2 }, { product: 202 as const }];
await client.post('/order', orderBody({ lines: twoLines }), { token: sari });

const columns = ['order_no', 'order_time', 'grand_total', 'status', 'hash'];

const table = (changes: Record<string, string> = {}, token = budi) => {
  const usual = { draw: '3', length: '10', 'order[0][column]': '0', 'order[0][dir]': 'desc' };
  return tableCall(client, '/order', columns, 3, { ...usual, ...changes }, token);
};

const numbersOf = async (changes: Record<string, string>) =>
  pluck((await table(changes)).body.data, 'order_no');

const newest = [...numbers].reverse();

describe('GET /order?source=datatables', () => {
  it('returns rows at top level, newest first, with labels', async () => {
    const { status, body } = await table();
    expect(status).toBe(200);
    expect(body).toMatchObject({ draw: 3, recordsTotal: 30, recordsFiltered: 30 });
    expect(body.data).toHaveLength(10);
    expect(body.data[9]).toEqual({
      id: expect.any(Number),
      order_no: newest[9],
      order_time: '2026-11-20 14:23:22',
      grand_total: 7_559_018,
      hash: expect.any(String),
      is_paid: 0,
      is_shipped: 0,
      is_refunded: 0,
      status: 'Menunggu Pembayaran',
      first_detail: null,
      order_details_count: 0,
    });
  });

  it('names the first line of each order, with a picture, and counts the lines', async () => {
    const { body } = await table({}, sari);
    expect(body.data[0]).toMatchObject({
      first_detail: {
        product_name: 'Galaxy A55 5G 8/256',
        product_variant_name: 'Awesome Navy',
        image: 'product/galaxy-a55-1.webp',
        image_color: null,
      },
      order_details_count: 2,
    });
    const list = await client.get('/order', { token: sari });
    expect(list.body.data[0].first_detail).toEqual(body.data[0].first_detail);
  });

  it('returns the orders of one state and the counts of all states', async () => {
    const flags = [{ isPaid: true }, { isShipped: true }, { isRefunded: true }];
    const both = { isPaid: true, isRefunded: true };
    for (const [index, set] of [...flags, both, { isPaid: true }].entries()) {
      await db.update(orders).set(set).where(eq(orders.orderNo, newest[index]!));
    }
    const counts = { awaiting_payment: 25, processing: 2, shipped: 1, refunded: 1, voided: 1 };
    const { body } = await table({ status: 'processing', length: '-1' });
    expect(body).toMatchObject({ recordsTotal: 30, recordsFiltered: 2, status_counts: counts });
    expect(await numbersOf({ status: 'processing' })).toEqual([newest[0], newest[4]]);
    expect(await numbersOf({ status: 'shipped' })).toEqual([newest[1]]);
    expect(await numbersOf({ status: 'voided' })).toEqual([newest[2]]);
    expect(await numbersOf({ status: 'refunded' })).toEqual([newest[3]]);
    expect(await numbersOf({ status: 'awaiting_payment', length: '-1' })).toEqual(newest.slice(5));
    expect(await numbersOf({ status: 'constructor', length: '-1' })).toEqual(newest);
    const one = { status: 'processing', 'search[value]': newest[0]! };
    expect((await table(one)).body).toMatchObject({
      recordsTotal: 30,
      recordsFiltered: 1,
      status_counts: { awaiting_payment: 0, processing: 1, shipped: 0, refunded: 0, voided: 0 },
    });
  });

  it('pages by start and length, with at most 100 rows', async () => {
    expect(await numbersOf({ start: '25', length: '25' })).toEqual(newest.slice(25));
    expect(await numbersOf({ length: '-1' })).toEqual(newest);
    expect(await numbersOf({ start: '-5', length: 'x' })).toEqual(newest);
    expect(await numbersOf({ start: '99999999999' })).toEqual(newest.slice(0, 10));
  });

  it('sorts by the orderable columns', async () => {
    expect(await numbersOf({ 'order[0][dir]': 'asc', length: '-1' })).toEqual(numbers);
    expect(
      await numbersOf({ 'order[0][column]': '2', 'order[0][dir]': 'asc', length: '-1' }),
    ).toEqual(numbers);
    expect(
      await numbersOf({ 'order[0][column]': '1', 'order[0][dir]': 'x', length: '-1' }),
    ).toEqual(newest);
  });

  it.each([
    ['status', { 'order[0][column]': '3', 'columns[3][orderable]': 'true' }],
    [
      'a column marked not orderable',
      { 'order[0][column]': '2', 'columns[2][orderable]': 'false' },
    ],
    ['an unknown place', { 'order[0][column]': '9' }],
    ['an unknown name', { 'columns[0][data]': 'user_id; DROP TABLE orders' }],
    ['a name of the language', { 'columns[0][data]': 'constructor' }],
  ])('uses the default order for %s', async (_what, changes) => {
    expect(await numbersOf({ 'order[0][dir]': 'asc', length: '-1', ...changes })).toEqual(newest);
  });

  it('finds every word in number, time or total, and counts the rows in recordsFiltered', async () => {
    const { body } = await table({ 'search[value]': '261121 14:3', length: '-1' });
    expect(body).toMatchObject({ recordsTotal: 30, recordsFiltered: 3 });
    expect(await numbersOf({ 'search[value]': 'so261121000007' })).toEqual(['SO261121000007']);
    expect(await numbersOf({ 'search[value]': '7559018' })).toEqual([newest[9]]);
  });

  it.each(['tidak-ada', '%', '_', '\\', "'", 'fffff'])('finds nothing for "%s"', async (text) => {
    const { status, body } = await table({ 'search[value]': text });
    expect(status).toBe(200);
    expect(body).toMatchObject({ recordsTotal: 30, recordsFiltered: 0, data: [] });
  });

  it('searches only the columns that are sent as searchable', async () => {
    const off = { 'columns[0][searchable]': 'false', 'columns[2][searchable]': 'false' };
    expect(await numbersOf({ 'search[value]': 'SO2611', ...off })).toEqual([]);
  });

  it('returns each customer their own orders, and none to guests', async () => {
    expect((await table({}, sari)).body).toMatchObject({ recordsTotal: 1 });
    expect((await client.get('/order?source=datatables')).status).toBe(401);
    expect((await client.get('/order')).status).toBe(401);
  });
});

describe('GET /order', () => {
  it('lists the orders of the customer, newest first', async () => {
    const { status, body } = await client.get('/order', { token: budi });
    expect(status).toBe(200);
    expect(body.data).toMatchObject(newest.map((number) => ({ order_no: number })));
  });
});
