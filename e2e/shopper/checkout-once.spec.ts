import { expect, test, type Page } from '@playwright/test';
import { operator } from '../support/operator.ts';
import { Shopper } from '../support/shopper.ts';

/** Fills the checkout for an e-mail address that no other order of this run has; returns the submit button. */
async function readyToOrder(page: Page, email: string) {
  const shopper = new Shopper(page);
  await shopper.openCheckoutWithCharger();
  await shopper.fillBuyer();
  return shopper.fillCheckout('Transfer Manual BCA', { isPickup: true, email });
}

test('the checkout places one order for double clicks before and after a reload', async ({
  page,
}) => {
  const email = `ulang-${String(Date.now())}@example.com`;
  const submit = await readyToOrder(page, email);
  let sent = 0;
  const isPlaced = new Promise<void>((resolve) => {
    void page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('SubmitOrder')) return route.fallback();
      sent += 1;
      // The shop places the order; its response does not reach the browser.
      await route.fetch();
      resolve();
      return undefined;
    });
  });
  await submit.dblclick();
  await isPlaced;
  expect(sent).toBe(1);
  await page.reload();
  await page.unrouteAll();
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await submit.dblclick();
  await page.waitForURL(/\/order\/guest\/[0-9a-f]{40}/);
  await expect(page.getByText(/Terima Kasih telah melakukan pemesanan/)).toBeVisible();
  const { total } = (await operator('orders', email)) as { total: number };
  expect(total).toBe(1);
});

test('the checkout places one order when two tabs submit it at the same time', async ({
  page,
  context,
}) => {
  const email = `bersama-${String(Date.now())}@example.com`;
  const first = await readyToOrder(page, email);
  const other = await context.newPage();
  await new Shopper(other).goto('/checkout');
  const second = other.getByRole('button', { name: 'Buat Pesanan' });
  await expect(other.getByLabel('Email')).toHaveValue(email);
  await expect(second).not.toHaveAttribute('aria-busy', 'true');
  // Both requests are sent before either gets a response.
  let release = () => {};
  const areBothSent = new Promise<void>((resolve) => {
    release = resolve;
  });
  const keys: string[] = [];
  await context.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('SubmitOrder')) return route.fallback();
    keys.push(/"idempotencyKey":"([^"]+)"/.exec(body)?.[1] ?? '');
    if (keys.length === 2) release();
    await areBothSent;
    return route.fallback();
  });
  await Promise.all([first.click(), second.click()]);
  const opened = [page, other].map((tab) => tab.waitForURL(/\/order\/guest\/[0-9a-f]{40}/));
  await Promise.all(opened);
  expect(keys[0]).toBe(keys[1]);
  expect(new URL(page.url()).pathname).toBe(new URL(other.url()).pathname);
  const { total } = (await operator('orders', email)) as { total: number };
  expect(total).toBe(1);
});
