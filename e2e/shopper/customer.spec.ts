import { expect, test, type Page } from '@playwright/test';
import { operator } from '../support/operator.ts';
import { Shopper } from '../support/shopper.ts';

const PASSWORD = 'rahasia-sekali';

/** A number that nobody has used in this run. */
const newPhone = () => `0813${String(Date.now()).slice(-8)}`;

/** A real picture of 8 × 8 pixels, as a phone's screenshot of a transfer. */
const RECEIPT = {
  name: 'bukti.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function signUp(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone No').fill(phone);
  await page.getByLabel('First Name').fill('Rina');
  await page.getByLabel('Last Name').fill('Kartika');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/sign-in');
}

async function signIn(page: Page, phone: string, password: string): Promise<void> {
  await page.getByLabel('Phone No').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Puts something into the cart, fills the checkout, pays by hand; the order page is open afterwards. */
async function orderByTransfer(shopper: Shopper, asGuest: boolean): Promise<void> {
  const { page } = shopper;
  await shopper.visit('/product?s=charger');
  await shopper.openFirstInStock();
  await shopper.addToCart();
  await shopper.visit('/checkout');
  if (asGuest) await shopper.giveAddress();
  await page.getByRole('radio', { name: /JNE/ }).first().check({ force: true });
  await shopper.payBy(1, 'Transfer Manual BCA');
  await page.getByLabel('Email').fill('rina@example.com');
  const submit = page.getByRole('button', { name: 'Buat Pesanan' }).first();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page.getByText(/Terima Kasih telah melakukan pemesanan/)).toBeVisible();
}

/** The number of the order whose page is open. */
async function orderNumber(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1, name: /^Pesanan SO\d+$/ });
  return ((await heading.textContent()) ?? '').replace('Pesanan ', '');
}

/** Sends the receipt of the first payment from the order page. */
async function sendReceipt(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Bayar dengan Transfer Manual BCA/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(RECEIPT);
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await expect(page.getByText('Bukti pembayaran Anda telah terkirim').first()).toBeVisible();
}

/** The row that waits for the shop's decision about an order, by its number. */
async function awaitingRow(number: string): Promise<string> {
  const rows = (await operator('awaiting')) as { id: number; order_no: string }[];
  const row = rows.find(({ order_no }) => order_no === number);
  expect(row, JSON.stringify(rows)).toBeDefined();
  return String(row?.id);
}

test('a customer signs up, saves an address, orders, pays by transfer, and reviews what came', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const phone = newPhone();
  await shopper.visit('/sign-up');
  await signUp(page, phone);
  await signIn(page, phone, PASSWORD);

  await shopper.visit('/user-address');
  await page.getByRole('button', { name: 'Tambah Alamat' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/Nama Alamat|Address Name/).fill('Rumah');
  await form.getByLabel('First Name').fill('Rina');
  await form.getByLabel('Phone No').fill(phone);
  await form.getByRole('textbox', { name: 'Alamat', exact: true }).fill('Jl. Kenanga No. 3');
  await form.getByLabel('Provinsi').selectOption({ label: 'Jawa Barat' });
  await form.getByLabel('Kota').selectOption({ label: 'Kota Bekasi' });
  await form.getByLabel('Kecamatan').selectOption({ label: 'Bekasi Barat' });
  await form.getByLabel('Kode Pos').fill('17134');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('main').getByText('Jl. Kenanga No. 3')).toBeVisible();

  await orderByTransfer(shopper, false);
  await expect(page).toHaveURL(/\/order-history\/[0-9a-f]{40}$/);
  const number = await orderNumber(page);
  await sendReceipt(page);
  await operator('accept', await awaitingRow(number));
  await operator('ship', number, '--resi', 'JP1234567890');

  await page.reload();
  await expect(page.getByText('JP1234567890')).toBeVisible();
  await page.getByRole('radio', { name: '4 dari 5 bintang' }).check({ force: true });
  await page
    .getByLabel(/^Review|Ulasan/)
    .last()
    .fill('Sesuai pesanan.');
  await page.getByRole('button', { name: 'Kirim Ulasan' }).click();
  await expect(page.getByText('Ulasan Anda').first()).toBeVisible();

  await shopper.visit('/order-history');
  await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByText('Sudah Dikirim (DONE)').first()).toBeVisible();
});

test('a guest pays by receipt: the first is rejected, the second accepted', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  await orderByTransfer(shopper, true);
  const number = await orderNumber(page);
  await sendReceipt(page);
  await operator('reject', await awaitingRow(number), '--reason', 'Gambar tidak terbaca');

  await page.reload();
  await expect(page.getByRole('button', { name: /Bayar dengan/ })).toBeVisible();
  await sendReceipt(page);
  await operator('accept', await awaitingRow(number));
  await page.reload();
  await expect(page.getByText('Lunas').first()).toBeVisible();
  await expect(page.getByText('Sedang Diproses').first()).toBeVisible();
});

test('whoever signs out in one tab is out in the other, and the cart stays', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await shopper.visit('/product?s=charger');
  await shopper.openFirstInStock();
  await shopper.addToCart();
  await shopper.visit('/sign-in');
  await signIn(page, '081234567890', 'gawai-demo');
  const other = new Shopper(await context.newPage());
  await other.visit('/profile');
  await expect(other.page.getByLabel('First Name')).toHaveValue('Budi');

  await shopper.visit('/sign-out');
  await page.waitForURL((url) => url.pathname === '/');
  await other.page.waitForURL('**/sign-in');
  await shopper.visit('/cart');
  await expect(page.getByRole('link', { name: 'Checkout' }).first()).toBeVisible();
});

test('an order of a customer opens for nobody else', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/sign-in');
  await signIn(page, '081234567890', 'gawai-demo');
  await shopper.visit('/order-history');
  const link = page.getByRole('main').locator('a[href^="/order-history/"]').first();
  await expect(link).toBeVisible();
  const hash = ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  await shopper.visit('/sign-out');
  await page.waitForURL((url) => url.pathname === '/');
  await shopper.visit(`/order/guest/${hash}`);
  await expect(page.getByText('Pesanan tidak ditemukan')).toBeVisible();
});
