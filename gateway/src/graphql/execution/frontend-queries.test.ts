import { describe, expect, it } from 'vitest';
import { failure } from '../../../test-kit/fake-upstream.ts';
import type { TestGateway } from '../../../test-kit/gateway.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { frontendQueries } from '../../../test-kit/frontend-queries.ts';
import { wholeQueries } from '../../../test-kit/whole-operations.ts';
import { wholeShop } from '../../../test-kit/whole-shop.ts';
import { executableSchema } from '../schema.ts';

/** Longer than anything shared is kept, stale or not. */
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
  ['a shop that answers', wholeShop],
  ['a shop of which half fails', failingShop],
])('before %s', (_, routes) => {
  const compiled = gatewayForAll(routes, { compiled: true });
  const plain = gatewayForAll(routes, { compiled: false });

  it.each(queries)('$name is answered by a plan as by graphql-js', async (requested) => {
    const seen = await Promise.all([compiled, plain].map((shop) => ask(shop, requested)));
    expect(seen[0]).toEqual(seen[1]);
    // Else nothing was executed, and the plan not asked for.
    expect(seen[0]?.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

/** Asks until the plan has come into use; whatever is shared is forgotten before. */
async function ask(shop: TestGateway, requested: (typeof queries)[number]) {
  const seen = [];
  for (let time = 0; time < 4; time += 1) {
    shop.pass(LONG);
    shop.upstream.forget();
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
