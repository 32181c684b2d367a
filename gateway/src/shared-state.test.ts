import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openSharedState } from '@gawai/server-kit/shared-state/open-shared-state';
import { hasRedisServer, RedisServer } from '@gawai/server-kit/test-kit/redis-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkoutRoutes, ORDER_HASH, orderInput } from '../test-kit/checkout-shop.ts';
import { failure, ok } from '../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../test-kit/gateway.ts';
import { categories, ideaPad } from '../test-kit/samples.ts';
import { digest } from './modules/shared/digest.ts';
import { sendSubmit, sentOrders, submit, upstreamErrorCode } from '../test-kit/submit.ts';

const PRODUCT = '{ product(by: { slug: "lenovo-ideapad-slim-5" }) { name } }';
const BY_KEY = `GET /order/by-key/${orderInput.idempotencyKey}`;

describe.skipIf(!hasRedisServer)('two gateways with one Redis and one shop', () => {
  let redis: RedisServer;
  let one: TestGateway;
  let other: TestGateway;
  const start = (shopApiUrl?: string) =>
    startGateway(
      {
        ...checkoutRoutes,
        'GET /product-category': ok(categories),
        'GET /product/lenovo-ideapad-slim-5': ok(ideaPad),
        [BY_KEY]: failure(404, 'Data tidak ditemukan'),
      },
      { redisUrl: redis.url, ...(shopApiUrl === undefined ? {} : { shopApiUrl }) },
    );
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  beforeEach(async () => {
    one = await start();
    other = await start(one.upstream.url);
  });
  afterEach(async () => {
    await other.stop();
    await one.stop();
    await redis.stop();
    await redis.restart();
  });
  afterAll(() => redis.remove());

  it('executes a persisted query that the other gateway has stored', async () => {
    const query = 'query Menu { categories { id } }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const send = async ({ url }: TestGateway, body: object) => {
      const extensions = { persistedQuery: { version: 1, sha256Hash } };
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, extensions }),
      });
      return response.json() as Promise<{ data?: { categories: unknown[] } }>;
    };
    expect((await send(other, {})).data).toBeUndefined();
    await send(one, { query });
    expect((await send(other, {})).data?.categories).toHaveLength(4);
  });

  it('expires prices after an order through the other gateway', async () => {
    const read = async () => {
      one.upstream.clearCalls();
      await other.execute(PRODUCT);
      return one.upstream.count();
    };
    // A gateway expires its data when it connects to Redis.
    while ((await read()) !== 0) await delay(5);
    await submit(one);
    while ((await read()) === 0) await delay(5);
  });

  it('places one order for a double click that reaches both', async () => {
    const results = await Promise.all([submit(one), submit(other)]);
    expect(results.map(({ order }) => order.accessHash)).toEqual([ORDER_HASH, ORDER_HASH]);
    expect(sentOrders(one)).toHaveLength(1);
  });

  it('returns the order that the other gateway placed, although it took the last piece', async () => {
    await submit(one);
    one.upstream.on('GET /product/202', ok({ ...ideaPad, total_online_stock: 0 }));
    expect((await submit(other)).order.accessHash).toBe(ORDER_HASH);
    expect(one.upstream.count(BY_KEY)).toBe(0);
  });

  it('rejects an idempotency key that the other gateway has used for another input', async () => {
    await submit(one);
    const { userErrors } = await submit(other, { seenGrandTotal: 1 });
    expect(userErrors.map(({ code }) => code)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  });

  it('returns OUTCOME_UNKNOWN while the shop processes the order of the other gateway', async () => {
    one.upstream.on('POST /order', { cut: true });
    expect(upstreamErrorCode(await sendSubmit(one))).toBe('OUTCOME_UNKNOWN');
    one.upstream.on('POST /order', failure(409, 'Sedang diproses'));
    expect(upstreamErrorCode(await sendSubmit(other))).toBe('OUTCOME_UNKNOWN');
    one.upstream.on(BY_KEY, ok({ hash: ORDER_HASH }));
    expect((await submit(other)).order.accessHash).toBe(ORDER_HASH);
  });

  it('places the order through the other gateway when the first call did not reach the shop', async () => {
    one.upstream.on('POST /order', { cut: true });
    await sendSubmit(one);
    one.upstream.on('POST /order', checkoutRoutes['POST /order'] ?? ok({}));
    expect((await submit(other)).order.accessHash).toBe(ORDER_HASH);
  });

  describe.each(['{"fingerprint":7}', '{"state":"MADE"}', 'not JSON'])(
    'with an unreadable order record in Redis: %s',
    (record) => {
      beforeEach(async () => {
        const state = await openSharedState(redis.url, () => undefined);
        const key = digest(JSON.stringify([null, orderInput.idempotencyKey]));
        await state.set(`order:${key}`, record, 60_000);
        await state.close();
      });

      it('returns the order that the shop has placed for the key', async () => {
        one.upstream.on(BY_KEY, ok({ hash: ORDER_HASH }));
        expect((await submit(one)).order.accessHash).toBe(ORDER_HASH);
        expect(sentOrders(one)).toEqual([]);
      });

      it('sends the order with the key to a shop that supports keys', async () => {
        const headers = { 'idempotency-supported': '1' };
        one.upstream.on(BY_KEY, { ...failure(404, 'Data tidak ditemukan'), headers });
        expect((await submit(one)).order.accessHash).toBe(ORDER_HASH);
        expect(sentOrders(one)).toHaveLength(1);
      });

      it('sends no order to a shop that does not report support for keys', async () => {
        expect(upstreamErrorCode(await sendSubmit(one))).toBe('OUTCOME_UNKNOWN');
        expect(sentOrders(one)).toEqual([]);
      });
    },
  );

  it('places orders while Redis is down', async () => {
    await redis.stop();
    const results = [await submit(one), await submit(other)];
    expect(results.map(({ order }) => order.accessHash)).toEqual([ORDER_HASH, ORDER_HASH]);
    const lines = one.logLines.filter((line) => line.includes('Redis is away'));
    expect(lines).toHaveLength(1);
  });

  it('returns a cached response without Redis', async () => {
    await other.execute(PRODUCT);
    redis.hang(true);
    for (let turn = 0; turn < 50; turn += 1) await other.execute(PRODUCT);
    redis.hang(false);
    expect(other.logLines.join()).not.toContain('Redis is away');
    expect(one.upstream.count('GET /product/lenovo-ideapad-slim-5')).toBe(1);
  });
});
