import { readOrderStatus } from '@gawai/domain/order-status';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey, RateLimit } from '../../http/rate-limits.ts';
import { notFound, unauthenticated } from '../../http/rejections.ts';
import { bare, ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import { routesOf, type Call } from '../../http/route.ts';
import type { Customer } from '../../http/customer.ts';
import { isTableCall, readTableQuery } from '../../http/table-query.ts';
import type { Shop } from '../../shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { findOrder, orderByKey } from './find-order.ts';
import { readKey } from './idempotency.ts';
import { orderByHash, ordersOf, type OrderRow } from './order-queries.ts';
import { customerRows } from './order-rows.ts';
import { orderShape } from './order-shape.ts';
import { ORDER_COLUMNS, orderTable } from './order-table.ts';
import { placeOrder, placeOrderOnce } from './place-order.ts';
import { orderSchemas } from './order-schemas.ts';

const MISSES_PER_MINUTE = 20;
const FINDS = 5;
const FINDS_WINDOW_MS = 15 * 60_000;

/** POST /order (shop-api.md 5.19), GET /order and /order/{hash} (5.20), and the calls of 10.7 to 10.9. */
export function orderRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicRoute, customerRoute } = routesOf(app, shop);
  const running = new Set<string>();
  const misses = new RateLimit(app, 'missed orders', MISSES_PER_MINUTE);
  const finds = new RateLimit(app, 'find order', FINDS, FINDS_WINDOW_MS);
  publicRoute('POST /order', orderSchemas.place, (call) => postOrder(shop, call, running));
  customerRoute('GET /order', orderSchemas.list, async ({ caller, query }) => {
    if (isTableCall(query)) {
      const table = readTableQuery(query, ORDER_COLUMNS);
      return bare(await orderTable(shop, caller.id, table, readOrderStatus(query['status'])));
    }
    const orders = await ordersOf(shop.db, caller.id);
    return ok(await customerRows(shop.db, orders, shop.pictures));
  });
  publicRoute('GET /order/:hash', orderSchemas.one, (call) => getOrder(shop, call, misses));
  publicRoute('GET /order/by-key/:key', orderSchemas.byKey, async ({ caller, params, request }) => {
    if (hasBadToken(caller, request)) return unauthenticated();
    const found = await orderByKey(shop, caller, params.key);
    return found ?? missed(request, misses);
  });
  publicRoute('POST /order/find', orderSchemas.find, ({ body, request }) =>
    findOrder(shop, body, request, finds),
  );
  publicRoute('POST /order/:hash/cancel', orderSchemas.cancel, async (call) => {
    const order = await visibleOrder(shop, call);
    return order === null ? missed(call.request, misses) : cancelOrder(shop, order.hash);
  });
}

/** An invalid token gets 401 instead of a silent guest order (clarification 7). */
function hasBadToken(caller: Customer | null, request: FastifyRequest): boolean {
  return caller === null && /^bearer\b/i.test(request.headers.authorization ?? '');
}

function postOrder(
  shop: Shop,
  { caller, body, request }: Call<Customer | null>,
  running: Set<string>,
): Promise<ShopResponse> | ShopResponse {
  if (hasBadToken(caller, request)) return unauthenticated();
  const key = request.headers['idempotency-key'];
  if (key === undefined) return placeOrder(shop, caller, body);
  const scope = readKey(caller, String(key));
  if (scope === null) return rejected(400, 'Idempotency-Key harus 8-64 tanda A-Z a-z 0-9 - _');
  return placeOrderOnce(shop, caller, body, scope, running);
}

async function getOrder(
  shop: Shop,
  call: Call<Customer | null, 'hash'>,
  misses: RateLimit,
): Promise<ShopResponse> {
  const order = await visibleOrder(shop, call);
  return order === null ? missed(call.request, misses) : ok(await orderShape(shop.db, order));
}

/**
 * Any client that has the hash may read a guest order, only the customer that of a customer; everything else is 404.
 */
async function visibleOrder(
  shop: Shop,
  { caller, params }: Call<Customer | null, 'hash'>,
): Promise<OrderRow | null> {
  const hash = params.hash;
  const order = /^[0-9a-f]{40}$/.test(hash) ? await orderByHash(shop.db, hash) : null;
  return order !== null && (order.userId === null || order.userId === caller?.id) ? order : null;
}

/** 404, and soon 429 for a client that guesses. */
async function missed(request: FastifyRequest, misses: RateLimit): Promise<ShopResponse> {
  await misses.require(request, addressKey(request));
  return notFound();
}
