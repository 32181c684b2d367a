import type { FastifyInstance } from 'fastify';
import { addressKey, RateLimit } from '../../http/rate-limits.ts';
import { tooManyCalls, notFound, unauthenticated } from '../../http/rejections.ts';
import type { ShopResponse } from '../../http/shop-response.ts';
import { bare, ok, rejected } from '../../http/shop-response.ts';
import { customerRoute, publicRoute } from '../../http/route.ts';
import type { Call } from '../../http/route.ts';
import type { Customer } from '../../http/customer.ts';
import { isTableCall, readTableQuery } from '../../http/table-query.ts';
import type { Shop } from '../../shop.ts';
import { readKey } from './idempotency.ts';
import { orderByHash, ordersOf } from './order-queries.ts';
import { orderRowShape, orderShape } from './order-shape.ts';
import { ORDER_COLUMNS, orderTable } from './order-table.ts';
import { placeOrder, placeOrderOnce } from './place-order.ts';

const ORDERS_PER_MINUTE = 20;
const MISSES_PER_MINUTE = 20;

/** POST /order (shop-api.md 5.19), GET /order and GET /order/{hash} (5.20). */
export function orderRoutes(app: FastifyInstance, shop: Shop): void {
  const running = new Set<string>();
  const misses = new RateLimit(app, MISSES_PER_MINUTE);
  publicRoute(app, shop, {
    method: 'POST',
    path: '/order',
    limit: { perMinute: ORDERS_PER_MINUTE, by: 'caller' },
    handle: (call) => postOrder(shop, call, running),
  });
  customerRoute(app, shop, {
    method: 'GET',
    path: '/order',
    handle: async ({ caller, query }) => {
      if (isTableCall(query)) {
        return bare(await orderTable(shop.db, caller.id, readTableQuery(query, ORDER_COLUMNS)));
      }
      const orders = await ordersOf(shop.db, caller.id);
      return ok(orders.map(orderRowShape));
    },
  });
  publicRoute(app, shop, {
    method: 'GET',
    path: '/order/:hash',
    handle: (call) => getOrder(shop, call, misses),
  });
}

/** A bearer that is present but not good is 401, never a silent guest order (clarification 7). */
function postOrder(
  shop: Shop,
  { caller, body, request }: Call<Customer | null>,
  running: Set<string>,
): Promise<ShopResponse> | ShopResponse {
  if (caller === null && /^bearer\b/i.test(request.headers.authorization ?? '')) {
    return unauthenticated();
  }
  const key = request.headers['idempotency-key'];
  if (key === undefined) return placeOrder(shop, caller, body);
  const scope = readKey(caller, String(key));
  if (scope === null) return rejected(400, 'Idempotency-Key harus 8-64 tanda A-Z a-z 0-9 - _');
  return placeOrderOnce(shop, caller, body, scope, running);
}

/**
 * A guest's order opens for every client that has its hash, a customer's for that customer alone; everything
 * else is not there. A client that guesses soon has to wait.
 */
async function getOrder(
  shop: Shop,
  { caller, params, request }: Call<Customer | null>,
  misses: RateLimit,
): Promise<ShopResponse> {
  const hash = params['hash'] ?? '';
  const order = /^[0-9a-f]{40}$/.test(hash) ? await orderByHash(shop.db, hash) : null;
  if (order !== null && (order.userId === null || order.userId === caller?.id)) {
    return ok(await orderShape(shop.db, order));
  }
  const { allowed, retryAfter } = await misses.take(request, addressKey(request));
  return allowed ? notFound() : tooManyCalls(retryAfter);
}
