import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  Checkout,
  readDestination,
  readProductsInStock,
  submitOrder,
  type Execute,
} from '../../scripts/demo-shopper/checkout.ts';
import { execute } from './graphql.ts';
import { ONE_PIXEL } from './one-pixel.ts';
import { operator } from './operator.ts';
import type { Shopper } from './shopper.ts';

/** A valid picture, as the screenshot of a transfer. */
export const RECEIPT = {
  name: 'bukti.png',
  mimeType: 'image/png',
  buffer: ONE_PIXEL,
};

/** Options of `placeOrder`. */
interface OrderOptions {
  /** Start of the name of the payment method. */
  method: string;
  asGuest: boolean;
  email?: string;
}

/** Puts something into the cart, fills the checkout and sends it; the order page is open afterwards. */
export async function placeOrder(
  shopper: Shopper,
  { method, asGuest, email = 'rina@example.com' }: OrderOptions,
): Promise<void> {
  await shopper.openCheckoutWithCharger();
  if (asGuest) await shopper.fillBuyer();
  await shopper.fillCheckout(method, { email });
  await shopper.sendOrder();
}

/** Orders one piece over GraphQL as a guest; returns the access hash of the order. */
export async function orderAsGuest(method: string): Promise<string> {
  const executeOnGateway: Execute = async <Data>(query: string, variables: object = {}) =>
    (await execute<Data>(query, { ...variables })).data;
  const product = (await readProductsInStock(executeOnGateway)).at(-1);
  if (product === undefined) throw new Error('Nothing is in stock');
  const checkout = new Checkout(executeOnGateway, await readDestination(executeOnGateway), product);
  const input = await checkout.orderInput(randomUUID(), method);
  return submitOrder(executeOnGateway, input);
}

/** Places an order as a guest over GraphQL and opens its page. */
export async function openGuestOrder(shopper: Shopper, method: string): Promise<void> {
  await shopper.goto(`/order/guest/${await orderAsGuest(method)}`);
}

/** The number of the order whose page is open. */
export async function orderNumber(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1, name: /^Pesanan SO\d+$/ });
  return ((await heading.textContent()) ?? '').replace('Pesanan ', '');
}

/** Sends the receipt of the first payment from the order page. */
export async function sendReceipt(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Bayar dengan Transfer Manual BCA/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(RECEIPT);
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await expect(page.getByText('Bukti pembayaran Anda telah terkirim').first()).toBeVisible();
}

/** Id of the payment of this order that waits for the operator. */
export async function awaitingRow(number: string): Promise<string> {
  const rows = (await operator('awaiting')) as { id: number; order_no: string }[];
  const row = rows.find(({ order_no }) => order_no === number);
  expect(row, JSON.stringify(rows)).toBeDefined();
  return String(row?.id);
}
