import type { FastifyInstance } from 'fastify';
import { FieldReader } from '../../http/field-reader.ts';
import { invalid, notFound } from '../../http/rejections.ts';
import { created, ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import { routesOf } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { paginator, readPage } from '../../http/paginator.ts';
import { and, desc, eq } from 'drizzle-orm';
import { paymentMethods } from '../../db/tables/payment.ts';
import { vouchers } from '../../db/tables/voucher.ts';
import { hasCode, voucherByCode, type VoucherRow } from './queries.ts';
import { readVoucher } from './read-voucher.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { operatorVoucher, ruleShape, voucherSchemas } from './voucher-schemas.ts';

const VOUCHERS_ON_A_PAGE = 50;

/** Operator calls for vouchers beyond the contract: list, add, deactivate, show to customers (README). */
export function voucherOperatorRoutes(app: FastifyInstance, shop: Shop): void {
  const { operatorRoute } = routesOf(app, shop);
  operatorRoute('GET /operator/voucher', voucherSchemas.list, async ({ query }) => {
    const page = readPage(query['page'], VOUCHERS_ON_A_PAGE);
    const rows = await shop.db
      .select()
      .from(vouchers)
      .orderBy(desc(vouchers.isActive), desc(vouchers.id))
      .limit(page.size)
      .offset(page.offset);
    const path = `${shop.publicUrl}/operator/voucher`;
    return ok(paginator(path, page, rows.map(voucherShape), await shop.db.$count(vouchers)));
  });
  operatorRoute('POST /operator/voucher', voucherSchemas.add, ({ body }) =>
    postVoucher(shop, body),
  );
  operatorRoute(
    'POST /operator/voucher/:code/off',
    voucherSchemas.switchOff,
    async ({ params }) => {
      const { code } = params;
      const [off] = await shop.db
        .update(vouchers)
        .set({ isActive: false })
        .where(and(hasCode(code), eq(vouchers.isActive, true)))
        .returning();
      if (off !== undefined) return ok(voucherShape(off));
      const known = await voucherByCode(shop.db, code);
      return known === null ? notFound() : rejected(409, 'Voucher ini sudah tidak aktif');
    },
  );
  for (const verb of ['show', 'hide'] as const) {
    operatorRoute(
      `POST /operator/voucher/:code/${verb}`,
      voucherSchemas[verb],
      async ({ params }) => {
        const [changed] = await shop.db
          .update(vouchers)
          .set({ isListed: verb === 'show' })
          .where(hasCode(params.code))
          .returning();
        return changed === undefined ? notFound() : ok(voucherShape(changed));
      },
    );
  }
}

async function postVoucher(shop: Shop, body: unknown): Promise<ShopResponse> {
  const reader = new FieldReader(body);
  const voucher = readVoucher(reader, shop.now());
  const methodId = voucher.paymentMethodId;
  // Also one that is not offered now.
  const isMethod = eq(paymentMethods.id, methodId ?? 0);
  if (methodId !== null && (await shop.db.$count(paymentMethods, isMethod)) === 0) {
    reader.fail('payment_method_id', 'Metode Pembayaran tidak ditemukan');
  }
  if (reader.errors !== null) return invalid(reader.errors);
  // Codes are unique case-insensitively.
  const [added] = await shop.db.insert(vouchers).values(voucher).onConflictDoNothing().returning();
  return added === undefined
    ? rejected(409, `Kode Voucher ${voucher.code} sudah ada`)
    : created(voucherShape(added));
}

/** A voucher with the fields for operators. */
function voucherShape(row: VoucherRow) {
  return wireRecord(operatorVoucher, row, { ...ruleShape(row), used: row.usedCount });
}
