import type { FastifyInstance } from 'fastify';
import { ok } from '../../http/reply.ts';
import { operatorRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { expireOrders } from './expire-orders.ts';

/** POST /operator/expire (Contract 5.25): runs the expiry step now and answers what it did. */
export function orderOperatorRoutes(app: FastifyInstance, shop: Shop): void {
  operatorRoute(app, shop, {
    method: 'POST',
    path: '/operator/expire',
    handle: async () => {
      const { expiredPayments, voidedOrders } = await expireOrders(shop.db, shop.now());
      return ok({ expired_payments: expiredPayments, voided_orders: voidedOrders });
    },
  });
}
