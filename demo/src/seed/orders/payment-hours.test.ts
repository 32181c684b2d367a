import { describe, expect, it } from 'vitest';
import { demoShop } from '../../../test-kit/demo-shop.ts';
import { orderPayments } from '@gawai/shop-api/db/tables/order';

const shortest = await demoShop({ SHOP_PAYMENT_HOURS: '1' });
const longest = await demoShop({ SHOP_PAYMENT_HOURS: '8760' });

describe('demo orders with any payment time limit', () => {
  it.each([
    ['an hour', shortest],
    ['a year', longest],
  ])('seeds open and expired payments with %s', async (_, { running, seededAt }) => {
    const rows = await running.shop.db.select().from(orderPayments);
    const open = rows.filter(({ isPaid, isConfirmed }) => isPaid === 0 && !isConfirmed);
    expect(open.length).toBeGreaterThanOrEqual(5);
    for (const { expiredAt } of open) expect(expiredAt > seededAt).toBe(true);
    expect(rows.some(({ isPaid }) => isPaid === -1)).toBe(true);
  });
});
