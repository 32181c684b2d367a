import type { FastifyInstance } from 'fastify';
import { FormReader } from '../../http/form.ts';
import { invalid, notFound } from '../../http/rejections.ts';
import { created, ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import { operatorRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { pageNumber, paginator } from '../catalog/paginator.ts';
import {
  addVoucher,
  isPaymentMethod,
  switchVoucherOff,
  vouchersForOperator,
} from './operator-queries.ts';
import { voucherByCode, type VoucherRow } from './queries.ts';
import { readVoucher } from './read-voucher.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { operatorVoucher, ruleShape, voucherSchemas } from './voucher-schemas.ts';

const VOUCHERS_ON_A_PAGE = 50;

/** This shop's own operator calls about vouchers: list, add, switch off (README). */
export function voucherOperatorRoutes(app: FastifyInstance, shop: Shop): void {
  operatorRoute(app, shop, 'GET /operator/voucher', voucherSchemas.list, async ({ query }) => {
    const page = pageNumber(query['page']);
    const size = VOUCHERS_ON_A_PAGE;
    const offset = (page - 1) * size;
    const { vouchers, total } = await vouchersForOperator(shop.db, { offset, size });
    const data = vouchers.map(voucherShape);
    return ok(paginator(`${shop.publicUrl}/operator/voucher`, { data, page, size, total }));
  });
  operatorRoute(app, shop, 'POST /operator/voucher', voucherSchemas.add, ({ body }) =>
    postVoucher(shop, body),
  );
  operatorRoute(
    app,
    shop,
    'POST /operator/voucher/:code/off',
    voucherSchemas.switchOff,
    async ({ params }) => {
      const code = params.code;
      const off = await switchVoucherOff(shop.db, code);
      if (off !== null) return ok(voucherShape(off));
      const known = await voucherByCode(shop.db, code);
      return known === null ? notFound() : rejected(409, 'Voucher ini sudah tidak aktif');
    },
  );
}

async function postVoucher(shop: Shop, body: unknown): Promise<ShopResponse> {
  const form = new FormReader(body);
  const voucher = readVoucher(form, shop.now());
  const methodId = voucher.paymentMethodId ?? null;
  if (methodId !== null && !(await isPaymentMethod(shop.db, methodId))) {
    form.fail('payment_method_id', 'Metode Pembayaran tidak ditemukan');
  }
  if (form.errors !== null) return invalid(form.errors);
  const added = await addVoucher(shop.db, voucher);
  return added === null
    ? rejected(409, `Kode Voucher ${voucher.code} sudah ada`)
    : created(voucherShape(added));
}

/** A voucher with all that operators may know of it. */
function voucherShape(row: VoucherRow) {
  return wireRecord(operatorVoucher, row, { ...ruleShape(row), used: row.usedCount });
}
