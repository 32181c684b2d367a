import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { execute } from './graphql.ts';
import { BUYER, fillRegion, Shopper } from './shopper.ts';

/** The demo customer of a new shop, with orders in every state. */
export const DEMO = { phone: '081234567890', password: 'gawai-demo' };

/** A phone number that is unused in this run. */
export const newPhone = () => `0813${String(Date.now()).slice(-8)}`;

/** Fills the open registration and sends it; sign-in is open afterwards. */
export async function signUp(page: Page, phone: string, password: string): Promise<void> {
  await page.getByLabel('Phone No').fill(phone);
  await page.getByLabel('First Name').fill('Rina');
  await page.getByLabel('Last Name').fill('Kartika');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/sign-in');
  // The address changes a moment before the page does, and both pages have a field for the phone number.
  await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible();
}

/** Fills the open sign-in and sends it; the home page is open afterwards. */
export async function signIn(page: Page, phone: string, password: string): Promise<void> {
  await page.getByLabel('Phone No').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** The password of the customers that tests register. */
export const PASSWORD = 'rahasia-sekali';

/** Registers a new customer over GraphQL; returns the phone number. */
export async function registerCustomer(): Promise<string> {
  const phone = newPhone();
  const input = {
    phone,
    firstName: 'Rina',
    lastName: 'Kartika',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    terms: true,
  };
  const { data } = await execute<{ signUp: { userErrors: unknown[] } }>(
    'mutation ($input: SignUpInput!) { signUp(input: $input) { userErrors { code } } }',
    { input },
  );
  expect(data.signUp.userErrors).toEqual([]);
  return phone;
}

/** Signs a new customer in; the home page is open afterwards. Returns the phone number. */
export async function signInAsNew(shopper: Shopper): Promise<string> {
  const phone = await registerCustomer();
  await shopper.goto('/sign-in');
  await signIn(shopper.page, phone, PASSWORD);
  return phone;
}

/** Fills the open form of a saved address. */
export async function fillAddress(page: Page, name: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Nama Alamat').fill(name);
  await form.getByLabel('First Name').fill(BUYER.firstName);
  await form.getByLabel('Phone No').fill(BUYER.phone);
  await form.getByRole('textbox', { name: 'Alamat', exact: true }).fill(BUYER.street);
  await fillRegion(form);
}

/** Saves the first address of the signed-in customer. */
export async function saveAddress(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.goto('/user-address');
  await page.getByRole('button', { name: 'Tambah Alamat' }).first().click();
  await fillAddress(page, 'Rumah');
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('main').getByText(BUYER.street)).toBeVisible();
}

/** File in which setup/demo-customer.setup.ts stores the session of the demo customer, for `test.use({ storageState })`. */
export const DEMO_STATE = fileURLToPath(
  new URL('../../test-results/demo-customer.json', import.meta.url),
);

/** Opens the history of the demo customer with all orders on one page. */
export const openDemoHistory = (page: Page): Promise<void> =>
  new Shopper(page).goto('/order-history?size=50');

/** The link in the open history of the order with this index among those in `state`, newest first. */
export const demoOrderLink = (page: Page, state: string, index = 0): Locator =>
  page.getByRole('row').filter({ hasText: state }).nth(index).getByRole('link', { name: /^SO/ });

/** Waits until the page of an order shows it. */
export const orderShown = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Rincian Biaya' }).waitFor();

/** Opens an order of the demo customer as `demoOrderLink` finds it. */
export async function openDemoOrder(page: Page, state: string, index = 0): Promise<void> {
  await openDemoHistory(page);
  await demoOrderLink(page, state, index).click();
  await orderShown(page);
}
