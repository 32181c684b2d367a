import { test } from '@playwright/test';
import { DEMO_STATE } from '../support/customer.ts';
import { variants, take } from '../support/pictures.ts';
import { Shopper } from '../support/shopper.ts';
import { walkWaiting } from '../support/waiting.ts';

test.use({ storageState: DEMO_STATE });

for (const { name, use } of variants) {
  test.describe(name, () => {
    test.use(use);
    test.setTimeout(180_000);

    test('captures pages while they load and after they failed', async ({ page }) => {
      await new Shopper(page).putInCart('charger');
      for (const state of ['loading', 'failed'] as const) {
        await walkWaiting(page, state, (picture) => take(page, picture));
      }
    });
  });
}
