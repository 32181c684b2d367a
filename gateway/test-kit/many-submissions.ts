import { setTimeout as delay } from 'node:timers/promises';
import { RedisServer } from '@gawai/server-kit/test-kit/redis-server';
import { orderInput } from './checkout-shop.ts';
import { SeededRandom } from './seeded-random.ts';
import { ExactlyOnceShop } from './exactly-once-shop.ts';
import { GatewayProcess } from './gateway-process.ts';

const SHOPPERS = 8;

/** How long a shopper waits before the next try, in ms. */
const RETRY_DELAY_MS = 20;

const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { order { accessHash } userErrors { code } }
}`;

interface SubmitResponse {
  readonly data?: {
    readonly submitOrder: { readonly order: { accessHash: string } | null } | null;
  };
}

/** By idempotency key, the order hashes that the gateways returned and those of the orders in the shop. */
export type Outcome = ReadonlyMap<
  string,
  { readonly returned: string[]; readonly created: string[] }
>;

/**
 * `count` shoppers submit an order through two gateways with one Redis and one shop. Half of them double-click, so
 * that both gateways receive the order. Each click is retried until it has an order. The shop loses calls and
 * responses, a gateway is killed after every `killEvery` orders, and Redis is stopped for a while in the middle.
 */
export async function submitMany(count: number, killEvery: number): Promise<Outcome> {
  const random = new SeededRandom(count);
  const shop = await ExactlyOnceShop.start(count, random);
  const redis = await RedisServer.start();
  const env = { SHOP_API_URL: shop.upstream.url, REDIS_URL: redis.url };
  const gateways = [new GatewayProcess(env), new GatewayProcess(env)];
  const returned = new Map<string, string[]>();
  let next = 0;
  let done = 0;

  const submitTo = async (gateway: GatewayProcess, key: string): Promise<string | null> => {
    const input = { ...orderInput, idempotencyKey: key };
    try {
      const response = await fetch(await gateway.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: SUBMIT, variables: { input } }),
      });
      const { data } = (await response.json()) as SubmitResponse;
      return data?.submitOrder?.order?.accessHash ?? null;
    } catch {
      // The gateway was killed.
      return null;
    }
  };
  const click = async (key: string, first: number): Promise<string> => {
    for (let turn = first; ; turn += 1) {
      const hash = await submitTo(gateways[turn % 2] as GatewayProcess, key);
      if (hash !== null) return hash;
      await delay(RETRY_DELAY_MS);
    }
  };
  const injectFaults = async (after: number) => {
    if (after === Math.floor(count / 2)) await redis.stop();
    if (after === Math.floor(count / 2) + SHOPPERS) await redis.restart();
    if (after % killEvery === 0) await gateways[(after / killEvery) % 2]?.replace();
  };
  const shopper = async () => {
    while (next < count) {
      const key = `submission-${String(next)}`;
      const first = next;
      next += 1;
      const clicks = random.happens(0.5) ? [first, first + 1] : [first];
      returned.set(key, await Promise.all(clicks.map((turn) => click(key, turn))));
      done += 1;
      await injectFaults(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: SHOPPERS }, shopper));
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.kill()));
    await redis.remove();
    await shop.upstream.stop();
  }
  return new Map(
    [...returned].map(([key, hashes]) => [
      key,
      { returned: hashes, created: (shop.orders.get(key) ?? []).map(({ hash }) => hash) },
    ]),
  );
}

/** The submissions that created no or several orders, or that returned the hash of another order. */
export function wrongOutcomes(outcome: Outcome): string[] {
  return [...outcome].flatMap(([key, { returned, created }]) =>
    created.length === 1 && returned.every((hash) => hash === created[0])
      ? []
      : [`${key}: returned ${returned.join()}, created ${created.join()}`],
  );
}
