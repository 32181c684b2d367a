import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addresses, shopEnvironment } from './addresses.ts';

/** The operator key that the shop under test has generated. */
function operatorKey(): string {
  const file = join(shopEnvironment.SHOP_DATA_DIR, 'secrets.json');
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as { operatorKey: string };
  return secrets.operatorKey;
}

/**
 * Expires payments right before the shop handles the next request to `path` (a path of the contract): the payment
 * of the path, or all payments of its order. Uses the fault injection of the reference shop.
 */
export async function expirePaymentsAt(method: 'GET' | 'POST', path: string): Promise<void> {
  const response = await fetch(`${addresses.shopApi}/operator/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-operator-key': operatorKey() },
    body: JSON.stringify({ kind: 'expired', what: 'payment', method, path }),
  });
  expect(response.status, await response.text()).toBe(201);
}
