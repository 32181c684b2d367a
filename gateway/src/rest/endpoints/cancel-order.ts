import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';

/**
 * POST /order/{hash}/cancel (shop-api.md 10.9). Returns a rejection as a value, `NOT_FOUND` also for a shop without
 * this call.
 */
export function postCancelOrder(
  shop: RestClient,
  orderHash: string,
): Promise<ShopRejection | null> {
  return shop.execute({ method: 'POST', path: ['order', orderHash, 'cancel'], isOptional: true });
}
