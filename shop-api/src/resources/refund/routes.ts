import type { FastifyInstance } from 'fastify';
import { routesOf } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { requestRefund } from './request-refund.ts';
import { refundSchemas } from './refund-schemas.ts';

/** POST /order/{hash}/refund (shop-api.md 5.23): the customer's wish; operators decide (5.25). */
export function refundRoutes(app: FastifyInstance, shop: Shop): void {
  const { customerRoute } = routesOf(app, shop);
  customerRoute('POST /order/:hash/refund', refundSchemas.request, ({ caller, params, body }) =>
    requestRefund(shop, caller, params.hash, body),
  );
}
