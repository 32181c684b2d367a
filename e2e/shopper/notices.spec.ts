import { expect, test, type Locator, type Page } from '@playwright/test';
import { fillAddress, signInAsNew } from '../support/customer.ts';
import { expectNothingCovered, notice } from '../support/notices.ts';
import { placeOrder } from '../support/orders.ts';
import { Shopper } from '../support/shopper.ts';

/** Aborts the next request of one operation. */
async function abortNext(page: Page, operationName: string): Promise<void> {
  let isAborted = false;
  await page.route('**/graphql', async (route) => {
    const isWanted = (route.request().postData() ?? '').includes(`"${operationName}"`);
    if (isAborted || !isWanted) {
      await route.fallback();
      return;
    }
    isAborted = true;
    await route.abort();
  });
}

test('the pop-ups of wishlist and share do not cover controls @phone @long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shopper = new Shopper(page);
  await signInAsNew(shopper);
  await shopper.goto('/product?s=charger');
  const name = await shopper.openFirstInStock();
  const wish = page.getByRole('button', { name: `Simpan ${name} di Wishlist` });
  await wish.scrollIntoViewIfNeeded();
  await abortNext(page, 'AddToWishlist');
  await wish.click();
  await expectNothingCovered(page, 'Submit Failed', wish);
  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await expect(notice(page, 'Submit Failed')).toHaveCount(0);

  // Phones open the share sheet of the system, which a test cannot press.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const share = page.getByRole('button', { name: `Bagikan ${name}` });
  await share.click();
  await expectNothingCovered(page, 'Tautan tersalin', share);

  await shopper.goto('/wishlist');
  await page.getByRole('button', { name: `Hapus ${name} dari Wishlist` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expectNothingCovered(page, 'Delete Success', heading);
});

test('the pop-ups of a voucher appear one at a time and do not cover controls or totals @phone @long', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await signInAsNew(shopper);
  await shopper.openCheckout('Anker Nano Power Bank');
  const code = page.getByLabel('Kode Voucher');
  const summary = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  await code.fill('POTONG250');
  await page.getByRole('button', { name: 'Gunakan', exact: true }).click();
  await expectNothingCovered(page, 'Submit Failed', summary);
  await code.fill('KENALAN75');
  await code.press('Enter');
  const applied = page.getByRole('group', { name: 'Voucher yang digunakan' });
  await expectNothingCovered(page, 'Submit Success', summary.or(applied));
  await expect(notice(page, 'Submit Failed')).toHaveCount(0);
});

test('the pop-up of a payment does not cover controls or the order status @phone @long', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await placeOrder(shopper, { method: 'BCA Virtual Account', asGuest: true });
  const heading = page.getByRole('heading', { level: 1 });
  const status = page.getByRole('main').getByText('Menunggu Pembayaran');
  await expectNothingCovered(page, 'Submit Order Success', status.or(heading));
  await page.getByRole('link', { name: 'Bayar dengan BCA Virtual Account' }).click();
  await page.waitForURL('**/sandbox/ipay88/PG');
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/\/order\/guest\/[0-9a-f]{40}/);
  await expect(page.getByText('Sedang Diproses')).toBeVisible();
  const states = page.getByText('Sedang Diproses').or(page.getByText('Lunas')).or(heading);
  await expectNothingCovered(page, 'Payment Success', states);
});

/** Distance in px from the row of a button to the end of its dialog, scrolled to the top. */
const spaceBelowButtons = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const dialog = element.closest('dialog');
    const row = element.parentElement;
    if (dialog === null || row === null) throw new Error('The button is in no dialog');
    row.closest('form')?.parentElement?.scrollTo({ top: 0, behavior: 'instant' });
    return dialog.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom;
  });

test('the pop-ups of saving and deleting an address do not cover controls or dialogs @phone @long', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await signInAsNew(shopper);
  await shopper.goto('/user-address');
  for (const name of ['Rumah', 'Kantor']) {
    await page.getByRole('button', { name: 'Tambah Alamat' }).first().click();
    await fillAddress(page, name);
    const save = page.getByRole('dialog').getByRole('button', { name: 'Simpan' });
    expect(await spaceBelowButtons(save), 'nothing shows below the buttons').toBeLessThan(2);
    await abortNext(page, 'AddAddress');
    await save.click();
    await expectNothingCovered(page, 'Submit Failed', save);
    await expect(save).toBeInViewport({ ratio: 1 });
    await save.click();
    const row = page.getByRole('row').filter({ hasText: name });
    await expectNothingCovered(page, 'Submit Success', row);
    await expect(notice(page, 'Submit Failed')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Hapus alamat Rumah' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' });
  await abortNext(page, 'DeleteAddress');
  await confirm.click();
  const remove = page.getByRole('button', { name: 'Hapus alamat Rumah' });
  await expectNothingCovered(page, 'Delete Failed', remove);
  await remove.click();
  await confirm.click();
  await expect(remove).toHaveCount(0);
  await expectNothingCovered(page, 'Delete Success', page.getByText('Menampilkan 1-1 dari 1'));
  await expect(notice(page, 'Delete Failed')).toHaveCount(0);
});
