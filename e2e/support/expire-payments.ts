import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addresses, shopEnvironment } from './addresses.ts';

/** The key that the shop under test has made for itself. */
function operatorKey(): string {
  const file = join(shopEnvironment.SHOP_DATA_DIR, 'secrets.json');
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as { operatorKey: string };
  return secrets.operatorKey;
}

/**
 * Lets the time of payments run out the moment before the shop handles the next call to `path` (Contract
 * paths; failures on demand of the reference shop): of the payment, or all of the order, that the path names.
 */
export async function expirePaymentsAt(method: 'GET' | 'POST', path: string): Promise<void> {
  const response = await fetch(`${addresses.shopApi}/operator/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-operator-key': operatorKey() },
    body: JSON.stringify({ kind: 'expired', what: 'payment', method, path }),
  });
  expect(response.status, await response.text()).toBe(201);
}
