import { afterEach, expect } from 'vitest';
import { freshShop, testSecrets } from './fresh-shop.ts';
import type { FreshShop } from './fresh-shop.ts';
import type { Answer } from './shop-client.ts';

/** What an operator of the tests sends along. */
export const AS_OPERATOR = { headers: { 'x-operator-key': testSecrets.operatorKey ?? '' } };

/** A started shop that takes faults; those of a test are taken away after it. */
export interface FaultyShop extends FreshShop {
  /** Asks for a fault and gives its number. */
  readonly ask: (fault: Readonly<Record<string, unknown>>) => Promise<number>;
  /** Takes all faults away. */
  readonly clear: () => Promise<Answer>;
}

/** Starts a shop on its own copy of the small database, with faults on demand. */
export async function faultyShop(): Promise<FaultyShop> {
  const shop = await freshShop({ settings: { faults: true } });
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
