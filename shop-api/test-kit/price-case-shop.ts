import { eq, sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { products, stocks, variants } from '../src/db/tables/catalog.ts';
import { paymentMethods } from '../src/db/tables/payment.ts';
import { users } from '../src/db/tables/session.ts';
import { shippingMethods } from '../src/db/tables/shipping.ts';
import { IN_BANDUNG } from './address-body.ts';
import { addVoucher } from './vouchers.ts';

type Values = Readonly<Record<string, string | number | null>>;

/** A price case of the domain in the format of its file. */
export interface PriceCase {
  readonly id: string;
  readonly title: string;
  readonly input: {
    readonly lines: readonly Values[];
    readonly voucher: Values | null;
    readonly shipping_type: string;
    readonly shipping_method: Values | null;
    readonly shipping_option: { readonly service: string; readonly cost: number | string } | null;
    readonly payments: readonly Values[];
  };
  readonly expected: Readonly<Record<string, string | number | boolean | null>> & {
    readonly payments: readonly Readonly<Record<string, number>>[];
    readonly lines: readonly { readonly line_weight: string }[];
  };
}

const number = (value: unknown) => Number(value ?? 0);
const text = (value: string | number | null | undefined) => String(value ?? '');
const decimal = (value: string | number | null | undefined) => text(value) || '0';
const isPercentage = (value: string | number | null | undefined) =>
  text(value).toLowerCase() === 'percentage';

/** Changes the small shop to the input of a case, and returns a new customer and an unused voucher. */
export async function prepareCase(db: Database, { id, input }: PriceCase) {
  for (const line of input.lines) await addLine(db, line);
  if (input.shipping_method !== null) await addShippingMethod(db, input.shipping_method);
  for (const row of input.payments) await addPaymentMethod(db, row);
  const voucherId = input.voucher === null ? null : await addCaseVoucher(db, id, input.voucher);
  return { userId: await newCustomer(db), voucherId };
}

async function addLine(db: Database, line: Values): Promise<void> {
  const id = number(line['product_id']);
  const record = { price: number(line['price']), weight: number(line['weight']) };
  const defaults = {
    id,
    categoryId: 21,
    sku: `C-${id}`,
    name: `Produk ${id}`,
    urlSlug: `produk-${id}`,
  };
  await db
    .insert(products)
    .values({ ...defaults, ...record })
    .onConflictDoUpdate({ target: products.id, set: record });
  const variantId = number(line['product_variant_id']) || null;
  if (variantId !== null) {
    const variant = { id: variantId, productId: id, name: `Varian ${variantId}`, position: 1 };
    await db.insert(variants).values(variant).onConflictDoNothing();
  }
  await db
    .update(variants)
    .set({ isActive: variantId !== null })
    .where(eq(variants.productId, id));
  const stock = { productId: id, variantId, warehouseId: 1, stock: 1_000 };
  await db.insert(stocks).values(stock).onConflictDoNothing();
}

async function addShippingMethod(db: Database, method: Values): Promise<void> {
  const record = {
    name: text(method['name']),
    isRajaongkir: number(method['is_rajaongkir']) > 0,
    rajaongkirCourierName: text(method['rajaongkir_courier_name']) || null,
    additionalFee: number(method['additional_fee']),
    insuranceFeePercentage: decimal(method['insurance_fee_percentage']),
    insuranceFeeAmount: number(method['insurance_fee_amount']),
  };
  await db
    .update(shippingMethods)
    .set(record)
    .where(eq(shippingMethods.id, number(method['id'])));
}

async function addPaymentMethod(db: Database, row: Values): Promise<void> {
  const id = number(row['payment_method_id']);
  const record = {
    feeType: isPercentage(row['fee_type']) ? 'Percentage' : 'fixed',
    feeAmount: decimal(row['fee_amount']),
    isActive: true,
  };
  const defaults = { id, name: `Metode ${id}`, kind: 'manual', paymentGateway: 0, position: id };
  await db
    .insert(paymentMethods)
    .values({ ...defaults, ...record })
    .onConflictDoUpdate({ target: paymentMethods.id, set: record });
}

async function addCaseVoucher(db: Database, caseId: string, voucher: Values): Promise<number> {
  const { id } = await addVoucher(db, `KASUS-${caseId}`, {
    discountType: isPercentage(voucher['discount_type']) ? 'Percentage' : 'fixed',
    discountAmount: decimal(voucher['discount_amount']),
    maxDiscount: number(voucher['max_discount']) || null,
    minOrder: number(voucher['min_order']),
    paymentMethodId: number(voucher['payment_method_id']) || null,
  });
  return id;
}

/** A customer without orders. */
export async function newCustomer(db: Database): Promise<number> {
  const phone = sql<string>`'+628' || (1000000000 + (SELECT count(*) FROM ${users}))::text`;
  const [user] = await db
    .insert(users)
    .values({ phone, firstName: 'Budi', passwordHash: 'none' })
    .returning({ id: users.id });
  return user?.id ?? 0;
}

const person = {
  first_name: 'Budi',
  phone: '081234567890',
  email: 'budi@example.com',
  shipping_first_name: 'Budi',
  shipping_phone: '081234567890',
  street_address: 'Jl. Melati No. 5',
  ...IN_BANDUNG,
  warehouse_id: 1,
  warehouse: 'Gudang Jakarta',
};

/** The body a client would send that worked the case out as expected. */
export function caseBody(
  { id, input, expected }: PriceCase,
  voucherId: number | null,
): Record<string, unknown> {
  const isPickup = input.shipping_type === 'pickup';
  const method = isPickup ? null : input.shipping_method;
  const sent = input.payments.filter((row) => number(row['amount']) > 0);
  return {
    ...person,
    shipping_type: input.shipping_type,
    shipping_method_id: method?.['id'] ?? null,
    shipping_method_name: method?.['name'] ?? null,
    shipping_method_detail: isPickup ? null : (input.shipping_option?.service ?? null),
    total_weight: expected['total_weight'],
    total: expected['total'],
    voucher_id: voucherId,
    voucher_code: voucherId === null ? null : `kasus-${id}`,
    voucher_discount: expected['voucher_discount'],
    shipping_fee: expected['shipping_fee'],
    additional_shipping_fee: expected['additional_shipping_fee'],
    total_shipping_fee: expected['total_shipping_fee'],
    insurance_fee_percentage: decimal(method?.['insurance_fee_percentage'] ?? null),
    insurance_fee_amount: decimal(method?.['insurance_fee_amount'] ?? null),
    total_insurance_fee: expected['total_insurance_fee'],
    payment_fee: expected['payment_fee'],
    grand_total: expected['grand_total'],
    details: input.lines.map((line, index) => ({
      ...line,
      total_weight: expected.lines[index]?.line_weight,
    })),
    payments: expected.payments.map((row, index) => ({
      ...row,
      payment_method_name: `Metode ${sent[index]?.['payment_method_id'] ?? ''}`,
    })),
  };
}
