import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { FreshShop } from './fresh-shop.ts';
import type { OrderPlan } from './order-body.ts';
import { placedOrder } from './placed-order.ts';
import { readOrder } from './read-order.ts';
import type { ClientResponse } from './shop-client.ts';

/** The file names of the receipts of a shop on disk. */
export async function storedFiles({ shop }: FreshShop): Promise<string[]> {
  return readdir(join(shop.settings.dataDir, 'receipts')).catch(() => []);
}

/** A small photo like one of a phone, or a screenshot. */
export function photo(
  format: 'jpeg' | 'png' | 'gif' | 'webp' = 'png',
  size: { width: number; height: number } = { width: 60, height: 40 },
): Promise<Buffer> {
  const image = sharp({ create: { ...size, channels: 3, background: '#336699' } });
  return image
    .withExif({ IFD0: { Copyright: 'milik-pengirim' } })
    .toFormat(format)
    .toBuffer();
}

/** What is sent as a receipt; what is left out is right. */
export interface ReceiptUpload {
  readonly payment: { readonly id: number | string; readonly hash?: string };
  readonly bytes?: Buffer;
  readonly name?: string;
  readonly token?: string | undefined;
}

/** Sends a receipt as the gateway does, by default a small valid picture. */
export async function sendReceiptTo(
  { client, clock }: FreshShop,
  { payment, bytes, name = 'bukti.png', token }: ReceiptUpload,
): Promise<ClientResponse> {
  clock.advance(4_000);
  const form = new FormData();
  form.set('order_payment_id', String(payment.id));
  if (payment.hash !== undefined) form.set('order_payment_hash', payment.hash);
  form.set('payment_receipt', new File([new Uint8Array(bytes ?? (await photo()))], name));
  return client.upload('/order/confirm-payment', form, { token });
}

/** An order whose first payment has a receipt. */
export async function orderWithReceipt(shop: FreshShop, plan: OrderPlan = {}) {
  const order = await placedOrder(shop, plan);
  const payment = order.payments[0]!;
  expect((await sendReceiptTo(shop, { payment })).status).toBe(200);
  return { ...order, payment };
}

/** An operator's decisions on receipts, by the id of the payment. */
export function receiptDecisions({ operator }: FreshShop) {
  return {
    accept: (id: number) => operator.post(`order-payment/${id}/accept`),
    reject: (id: number, reason: unknown = 'Nominal tidak sesuai') =>
      operator.post(`order-payment/${id}/reject`, { reason }),
  };
}

/** The `is_paid` of a guest's order. */
export async function isPaid(shop: FreshShop, hash: string): Promise<unknown> {
  const { is_paid }: { is_paid: unknown } = await readOrder(shop, hash);
  return is_paid;
}
