import { describe, expect, it } from 'vitest';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { galaxy, ideaPad } from '../../../test-kit/samples.ts';

const shop = gatewayForEach({ 'GET /product': ok([ideaPad, galaxy]) });

describe('Query.featuredProducts', () => {
  it('requests active featured products and returns them in the order of the shop', async () => {
    const data = await shop.data('{ featuredProducts { id } }');
    expect(shop.upstream.calls.map(({ path, query }) => [path, query])).toEqual([
      ['/product', { active: 'true', featured: 'true' }],
    ]);
    expect(data.featuredProducts).toEqual([{ id: 'Product:202' }, { id: 'Product:101' }]);
  });
});
