import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../test-kit/gateway.ts';
import { wholeQueries } from '../test-kit/whole-operations.ts';
import { wholeShop } from '../test-kit/whole-shop.ts';
import { executableSchema } from './schema.ts';

/** Longer than anything shared is kept, stale or not. */
const LONG = 24 * 60 * 60_000;

/** What a query costs when it asks for everything and nothing is known yet, if it is not one call. */
const MORE_THAN_ONE: Readonly<Record<string, readonly string[]>> = {
  checkoutQuote: [
    'GET /payment-method',
    'GET /product/202',
    'GET /shipping-fee',
    'GET /shipping-method',
    'GET /warehouse',
    'POST /order/apply-voucher',
  ],
  myReviews: ['GET /product/202', 'GET /review'],
  order: ['GET /order/:hash', 'GET /product/202'],
  shippingOptions: ['GET /shipping-fee', 'GET /shipping-method', 'GET /warehouse'],
  // What the shop leaves out of a marked product is read once, for all its details.
  wishlist: ['GET /product/101', 'GET /wishlist'],
};

describe('everything that a query can tell', () => {
  const queries = wholeQueries(executableSchema());
  let shop: TestGateway;
  beforeAll(async () => {
    shop = await startGateway(wholeShop);
  });
  afterAll(() => shop.stop());

  it.each(queries)('costs $field no REST call more than it must', async (operation) => {
    const { field, query, variables } = operation;
    shop.pass(LONG);
    shop.upstream.forget();
    const { errors } = await shop.ask(query, variables, { token: '7|rahasia' });
    expect(errors).toEqual([]);
    const calls = shop.upstream.calls.map(
      ({ method, path }) => `${method} ${path.replace(/[0-9a-f]{40}/, ':hash')}`,
    );
    expect(calls.toSorted()).toEqual(MORE_THAN_ONE[field] ?? [expect.any(String)]);
  });
});
