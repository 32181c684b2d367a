import { afterEach, beforeEach, expect, it } from 'vitest';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../../test-kit/gateway.ts';
import { galaxy, ideaPad } from '../../../test-kit/samples.ts';

let shop: TestGateway;

beforeEach(async () => {
  shop = await startGateway({ 'GET /product': ok([ideaPad, galaxy]) });
});
afterEach(() => shop.stop());

it('featured products are asked for by active and featured, and stay in the order of the shop', async () => {
  const { data, errors } = await shop.ask('{ featuredProducts { id } }');
  expect(errors).toEqual([]);
  expect(shop.upstream.calls.map(({ path, query }) => [path, query])).toEqual([
    ['/product', { active: 'true', featured: 'true' }],
  ]);
  expect(data.featuredProducts).toEqual([{ id: 'Product:202' }, { id: 'Product:101' }]);
});
