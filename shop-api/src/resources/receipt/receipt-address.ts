import type { Shop } from '../../shop.ts';

/** Where the operator finds the receipt of a payment (shop-api.md 5.25). */
export function receiptAddress({ publicUrl }: Shop, orderPaymentId: number): string {
  return `${publicUrl}/operator/order-payment/${orderPaymentId}/receipt`;
}
