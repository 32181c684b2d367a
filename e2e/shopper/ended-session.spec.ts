import { expect, test, type Page } from '@playwright/test';
import { PASSWORD, signIn, signInAsNew } from '../support/customer.ts';
import { execute } from '../support/graphql.ts';
import { Shopper } from '../support/shopper.ts';

const NEW_PASSWORD = 'lebih-rahasia-lagi';

/** Changes the password on another device, which ends the other sessions of the customer. */
async function changePasswordElsewhere(phone: string): Promise<void> {
  const signedIn = await execute<{ signIn: { token: string } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
    { input: { phone, password: PASSWORD } },
  );
  const input = {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmNewPassword: NEW_PASSWORD,
  };
  const changed = await execute<{ changePassword: { userErrors: unknown[] } }>(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { userErrors { message } } }',
    { input },
    signedIn.data.signIn.token,
  );
  expect(changed.data.changePassword.userErrors).toEqual([]);
}

/** A customer with something in the cart, signed in. */
async function newCustomer(shopper: Shopper): Promise<{ phone: string; product: string }> {
  const phone = await signInAsNew(shopper);
  const product = await shopper.putInCart('charger');
  return { phone, product };
}

async function expectOneNotice(page: Page): Promise<void> {
  await expect(page.getByText('Sesi Anda telah berakhir')).toHaveCount(1);
  await expect(
    page.getByText('Silakan Sign In kembali. Isi Cart Anda tetap tersimpan.'),
  ).toBeVisible();
}

test('a customer whose session has ended sees one pop-up, signs in again and finds the cart', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const shopper = new Shopper(page);
  const { phone, product } = await newCustomer(shopper);
  await shopper.goto('/profile');
  await expect(page.getByLabel('First Name')).toHaveValue('Rina');
  await changePasswordElsewhere(phone);

  await page.getByLabel('First Name').fill('Rani');
  await page.getByRole('main').getByRole('button', { name: 'Simpan' }).click();
  await page.waitForURL('**/sign-in');
  await expectOneNotice(page);
  await expect(page.getByText('Submit Failed')).toHaveCount(0);

  await signIn(page, phone, NEW_PASSWORD);
  await shopper.goto('/cart');
  await expect(page.getByRole('main').getByText(product).first()).toBeVisible();
});

test('the checkout continues as a guest when the session ends', async ({ page }) => {
  test.setTimeout(90_000);
  const shopper = new Shopper(page);
  const { phone } = await newCustomer(shopper);
  await changePasswordElsewhere(phone);

  await shopper.goto('/checkout');
  await expectOneNotice(page);
  await expect(page).toHaveURL(/\/checkout$/);
  await shopper.fillBuyer();
});

test('the checkout removes the e-mail from page and storage when the session ends', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const shopper = new Shopper(page);
  const { phone } = await newCustomer(shopper);
  await shopper.goto('/checkout');
  const email = page.getByLabel('Email');
  const stored = () => page.evaluate(() => Object.values(localStorage).join());
  await email.fill('rina@example.com');
  await expect.poll(stored).toContain('rina@example.com');
  await changePasswordElsewhere(phone);

  await page.getByLabel('Kode Voucher').fill('KENALAN75');
  await page.getByRole('button', { name: 'Gunakan', exact: true }).click();
  await expectOneNotice(page);
  await expect(email).toHaveValue('');
  await expect.poll(stored).not.toContain('rina@example.com');
});
