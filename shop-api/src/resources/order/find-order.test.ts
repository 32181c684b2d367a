import { beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../../../test-kit/expect-ok.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { expectErrors } from '../../../test-kit/rejections.ts';

const { client, clock, tokenOf } = await freshShop();
const budi = await tokenOf(7);
const sari = await tokenOf(8);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(() => clock.advance(16 * MINUTE_MS));

interface CreatedOrder {
  id: number;
  order_no: string;
  hash: string;
}

async function createOrder(key?: string, token?: string): Promise<CreatedOrder> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const { body } = await client.post('/order', orderBody(), { headers, token });
  const { id, order_no, hash }: CreatedOrder = body.data;
  return { id, order_no, hash };
}
const byKey = (key: string, token?: string) => client.get(`/order/by-key/${key}`, { token });
const find = (order_no: unknown, contact: unknown) =>
  client.post('/order/find', { order_no, contact });

describe('GET /order/by-key/{Idempotency-Key}', () => {
  it('returns the order of a guest to any client that has the key', async () => {
    const order = await createOrder('kunci-tamu-1');
    expectOk(await byKey('kunci-tamu-1'), order);
  });

  it('returns the order of a customer to that customer only', async () => {
    const order = await createOrder('kunci-budi-1', budi);
    expect((await byKey('kunci-budi-1', budi)).body.data).toEqual(order);
    for (const response of [await byKey('kunci-budi-1'), await byKey('kunci-budi-1', sari)]) {
      expect([response.status, response.body.message]).toEqual([404, 'Data tidak ditemukan']);
    }
  });

  it('returns 404 for a rejected request, an unknown key, and a key after 24 hours', async () => {
    await client.post('/order', {}, { headers: { 'idempotency-key': 'kunci-tolak-1' } });
    await createOrder('kunci-lama-1');
    clock.advance(25 * HOUR_MS);
    for (const key of ['kunci-tolak-1', 'kunci-lama-1', 'kunci-baru-1', 'pendek', 'a'.repeat(65)]) {
      expect([key, (await byKey(key)).status]).toEqual([key, 404]);
    }
  });

  it('rejects an invalid token instead of returning 404', async () => {
    expect((await byKey('kunci-tamu-1', 'kedaluwarsa')).status).toBe(401);
  });

  it('limits the rate of unknown keys', async () => {
    const responses = [];
    for (let turn = 0; turn < 21; turn += 1)
      responses.push((await byKey(`tebakan-${turn}`)).status);
    expect([responses[19], responses[20]]).toEqual([404, 429]);
  });
});

describe('POST /order/find', () => {
  it.each(['budi@example.com', ' BUDI@Example.com ', '081234567890', '+62 812-3456-7890'])(
    'returns the hash of a guest order for the contact "%s"',
    async (contact) => {
      const order = await createOrder();
      expectOk(await find(` ${order.order_no.toLowerCase()} `, contact), { hash: order.hash });
    },
  );

  it('returns the same response for every order it does not return', async () => {
    const [guests, customers] = [await createOrder(), await createOrder(undefined, budi)];
    const texts = [
      await find(guests.order_no, 'orang@example.com'),
      await find(guests.order_no, '081300000008'),
      await find(guests.order_no, '%'),
      await find(customers.order_no, 'budi@example.com'),
      await find('SO000000000000', 'budi@example.com'),
    ].map(({ status, text }) => `${status} ${text}`);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toMatch(/^404 .*Pesanan tidak ditemukan/);
  });

  it('allows five requests in 15 minutes for an order number, right or wrong', async () => {
    const [order, other] = [await createOrder(), await createOrder()];
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await find(order.order_no, `${turn}@example.com`)).status).toBe(404);
    }
    const blocked = await find(order.order_no, 'budi@example.com');
    expect([blocked.status, Number(blocked.headers.get('retry-after'))]).toEqual([429, 900]);
    expect((await find(other.order_no, 'budi@example.com')).status).toBe(200);
    clock.advance(15 * MINUTE_MS + 1_000);
    expect((await find(order.order_no, 'budi@example.com')).status).toBe(200);
  });

  it.each([
    ['phone', ['081234567890', '+62 812-3456-7890']],
    ['e-mail', ['budi@example.com', 'BUDI@example.com']],
  ])('allows five requests in 15 minutes by %s in any spelling', async (_, contacts) => {
    const order = await createOrder();
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await find(`SO20010100000${turn}`, contacts[turn % 2])).status).toBe(404);
    }
    expect((await find(order.order_no, contacts[0])).status).toBe(429);
    clock.advance(15 * MINUTE_MS + 1_000);
    expect((await find(order.order_no, contacts[1])).status).toBe(200);
  });

  it('names the fields that are missing', async () => {
    expectErrors(await client.post('/order/find', {}), {
      order_no: 'Kolom Nomor Pesanan harus diisi',
      contact: 'Kolom Kontak harus diisi',
    });
    expect((await find({}, ['x'])).status).toBe(422);
  });
});
