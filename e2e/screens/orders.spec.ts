import { demoTest as test } from '../support/customer.ts';
import { walkOrders } from '../support/order-states.ts';
import { looks, take } from '../support/pictures.ts';

for (const { name: look, use } of looks) {
  test.describe(look, () => {
    test.use(use);
    test.setTimeout(120_000);

    test('the orders of a customer, in every state', async ({ page }) => {
      await walkOrders(page, (state, part) => take(page, state, part));
    });
  });
}
