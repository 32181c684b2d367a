import { afterEach, expect } from 'vitest';
import { faultRoutes } from '../src/fault-injection/routes.ts';
import { freshShop, type FreshShop } from '../../shop-api/test-kit/fresh-shop.ts';
import { AS_OPERATOR } from '../../shop-api/test-kit/operator.ts';
import type { ClientResponse } from '../../shop-api/test-kit/shop-client.ts';

/** A started shop with fault injection; the faults of a test are removed after it. */
export interface FaultInjectionShop extends FreshShop {
  /** Adds a fault and returns its id. */
  readonly addFault: (fault: Readonly<Record<string, unknown>>) => Promise<number>;
  /** Removes all faults. */
  readonly clear: () => Promise<ClientResponse>;
}

/** Starts a shop on its own copy of the small database, with fault injection. */
export async function faultInjectionShop(): Promise<FaultInjectionShop> {
  const shop = await freshShop({ extensions: [faultRoutes] });
  const clear = () => shop.client.delete('/operator/fault', AS_OPERATOR);
  afterEach(async () => {
    await clear();
  });
  return { ...shop, addFault, clear };

  async function addFault(fault: Readonly<Record<string, unknown>>): Promise<number> {
    const { status, body } = await shop.client.post('/operator/fault', fault, AS_OPERATOR);
    expect(status, JSON.stringify(body)).toBe(201);
    return Number(body.data.id);
  }
}
