import { createHash } from 'node:crypto';
import type { Customer } from '../../http/customer.ts';
import { takesProviderPayments } from '../../demo-settings.ts';
import { FieldReader } from '../../http/field-reader.ts';
import { invalid } from '../../http/rejections.ts';
import {
  created,
  rejected,
  Rejected,
  type FieldErrors,
  type ShopResponse,
} from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import type { Database } from '../../db/database.ts';
import { figureErrors } from './check-figures.ts';
import { commitOrder } from './commit-order.ts';
import {
  bindKey,
  boundOrder,
  claimKey,
  scopeName,
  type AcceptedOrder,
  type BoundOrder,
  type KeyScope,
} from './idempotency.ts';
import type { OrderRow } from './order-queries.ts';
import { readOrderRequest, type OrderRequest } from './order-request.ts';
import { assertCourierFee } from './order-shipping.ts';
import { quoteOrder } from './quote-order.ts';

/** The request, the errors of its validation, and its hash. */
interface ReadBody {
  readonly request: OrderRequest;
  readonly errors: FieldErrors | null;
  readonly hash: string;
}

/** POST /order (shop-api.md 5.19 and 9): writes stock, voucher use, order and payments in one transaction. */
export async function placeOrder(
  shop: Shop,
  caller: Customer | null,
  body: unknown,
): Promise<ShopResponse> {
  const read = readBody(body);
  if (read.errors !== null) return invalid(read.errors);
  return shop.db.transaction(async (transaction) =>
    accepted(await createOrder(shop, transaction, caller, read)),
  );
}

/**
 * POST /order with an `Idempotency-Key`: the same key returns the first result for the same body, 409 for another
 * body, and 409 while the first call is `running` (Contract clarification 4). Only an accepted order binds the key.
 */
export async function placeOrderOnce(
  shop: Shop,
  caller: Customer | null,
  body: unknown,
  scope: KeyScope,
  running: Set<string>,
): Promise<ShopResponse> {
  const name = scopeName(scope);
  if (running.has(name)) return inProgress();
  running.add(name);
  try {
    const read = readBody(body);
    return await shop.db.transaction(async (transaction) => {
      if (!(await claimKey(transaction, scope))) return inProgress();
      const bound = await boundOrder(transaction, scope, shop.now());
      if (bound !== null) return replay(bound, read);
      if (read.errors !== null) return invalid(read.errors);
      const order = await createOrder(shop, transaction, caller, read);
      await bindKey(transaction, scope, read.hash, order.id, order.orderTime);
      return accepted(order);
    });
  } finally {
    running.delete(name);
  }
}

function readBody(body: unknown): ReadBody {
  const reader = new FieldReader(body);
  const request = readOrderRequest(reader);
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return { request, errors: reader.errors, hash };
}

/** Creates an order from a valid body; throws a rejection at the first check that fails (shop-api.md 5.19). */
async function createOrder(
  shop: Shop,
  transaction: Database,
  caller: Customer | null,
  { request }: ReadBody,
): Promise<OrderRow> {
  const now = shop.now();
  const hasProvider = takesProviderPayments(shop.settings);
  const order = await quoteOrder(transaction, caller, request, { now, hasProvider });
  assertCourierFee(order.shipping, request.figures.shippingFee);
  const errors = figureErrors(request, order);
  if (Object.keys(errors).length > 0) throw new Rejected(invalid(errors));
  return commitOrder(transaction, order, shop.settings.paymentHours, now);
}

function accepted({ id, orderNo, hash, grandTotal }: AcceptedOrder): ShopResponse {
  const order = { id, order_no: orderNo, hash, grand_total: grandTotal };
  return created({ ...order, is_paid: grandTotal === 0 ? 1 : 0 }, 'Pesanan berhasil dibuat');
}

function replay(bound: BoundOrder, read: ReadBody): ShopResponse {
  if (read.errors === null && bound.bodyHash === read.hash) return accepted(bound);
  return rejected(409, 'Idempotency-Key sudah dipakai untuk pesanan lain');
}

function inProgress(): ShopResponse {
  return rejected(409, 'Pesanan ini sedang diproses');
}
