import { expect, test, type Page } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { PASSWORD, saveAddress, signIn, signInAsNew } from '../support/customer.ts';
import { placeOrder } from '../support/orders.ts';
import { Shopper } from '../support/shopper.ts';

const NEW_PASSWORD = 'sandi-baru-123';

/** Requests a link by keyboard alone. */
async function requestLink(page: Page, contact: string): Promise<void> {
  await page.getByRole('link', { name: 'Lupa Password?' }).press('Enter');
  await page.waitForURL('**/forgot-password');
  await page.getByLabel('Phone No atau Email').fill(contact);
  await page.getByLabel('Phone No atau Email').press('Enter');
  await expect(page.getByRole('main').getByText('Jika akun dengan kontak ini')).toBeVisible();
}

/** Opens the newest mail to a recipient in the sandbox and follows its link. */
async function followMail(page: Page, recipient: string): Promise<void> {
  const mail = page.locator('.stacked').filter({ hasText: recipient });
  const subject = mail.getByRole('link', { name: /^Buat Password baru untuk akun/ }).first();
  await expect(async () => {
    await page.goto(`${addresses.shopApi}/sandbox/mail`);
    await expect(subject).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await subject.click();
  await page.getByRole('link', { name: 'Buat Password baru' }).click();
  await page.waitForURL(/\/reset-password#[\w-]{43}$/);
}

test('a customer resets a forgotten password by the link of a mail, which ends the other sessions @phone-first', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const phone = await signInAsNew(shopper);
  await saveAddress(shopper);
  const email = `rina${phone}@example.com`;
  await placeOrder(shopper, { method: 'Transfer Manual BCA', asGuest: false, email });

  const other = await (await browser.newContext({ baseURL: addresses.web })).newPage();
  const otherShopper = new Shopper(other);
  await otherShopper.goto('/sign-in');
  await requestLink(other, phone);
  const requested: string[] = [];
  other.on('request', (request) => {
    requested.push(request.url(), request.headers()['referer'] ?? '');
  });
  await followMail(other, email);
  const link = other.url();
  const token = new URL(link).hash.slice(1);
  await other.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await other.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
  await other.getByLabel('Confirm Password', { exact: true }).press('Enter');
  await other.waitForURL('**/sign-in');
  expect(requested.filter((text) => text.includes(token))).toEqual([]);
  await signIn(other, phone, NEW_PASSWORD);

  // The session of the first browser has ended, and the old password does not sign in.
  await page.goto('/order-history');
  await page.waitForURL('**/sign-in');
  await page.getByLabel('Phone No').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login Failed')).toBeVisible();

  // The link works once.
  await otherShopper.goto(link);
  await other.getByLabel('Password', { exact: true }).fill('sandi-lain-123');
  await other.getByLabel('Confirm Password', { exact: true }).fill('sandi-lain-123');
  await other.getByRole('button', { name: 'Simpan Password' }).click();
  await expect(other.getByRole('main').getByText('Tautan ini tidak berlaku lagi')).toBeVisible();
  await other.context().close();
});
