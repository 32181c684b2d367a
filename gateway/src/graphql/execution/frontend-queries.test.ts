import { describe, expect, it } from 'vitest';
import { failure } from '../../../test-kit/fake-upstream.ts';
import type { TestGateway } from '../../../test-kit/gateway.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { frontendQueries } from '../../../test-kit/frontend-queries.ts';
import { wholeQueries } from '../../../test-kit/whole-operations.ts';
import { wholeShop } from '../../../test-kit/whole-shop.ts';
import { executableSchema } from '../schema.ts';

/** Longer than shared data is stored, stale or not, in ms. */
const LONG = 24 * 60 * 60_000;

const queries = [...frontendQueries(), ...wholeQueries(executableSchema())];

/** A shop in which half of the calls fail, always the same ones. */
const failingShop = Object.fromEntries(
  Object.entries(wholeShop).map(([name, route], index) => [
    name,
    index % 2 === 0 ? route : failure(index % 4 === 1 ? 500 : 404, 'Tidak ada'),
  ]),
);

describe.each([
  ['a working shop', wholeShop],
  ['a shop of which half fails', failingShop],
])('compiled execution with %s', (_, routes) => {
  const compiled = gatewayForAll(routes, { compiled: true });
  const plain = gatewayForAll(routes, { compiled: false });

  it.each(queries)('returns what graphql-js returns for $name', async (requested) => {
    const seen = await Promise.all([compiled, plain].map((shop) => runRepeatedly(shop, requested)));
    expect(seen[0]).toEqual(seen[1]);
    // Otherwise nothing was executed, compiled or not.
    expect(seen[0]?.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

/** Runs a query until it is compiled; shared data expires before each run. */
async function runRepeatedly(shop: TestGateway, requested: (typeof queries)[number]) {
  const seen = [];
  for (let time = 0; time < 4; time += 1) {
    shop.advance(LONG);
    shop.upstream.clearCalls();
    const response = await shop.execute(requested.query, requested.variables, {
      token: '7|rahasia',
    });
    const calls = shop.upstream.callNames;
    seen.push({
      ...response,
      headers: response.headers.get('cache-control'),
      data: JSON.stringify(response.data),
      calls: calls.toSorted(),
    });
  }
  return seen;
}
