import { readFields } from '../../http/read-fields.ts';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../http/shop-response.ts';
import { routesOf } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { listedVouchers, voucherByCode } from './queries.ts';
import { checkVoucher } from './voucher-rules.ts';
import { applyVoucherFields, listedShape, ruleShape, voucherSchemas } from './voucher-schemas.ts';

/**
 * POST /order/apply-voucher (shop-api.md 5.17): whether a customer may use a code, and its discount. Reserves nothing
 * and does not depend on the cart. GET /voucher (10.15): the vouchers listed for the customer.
 */
export function voucherRoutes(app: FastifyInstance, shop: Shop): void {
  const { customerRoute } = routesOf(app, shop);
  customerRoute('POST /order/apply-voucher', voucherSchemas.apply, async ({ caller, body }) => {
    const { voucherCode } = readFields(applyVoucherFields, body);
    const found = await voucherByCode(shop.db, voucherCode);
    return ok(ruleShape(await checkVoucher(shop.db, found, caller.id, shop.now())));
  });
  customerRoute('GET /voucher', voucherSchemas.listed, async ({ caller }) => {
    const rows = await listedVouchers(shop.db, caller.id, shop.now());
    return ok(rows.map(listedShape));
  });
}
