import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderThatIs, setProgress } from '../../../test-kit/delivered-order.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { statusCounts } from '../../../test-kit/many-buyers.ts';
import { expectErrors, expectRejected } from '../../../test-kit/rejections.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { products } from '../../db/tables/catalog.ts';
import { reviews } from '../../db/tables/review.ts';

const fresh = await freshShop();
const { client, db, tokenOf } = fresh;
const budi = await tokenOf(7);
const sari = await tokenOf(8);
const DELIVERED = { isPaid: true, isShipped: true };

const postReview = (body: unknown, token = budi) => client.post('/review', body, { token });

/** The line of a new order of Budi with this progress. */
async function lineOf(progress = {}) {
  const [line] = (await orderThatIs(fresh, budi, progress)).lines;
  return line!;
}

async function ratingOf(productId: number) {
  const [row] = await db.select().from(products).where(eq(products.id, productId));
  return [row?.ratingTotal, row?.ratingCount, row?.star];
}

describe('POST /review', () => {
  it('stores the review, shows it in the order, and updates the stars of the product', async () => {
    const order = await orderThatIs(fresh, budi, DELIVERED);
    const line = order.lines[0]!;
    const { status, body } = await postReview({ ...line, star: 5, review: ' Bagus ' });
    expect([status, body.status]).toEqual([201, 'success']);
    const expected = { ...line, id: expect.any(Number), star: 5, review: 'Bagus' };
    expect((await client.get('/review', { token: budi })).body.data).toEqual([expected]);
    const shown = (await client.get(`/order/${order.hash}`, { token: budi })).body.data;
    expect(shown.order_details[0].review).toEqual({ star: 5, review: 'Bagus' });
    expect((await client.get('/product/ideapad-slim-3')).body.data.star).toBe('5.0');
  });

  it('updates the mean of all stars', async () => {
    await db.delete(reviews);
    await db.update(products).set({ ratingTotal: 47, ratingCount: 10 }).where(eq(products.id, 202));
    await postReview({ ...(await lineOf(DELIVERED)), star: 4 });
    await postReview({ ...(await lineOf(DELIVERED)), star: '3', review: null });
    expect(await ratingOf(202)).toEqual([54, 12, '4.50']);
    expect((await client.get('/product/ideapad-slim-3')).body.data.star).toBe('4.5');
  });

  it('accepts each line of an order once, for its own product', async () => {
    const lines = [{ product: 102 as const }, { product: 101 as const, variant: 501 }];
    const order = await orderThatIs(fresh, budi, DELIVERED, { lines });
    for (const line of order.lines)
      expect((await postReview({ ...line, star: 2 })).status).toBe(201);
    expect(await ratingOf(102)).toEqual([2, 1, '2.00']);
    expect(await ratingOf(101)).toEqual([49, 11, '4.45']);
  });

  it('stores HTML, SQL and all scripts as plain text', async () => {
    const review = "<img src=x onerror=alert(1)> '; DROP TABLE reviews; -- \u202e😀";
    await postReview({ ...(await lineOf(DELIVERED)), star: 1, review });
    const { headers, body } = await client.get('/review', { token: budi });
    expect(body.data[0].review).toBe(review);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('accepts a text of at most 2,000 characters', async () => {
    const line = await lineOf(DELIVERED);
    const long = await postReview({ ...line, star: 5, review: 'ü'.repeat(2_001) });
    expectErrors(long, { review: 'Kolom Ulasan maksimal 2000 karakter' });
    expect((await postReview({ ...line, star: 5, review: '😀'.repeat(2_000) })).status).toBe(201);
  });

  it.each([0, 6, undefined, null, '', 9e15])('rejects %j stars', async (star) => {
    const response = await postReview({ ...(await lineOf(DELIVERED)), star });
    expectErrors(response, { star: 'Rating harus 1 sampai 5' });
  });

  it.each([-1, 4.5, 'lima', '5; DROP', true, [5], {}, 1e300, '99999999999999999999'])(
    'rejects %j as stars',
    async (star) => {
      const response = await postReview({ ...(await lineOf(DELIVERED)), star });
      expectErrors(response, { star: 'Kolom Rating tidak valid' });
    },
  );

  it.each([['a\0b'], ['\ud800'], [{}], [['x']], [true]])(
    'rejects %j as a text and changes nothing',
    async (review) => {
      const [line, before] = [await lineOf(DELIVERED), await ratingOf(202)];
      const response = await postReview({ ...line, star: 5, review });
      expectErrors(response, { review: 'Kolom Ulasan tidak valid' });
      expect(await ratingOf(202)).toEqual(before);
    },
  );
});

describe('POST /review for a line that cannot be reviewed', () => {
  it.each([
    ['not paid', {}],
    ['paid, not shipped', { isPaid: true }],
    ['shipped, not paid', { isShipped: true }],
    ['refunded', { ...DELIVERED, isRefunded: true }],
  ])('rejects a line of an order that is %s', async (_what, progress) => {
    const [line, before] = [await lineOf(progress), await ratingOf(202)];
    const text = 'Ulasan hanya untuk pesanan yang sudah dibayar dan dikirim';
    expectRejected(await postReview({ ...line, star: 5 }), 409, text);
    expect(await ratingOf(202)).toEqual(before);
  });

  it('returns 409 before shipping and after the first review', async () => {
    const order = await orderThatIs(fresh, budi, { isPaid: true });
    const review = { ...order.lines[0], star: 4 };
    expect((await postReview(review)).status).toBe(409);
    await setProgress(db, order.id, { isShipped: true });
    expect((await postReview(review)).status).toBe(201);
    expectRejected(await postReview({ ...review, star: 1 }), 409, 'Produk ini sudah Anda ulas');
  });

  it('rejects the line before it checks the stars', async () => {
    expect((await postReview({ ...(await lineOf()), star: 9, review: {} })).status).toBe(409);
  });

  it('returns 404 for a line of another customer or a guest', async () => {
    const [guests] = (await orderThatIs(fresh, undefined, DELIVERED)).lines;
    const own = await lineOf(DELIVERED);
    for (const response of [
      await postReview({ ...own, star: 5 }, sari),
      await postReview({ ...own, star: 9 }, sari),
      await postReview({ ...guests, star: 5 }),
    ]) {
      expectRejected(response, 404, 'Data tidak ditemukan');
    }
  });

  it('returns 404 for ids that do not match or are missing', async () => {
    const [line, other] = [await lineOf(DELIVERED), await lineOf(DELIVERED)];
    for (const wrong of [
      { product_id: 101 },
      { order_id: other.order_id },
      { order_detail_id: other.order_detail_id },
      { order_detail_id: 2_147_483_647 },
      { order_detail_id: 2 ** 40 },
      { order_id: null },
      { product_id: "202' OR 1=1" },
      { product_id: [202] },
    ]) {
      expect((await postReview({ ...line, star: 5, ...wrong })).status, JSON.stringify(wrong)).toBe(
        404,
      );
    }
    expect((await postReview({})).status).toBe(404);
    expect((await postReview(null)).status).toBe(404);
  });
});

describe('concurrent POST /review', () => {
  it('stores one review for a line, and counts it once', async () => {
    const [line, before] = [await lineOf(DELIVERED), await ratingOf(202)];
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => postReview({ ...line, star: 1 + (n % 5) })),
    );
    expect(statusCounts(responses)).toEqual({ 201: 1, 409: 19 });
    const star = Number(responses.find(({ status }) => status === 201)?.body.data.star);
    const after = await ratingOf(202);
    expect(after.slice(0, 2)).toEqual([Number(before[0]) + star, Number(before[1]) + 1]);
  });

  it('counts the reviews of many orders', async () => {
    const lines = [];
    for (let n = 0; n < 10; n += 1) lines.push(await lineOf(DELIVERED));
    const before = await ratingOf(202);
    const responses = await Promise.all(lines.map((line) => postReview({ ...line, star: 3 })));
    expect(statusCounts(responses)).toEqual({ 201: 10 });
    const after = await ratingOf(202);
    expect(after.slice(0, 2)).toEqual([Number(before[0]) + 30, Number(before[1]) + 10]);
  });
});

describe('GET /review', () => {
  it('lists the reviews of the customer, newest first', async () => {
    const mine = (await client.get('/review', { token: budi })).body.data;
    const ids = pluck(mine, 'id').map(Number);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect((await client.get('/review', { token: sari })).body.data).toEqual([]);
  });

  it('returns 401 without a session, as does POST /review', async () => {
    for (const response of [await client.get('/review'), await client.post('/review', {})]) {
      expectRejected(response, 401, 'Unauthenticated.');
    }
  });
});
