import { beforeAll, describe, expect, it } from 'vitest';
import { orderInput } from '../test-kit/checkout-shop.ts';
import type { FakeResponse } from '../test-kit/fake-upstream.ts';
import {
  UPSTREAM_ERRORS,
  RATE_LIMITS,
  UNUSABLE_DATA,
  SHOP_SECRET,
  SLOW_RESPONSES,
} from '../test-kit/upstream-errors.ts';
import { startGateway, type GatewayResponse, type TestGateway } from '../test-kit/gateway.ts';
import { wholeMutations, wholeQueries, type WholeOperation } from '../test-kit/whole-operations.ts';
import { wholeShop } from '../test-kit/whole-shop.ts';
import type { GatewayConfig } from './config.ts';
import { executableSchema } from './graphql/schema.ts';

const schema = executableSchema();
const operations = [...wholeQueries(schema), ...wholeMutations(schema)];
const routes = Object.keys(wholeShop);

const LEAKS = new RegExp(
  `${SHOP_SECRET}|127\\.0\\.0\\.1|ECONN|undici|<html|SQLSTATE|\\.ts:\\d`,
  'i',
);
const KNOWN_CODES = [
  ...['SHOP_FAILED', 'SHOP_UNAVAILABLE', 'SHOP_BAD_REPLY'],
  ...['OUTCOME_UNKNOWN', 'RATE_LIMITED'],
];
/** Longer than public data is stored, in ms. */
const DAYS = 3 * 24 * 3_600_000;
const TIMEOUTS = { connect: 5_000, usual: 10_000, slow: 10_000, upload: 10_000, retryPause: 0 };
const SHORT_OF_TIME = {
  timeouts: { ...TIMEOUTS, usual: 1_000, slow: 1_000 },
  operationTimeout: 3_000,
};

const start = (changes: Partial<GatewayConfig> = {}) =>
  startGateway(wholeShop, {
    paymentFormOrigins: ['https://sandbox.ipay88.co.id'],
    timeouts: TIMEOUTS,
    ...changes,
  });

const execute = (shop: TestGateway, { query, variables }: WholeOperation) =>
  shop.execute(query, variables, { token: '7|rahasia' });

/** An operation that needs a call of the contract, and its response without a failure. */
interface Pair {
  readonly route: string;
  readonly operation: WholeOperation;
  readonly plain: GatewayResponse;
}

let pairs: readonly Pair[];
beforeAll(async () => {
  const byRoute = new Map<string, Pair & { readonly calls: number }>();
  const shop = await start();
  for (const operation of operations) {
    const plain = await execute(shop, operation);
    const calls = shop.upstream.count();
    for (const route of routes.filter((name) => shop.upstream.count(name) > 0)) {
      const known = byRoute.get(route);
      // Chooses the operation that needs the fewest other calls. A mutation may succeed without a read that
      // follows it; a query reports its failure.
      const isReadAfter = route.startsWith('GET') && operation.query.startsWith('mutation');
      // An order that cannot be found in the history counts as the customer's own.
      if (route === 'GET /order' && operation.name !== 'me.orders') continue;
      if (known === undefined || (calls < known.calls && !isReadAfter)) {
        byRoute.set(route, { route, operation, plain, calls });
      }
    }
    shop.reset();
  }
  await shop.stop();
  pairs = [...byRoute.values()];
});

/** The same operation with another key: an order whose outcome is unknown is not sent again. */
function again(operation: WholeOperation): WholeOperation {
  if (operation.field !== 'submitOrder') return operation;
  const input = { ...orderInput, idempotencyKey: '5f0f3c52-6a0e-4a63-9f0c-3a8f3f1f7a02' };
  return { ...operation, variables: { ...operation.variables, input } };
}

interface Seen {
  /** The call that failed and the operation that needed it. */
  readonly name: string;
  readonly field: string;
  readonly response: GatewayResponse;
  readonly codes: readonly unknown[];
}

/** The response of an operation while one call of the shop fails; `wrong` must be empty. */
async function seenWith(
  shop: TestGateway,
  { route, operation, plain }: Pair,
  failure: FakeResponse,
): Promise<Seen & { readonly wrong: readonly string[] }> {
  // Expires the data of the pair before.
  shop.advance(DAYS);
  const before = shop.upstream.count(route);
  shop.upstream.on(route, failure);
  const response = await execute(shop, operation);
  const reached = shop.upstream.count(route) - before;
  shop.upstream.on(route, wholeShop[route] ?? {});
  shop.advance(DAYS);
  const after = await execute(shop, again(operation));

  const name = `${route} in ${operation.name}`;
  const codes = response.errors.map(({ extensions }) => extensions['code']);
  const leak = LEAKS.exec(JSON.stringify(response))?.[0];
  const isWell = JSON.stringify(after.data) === JSON.stringify(plain.data);
  const wrong = [
    ...(response.status < 500 ? [] : [`${name}: HTTP ${response.status}`]),
    ...(reached > 0 ? [] : [`${name}: never called`]),
    ...(leak === undefined ? [] : [`${name}: leaks ${leak}`]),
    ...(codes.every((code) => KNOWN_CODES.includes(String(code)))
      ? []
      : [`${name}: ${codes.join()}`]),
    ...(isWell ? [] : [`${name}: stays broken: ${JSON.stringify(after)}`]),
  ];
  return { name, field: operation.field, response, codes, wrong };
}

type AllSeen = Awaited<ReturnType<typeof seenWith>>[];

/** One pair after the other. */
async function seenEverywhere(response: FakeResponse): Promise<AllSeen> {
  const shop = await start();
  const seen: AllSeen = [];
  for (const pair of pairs) seen.push(await seenWith(shop, pair, response));
  await shop.stop();
  return seen;
}

/**
 * Ten pairs at a time, each with a gateway of its own, because they wait for timeouts. More would be too slow
 * on a busy machine.
 */
async function seenAtOnce(response: FakeResponse): Promise<AllSeen> {
  const waiting = pairs.values();
  const seen: AllSeen = [];
  const work = async () => {
    const shop = await start(SHORT_OF_TIME);
    for (const pair of waiting) seen.push(await seenWith(shop, pair, response));
    await shop.stop();
  };
  await Promise.all(Array.from({ length: 10 }, work));
  return seen;
}

const wrongOf = (seen: AllSeen) => seen.flatMap(({ wrong }) => wrong);

/** Operations that report no failure: signing out always succeeds, as the schema documents. */
const silent = (seen: readonly Seen[]) =>
  seen
    .filter(({ field, codes, response }) => {
      const hasUserErrors = JSON.stringify(response.data).includes('"userErrors":[{');
      return field !== 'signOut' && codes.length === 0 && !hasUserErrors;
    })
    .map(({ name }) => name);

describe('gateway with a failing shop', () => {
  it('covers every call of the contract', () => {
    expect(routes.filter((route) => !pairs.some((pair) => pair.route === route))).toEqual([]);
  });

  it.each(Object.entries(UPSTREAM_ERRORS))(
    'reports every failed call of a shop that %s, and recovers',
    async (_, response) => {
      const seen = await seenEverywhere(response);
      expect(wrongOf(seen)).toEqual([]);
      expect(silent(seen)).toEqual([]);
    },
  );

  it.each(Object.entries(SLOW_RESPONSES))(
    'ends every call of a shop that %s by timeout, and recovers',
    async (_, response) => {
      const seen = await seenAtOnce(response);
      expect(wrongOf(seen)).toEqual([]);
      expect(silent(seen)).toEqual([]);
    },
  );

  it.each(Object.entries(UNUSABLE_DATA))(
    'recovers after a response with %s',
    async (_, response) => {
      expect(wrongOf(await seenEverywhere(response))).toEqual([]);
    },
  );

  it.each(Object.entries(RATE_LIMITS))(
    'reports RATE_LIMITED for Retry-After %s',
    async (_, response) => {
      const seen = await seenEverywhere(response);
      expect(wrongOf(seen)).toEqual([]);
      expect(silent(seen)).toEqual([]);
      const otherCodes = seen.filter(({ codes }) => codes.some((code) => code !== 'RATE_LIMITED'));
      expect(otherCodes.map(({ name, codes }) => `${name}: ${codes.join()}`)).toEqual([]);
    },
  );
});
