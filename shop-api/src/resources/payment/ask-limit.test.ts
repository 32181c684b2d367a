import { expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { awaitingOrder } from '../../../test-kit/payments.ts';

const shop = await freshShop();
const { client, clock } = shop;

it.each([
  ['page', (hash: string) => client.post(`/ipay88/request/${hash}`)],
  ['state', (hash: string) => client.get(`/ipay88/status/${hash}`)],
])('asks for the %s of a payment at most twenty times a minute', async (_, ask) => {
  const [one, other] = [await awaitingOrder(shop), await awaitingOrder(shop)];
  const statuses = [];
  for (let turn = 0; turn < 21; turn += 1) statuses.push((await ask(one.rows[0]!)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  expect((await ask(other.rows[0]!)).status).toBe(200);
  clock.advance(60_000);
  expect((await ask(one.rows[0]!)).status).toBe(200);
});
