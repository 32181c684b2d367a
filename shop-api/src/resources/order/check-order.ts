import { cartTotal, cartWeight } from '@gawai/domain/cart';
import { parseDecimal, zeroDecimal } from '@gawai/domain/decimal';
import { quote, type Quote, type QuoteLine } from '@gawai/domain/quote';
import { weightQueryGrams } from '@gawai/domain/shipping';
import type { Database } from '../../db/database.ts';
import type { Customer } from '../../http/customer.ts';
import { existing, invalid } from '../../http/rejections.ts';
import { Rejected } from '../../http/shop-response.ts';
import { checkRegion, type RegionNames } from '../region/check-region.ts';
import type { VoucherRow } from '../voucher/queries.ts';
import { voucherOfRow } from '../voucher/voucher-rules.ts';
import { figureErrors } from './check-figures.ts';
import { assertLines } from './check-lines.ts';
import { readOrderLines, type OrderLine } from './order-lines.ts';
import { readOrderPayments, type OrderPaymentRow } from './order-payments.ts';
import type { OrderRequest, Recipient } from './order-form.ts';
import { orderShipping, type OrderShipping } from './order-shipping.ts';
import { orderVoucher } from './order-voucher.ts';
import { warehouseById, ownsAddress } from './record-queries.ts';

/** An order that may be made: the request beside everything the shop's own records say of it. */
export interface CheckedOrder {
  readonly request: OrderRequest;
  readonly caller: Customer | null;
  readonly names: RegionNames;
  readonly warehouseName: string;
  readonly lines: readonly OrderLine[];
  readonly voucher: VoucherRow | null;
  readonly shipping: OrderShipping;
  readonly payments: readonly OrderPaymentRow[];
  readonly quote: Quote;
}

/** What holds beside the records: the moment, and whether a payment provider takes money. */
export interface OrderTerms {
  readonly now: Date;
  readonly hasProvider: boolean;
}

/**
 * Checks an order whose shape is good against the shop's own records, in the order of shop-api.md 5.19;
 * throws a rejection at the first check that fails. Takes nothing yet: stock and voucher use are taken by
 * conditional updates that check once more.
 */
export async function checkOrder(
  db: Database,
  caller: Customer | null,
  request: OrderRequest,
  { now, hasProvider }: OrderTerms,
): Promise<CheckedOrder> {
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
  const quoted = quote({
    ...shipping.choice,
    lines: quoteLines,
    voucher: voucher && voucherOfRow(voucher),
    warehouseId: String(warehouseId),
    payments: payments.map(({ sent, method }) => ({
      method,
      amount: sent.amount,
      isUnknownMethod: method === null,
    })),
  });
  const errors = figureErrors(request, lines, payments, quoted);
  if (Object.keys(errors).length > 0) throw new Rejected(invalid(errors));
  const checked = { lines, voucher, shipping, payments, quote: quoted };
  return { request, caller, names, warehouseName: origin.name, ...checked };
}

function quoteLine({ sent, product }: OrderLine): QuoteLine {
  return {
    price: product?.price ?? 0,
    quantity: sent.quantity,
    weight: parseDecimal(product?.weight) ?? zeroDecimal,
  };
}

/**
 * Province, city and district must lie in each other, and a saved address must be the caller's own
 * (shop-api.md 5.19, clarification 6). Part of the shape: rejected with 422.
 */
async function checkRecipient(
  db: Database,
  caller: Customer | null,
  recipient: Recipient,
): Promise<RegionNames> {
  const { userAddressId } = recipient;
  const isOwn =
    userAddressId === null ||
    (caller !== null && (await ownsAddress(db, caller.id, userAddressId)));
  if (!isOwn) throw new Rejected(invalid({ user_address_id: ['Alamat tidak ditemukan'] }));
  return checkRegion(db, recipient);
}
