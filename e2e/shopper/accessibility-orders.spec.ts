import { test } from '@playwright/test';
import { DEMO_STATE } from '../support/customer.ts';
import { pageFindings } from '../support/findings.ts';
import { walkOrders } from '../support/order-states.ts';
import { openGuestOrder } from '../support/orders.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ bypassCSP: true, storageState: DEMO_STATE });

test('the order page of a customer has no axe findings and does not scroll sideways in any state @phone-first', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const findings = pageFindings(page);
  await walkOrders(page, findings.check);
  findings.expectNone();
});

test.describe('for a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the order page of a guest has no axe findings and does not scroll sideways @phone-first', async ({
    page,
  }) => {
    await openGuestOrder(new Shopper(page), 'Transfer Manual BCA');
    await page.getByRole('button', { name: 'Kode QR' }).click();
    await page.getByText('Pindai dengan kamera ponsel lain').waitFor();
    const findings = pageFindings(page);
    await findings.check('guest order');
    findings.expectNone();
  });
});
