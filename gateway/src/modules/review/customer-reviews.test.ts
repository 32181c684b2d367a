import { describe, expect, it } from 'vitest';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { ideaPad } from '../../../test-kit/samples.ts';

const token = '7|rahasia';
const given = {
  id: 5,
  product_id: 202,
  order_id: 900,
  order_detail_id: 2701,
  star: 5,
  review: 'Bagus',
};
const MINE = '{ me { reviews { id rating text product { id } } } }';

const shop = gatewayForAll({ 'GET /review': ok([given]), 'GET /product/202': ok(ideaPad) });

describe('reviews of a customer', () => {
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

  it('are read in the shop’s order; a product is read once: two REST calls', async () => {
    const list = Array.from({ length: 20 }, (_, index) => ({ ...given, id: index + 1 }));
    expect(await reviews(list)).toHaveLength(20);
    expect(shop.upstream.count()).toBe(1 + 1);
  });

  it.each([
    ['as they should be', given, seen],
    ['with numbers as text', { ...given, id: '5', star: '5.0', product_id: '202' }, seen],
    ['without text', { ...given, review: '' }, { ...seen, text: null }],
    ['without product', { id: 5, star: 1 }, { ...seen, rating: 1, text: null, product: null }],
    [
      'with markup, which stays the plain text that it is',
      { ...given, review: '<script>alert(1)</script>' },
      { ...seen, text: '<script>alert(1)</script>' },
    ],
  ])('are read %s', async (_, wire, expected) => {
    expect(await reviews([wire])).toEqual([expected]);
  });

  it('leave out what cannot be used', async () => {
    const broken = [{ ...given, id: null }, { ...given, star: 0 }, { ...given, star: 9 }, given];
    expect(await reviews(broken)).toEqual([seen]);
    expect(await reviews(null)).toEqual([]);
  });
});
