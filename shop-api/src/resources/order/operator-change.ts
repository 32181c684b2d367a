import { readFields } from '../../http/read-fields.ts';
import { existing } from '../../http/rejections.ts';
import type { Database } from '../../db/database.ts';
import type { ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { noteFields } from './operator-schemas.ts';
import { orderByHash, type OrderRow } from './order-queries.ts';
import { lockOrder } from './void-order.ts';

/** Why an operator cannot do something with an order (shop-api.md 5.25), as the operator reads it. */
export const orderStateTexts = {
  refunded: 'Pesanan ini sudah direfund atau dibatalkan',
  shipped: 'Pesanan ini sudah dikirim',
  unpaid: 'Pesanan ini belum dibayar',
  paid: 'Pesanan ini sudah dibayar, gunakan refund',
  nothingUnexpected: 'Pesanan ini tidak memiliki pembayaran yang perlu diperiksa',
  noRequest: 'Pesanan ini tidak memiliki permintaan refund yang terbuka',
} as const;

/** A change of a locked order by an operator; a rejection must come before the first write. */
export type OrderChange = (transaction: Database, order: OrderRow) => Promise<ShopResponse>;

/** Locks the order of a hash and changes it, all in one transaction; 404 when there is none. */
export function changeOrder(shop: Shop, hash: string, change: OrderChange): Promise<ShopResponse> {
  return shop.db.transaction(async (transaction) => {
    const { id } = existing(await orderByHash(transaction, hash));
    return change(transaction, existing(await lockOrder(transaction, id)));
  });
}

/** Like `changeOrder`, with the `note` of the body: at most 500 characters, or null. */
export async function changeOrderWithNote(
  shop: Shop,
  hash: string,
  body: unknown,
  change: (transaction: Database, order: OrderRow, note: string | null) => Promise<ShopResponse>,
): Promise<ShopResponse> {
  const { note } = readFields(noteFields, body);
  return changeOrder(shop, hash, (transaction, order) => change(transaction, order, note));
}
