import { test } from '@playwright/test';
import { DEMO, DEMO_STATE, signIn } from '../support/customer.ts';
import { Shopper } from '../support/shopper.ts';

test('signs in the demo customer for all tests', async ({ page }) => {
  await new Shopper(page).goto('/sign-in');
  await signIn(page, DEMO.phone, DEMO.password);
  await page.context().storageState({ path: DEMO_STATE });
});
