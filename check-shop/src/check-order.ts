import { fetchOrder } from '@gawai/gateway/rest/endpoints/order';
import type { CallChecker } from './call-checker.ts';
import { placeOrder } from './gateway-order.ts';

/** Places a guest order through a gateway and reads it back. */
export async function checkOrder(checker: CallChecker, url: string): Promise<void> {
  if (checker.isSilent) return;
  const { hash, problem } = await placeOrder(url);
  if (hash === null) {
    checker.record('POST /order', { state: 'broken', notes: [`no order was placed: ${problem}`] });
    return;
  }
  checker.record('POST /order', { state: 'fits' });
  await checker.check('GET /order/{hash}', (shop) => fetchOrder(shop, hash));
}
