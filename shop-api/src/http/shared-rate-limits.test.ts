import { setTimeout as delay } from 'node:timers/promises';
import { hasRedisServer, RedisServer } from '@gawai/server-kit/test-kit/redis-server';
import { subscribeToChanges } from '@gawai/server-kit/shared-state/catalogue-changes';
import { openSharedState } from '@gawai/server-kit/shared-state/open-shared-state';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshShop, type FreshShop } from '../../test-kit/fresh-shop.ts';
import { OPERATOR_KEY } from '../../test-kit/operator.ts';

const RECONNECTION = { timeout: 10_000, interval: 20 };

describe.skipIf(!hasRedisServer)('two shop APIs with one Redis', () => {
  let redis: RedisServer;
  let one: FreshShop;
  let other: FreshShop;
  beforeAll(async () => {
    redis = await RedisServer.start();
    const settings = { redisUrl: redis.url, callsPerMinute: 1_000 };
    one = await freshShop({ settings });
    other = await freshShop({ settings, beside: one });
  });
  afterAll(() => redis.remove());
  const left = async ({ url }: { url: string }) => {
    const response = await fetch(`${url}/payment-method`);
    return Number(response.headers.get('ratelimit-remaining'));
  };

  it('shares a limit, counts separately without Redis, and shares the limit again afterwards', async () => {
    expect([await left(one), await left(other), await left(one)]).toEqual([999, 998, 997]);
    await redis.stop();
    expect([await left(one), await left(other), await left(one)]).toEqual([999, 999, 998]);
    await redis.restart();
    await vi.waitFor(async () => {
      const [first, second, third] = [await left(one), await left(other), await left(one)];
      expect([second, third]).toEqual([first - 1, first - 2]);
    }, RECONNECTION);
  });

  it('publishes a changed price, but not a rejected change', async () => {
    const seen: string[] = [];
    const listening = await openSharedState(redis.url, () => undefined);
    await subscribeToChanges(listening, (tag) => seen.push(tag));
    seen.length = 0;
    const { url } = await freshShop({ settings: { redisUrl: redis.url }, beside: one });
    const send = async (price: number) => {
      const response = await fetch(`${url}/operator/product/101/price`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-operator-key': OPERATOR_KEY,
        },
        body: JSON.stringify({ price }),
      });
      return response.status;
    };
    expect([await send(-1), await send(4_000_000)]).toEqual([422, 200]);
    while (seen.length === 0) await delay(5);
    await listening.close();
    expect(seen).toEqual(['products']);
  });
});
