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

/** The same, started once for all tests. */
export function gatewayForAll(...setup: Setup): TestGateway {
  const shop = {} as TestGateway;
  beforeAll(async () => {
    Object.assign(shop, await startGateway(...setup));
  });
  afterAll(() => shop.stop());
  return shop;
}
