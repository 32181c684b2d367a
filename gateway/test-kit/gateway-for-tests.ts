import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startGateway, type TestGateway } from './gateway.ts';

type Setup = Parameters<typeof startGateway>;

/** A gateway and a fake shop from `startGateway`, started before each test and stopped after it. */
export function gatewayForEach(...setup: Setup): TestGateway {
  const shop = {} as TestGateway;
  beforeEach(async () => {
    Object.assign(shop, await startGateway(...setup));
  });
  afterEach(() => shop.stop());
  return shop;
}

/**
 * The same, started once for all tests and reset after each. A reset does not clear the orders of idempotency
 * keys, nor restart a shop that a test stopped: such tests use `gatewayForEach`.
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
