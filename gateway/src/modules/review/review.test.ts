import { describe, expect, it } from 'vitest';
import { ORDER_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const token = '7|rahasia';
const READ = `GET /order/${ORDER_HASH}`;
const ROUTE = 'POST /review';
const done = { ...savedOrder, is_paid: 1, is_shipped: 1 };
const [line] = savedOrder.order_details;
const wireReview = {
  id: 5,
  product_id: 202,
  order_id: 900,
  order_detail_id: 2701,
  star: 5,
  review: 'Bagus',
};

const shop = gatewayForAll({
  [READ]: ok(done),
  [ROUTE]: ok(wireReview),
});

const LINES = 'lines { id canReview review { rating text } }';
const SUBMIT = `mutation ($input: SubmitReviewInput!) {
  submitReview(input: $input) { order { ${LINES} } userErrors { code message path } }
}`;
const input = {
  orderAccessHash: ORDER_HASH,
  orderLineId: 'OrderLine:2701',
  rating: 4,
  text: ' Bagus ',
};

const submit = (changes = {}) =>
  shop.execute(SUBMIT, { input: { ...input, ...changes } }, { token });
const sent = (): unknown =>
  JSON.parse(shop.upstream.calls.find(({ method }) => method === 'POST')!.body);
const errorsOf = async (changes = {}): Promise<unknown> => {
  const { data, errors } = await submit(changes);
  expect(errors).toEqual([]);
  return data.submitReview.userErrors;
};

describe('OrderLine.canReview', () => {
  const query = 'query ($hash: String!) { order(accessHash: $hash) { lines { canReview } } }';
  const canReview = async (changes: object, lineChanges: object = {}): Promise<unknown> => {
    const order_details = [{ ...line, ...lineChanges }];
    shop.upstream.on(READ, ok({ ...done, order_details, ...changes }));
    const { data } = await shop.execute(query, { hash: ORDER_HASH }, { token });
    return data.order.lines[0]?.canReview;
  };

  it.each([
    ['returns true when the order is paid and shipped', {}, {}, true],
    ['returns false before the order is paid', { is_paid: 0 }, {}, false],
    ['returns false before the order is shipped', { is_shipped: '0' }, {}, false],
    ['returns false after a refund', { is_refunded: 1 }, {}, false],
    ['returns false after a review', {}, { review: { star: 5, review: null } }, false],
    ['returns true with an empty review', {}, { review: [] }, true],
  ])('%s', async (_, changes, lineChanges, expected) => {
    expect(await canReview(changes, lineChanges)).toBe(expected);
  });

  it('returns false for guests', async () => {
    await canReview({});
    const { data } = await shop.execute(query, { hash: ORDER_HASH });
    expect(data.order.lines).toEqual([{ canReview: false }]);
  });

  it('returns false in a guest’s order that a customer opens, with one history search for all lines', async () => {
    shop.upstream.on('GET /order', { body: { data: [{ hash: 'f'.repeat(40) }] } });
    expect(await canReview({ order_details: [line, { ...line, id: 2702 }] })).toBe(false);
    expect(shop.upstream.count()).toBe(2);
  });

  it('returns true in orders of the history, without a history search', async () => {
    shop.upstream.on('GET /order', { body: { data: [{ hash: ORDER_HASH }] } });
    const query = '{ me { orders { nodes { lines { canReview } } } } }';
    const { data } = await shop.execute(query, {}, { token });
    expect(data.me.orders.nodes).toEqual([{ lines: [{ canReview: true }] }]);
    expect(shop.upstream.count()).toBe(2);
  });
});

describe('submitReview', () => {
  it('sends the three ids of the shop’s order, with two REST calls', async () => {
    const { data, errors } = await submit();
    expect(errors).toEqual([]);
    expect(data.submitReview).toEqual({
      order: {
        lines: [{ id: 'OrderLine:2701', canReview: false, review: { rating: 4, text: 'Bagus' } }],
      },
      userErrors: [],
    });
    expect(sent()).toEqual({
      product_id: 202,
      order_id: 900,
      order_detail_id: 2701,
      star: 4,
      review: 'Bagus',
    });
    expect(shop.upstream.calls.map((call) => call.headers.authorization)).toEqual([
      `Bearer ${token}`,
      `Bearer ${token}`,
    ]);
  });

  it.each([undefined, null, '', '  '])('accepts a rating without a text: %j', async (text) => {
    expect(await errorsOf({ text })).toEqual([]);
    expect(sent()).toMatchObject({ review: null });
  });

  it('accepts a text of 2,000 characters', async () => {
    const text = '😀'.repeat(2_000);
    expect(await errorsOf({ rating: 5, text })).toEqual([]);
    expect(sent()).toMatchObject({ star: 5, review: text });
  });

  it('reads the order id from the line when the order has none', async () => {
    shop.upstream.on(READ, ok({ ...done, id: undefined }));
    expect(await errorsOf()).toEqual([]);
    expect(sent()).toMatchObject({ order_id: 900 });
  });

  it.each([
    [{ rating: 0 }, 'STAR_OUT_OF_RANGE', 'Rating harus 1 sampai 5', 'rating'],
    [{ rating: 6 }, 'STAR_OUT_OF_RANGE', 'Rating harus 1 sampai 5', 'rating'],
    [{ text: 'x'.repeat(2_001) }, 'TOO_LONG', 'Kolom Ulasan maksimal 2000 karakter', 'text'],
  ])('rejects invalid input without a REST call: %j', async (changes, code, message, field) => {
    expect(await errorsOf(changes)).toEqual([{ code, message, path: [field] }]);
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([
    [
      'the order of another customer, after a session check',
      {},
      failure(404, 'Tidak ditemukan'),
      2,
    ],
    ['a line that the order does not have', { orderLineId: 'OrderLine:1' }, ok(done), 1],
    [
      'an order without ids',
      {},
      ok({ ...done, id: null, order_details: [{ ...line, order_id: 0 }] }),
      1,
    ],
  ])('returns ORDER_NOT_FOUND for %s', async (_, changes, response, calls) => {
    shop.upstream.on(READ, response);
    expect(await errorsOf(changes)).toEqual([
      { code: 'ORDER_NOT_FOUND', message: 'Pesanan tidak ditemukan', path: [] },
    ]);
    expect(shop.upstream.count()).toBe(calls);
  });

  it('returns REVIEW_NOT_ALLOWED for a line without a product id', async () => {
    shop.upstream.on(READ, ok({ ...done, order_details: [{ ...line, product_id: null }] }));
    expect(await errorsOf()).toMatchObject([{ code: 'REVIEW_NOT_ALLOWED', path: [] }]);
    expect(shop.upstream.count()).toBe(1);
  });

  it.each([
    [404, 'Data tidak ditemukan', undefined, 'ORDER_NOT_FOUND', []],
    [409, 'Produk ini sudah Anda ulas', undefined, 'REVIEW_NOT_ALLOWED', []],
    [
      422,
      'Rating tidak sesuai',
      { star: ['Rating tidak sesuai'] },
      'STAR_OUT_OF_RANGE',
      ['rating'],
    ],
    [422, 'Kata kasar', { review: ['Kata kasar'] }, 'REFUSED', ['text']],
    [422, 'Tidak dikenal', { product_id: ['Tidak dikenal'] }, 'REFUSED', []],
    [200, 'Ulasan ditutup', undefined, 'REFUSED', []],
  ])('maps a rejection with status %i: %s', async (status, message, errors, code, path) => {
    shop.upstream.on(ROUTE, failure(status, message, errors));
    expect(await errorsOf()).toEqual([{ code, message, path }]);
    expect(shop.upstream.count(ROUTE)).toBe(1);
  });

  it('returns the present order when the shop rejects the review', async () => {
    shop.upstream.on(ROUTE, () => {
      shop.upstream.on(READ, ok({ ...done, order_details: [{ ...line, review: wireReview }] }));
      return failure(409, 'Produk ini sudah Anda ulas');
    });
    const { data } = await submit();
    expect(data.submitReview).toMatchObject({
      order: { lines: [{ canReview: false, review: { rating: 5, text: 'Bagus' } }] },
      userErrors: [{ code: 'REVIEW_NOT_ALLOWED' }],
    });
  });

  it('fails with UNAUTHENTICATED when the order is not found because the session has expired', async () => {
    shop.upstream.on(READ, failure(404, 'Data tidak ditemukan'));
    shop.upstream.on('GET /user-address', failure(401, 'Unauthenticated.'));
    const { errors } = await submit();
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [429, 'RATE_LIMITED'],
    [503, 'SHOP_UNAVAILABLE'],
  ])('fails with status %i as %s and is not retried', async (status, code) => {
    shop.upstream.on(ROUTE, { status, body: { message: 'x' } });
    expect((await submit()).errors[0]?.extensions['code']).toBe(code);
    expect(shop.upstream.count(ROUTE)).toBe(1);
  });

  it.each([
    { orderAccessHash: '../profile' },
    { orderLineId: 'Order:2701' },
    { orderLineId: '2701' },
  ])('rejects an invalid id or hash without a REST call: %j', async (changes) => {
    expect((await submit(changes)).errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(shop.upstream.count()).toBe(0);
  });

  it('fails with UNAUTHENTICATED for guests without a REST call', async () => {
    const { errors } = await shop.execute(SUBMIT, { input });
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    expect(shop.upstream.count()).toBe(0);
  });
});
