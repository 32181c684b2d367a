import { isHash } from '@gawai/domain/url-keys';
import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';
import { UnusableEntry } from '../wire/wire-entry.ts';

/**
 * POST /order/find (shop-api.md 10.8): the hash of a guest's order by its number and a contact of its buyer, or a
 * rejection; `NOT_FOUND` also stands for a shop that has no such call.
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
    (entry) => {
      const hash = entry.text('hash');
      if (!isHash(hash)) throw new UnusableEntry('hash');
      return hash;
    },
  );
}
