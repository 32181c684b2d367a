import { postCancelOrder } from '@gawai/gateway/rest/endpoints/cancel-order';
import { fetchOrder } from '@gawai/gateway/rest/endpoints/order';
import { fetchOrderHashByKey, postFindOrder } from '@gawai/gateway/rest/endpoints/find-order';
import type { CallChecker } from './call-checker.ts';
import { BUYER, placeOrder } from './gateway-order.ts';

/**
 * Places a guest order through a gateway, reads it back, looks it up by its key, and by number and contact, and
 * cancels it at the end: in a shop without that call it stays.
 */
export async function checkOrder(checker: CallChecker, url: string): Promise<void> {
  if (checker.isSilent) return;
  const placed = await placeOrder(url);
  if (placed.hash === null) {
    checker.record('POST /order', { state: 'broken', notes: [placed.problem] });
    return;
  }
  checker.record('POST /order', { state: 'fits' });
  const { hash, number, key } = placed;
  await checker.check('GET /order/{hash}', (shop) => fetchOrder(shop, hash));
  await checker.check('GET /order/by-key/{key}', (shop) => fetchOrderHashByKey(shop, key));
  await checker.check('POST /order/find', (shop) => postFindOrder(shop, number, BUYER.email));
  await checker.check('POST /order/{hash}/cancel', (shop) => postCancelOrder(shop, hash));
}
