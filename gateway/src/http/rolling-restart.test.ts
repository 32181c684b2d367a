import { Agent, request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../test-kit/gateway.ts';
import { categories } from '../../test-kit/samples.ts';

const ROLLS = 3;
const CLIENTS = 8;

const running = new Set<TestGateway>();
const agent = new Agent({ connections: CLIENTS });
afterEach(async () => {
  await Promise.all([...running].map((gateway) => gateway.stop()));
  await agent.close();
});

async function start(): Promise<TestGateway> {
  const gateway = await startGateway(
    { 'GET /health': ok({ ready: true }), 'GET /product-category': ok(categories) },
    { drainDelay: 500 },
  );
  running.add(gateway);
  return gateway;
}

/** The state of a load balancer: the gateways that were ready at the last check. */
class Balancer {
  #ready: readonly TestGateway[] = [];

  async check(): Promise<void> {
    const seen = await Promise.all(
      [...running].map(async (gateway) => {
        const response = await request(`${gateway.url}/health/ready`, { dispatcher: agent }).catch(
          () => null,
        );
        await response?.body.dump();
        return response?.statusCode === 200 ? [gateway] : [];
      }),
    );
    this.#ready = seen.flat();
  }

  pick(turn: number): TestGateway {
    const gateway = this.#ready[turn % this.#ready.length];
    if (gateway === undefined) throw new Error('no gateway is ready');
    return gateway;
  }

  includes(gateway: TestGateway): boolean {
    return this.#ready.includes(gateway);
  }
}

describe('rolling restart', () => {
  it('loses no request while gateways are replaced one after the other', async () => {
    const balancer = new Balancer();
    let old = await start();
    await start();
    await balancer.check();
    let isOver = false;
    const lost: string[] = [];
    let succeeded = 0;

    const shopper = async (first: number) => {
      for (let turn = first; !isOver; turn += 1) {
        const response = await request(`${balancer.pick(turn).url}/graphql`, {
          dispatcher: agent,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"query":"{ categories { id } }"}',
        }).catch((error: unknown) => String(error));
        if (typeof response === 'string') lost.push(response);
        else if (response.statusCode === 200) succeeded += 1;
        else lost.push(`HTTP ${response.statusCode}`);
        if (typeof response !== 'string') await response.body.dump();
      }
    };
    const shoppers = Array.from({ length: CLIENTS }, (_, first) => shopper(first));

    for (let roll = 0; roll < ROLLS; roll += 1) {
      const next = await start();
      while (!balancer.includes(next)) await balancer.check();
      const stopped = old.gateway.stop();
      while (balancer.includes(old)) await balancer.check();
      await stopped;
      await old.stop();
      running.delete(old);
      old = [...running][0] ?? next;
    }
    isOver = true;
    await Promise.all(shoppers);
    expect(lost).toEqual([]);
    expect(succeeded).toBeGreaterThan(200);
  });
});
