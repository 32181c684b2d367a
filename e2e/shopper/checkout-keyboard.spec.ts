import { expect, test, type Locator, type Page } from '@playwright/test';
import { BUYER, Shopper } from '../support/shopper.ts';

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Tabs to a field or a list and types into it. */
async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Tabs to radio buttons, moves by arrow keys to the one with this name and confirms it by Enter. */
async function chooseMethod(page: Page, radios: Locator, name: RegExp): Promise<void> {
  await tabTo(page, radios.first());
  await page.keyboard.press('Space');
  const wanted = radios.and(page.getByRole('radio', { name }));
  for (let presses = 0; presses < 30 && !(await wanted.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(radios).toHaveCount(1);
  await expect(wanted).toBeChecked();
}

test('a guest completes the checkout by keyboard with a payment split over two methods', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openCheckoutWithCharger();

  await typeInto(page, page.getByLabel('First Name'), BUYER.firstName);
  await typeInto(page, page.getByLabel('Phone No'), BUYER.phone);
  await typeInto(page, page.getByRole('textbox', { name: 'Alamat' }), BUYER.street);
  await typeInto(page, page.getByLabel('Provinsi'), BUYER.province);
  await typeInto(page, page.getByLabel('Kota'), BUYER.city);
  await typeInto(page, page.getByLabel('Kecamatan'), BUYER.district);
  await typeInto(page, page.getByLabel('Kode Pos'), BUYER.zip);
  await page.keyboard.press('Enter');
  const edit = page.getByRole('button', { name: 'Ubah data pembeli dan alamat' });
  await expect(edit).toBeFocused();

  const couriers = page.getByRole('group', { name: 'Metode Pengiriman' }).getByRole('radio');
  await expect(couriers.first()).toBeEnabled();
  await tabTo(page, couriers.first());
  await page.keyboard.press('Space');
  const services = page.getByRole('group', { name: 'Layanan Pengiriman' }).getByRole('radio');
  await expect(services.first()).toBeChecked();
  await tabTo(page, services.first());
  await page.keyboard.press('ArrowDown');
  await expect(services.nth(1)).toBeChecked();

  await tabTo(page, page.getByRole('switch', { name: 'Bagi pembayaran' }));
  await page.keyboard.press('Space');
  const first = shopper.paymentRow(1);
  await chooseMethod(page, first.getByRole('radio'), /^Transfer Manual BCA/);
  await typeInto(page, first.getByLabel('Jumlah'), '50000');
  await tabTo(page, page.getByRole('button', { name: 'Tambah Metode Pembayaran' }));
  await page.keyboard.press('Enter');
  const second = shopper.paymentRow(2);
  await expect(second.getByRole('radio').first()).toBeFocused();
  await chooseMethod(page, second.getByRole('radio'), /^BCA Virtual Account/);
  await expect(page.getByText('Sesuai dengan Total Tagihan')).toBeVisible();

  await typeInto(page, page.getByLabel('Email'), BUYER.email);
  const submit = page.getByRole('button', { name: 'Buat Pesanan' });
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/order\/guest\/[0-9a-f]{40}/);
  await expect(page.getByText(/Terima Kasih telah melakukan pemesanan/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('BCA Virtual Account').first()).toBeVisible();
});
