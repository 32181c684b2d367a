import { rejected, type FieldErrors, type ShopResponse } from '../../http/shop-response.ts';

/** 409: the shop is no longer as the buyer saw it; the message is the first text (shop-api.md 4). */
export function conflict(errors: FieldErrors): ShopResponse {
  const [first] = Object.values(errors).flat();
  return rejected(409, first ?? 'Pesanan sudah berubah', errors);
}
