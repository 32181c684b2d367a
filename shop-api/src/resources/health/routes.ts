import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { ok } from '../../http/shop-response.ts';
import { openRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';

/** GET /health (shop-api.md 5.26): 200 when the database responds; 503 otherwise and during the start. */
export function healthRoutes(app: FastifyInstance, shop: Shop): void {
  const check = async () => {
    await shop.db.execute(sql`SELECT 1`);
    return ok({ ready: true });
  };
  openRoute(app, '/health', check, {
    tag: 'Health',
    summary: 'Check that the shop and its database respond',
    data: { 200: Type.Object({ ready: Type.Literal(true) }) },
  });
}
