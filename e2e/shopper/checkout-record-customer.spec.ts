import { expect, test, type Page } from '@playwright/test';
import { DEMO_STATE } from '../support/customer.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ storageState: DEMO_STATE });

/** Chooses courier, service and a payment split in two. */
async function chooseEverything(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  await shopper.chooseCourier('JNE');
  await page.getByRole('radio', { name: /^(YES|CTCYES)/ }).check({ force: true });
  await shopper.payBy(1, 'Transfer Manual BCA');
  await shopper.splitPayment();
  await shopper.addPayment(2, 'Transfer Manual Mandiri');
  await shopper.paymentRow(2).getByLabel('Jumlah').fill('10000');
  await page.getByLabel('Email').focus();
}

/** Expects the choices of `chooseEverything`. */
async function expectEverything(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: /^JNE/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^(YES|CTCYES)/ })).toBeChecked();
  await expect(new Shopper(page).paymentRow(2).getByLabel('Jumlah')).toHaveValue(/^10\.?000$/);
}

test('the checkout restores courier, service and split of a customer on reload, after Back and in a second tab', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await shopper.openCheckoutWithCharger();
  await chooseEverything(page);
  await expectEverything(page);
  await page.reload();
  await expectEverything(page);
  await page.getByRole('link', { name: 'Kelola Daftar Alamat' }).click();
  await page.waitForURL('**/user-address');
  await page.goBack();
  await expectEverything(page);
  const other = await context.newPage();
  await new Shopper(other).goto('/checkout');
  await expectEverything(other);
  await expectEverything(page);
});
