import { describe, expect, it } from 'vitest';
import { checkoutRoutes, ORDER_HASH, orderInput } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const shop = gatewayForAll(checkoutRoutes);

const FIELDS = 'id accessHash number lines { id } payments { id }';
const SUBMIT = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) {
  order { ${FIELDS} } userErrors { code } } }`;

describe('Order.id', () => {
  it('does not contain the hash of an order without a number', async () => {
    shop.upstream.on('POST /order', ok(ORDER_HASH));
    shop.upstream.on(`GET /order/${ORDER_HASH}`, failure(500, 'Whoops'));
    const { submitOrder } = await shop.data(SUBMIT, { input: orderInput });
    expect(submitOrder).toEqual({
      order: {
        id: expect.stringMatching(/^Order:hash-[\w-]{43}$/),
        accessHash: ORDER_HASH,
        number: ORDER_HASH,
        lines: [],
        payments: [],
      },
      userErrors: [],
    });
    expect(submitOrder.order.id).not.toContain(ORDER_HASH);

    shop.upstream.on(`GET /order/${ORDER_HASH}`, ok({ grand_total: 7_674_998 }));
    const { order } = await shop.data(`{ order(accessHash: "${ORDER_HASH}") { id } }`);
    expect(order.id).toBe(submitOrder.order.id);
  });
});
