import { test } from '@playwright/test';
import { DEMO_STATE } from '../support/customer.ts';
import { axeFindings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';
import { walkWaiting } from '../support/waiting.ts';

test.use({ bypassCSP: true, storageState: DEMO_STATE });

test('pages have no axe findings while they load and after they failed', async ({ page }) => {
  test.setTimeout(90_000);
  await new Shopper(page).putInCart('charger');
  const axe = axeFindings(page);
  for (const state of ['loading', 'failed'] as const) await walkWaiting(page, state, axe.check);
  axe.expectNone();
});
