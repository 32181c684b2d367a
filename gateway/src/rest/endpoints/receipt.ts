import type { ImageKind } from '@gawai/domain/receipt';
import { FormData } from 'undici';
import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';

/** A checked image of a receipt, and its payment. */
export interface ReceiptUpload {
  readonly paymentId: string;
  readonly paymentHash: string;
  /** Detected type; the file name of the client is not used. */
  readonly kind: ImageKind;
  readonly content: Uint8Array<ArrayBuffer>;
}

const TYPES: Readonly<Record<ImageKind, { readonly ending: string; readonly mime: string }>> = {
  JPG: { ending: 'jpg', mime: 'image/jpeg' },
  PNG: { ending: 'png', mime: 'image/png' },
  GIF: { ending: 'gif', mime: 'image/gif' },
  SVG: { ending: 'svg', mime: 'image/svg+xml' },
  WEBP: { ending: 'webp', mime: 'image/webp' },
};

/**
 * POST /order/confirm-payment as multipart (shop-api.md 5.21). Sending another receipt replaces the
 * first. Returns a rejection as a value.
 */
export function postReceipt(
  shop: RestClient,
  receipt: ReceiptUpload,
): Promise<ShopRejection | null> {
  const { ending, mime } = TYPES[receipt.kind];
  const form = new FormData();
  form.set('order_payment_id', receipt.paymentId);
  form.set('order_payment_hash', receipt.paymentHash);
  form.set('payment_receipt', new Blob([receipt.content], { type: mime }), `receipt.${ending}`);
  return shop.execute({
    method: 'POST',
    path: ['order', 'confirm-payment'],
    form,
    timeout: 'upload',
  });
}
