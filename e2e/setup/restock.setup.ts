import { test } from '@playwright/test';
import { operator } from '../support/operator.ts';

// A test that buys the last piece of a warehouse moves the order of a parallel test to another warehouse, which
// the checkout asks the shopper to accept.
test('adds stock of the charger that most tests buy', async () => {
  await operator('stock', 'AC-128', '--variant', 'White', '--warehouse', '1', '--add', '500');
});
