import { describe, expect, it } from 'vitest';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { ideaPad } from '../../../test-kit/samples.ts';

const token = '7|rahasia';
const wireReview = {
  id: 5,
  product_id: 202,
  order_id: 900,
  order_detail_id: 2701,
  star: 5,
  review: 'Bagus',
};
const MINE = '{ me { reviews { id rating text product { id } } } }';

const shop = gatewayForAll({ 'GET /review': ok([wireReview]), 'GET /product/202': ok(ideaPad) });

describe('Customer.reviews', () => {
  const reviews = async (response: unknown): Promise<unknown> => {
    shop.upstream.on('GET /review', ok(response));
    const data = await shop.data(MINE, {}, { token });
    return data.me.reviews;
  };
  const seen = {
    id: 'Review:5',
    rating: 5,
    text: 'Bagus',
    product: { id: 'Product:202' },
  };

  it('returns reviews and reads their product once', async () => {
    const list = Array.from({ length: 20 }, (_, index) => ({ ...wireReview, id: index + 1 }));
    expect(await reviews(list)).toHaveLength(20);
    expect(shop.upstream.count()).toBe(1 + 1);
  });

  it.each([
    ['with all fields', wireReview, seen],
    ['with numbers as text', { ...wireReview, id: '5', star: '5.0', product_id: '202' }, seen],
    ['without text', { ...wireReview, review: '' }, { ...seen, text: null }],
    ['without product', { id: 5, star: 1 }, { ...seen, rating: 1, text: null, product: null }],
    [
      'with markup as plain text',
      { ...wireReview, review: '<script>alert(1)</script>' },
      { ...seen, text: '<script>alert(1)</script>' },
    ],
  ])('reads reviews %s', async (_, wire, expected) => {
    expect(await reviews([wire])).toEqual([expected]);
  });

  it('leaves out invalid reviews', async () => {
    const broken = [
      { ...wireReview, id: null },
      { ...wireReview, star: 0 },
      { ...wireReview, star: 9 },
      wireReview,
    ];
    expect(await reviews(broken)).toEqual([seen]);
    expect(await reviews(null)).toEqual([]);
  });
});
