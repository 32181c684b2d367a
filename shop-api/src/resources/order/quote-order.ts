import { cartTotal, cartWeight } from '@gawai/domain/cart';
import { parseDecimal, zeroDecimal } from '@gawai/domain/decimal';
import { quote, type Quote, type QuoteLine } from '@gawai/domain/quote';
import { weightQueryGrams } from '@gawai/domain/shipping';
import type { Database } from '../../db/database.ts';
import type { Customer } from '../../http/customer.ts';
import { existing, invalid } from '../../http/rejections.ts';
import { Rejected } from '../../http/shop-response.ts';
import { ownAddress } from '../address/queries.ts';
import { checkRegion, type RegionNames } from '../region/check-region.ts';
import type { VoucherRow } from '../voucher/queries.ts';
import { voucherOfRow } from '../voucher/voucher-rules.ts';
import { assertLines } from './check-lines.ts';
import { readOrderLines, type OrderLine } from './order-lines.ts';
import { readOrderPayments, type OrderPaymentRow } from './order-payments.ts';
import type { OrderContent, Recipient } from './order-request.ts';
import { orderShipping, type OrderShipping } from './order-shipping.ts';
import { orderVoucher } from './order-voucher.ts';
import { warehouseById } from './record-queries.ts';

/** The records of an order in the database. */
interface OrderRecords {
  readonly request: OrderContent;
  readonly caller: Customer | null;
  readonly names: RegionNames;
  readonly warehouseName: string;
  readonly lines: readonly OrderLine[];
  readonly voucher: VoucherRow | null;
  readonly shipping: OrderShipping;
  readonly payments: readonly OrderPaymentRow[];
}

/** An order with the amounts computed by the shop; its payments are not checked yet. */
export interface QuotedOrder extends OrderRecords {
  readonly quote: Quote;
}

/** Conditions besides the records: the time, and whether payments through a provider are possible. */
export interface OrderTerms {
  readonly now: Date;
  readonly hasProvider: boolean;
}

/**
 * Reads the records of a valid order, in the sequence of shop-api.md 5.19; throws a rejection at the first that does
 * not match. Reserves nothing: stock and voucher are updated conditionally later.
 */
export async function quoteOrder(
  db: Database,
  caller: Customer | null,
  request: OrderContent,
  { now, hasProvider }: OrderTerms,
): Promise<QuotedOrder> {
  const names = await checkRecipient(db, caller, request.recipient);
  const { warehouseId } = request;
  const warehouse = await warehouseById(db, warehouseId);
  const lines = await readOrderLines(db, warehouseId, request.lines);
  assertLines(lines, warehouse !== null);
  const origin = existing(warehouse);
  const quoteLines = lines.map(quoteLine);
  const voucher = await orderVoucher(db, caller, request, cartTotal(quoteLines), now);
  const grams = weightQueryGrams(cartWeight(quoteLines));
  const shipping = await orderShipping(db, request, origin, grams);
  const payments = await readOrderPayments(db, warehouseId, request.payments, hasProvider);
  const warehouseName = origin.name;
  return withQuote({ request, caller, names, warehouseName, lines, voucher, shipping, payments });
}

/** Computes the amounts of an order. */
export function withQuote(records: OrderRecords): QuotedOrder {
  const { request, lines, voucher, shipping, payments } = records;
  const figures = quote({
    ...shipping.choice,
    lines: lines.map(quoteLine),
    voucher: voucher && voucherOfRow(voucher),
    warehouseId: String(request.warehouseId),
    payments: payments.map(({ sent, method }) => ({
      method,
      amount: sent.amount,
      isUnknownMethod: method === null,
    })),
  });
  return { ...records, quote: figures };
}

function quoteLine({ sent, product }: OrderLine): QuoteLine {
  return {
    price: product?.price ?? 0,
    quantity: sent.quantity,
    weight: parseDecimal(product?.weight) ?? zeroDecimal,
  };
}

/**
 * Province, city and district must contain each other, and a saved address must belong to the caller (shop-api.md
 * 5.19, clarification 6). Part of the validation of the body: rejected with 422.
 */
async function checkRecipient(
  db: Database,
  caller: Customer | null,
  recipient: Recipient,
): Promise<RegionNames> {
  const { userAddressId } = recipient;
  const isOwn =
    userAddressId === null ||
    (caller !== null && (await ownAddress(db, caller.id, userAddressId)) !== null);
  if (!isOwn) throw new Rejected(invalid({ user_address_id: ['Alamat tidak ditemukan'] }));
  return checkRegion(db, recipient);
}
