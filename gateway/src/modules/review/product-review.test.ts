import { describe, expect, it } from 'vitest';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { nullPaths } from '../../../test-kit/full-selection.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { galaxy, ideaPad, paginator, productReviews } from '../../../test-kit/samples.ts';

const PRODUCT = `/product/${galaxy.url_slug}`;
const REVIEW = `GET ${PRODUCT}/review`;
const RELATED = `GET ${PRODUCT}/related`;

const shop = gatewayForAll({
  [`GET ${PRODUCT}`]: ok(galaxy),
  [REVIEW]: productReviews,
  [RELATED]: ok([ideaPad]),
});

const requestProduct = (fields: string) =>
  shop.execute(`{ product(by: { slug: "${galaxy.url_slug}" }) { ${fields} } }`);

const PAGE = `nodes { id rating text author createdAt variantName }
  totalCount pageInfo { number last hasNextPage }`;

describe('Product.reviews', () => {
  it('returns reviews and the rating breakdown with one REST call', async () => {
    const { data, errors } = await requestProduct(
      `reviews { ${PAGE} } ratingBreakdown { rating count }`,
    );
    expect(errors).toEqual([]);
    expect(shop.upstream.count()).toBe(2);
    expect(data.product).toEqual({
      reviews: {
        nodes: [
          {
            id: 'ProductReview:5',
            rating: 5,
            text: 'Bagus',
            author: 'Budi S.',
            createdAt: '2026-11-22T09:15:00+07:00',
            variantName: 'Awesome Navy',
          },
        ],
        totalCount: 1,
        pageInfo: { number: 1, last: 1, hasNextPage: false },
      },
      ratingBreakdown: [
        { rating: 5, count: 1 },
        ...[4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
      ],
    });
  });

  it('caches each page for a minute', async () => {
    const pages = `first: reviews(page: -1) { totalCount } second: reviews(page: 2) { totalCount }`;
    await requestProduct(pages);
    shop.advance(59_999);
    await requestProduct(pages);
    const read = shop.upstream.calls.filter(({ path }) => path === `${PRODUCT}/review`);
    expect(read.map(({ query }) => query['page']).toSorted()).toEqual(['1', '2']);
    shop.advance(1);
    await requestProduct(pages);
    expect(shop.upstream.count(REVIEW)).toBe(4);
  });

  it('leaves out reviews without a rating of 1 to 5', async () => {
    const entries = [{ id: 1 }, { id: 2, star: 6 }, { id: 3, star: '4' }];
    shop.upstream.on(REVIEW, ok(paginator(entries)));
    const { data } = await requestProduct(
      'reviews { nodes { id rating text } } ratingBreakdown { rating }',
    );
    expect(data.product).toEqual({
      reviews: { nodes: [{ id: 'ProductReview:3', rating: 4, text: null }] },
      ratingBreakdown: null,
    });
  });

  it.each([404, 405, 501])('returns null when the shop returns status %d', async (status) => {
    shop.upstream.on(REVIEW, { status, body: '<h1>No</h1>' });
    const { data, errors } = await requestProduct(
      'name reviews { totalCount } ratingBreakdown { count }',
    );
    expect(errors).toEqual([]);
    expect(data.product).toEqual({ name: galaxy.name, reviews: null, ratingBreakdown: null });
  });

  it('returns null and an error without affecting other fields when the shop fails', async () => {
    shop.upstream.on(REVIEW, failure(500, 'SQLSTATE[42S02]'));
    const { data, errors } = await requestProduct('name reviews { totalCount }');
    expect(data.product).toEqual({ name: galaxy.name, reviews: null });
    expect(errors.map(({ path }) => path)).toEqual([['product', 'reviews']]);
  });
});

describe('Product.related', () => {
  it('returns the products of the list with one REST call', async () => {
    const { data, errors } = await requestProduct('related { id name price image { url } }');
    expect(errors).toEqual([]);
    expect(shop.upstream.count()).toBe(2);
    expect(data.product.related).toEqual([
      expect.objectContaining({ id: 'Product:202', price: ideaPad.price }),
    ]);
  });

  it('returns null when the shop has no such call', async () => {
    shop.upstream.on(RELATED, { status: 405, body: '' });
    const { data, errors } = await requestProduct('related { id }');
    expect([data.product, errors]).toEqual([{ related: null }, []]);
  });

  it('reads at most 100 lists per request, and returns BAD_USER_INPUT for the others', async () => {
    const twelve = Array.from({ length: 12 }, () => galaxy);
    shop.upstream.on(RELATED, ok(twelve));
    const { data, errors } = await requestProduct('related { related { related { id } } }');
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'related' });
    expect(nullPaths(data)).toHaveLength(1 + 12 + 144 - 100);
  });
});
