import { test } from '@playwright/test';
import { DEMO_STATE } from '../support/customer.ts';
import { walkOrders } from '../support/order-states.ts';
import { variants, take } from '../support/pictures.ts';

test.use({ storageState: DEMO_STATE });

for (const { name: variant, use } of variants) {
  test.describe(variant, () => {
    test.use(use);
    test.setTimeout(120_000);

    test('captures the order page in every state', async ({ page }) => {
      await walkOrders(page, (state, part) => take(page, state, part));
    });
  });
}
