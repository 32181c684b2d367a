import { describe, expect, it } from 'vitest';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { ideaPad, paginator } from '../../../test-kit/samples.ts';

const LARGE = 9_999_999_999;

const shop = gatewayForEach({
  'GET /product': ok(
    paginator([{ ...ideaPad, total_online_stock: LARGE, review_count: LARGE }], { total: LARGE }),
  ),
});

describe('figures of a product', () => {
  it('limits figures that are too large for an Int or returns null, without an error', async () => {
    const fields = 'nodes { onlineStock reviewCount } pageInfo { from to last } totalCount';
    const { products } = await shop.data(`{ products { ${fields} } }`);
    expect(products).toEqual({
      nodes: [{ onlineStock: 2_147_483_647, reviewCount: null }],
      pageInfo: { from: 1, to: 1, last: 7 },
      totalCount: 1,
    });
  });
});
