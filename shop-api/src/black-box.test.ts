import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddressBook } from '../test-kit/address-book.ts';
import { freshShop } from '../test-kit/fresh-shop.ts';
import { orderBody, type OrderPlan } from '../test-kit/order-body.ts';
import { awaitingOrder, openedSession, signed } from '../test-kit/payments.ts';
import { placedOrder } from '../test-kit/placed-order.ts';
import { photo, sendReceiptTo } from '../test-kit/receipts.ts';
import { pluck } from '../test-kit/shop-client.ts';
import { SMALL_SHOP_PASSWORD } from '../test-kit/small-shop.ts';
import { hemat10 } from '../test-kit/vouchers.ts';
import { stocks } from './db/tables/catalog.ts';

const shop = await freshShop();
const { client, clock, db, operator } = shop;

beforeEach(() => clock.advance(120_000));

/** Registers a customer, signs in and returns the token, over HTTP. */
async function newCustomer(phone: string): Promise<string> {
  const password = 'rahasia-baru';
  const form = { phone, password, confirm_password: password, terms: 1 };
  await client.post('/register', { ...form, first_name: 'Tamu', last_name: 'Baru' });
  const { body } = await client.post('/login', { phone, password });
  return String(body.data.token);
}

const list = (query: string) => client.get(`/product?source=pagination&active=true&${query}`);
const idsOf = async (query: string) => pluck((await list(query)).body.data.data, 'id');
const piecesOf = async (key: string) =>
  Number((await client.get(`/product/${key}`)).body.data.total_online_stock);
const orderTable = (query: string, token: string) =>
  client.get(`/order?source=datatables&${query}`, { token });

/** The checks for a shop server, by their numbers in shop-api.md 8; any shop must pass them. */
describe('REST contract: catalogue and account', () => {
  it('1: returns an empty page with the true total for a page past the end', async () => {
    const { total } = (await list('page=1')).body.data;
    const { status, body } = await list('page=99999');
    expect([status, body.data.data, body.data.total]).toEqual([200, [], total]);
    expect(total).toBeGreaterThan(0);
  });

  it('2: uses the default sort for an unknown sort', async () => {
    const sort = encodeURIComponent('id desc; drop table');
    expect(await idsOf(`sort=${sort}`)).toEqual(await idsOf(''));
    expect((await idsOf('')).length).toBeGreaterThan(1);
  });

  it('3: searches a percent sign literally', async () => {
    const names = pluck((await list('s=%25')).body.data.data, 'name').map(String);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toContain('%');
  });

  it('4: returns the same error for a wrong password and an unknown phone', async () => {
    const phone = '+6281234567890';
    const good = await client.post('/login', { phone, password: SMALL_SHOP_PASSWORD });
    const wrong = await client.post('/login', { phone, password: 'salah-sekali' });
    const unknown = await client.post('/login', { phone: '+6281399999999', password: 'salah' });
    expect(typeof good.body.data.token).toBe('string');
    expect(wrong.text).not.toContain('token');
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  });

  it('5: stores a product once that is added to the wishlist twice', async () => {
    const token = await newCustomer('+6281300000105');
    const entry = { product_id: 202, price: 7_499_000 };
    for (let time = 0; time < 2; time += 1) {
      expect((await client.post('/wishlist', entry, { token })).body.status).toBe('success');
    }
    const { data } = (await client.get('/wishlist', { token })).body;
    expect(pluck(data, 'product_id')).toEqual([202]);
  });

  it('6: clears the first default address when a second one is set', async () => {
    const book = new AddressBook(client, await newCustomer('+6281300000106'));
    await book.saved('Rumah', { is_default: 1 });
    await book.saved('Kantor', { is_default: 1 });
    expect(await book.names()).toEqual(['Kantor*', 'Rumah']);
  });

  it('7: returns 404 for an address of another customer', async () => {
    const mine = new AddressBook(client, await newCustomer('+6281300000107'));
    const theirs = new AddressBook(client, await newCustomer('+6281300000207'));
    const id = await mine.saved('Rumah');
    expect((await theirs.put(id, { address_name: 'Diambil' })).status).toBe(404);
    expect((await theirs.remove(id)).status).toBe(404);
    expect(await mine.names()).toEqual(['Rumah*']);
  });
});

describe('REST contract: orders', () => {
  // The price cases have their own couriers: price-cases.test.ts sends all of them.
  it('8: accepts correct amounts and rejects amounts that are one rupiah off', async () => {
    const token = await newCustomer('+6281300000108');
    const voucher = { ...(await hemat10(db)), code: 'hemat10' };
    const plans: OrderPlan[] = [
      { lines: [{ product: 202, quantity: 2 }, { product: 102 }], shipping: 'jne' },
      { shipping: 'own', pay: [{ method: 3, amount: 4_000_000 }, { method: 2 }] },
      { shipping: 'pickup', lines: [{ product: 101, variant: 501 }], pay: [{ method: 3 }] },
      { voucher, pay: [{ method: 2 }] },
    ];
    const figures = ['total', 'voucher_discount', 'total_shipping_fee', 'total_insurance_fee'];
    for (const plan of plans) {
      clock.advance(60_000);
      const body = orderBody(plan);
      for (const figure of [...figures, 'payment_fee', 'grand_total']) {
        const off = { ...body, [figure]: Number(body[figure]) + 1 };
        expect((await client.post('/order', off, { token })).status, figure).toBe(422);
      }
      const { status, body: response } = await client.post('/order', body, { token });
      expect([status, response.data?.grand_total]).toEqual([201, body['grand_total']]);
      const { data } = (await client.get(`/order/${response.data.hash}`, { token })).body;
      for (const figure of figures) expect(data[figure], figure).toBe(body[figure]);
    }
  });

  it('9: creates one of two concurrent orders for the last piece', async () => {
    await db.update(stocks).set({ stock: 1 }).where(eq(stocks.productId, 102));
    const body = orderBody({ lines: [{ product: 102 }] });
    const both = await Promise.all([client.post('/order', body), client.post('/order', body)]);
    expect(pluck(both, 'status').sort()).toEqual([201, 409]);
    expect(await piecesOf('redmi-note-13')).toBe(0);
  });

  it('10: creates one order for a repeated Idempotency-Key', async () => {
    const token = await newCustomer('+6281300000110');
    const extras = { token, headers: { 'idempotency-key': 'black-box-check-10' } };
    const first = await client.post('/order', orderBody(), extras);
    const second = await client.post('/order', orderBody(), extras);
    expect(first.status).toBe(201);
    expect(second.body.data).toEqual(first.body.data);
    const { data } = (await client.get('/order', { token })).body;
    expect(pluck(data, 'hash')).toEqual([first.body.data.hash]);
  });

  it('11: requires the token for an order of a customer, not for one of a guest', async () => {
    const token = await newCustomer('+6281300000111');
    const theirs = (await client.post('/order', orderBody(), { token })).body.data.hash;
    const guests = (await client.post('/order', orderBody())).body.data.hash;
    expect((await client.get(`/order/${theirs}`)).status).toBe(404);
    expect((await client.get(`/order/${theirs}`, { token })).status).toBe(200);
    expect((await client.get(`/order/${guests}`)).status).toBe(200);
  });

  it('14: pages the order table, returns no rows for no match, and echoes draw', async () => {
    const token = await newCustomer('+6281300000114');
    await db.update(stocks).set({ stock: 100 }).where(eq(stocks.productId, 202));
    for (let count = 0; count < 27; count += 1) {
      clock.advance(4_000);
      expect((await client.post('/order', orderBody(), { token })).status).toBe(201);
    }
    const { body } = await orderTable('draw=7&length=25&start=25', token);
    expect(body).toMatchObject({ draw: 7, recordsTotal: 27, recordsFiltered: 27 });
    expect(body.data).toHaveLength(2);
    const search = 'columns[0][data]=order_no&columns[0][searchable]=true&search[value]=tidak-ada';
    const none = await orderTable(`draw=8&length=25&start=0&${search}`, token);
    expect(none.body).toMatchObject({ draw: 8, recordsTotal: 27, recordsFiltered: 0, data: [] });
  });
});

describe('REST contract: payments and reviews', () => {
  it('12: accepts a receipt only as a picture of at most 1,000,000 bytes', async () => {
    const { hash, payments } = await placedOrder(shop);
    const payment = payments[0]!;
    const picture = await photo('png');
    const sized = (length: number) =>
      Buffer.concat([picture, Buffer.alloc(length - picture.length)]);
    const isConfirmed = async () =>
      Number((await client.get(`/order/${hash}`)).body.data.order_payments[0].is_confirmed);
    const rejected = async (bytes: Buffer) => {
      const response = await sendReceiptTo(shop, { payment, bytes });
      expect([413, 422]).toContain(response.status);
      expect(await isConfirmed()).toBe(0);
    };
    await rejected(sized(1_000_001));
    await rejected(Buffer.from('Ini bukan gambar'));
    const response = await sendReceiptTo(shop, { payment, bytes: sized(1_000_000) });
    expect([response.status, await isConfirmed()]).toEqual([200, 1]);
  });

  it('13: rejects a changed amount, counts a payment once, and does not revert it', async () => {
    const { hash, rows } = await awaitingOrder(shop);
    const good = await openedSession(shop, rows[0]!);
    const notify = async (message: object) =>
      String((await client.post('/ipay88/backend', message)).body.Code);
    const payment = async () =>
      (await operator.get(`order/${hash}`)).body.data.order_payments[0] as unknown;
    expect(await notify({ ...good, Amount: String(Number(good['Amount']) - 1) })).toBe('0');
    expect(await payment()).toMatchObject({ is_paid: 0 });
    expect([await notify(good), await notify(good)]).toEqual(['1', '1']);
    expect(await payment()).toMatchObject({ is_paid: 1, needs_attention: 0 });
    expect(await notify(signed({ ...good, TransactionStatus: '0' }))).toBe('1');
    expect(await payment()).toMatchObject({ is_paid: 1, needs_attention: 0 });
    expect((await client.get(`/order/${hash}`)).body.data.is_paid).toBe(1);
  });

  it('15: accepts one review, only after shipping', async () => {
    const token = await newCustomer('+6281300000115');
    const order = await placedOrder(shop, {}, token);
    const { order_details } = (await client.get(`/order/${order.hash}`, { token })).body.data;
    const [line] = order_details;
    const review = { product_id: line.product_id, order_id: order.id, order_detail_id: line.id };
    const postReview = async () => {
      const response = await client.post(
        '/review',
        { ...review, star: 5, review: 'Bagus' },
        { token },
      );
      return response.status;
    };
    expect(await postReview()).toBe(409);
    const payment = order.payments[0]!;
    await sendReceiptTo(shop, { payment, token });
    expect((await operator.post(`order-payment/${payment.id}/accept`)).status).toBe(200);
    expect(await postReview()).toBe(409);
    await operator.post(`order/${order.hash}/ship`, { resi_no: 'JNE0123456789' });
    expect([200, 201]).toContain(await postReview());
    expect(await postReview()).toBe(409);
  });
});
