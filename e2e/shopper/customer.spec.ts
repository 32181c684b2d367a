import { expect, test } from '@playwright/test';
import { DEMO, newPhone, PASSWORD, saveAddress, signIn, signUp } from '../support/customer.ts';
import { operator } from '../support/operator.ts';
import {
  awaitingRow,
  openGuestOrder,
  orderNumber,
  placeOrder,
  sendReceipt,
} from '../support/orders.ts';
import { Shopper } from '../support/shopper.ts';

const TRANSFER = 'Transfer Manual BCA';

test('a customer signs up, saves an address, orders, pays by transfer, reviews and requests a refund', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const phone = newPhone();
  await shopper.goto('/sign-up');
  await signUp(page, phone, PASSWORD);
  await signIn(page, phone, PASSWORD);
  await saveAddress(shopper);
  await placeOrder(shopper, { method: TRANSFER, asGuest: false });
  await expect(page).toHaveURL(/\/order-history\/[0-9a-f]{40}$/);
  const number = await orderNumber(page);
  await sendReceipt(page);
  await operator('accept', await awaitingRow(number));
  await operator('ship', number, '--resi', 'JP1234567890');

  await page.reload();
  await expect(page.getByText('JP1234567890')).toBeVisible();
  const forms = page.getByRole('region', { name: /^(Review|Refund)$/ });
  await expect(forms).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Rincian Biaya' })).toBeVisible();
  await expect(forms).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('radio', { name: '4 dari 5 bintang' }).check({ force: true });
  await page
    .getByLabel(/^Review|Ulasan/)
    .last()
    .fill('Sesuai pesanan.');
  await page.getByRole('button', { name: 'Kirim Ulasan' }).click();
  await expect(page.getByText('Ulasan Anda').first()).toBeVisible();
  // Text, not only colour: forced colours show all letters in one colour.
  await expect(page.getByText('★★★★☆')).toBeVisible();

  await page.getByRole('button', { name: 'Ajukan Refund' }).click();
  await page.getByLabel(/^Alasan/).fill('Kardusnya penyok.');
  await page.getByRole('button', { name: 'Kirim Permintaan' }).click();
  const refund = page.getByRole('region', { name: 'Refund' });
  await expect(refund.getByText('Menunggu Persetujuan')).toBeVisible();
  await operator('refund-reject', number, '--note', 'Isinya utuh.');
  await page.reload();
  await expect(refund.getByText('Ditolak')).toBeVisible();
  await expect(refund.getByText('Isinya utuh.')).toBeVisible();
  await operator('refund', number, '--note', 'Dana kami kembalikan.');
  await page.reload();
  await expect(refund.getByText('Disetujui')).toBeVisible();
  await expect(refund.getByText('Dana kami kembalikan.')).toBeVisible();
  await expect(refund.getByText('Ditolak')).toHaveCount(0);

  await shopper.goto('/order-history');
  await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByText('Refunded').first()).toBeVisible();
});

test('a guest sends a receipt that is rejected and another one that is accepted', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  await openGuestOrder(shopper, TRANSFER);
  const number = await orderNumber(page);
  await sendReceipt(page);
  await operator('reject', await awaitingRow(number), '--reason', 'Gambar tidak terbaca');

  await page.reload();
  await expect(page.getByRole('button', { name: /Bayar dengan/ })).toBeVisible();
  await expect(
    page.getByText(/Bukti pembayaran ditolak\. Alasan: Gambar tidak terbaca\./),
  ).toBeVisible();
  await sendReceipt(page);
  await operator('accept', await awaitingRow(number));
  await page.reload();
  await expect(page.getByText('Lunas').first()).toBeVisible();
  await expect(page.getByText('Sedang Diproses').first()).toBeVisible();
});

test('sign-out in one tab signs out the other tab and does not clear the cart', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await shopper.goto('/product?s=charger');
  await shopper.openFirstInStock();
  await shopper.addToCart();
  await shopper.goto('/sign-in');
  await signIn(page, DEMO.phone, DEMO.password);
  const other = new Shopper(await context.newPage());
  await other.goto('/profile');
  await expect(other.page.getByLabel('First Name')).toHaveValue('Budi');

  await shopper.goto('/sign-out');
  await page.waitForURL((url) => url.pathname === '/');
  await other.page.waitForURL('**/sign-in');
  await shopper.goto('/cart');
  await expect(page.getByRole('link', { name: 'Checkout' }).first()).toBeVisible();
});

test('a guest cannot open the order of a customer by its hash', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.goto('/sign-in');
  await signIn(page, DEMO.phone, DEMO.password);
  await shopper.goto('/order-history');
  const link = page.getByRole('main').locator('a[href^="/order-history/"]').first();
  await expect(link).toBeVisible();
  const hash = ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  await shopper.goto('/sign-out');
  await page.waitForURL((url) => url.pathname === '/');
  await shopper.goto(`/order/guest/${hash}`);
  await expect(page.getByText('Pesanan tidak ditemukan')).toBeVisible();
});
