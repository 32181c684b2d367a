import { describe, expect, it } from 'vitest';
import { ORDER_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { orderRoutes } from '../../../test-kit/request-order.ts';

const shop = gatewayForEach(orderRoutes);

describe('Order.preview of a whole order', () => {
  it('returns the first product with its present image', async () => {
    const query = `query ($hash: String!) { order(accessHash: $hash) {
      preview { productName variantName image { alt } lineCount }
    } }`;
    const { data } = await shop.execute(query, { hash: ORDER_HASH });
    expect(data.order.preview).toEqual({
      productName: 'IdeaPad Slim 3',
      variantName: null,
      image: { alt: 'IdeaPad Slim 3' },
      lineCount: 1,
    });
    shop.upstream.on(`GET /order/${ORDER_HASH}`, ok({ ...savedOrder, order_details: [] }));
    const empty = await shop.execute(query, { hash: ORDER_HASH });
    expect(empty.data.order.preview).toBeNull();
  });
});
