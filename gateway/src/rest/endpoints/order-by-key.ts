import { isHash } from '@gawai/domain/url-keys';
import type { RestClient } from '../client/rest-client.ts';
import { UnusableEntry } from '../wire/wire-entry.ts';

/**
 * GET /order/by-key/{Idempotency-Key} (shop-api.md 10.7): the hash of the order that this key of this client made
 * in the last 24 hours; null when it made none, and where the shop has no such call.
 */
export function fetchOrderHashByKey(
  shop: RestClient,
  idempotencyKey: string,
): Promise<string | null> {
  return shop.object({ path: ['order', 'by-key', idempotencyKey], isOptional: true }, (entry) => {
    const hash = entry.text('hash');
    if (!isHash(hash)) throw new UnusableEntry('hash');
    return hash;
  });
}
