import { Agent, request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../test-kit/gateway.ts';
import { categories } from '../../test-kit/samples.ts';

const ROLLS = 6;
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

/** What a load balancer knows: the gateways that have last called themselves ready. */
class Balancer {
  #ready: readonly TestGateway[] = [];

  async look(): Promise<void> {
    const seen = await Promise.all(
      [...running].map(async (gateway) => {
        const reply = await request(`${gateway.url}/health/ready`, { dispatcher: agent }).catch(
          () => null,
        );
        await reply?.body.dump();
        return reply?.statusCode === 200 ? [gateway] : [];
      }),
    );
    this.#ready = seen.flat();
  }

  pick(turn: number): TestGateway {
    const gateway = this.#ready[turn % this.#ready.length];
    if (gateway === undefined) throw new Error('no gateway is ready');
    return gateway;
  }

  knows(gateway: TestGateway): boolean {
    return this.#ready.includes(gateway);
  }
}

describe('gateways that are replaced one after the other', () => {
  it('lose no request of shoppers who keep asking', async () => {
    const balancer = new Balancer();
    let old = await start();
    await start();
    await balancer.look();
    let isOver = false;
    const lost: string[] = [];
    let answered = 0;

    const shopper = async (first: number) => {
      for (let turn = first; !isOver; turn += 1) {
        const reply = await request(`${balancer.pick(turn).url}/graphql`, {
          dispatcher: agent,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"query":"{ categories { id } }"}',
        }).catch((error: unknown) => String(error));
        if (typeof reply === 'string') lost.push(reply);
        else if (reply.statusCode === 200) answered += 1;
        else lost.push(`HTTP ${reply.statusCode}`);
        if (typeof reply !== 'string') await reply.body.dump();
      }
    };
    const shoppers = Array.from({ length: CLIENTS }, (_, first) => shopper(first));

    for (let roll = 0; roll < ROLLS; roll += 1) {
      const next = await start();
      while (!balancer.knows(next)) await balancer.look();
      const stopped = old.gateway.stop();
      while (balancer.knows(old)) await balancer.look();
      await stopped;
      await old.stop();
      running.delete(old);
      old = [...running][0] ?? next;
    }
    isOver = true;
    await Promise.all(shoppers);
    expect(lost).toEqual([]);
    expect(answered).toBeGreaterThan(200);
  });
});
