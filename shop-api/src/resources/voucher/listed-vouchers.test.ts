import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { addVoucher } from '../../../test-kit/vouchers.ts';
import type { vouchers } from '../../db/tables/voucher.ts';

const { client, clock, db, tokenOf } = await freshShop();
const budi = await tokenOf(7);
const sari = await tokenOf(8);
const DAY_MS = 24 * 60 * 60 * 1000;
const now = clock.now().getTime();

type NewVoucher = typeof vouchers.$inferInsert;

const listVoucher = (code: string, changes: Partial<NewVoucher> = {}) =>
  addVoucher(db, code, { endsAt: new Date(now + DAY_MS), isListed: true, ...changes });

const listed = async (token: string) =>
  pluck((await client.get('/voucher', { token })).body.data, 'voucher_code');

const once = await listVoucher('SATU', { quota: 2, minOrder: 2_000_000 });
await listVoucher('KARTU', {
  discountType: 'Percentage',
  discountAmount: '12.5',
  maxDiscount: 100_000,
  minOrder: 1_000_000,
  paymentMethodId: 2,
});
await listVoucher('BEBAS');

describe('GET /voucher', () => {
  it('returns the terms of listed vouchers, the lowest minimum first', async () => {
    const { status, body } = await client.get('/voucher', { token: budi });
    expect([status, pluck(body.data, 'voucher_code')]).toEqual([200, ['BEBAS', 'KARTU', 'SATU']]);
    expect(body.data[1]).toEqual({
      id: expect.any(Number),
      voucher_code: 'KARTU',
      discount_type: 'Percentage',
      discount_amount: 12.5,
      max_discount: 100_000,
      min_order: 1_000_000,
      payment_method_id: 2,
      ends_at: '2026-11-21 14:03:22',
    });
  });

  it.each<[string, Partial<NewVoucher>]>([
    ['is not listed', { isListed: false }],
    ['is switched off', { isActive: false }],
    ['has not started', { startsAt: new Date(now + 1) }],
    ['has ended', { endsAt: new Date(now - 1) }],
    ['has no quota left', { quota: 2, usedCount: 2 }],
  ])('leaves out a voucher that %s', async (what, changes) => {
    await listVoucher(`TIDAK-${what.replaceAll(' ', '-')}`, changes);
    expect(await listed(budi)).toEqual(['BEBAS', 'KARTU', 'SATU']);
  });

  it('leaves a voucher out only for the customer who has used it', async () => {
    const order = await client.post('/order', orderBody({ voucher: once }), { token: budi });
    expect(order.status).toBe(201);
    expect(await listed(budi)).toEqual(['BEBAS', 'KARTU']);
    expect(await listed(sari)).toEqual(['BEBAS', 'KARTU', 'SATU']);
    await client.post(`/order/${order.body.data.hash}/cancel`, {}, { token: budi });
    expect(await listed(budi)).toEqual(['BEBAS', 'KARTU', 'SATU']);
  });

  it('returns 401 for guests and for an invalid token', async () => {
    expect((await client.get('/voucher')).status).toBe(401);
    expect((await client.get('/voucher', { token: '7|salah' })).status).toBe(401);
  });

  it('returns 20 vouchers at most', async () => {
    for (let index = 0; index < 20; index += 1) await listVoucher(`BANYAK${index}`);
    expect(await listed(sari)).toHaveLength(20);
  });
});
