import { describe, expect, it } from 'vitest';
import { accountRoutes, galaxyEntry } from '../../../test-kit/account-shop.ts';
import { requestQuote } from '../../../test-kit/request-quote.ts';
import {
  checkoutRoutes,
  ORDER_HASH,
  orderInput,
  savedOrder,
} from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { ideaPad, paginator } from '../../../test-kit/samples.ts';
import { sentOrders, submit } from '../../../test-kit/submit.ts';

/** Price of the shop, and the next whole rupiah, which all operations return. */
const LISTED = '7499000.50';
const PRICE = 7_499_001;

const product = { ...ideaPad, price: LISTED, original_price: '7999999.01' };
const line = { productId: 'Product:202', quantity: 3 };

const shop = gatewayForAll({
  ...accountRoutes,
  ...checkoutRoutes,
  'GET /product': ok(paginator([product])),
  'GET /product/202': ok(product),
  [`GET /product/${ideaPad.url_slug}`]: ok(product),
});

describe('product with a fractional price', () => {
  it('returns the next whole rupiah in lists and on its page', async () => {
    const fields = '{ price originalPrice }';
    const { data, errors } = await shop.execute(
      `{ products { nodes ${fields} } product(by: { slug: "${ideaPad.url_slug}" }) ${fields} }`,
    );
    const shown = { price: PRICE, originalPrice: 8_000_000 };
    expect([errors, data.products.nodes, data.product]).toEqual([[], [shown], shown]);
  });

  it('calculates a quote with rounded price × quantity, without a PRICE_CHANGED problem', async () => {
    const { lines, subtotal } = await requestQuote(shop, {
      lines: [{ ...line, seenPrice: PRICE }],
    });
    expect(lines).toMatchObject([{ price: PRICE, subtotal: 3 * PRICE, problems: [] }]);
    expect(subtotal).toBe(3 * PRICE);
  });

  it('sends the figures of the quote to POST /order', async () => {
    const { fulfilment } = orderInput;
    const { amountDue } = await requestQuote(shop, { lines: [line], fulfilment });
    const payments = [{ methodId: 'PaymentMethod:1', amount: amountDue }];
    const { userErrors } = await submit(shop, { lines: [line], payments });
    expect(userErrors).toEqual([]);
    expect(sentOrders(shop)).toEqual([
      expect.objectContaining({
        total: 3 * PRICE,
        grand_total: amountDue,
        details: [expect.objectContaining({ price: PRICE, quantity: 3 })],
      }),
    ]);
  });

  it('returns the rounded price in its order', async () => {
    const [row] = savedOrder.order_details;
    const order_details = [{ ...row, price: LISTED, quantity: 3 }];
    shop.upstream.on(`GET /order/${ORDER_HASH}`, ok({ ...savedOrder, order_details }));
    const { data } = await shop.execute(
      `{ order(accessHash: "${ORDER_HASH}") { lines { price subtotal } } }`,
    );
    expect(data.order.lines).toEqual([{ price: PRICE, subtotal: 3 * PRICE }]);
  });

  it('returns the same rounded price and priceWhenAdded on the wishlist', async () => {
    shop.upstream.on('GET /wishlist', ok([{ ...galaxyEntry, product, price: LISTED }]));
    const query = '{ me { wishlist { priceWhenAdded product { price } } } }';
    const { data } = await shop.execute(query, {}, { token: '7|rahasia' });
    expect(data.me.wishlist).toEqual([{ priceWhenAdded: PRICE, product: { price: PRICE } }]);
  });

  it.each(['-1', '12.500.000', '1e7', '99999999999999999999', 'gratis'])(
    'leaves a product with the invalid price %j out of lists',
    async (price) => {
      shop.upstream.on('GET /product', ok(paginator([{ ...product, price }])));
      const { data } = await shop.execute('{ products { nodes { price } } }');
      expect(data.products.nodes).toEqual([]);
    },
  );
});
