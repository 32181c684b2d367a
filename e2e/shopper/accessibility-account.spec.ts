import { test, type Page } from '@playwright/test';
import { walkAccount, walkSignUp } from '../support/account-states.ts';
import { DEMO_STATE } from '../support/customer.ts';
import { findingsAtBothWidths, type Findings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';

/** The two pages of a guest who forgot the password. */
async function walkForgottenPassword(page: Page, { look }: Findings): Promise<void> {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  await shopper.goto('/forgot-password');
  await look('forgotten password');
  await main.getByRole('button', { name: 'Kirim Tautan' }).click();
  await page.getByText('Kolom Phone No atau Email harus diisi').waitFor();
  await look('forgotten password with an error');
  await page.getByLabel('Phone No atau Email').fill('tidak-ada@example.com');
  await main.getByRole('button', { name: 'Kirim Tautan' }).click();
  await main.getByText('Periksa kotak masuk').waitFor();
  await look('forgotten password, sent');
  await shopper.goto('/reset-password#tidak-berlaku');
  await page.getByLabel('Password', { exact: true }).fill('sandi-baru');
  await page.getByLabel('Confirm Password', { exact: true }).fill('sandi-baru');
  await main.getByRole('button', { name: 'Simpan Password' }).click();
  await main.getByText('Tautan ini tidak berlaku lagi').waitFor();
  await look('new password with an error');
}

test.use({ bypassCSP: true, storageState: DEMO_STATE });

test('the account is free of axe findings in every state, and does not scroll sideways @phone-first', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const findings = findingsAtBothWidths(page);
  await walkAccount(page, findings.look);
  findings.expectNone();
});

test.describe('a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('finds a registration free of axe findings that does not scroll sideways @phone-first', async ({
    page,
  }) => {
    const findings = findingsAtBothWidths(page);
    await walkSignUp(page, findings.look);
    findings.expectNone();
  });

  test('finds the pages of a forgotten password free of axe findings, none scrolls sideways @phone-first', async ({
    page,
  }) => {
    const findings = findingsAtBothWidths(page);
    await walkForgottenPassword(page, findings);
    findings.expectNone();
  });
});
