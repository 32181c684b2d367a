import { test } from '@playwright/test';
import { operator } from '../support/operator.ts';

// A journey that buys the last piece of a warehouse moves the order of the journey beside it to another
// one, which its shopper is asked about.
test('the charger that most journeys buy has stock for all of them', async () => {
  await operator('stock', 'AC-128', '--variant', 'White', '--warehouse', '1', '--add', '500');
});
