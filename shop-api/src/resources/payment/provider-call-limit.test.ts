import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { awaitingOrder } from '../../../test-kit/payments.ts';

const shop = await freshShop();
const { client, clock } = shop;

describe('calls that query the payment provider', () => {
  it.each([
    ['page', (hash: string) => client.post(`/ipay88/request/${hash}`)],
    ['state', (hash: string) => client.get(`/ipay88/status/${hash}`)],
  ])('accepts twenty calls per minute for the %s of each payment', async (_, send) => {
    const [one, other] = [await awaitingOrder(shop), await awaitingOrder(shop)];
    const statuses = [];
    for (let turn = 0; turn < 21; turn += 1) statuses.push((await send(one.rows[0]!)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await send(other.rows[0]!)).status).toBe(200);
    clock.advance(60_000);
    expect((await send(one.rows[0]!)).status).toBe(200);
  });
});
