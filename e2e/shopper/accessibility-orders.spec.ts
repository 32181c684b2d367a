import { test } from '@playwright/test';
import { DEMO_STATE } from '../support/customer.ts';
import { findingsAtBothWidths } from '../support/findings.ts';
import { walkOrders } from '../support/order-states.ts';
import { openGuestOrder } from '../support/orders.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ bypassCSP: true, storageState: DEMO_STATE });

test('the order page is free of axe findings in every state, and does not scroll sideways @phone-first', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const findings = findingsAtBothWidths(page);
  await walkOrders(page, findings.look);
  findings.expectNone();
});

test.describe('a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('finds an order page free of axe findings that does not scroll sideways @phone-first', async ({
    page,
  }) => {
    await openGuestOrder(new Shopper(page), 'Transfer Manual BCA');
    await page.getByRole('button', { name: 'Kode QR' }).click();
    await page.getByText('Pindai dengan kamera ponsel lain').waitFor();
    const findings = findingsAtBothWidths(page);
    await findings.look('guest order');
    findings.expectNone();
  });
});
