import { test } from '@playwright/test';
import { DEMO_STATE } from '../support/customer.ts';
import { walkOrders } from '../support/order-states.ts';
import { looks, take } from '../support/pictures.ts';

test.use({ storageState: DEMO_STATE });

for (const { name: look, use } of looks) {
  test.describe(look, () => {
    test.use(use);
    test.setTimeout(120_000);

    test('the orders of a customer, in every state', async ({ page }) => {
      await walkOrders(page, (state, part) => take(page, state, part));
    });
  });
}
