import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { openGuestOrder } from '../support/orders.ts';
import { Shopper } from '../support/shopper.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of noise, which does not compress: about 3 bytes for each of its `side` × `side` pixels. */
function noise(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // 8 bits a channel, red, green and blue.
  head.set([8, 2], 8);
  const row = () => Buffer.concat([Buffer.of(0), randomBytes(side * 3)]);
  const pixels = Buffer.concat(Array.from({ length: side }, row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('the order page shows a pending payment as waiting, also after a reload', async ({ page }) => {
  const shopper = new Shopper(page);
  await openGuestOrder(shopper, 'BCA Virtual Account');
  const payments = page.getByRole('region', { name: 'Pembayaran' });
  await payments.getByRole('link', { name: 'Bayar dengan BCA Virtual Account' }).click();
  await page.waitForURL('**/sandbox/ipay88/PG');
  await page.locator('button[value="pending"]').click();
  await page.waitForURL(/\/order\/guest\//);
  await expect(payments.getByText(/^Menunggu konfirmasi dari penyedia/)).toBeVisible();
  await page.reload();
  await expect(payments.getByText(/^Menunggu konfirmasi dari penyedia/)).toBeVisible();
});

test('the receipt dialog rejects a picture of 3 MB, shrinks it with one press and sends it', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openGuestOrder(shopper, 'Transfer Manual BCA');
  await page.getByRole('button', { name: /Bayar dengan Transfer Manual BCA/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: noise(1_000) });
  await expect(dialog.getByText("Image size can't be larger than 1 MB")).toBeVisible();
  await expect(dialog.getByText('foto.png · 3 MB')).toBeVisible();
  await dialog.getByRole('button', { name: 'Perkecil gambar' }).click();
  await expect(dialog.getByText(/KB, diperkecil dari 3 MB$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await expect(page.getByText('Bukti pembayaran sedang kami periksa.')).toBeVisible();
});

test('the page of an unknown order has the status 404 and hydrates without errors', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const address = `/order/guest/${'0'.repeat(40)}`;
  const response = page.waitForResponse((received) => new URL(received.url()).pathname === address);
  await new Shopper(page).goto(address);
  expect((await response).status()).toBe(404);
  const title = page.getByRole('heading', { level: 1, name: 'Pesanan tidak ditemukan' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a reload of the order page restores its scroll position @phone-first', async ({ page }) => {
  await openGuestOrder(new Shopper(page), 'Transfer Manual BCA');
  const figures = page.getByRole('region', { name: 'Rincian Biaya' });
  await expect(figures).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1_500));
  await page.reload();
  await expect(figures).toBeVisible();
  // The position is restored before the order replaces its skeleton.
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_500);
});
