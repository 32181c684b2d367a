import { test, type Page } from '@playwright/test';
import { walkAccount, walkSignUp } from '../support/account-states.ts';
import { DEMO_STATE } from '../support/customer.ts';
import { pageFindings, type Findings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';

/** The two pages of a guest who forgot the password. */
async function walkForgottenPassword(page: Page, { check }: Findings): Promise<void> {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  await shopper.goto('/forgot-password');
  await check('forgotten password');
  await main.getByRole('button', { name: 'Kirim Tautan' }).click();
  await page.getByText('Kolom Phone No atau Email harus diisi').waitFor();
  await check('forgotten password with an error');
  await page.getByLabel('Phone No atau Email').fill('tidak-ada@example.com');
  await main.getByRole('button', { name: 'Kirim Tautan' }).click();
  await main.getByText('Periksa kotak masuk').waitFor();
  await check('forgotten password, sent');
  await shopper.goto('/reset-password#tidak-berlaku');
  await page.getByLabel('Password', { exact: true }).fill('sandi-baru');
  await page.getByLabel('Confirm Password', { exact: true }).fill('sandi-baru');
  await main.getByRole('button', { name: 'Simpan Password' }).click();
  await main.getByText('Tautan ini tidak berlaku lagi').waitFor();
  await check('new password with an error');
}

test.use({ bypassCSP: true, storageState: DEMO_STATE });

test('account pages have no axe findings and do not scroll sideways in any state @phone-first', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const findings = pageFindings(page);
  await walkAccount(page, findings.check);
  findings.expectNone();
});

test.describe('for a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('/sign-up has no axe findings and does not scroll sideways @phone-first', async ({
    page,
  }) => {
    const findings = pageFindings(page);
    await walkSignUp(page, findings.check);
    findings.expectNone();
  });

  test('/forgot-password and /reset-password have no axe findings and do not scroll sideways @phone-first', async ({
    page,
  }) => {
    const findings = pageFindings(page);
    await walkForgottenPassword(page, findings);
    findings.expectNone();
  });
});
