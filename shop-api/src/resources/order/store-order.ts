import { randomBytes } from 'node:crypto';
import { decimalText, floorDecimal } from '@gawai/domain/decimal';
import { wireShippingType } from '@gawai/domain/shipping';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderDetails, orderPayments, orders } from '../../db/tables/order.ts';
import type { QuotedOrder } from './quote-order.ts';
import { shopTime } from '../../http/shop-time.ts';

const HASH_BYTES = 20;

/** An order as it was stored, with its lines and payment rows in the order of the request. */
export interface StoredOrder {
  readonly order: typeof orders.$inferSelect;
  readonly lines: readonly (typeof orderDetails.$inferSelect)[];
  readonly payments: readonly (typeof orderPayments.$inferSelect)[];
}

/** Time of an order, and deadline of its payments. */
export interface OrderTimes {
  readonly orderTime: Date;
  readonly expiredAt: Date;
}

/**
 * Writes an order with its lines and payments (shop-api.md 5.19). All amounts are computed by the shop. An order with
 * nothing due is paid at once. Hashes have 160 random bits: a client that has one may read the order.
 */
export async function storeOrder(
  db: Database,
  checked: QuotedOrder,
  { orderTime, expiredAt }: OrderTimes,
): Promise<StoredOrder> {
  const id = await nextOrderId(db);
  const { grandTotal } = checked.quote;
  const isPaid = grandTotal === 0;
  const values = {
    id,
    orderNo: orderNumber(orderTime, id),
    hash: newHash(),
    grandTotal,
    ...orderColumns(checked),
    orderTime,
    isPaid,
    paidAt: isPaid ? orderTime : null,
  };
  const [order] = await db.insert(orders).values(values).returning();
  if (order === undefined) throw new Error('The insert of an order returned no row');
  const lines = await storeLines(db, id, checked);
  const payments = await storePayments(db, id, checked, expiredAt);
  return { order, lines, payments };
}

function orderColumns({
  request,
  caller,
  names,
  warehouseName,
  voucher,
  shipping,
  quote,
}: QuotedOrder) {
  return {
    userId: caller?.id ?? null,
    ...request.buyer,
    ...request.recipient,
    ...names,
    shippingType: wireShippingType(request.shippingType),
    warehouseId: request.warehouseId,
    warehouseName,
    shippingMethodId: request.shippingMethodId,
    shippingMethodName: shipping.methodName,
    shippingMethodDetail: shipping.service,
    totalWeight: Number(decimalText(quote.totalWeight)),
    total: quote.total,
    voucherId: voucher?.id ?? null,
    voucherCode: voucher?.code ?? null,
    voucherDiscount: quote.voucherDiscount,
    shippingFee: floorDecimal(quote.shippingFee),
    additionalShippingFee: floorDecimal(quote.additionalShippingFee),
    totalShippingFee: quote.totalShippingFee,
    insuranceFeePercentage: decimalText(quote.insuranceFeePercentage),
    insuranceFeeAmount: Number(decimalText(quote.insuranceFeeAmount)),
    totalInsuranceFee: quote.totalInsuranceFee,
    paymentFee: quote.paymentFee,
  };
}

function storeLines(db: Database, orderId: number, { lines, quote }: QuotedOrder) {
  const rows = lines.flatMap(({ sent, product, variant }, index) => {
    const quoted = quote.lines[index];
    if (product === null || quoted === undefined) return [];
    return [
      {
        orderId,
        productId: product.id,
        productVariantId: variant?.id ?? null,
        productSku: product.sku,
        productName: product.name,
        productVariantName: variant?.name ?? null,
        price: product.price,
        quantity: sent.quantity,
        weight: product.weight,
        totalWeight: Number(decimalText(quoted.lineWeight)),
      },
    ];
  });
  return db.insert(orderDetails).values(rows).returning();
}

async function storePayments(
  db: Database,
  orderId: number,
  { payments, quote }: QuotedOrder,
  expiredAt: Date,
) {
  const rows = payments.flatMap(({ sent, method, gatewayId, gatewayCode }, index) => {
    const quoted = quote.payments[index];
    if (method === null || quoted === undefined) return [];
    return [
      {
        orderId,
        hash: newHash(),
        paymentMethodId: sent.paymentMethodId,
        paymentMethodName: method.name,
        paymentGatewayId: gatewayId,
        paymentGatewayCode: gatewayCode,
        amount: quoted.amount,
        feeAmount: quoted.feeAmount,
        total: quoted.total,
        expiredAt,
      },
    ];
  });
  return rows.length === 0 ? [] : db.insert(orderPayments).values(rows).returning();
}

/** The next value of the order sequence, which is also part of the order number. */
async function nextOrderId(db: Database): Promise<number> {
  const [row] = await db
    .select({ id: sql`nextval(pg_get_serial_sequence('orders', 'id'))`.mapWith(Number) })
    .from(sql`(VALUES (1)) AS one_row`);
  if (row === undefined) throw new Error('The sequence of orders returned no value');
  return row.id;
}

/** A key that cannot be guessed: 160 random bits as 40 hexadecimal characters. */
export function newHash(): string {
  return randomBytes(HASH_BYTES).toString('hex');
}

const SEQUENCE_LENGTH = 6;
const LONGER = ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

/**
 * The order number: `SO`, the date in Jakarta as yymmdd, and the sequence number of the order, so that numbers sort as
 * text in time order (shop-api.md 5.19). Past 999.999 a letter for the length precedes the longer digits, as letters
 * sort after digits.
 */
export function orderNumber(time: Date, sequence: number): string {
  const day = shopTime(time).slice(2, 10).replaceAll('-', '');
  const digits = String(sequence).padStart(SEQUENCE_LENGTH, '0');
  return `SO${day}${LONGER[digits.length - SEQUENCE_LENGTH] ?? ''}${digits}`;
}
