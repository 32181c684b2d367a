import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderThatIs, setProgress } from '../../../test-kit/delivered-order.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import type { OrderPlan } from '../../../test-kit/order-body.ts';
import { bodyOf, pluck } from '../../../test-kit/shop-client.ts';
import { users } from '../../db/tables/session.ts';

const fresh = await freshShop({ settings: { pageSize: 2 } });
const { client, clock, db, tokenOf } = fresh;
const budi = await tokenOf(7);
const sari = await tokenOf(8);
const DELIVERED = { isPaid: true, isShipped: true };
const PHONE: OrderPlan = { lines: [{ product: 101, variant: 501 }] };

async function review(token: string, star: number, text: string | null, plan = PHONE) {
  const order = await orderThatIs(fresh, token, DELIVERED, plan);
  await client.post('/review', { ...order.lines[0], star, review: text }, { token });
  return order;
}
const reviewsOf = (key: string, page = 1) =>
  bodyOf(client.get(`/product/${key}/review?page=${page}`));

describe('GET /product/{slug or id}/review', () => {
  it('returns an empty page for a product without reviews', async () => {
    const { data, meta } = await reviewsOf('zenbook-14');
    expect(data).toMatchObject({ total: 0, data: [], last_page: 1, from: null });
    expect(meta).toEqual({ breakdown: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } });
  });

  it('lists the reviews of all customers, newest first, in pages with total counts', async () => {
    await review(budi, 5, 'Bagus');
    await review(sari, 2, null);
    await review(budi, 5, 'Beli lagi');
    const { data, meta } = await reviewsOf('galaxy-a55-5g-8-256');
    expect(data).toMatchObject({ total: 3, per_page: 2, last_page: 2 });
    expect(data.data).toEqual([
      {
        id: expect.any(Number),
        star: 5,
        review: 'Beli lagi',
        author: 'Budi S.',
        created_at: expect.any(String),
        variant: 'Awesome Navy',
      },
      expect.objectContaining({ star: 2, review: null, author: 'Sari' }),
    ]);
    expect(meta.breakdown).toEqual({ 1: 0, 2: 1, 3: 0, 4: 0, 5: 2 });
    const second = await reviewsOf('galaxy-a55-5g-8-256', 2);
    expect(pluck(second.data.data, 'review')).toEqual(['Bagus']);
    expect(second.meta).toEqual(meta);
    expect((await reviewsOf('galaxy-a55-5g-8-256', 9)).data).toMatchObject({ total: 3, data: [] });
  });

  it('shows neither phone, e-mail nor full surname of an author', async () => {
    await db.update(users).set({ lastName: 'öztürk Rahasia' }).where(eq(users.id, 7));
    const { text } = await client.get('/product/galaxy-a55-5g-8-256/review');
    expect(text).toContain('Budi Ö.');
    expect(text).not.toMatch(/ahasia|62812|@/);
  });

  it('returns the time of a review in Jakarta time', async () => {
    const at = clock.now();
    await review(budi, 4, 'Jam', { lines: [{ product: 102 }] });
    const { data } = await reviewsOf('redmi-note-13');
    expect(new Date(`${String(data.data[0].created_at).replace(' ', 'T')}+07:00`).getTime()).toBe(
      Math.floor((at.getTime() + 4_000) / 1_000) * 1_000,
    );
  });

  it('leaves out the review of an order that is no longer shipped', async () => {
    const order = await review(budi, 1, 'Ditarik');
    const before = (await reviewsOf('galaxy-a55-5g-8-256')).data.total;
    await setProgress(db, order.id, { isShipped: false });
    const { data, meta } = await reviewsOf('galaxy-a55-5g-8-256');
    expect([before - data.total, meta.breakdown[1]]).toEqual([1, 0]);
  });

  it.each(['tidak-ada', 'laptop-lama', '303', '999'])(
    'returns 404 for the product "%s"',
    async (key) => {
      expect((await client.get(`/product/${key}/review`)).status).toBe(404);
    },
  );

  it('returns the reviews of a product by its id', async () => {
    const bySlug = await reviewsOf('redmi-note-13');
    expect(await reviewsOf('102')).toEqual(bySlug);
    expect((await reviewsOf('102', 0)).data.current_page).toBe(1);
  });
});
