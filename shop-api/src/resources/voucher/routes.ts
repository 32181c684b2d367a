import type { FastifyInstance } from 'fastify';
import { FormReader } from '../../http/form.ts';
import { invalid } from '../../http/rejections.ts';
import { ok } from '../../http/shop-response.ts';
import { customerRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { voucherByCode } from './queries.ts';
import { checkVoucher } from './voucher-rules.ts';
import { applyVoucherForm, ruleShape, voucherSchemas } from './voucher-schemas.ts';

/**
 * POST /order/apply-voucher (shop-api.md 5.17): whether a customer may use a code, and what it gives.
 * Takes nothing, and does not know the cart.
 */
export function voucherRoutes(app: FastifyInstance, shop: Shop): void {
  customerRoute(
    app,
    shop,
    'POST /order/apply-voucher',
    voucherSchemas.apply,
    async ({ caller, body }) => {
      const form = new FormReader(body);
      const { voucherCode: code } = applyVoucherForm.read(form);
      if (form.errors !== null) return invalid(form.errors);
      const found = await voucherByCode(shop.db, code);
      const check = await checkVoucher(shop.db, found, caller.id, shop.now());
      if (check.rejection !== null) return invalid({ voucher_code: [check.rejection] });
      return ok(ruleShape(check.voucher));
    },
  );
}
