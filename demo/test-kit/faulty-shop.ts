import { afterEach, expect } from 'vitest';
import { faultRoutes } from '../src/fault-injection/routes.ts';
import { freshShop } from '../../shop-api/test-kit/fresh-shop.ts';
import type { FreshShop } from '../../shop-api/test-kit/fresh-shop.ts';
import { AS_OPERATOR } from '../../shop-api/test-kit/operator.ts';
import type { Answer } from '../../shop-api/test-kit/shop-client.ts';

/** A started shop that takes faults; those of a test are taken away after it. */
export interface FaultyShop extends FreshShop {
  /** Asks for a fault and gives its number. */
  readonly ask: (fault: Readonly<Record<string, unknown>>) => Promise<number>;
  /** Takes all faults away. */
  readonly clear: () => Promise<Answer>;
}

/** Starts a shop on its own copy of the small database, with faults on demand. */
export async function faultyShop(): Promise<FaultyShop> {
  const shop = await freshShop({ extensions: [faultRoutes] });
  const clear = () => shop.client.delete('/operator/fault', AS_OPERATOR);
  afterEach(async () => {
    await clear();
  });
  return { ...shop, ask, clear };

  async function ask(fault: Readonly<Record<string, unknown>>): Promise<number> {
    const { status, body } = await shop.client.post('/operator/fault', fault, AS_OPERATOR);
    expect(status, JSON.stringify(body)).toBe(201);
    return Number(body.data.id);
  }
}
