import { isHash } from '@gawai/domain/url-keys';
import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';
import { UnusableEntry, type WireEntry } from '../wire/wire-entry.ts';

/**
 * POST /order/find (shop-api.md 10.8): the hash of a guest's order by its number and a contact of its buyer, or a
 * rejection, `NOT_FOUND` also for a shop without this call.
 */
export function postFindOrder(
  shop: RestClient,
  orderNumber: string,
  contact: string,
): Promise<string | ShopRejection> {
  return shop.actForRecord(
    {
      method: 'POST',
      path: ['order', 'find'],
      body: { order_no: orderNumber, contact },
      isOptional: true,
    },
    readHash,
  );
}

/**
 * GET /order/by-key/{Idempotency-Key} (shop-api.md 10.7): the hash of the order that this client placed with this
 * key in the last 24 hours; null when there is none, and for a shop without this call.
 */
export function fetchOrderHashByKey(
  shop: RestClient,
  idempotencyKey: string,
): Promise<string | null> {
  return shop.object({ path: ['order', 'by-key', idempotencyKey], isOptional: true }, readHash);
}

function readHash(entry: WireEntry): string {
  const hash = entry.text('hash');
  if (!isHash(hash)) throw new UnusableEntry('hash');
  return hash;
}
