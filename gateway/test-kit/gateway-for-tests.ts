import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startGateway, type TestGateway } from './gateway.ts';

type Setup = Parameters<typeof startGateway>;

/** A gateway before a fake shop, as `startGateway` starts it; started for each test and stopped after it. */
export function gatewayForEach(...setup: Setup): TestGateway {
  const shop = {} as TestGateway;
  beforeEach(async () => {
    Object.assign(shop, await startGateway(...setup));
  });
  afterEach(() => shop.stop());
  return shop;
}

/**
 * The same, started once for all tests and reset after each. It still knows the orders of idempotency keys, and
 * a shop that a test stopped stays away: such tests use `gatewayForEach`.
 */
export function gatewayForAll(...setup: Setup): TestGateway {
  const shop = {} as TestGateway;
  beforeAll(async () => {
    Object.assign(shop, await startGateway(...setup));
  });
  afterEach(() => shop.reset());
  afterAll(() => shop.stop());
  return shop;
}
