import { createHash } from 'node:crypto';
import type { Customer } from '../../http/customer.ts';
import { takesProviderPayments } from '../../demo-settings.ts';
import { FormReader } from '../../http/form.ts';
import { invalid } from '../../http/rejections.ts';
import {
  created,
  rejected,
  type FieldErrors,
  type ShopResponse,
} from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { checkOrder } from './check-order.ts';
import { commitOrder } from './commit-order.ts';
import {
  bindKey,
  boundOrder,
  claimKey,
  scopeName,
  type BoundOrder,
  type KeyScope,
} from './idempotency.ts';
import { readOrderRequest, type OrderRequest } from './order-form.ts';
import type { StoredOrder } from './store-order.ts';

/** The request as it was read, what is wrong with its shape, and its fingerprint. */
interface ReadBody {
  readonly request: OrderRequest;
  readonly errors: FieldErrors | null;
  readonly hash: string;
}

/**
 * POST /order (shop-api.md 5.19 and 9): stock, voucher use, order and payment rows in one transaction, or
 * nothing at all.
 */
export async function placeOrder(
  shop: Shop,
  caller: Customer | null,
  body: unknown,
): Promise<ShopResponse> {
  const read = readBody(body);
  return read.errors === null ? makeOrder(shop, caller, read, null) : invalid(read.errors);
}

/**
 * POST /order under an `Idempotency-Key`: the same key with the same body answers with the first
 * result, with another body 409, and 409 while the first call is `running` (Contract clarification 4).
 * Only an accepted order binds the key.
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
    const bound = await boundOrder(shop.db, scope, shop.now());
    if (bound !== null) return replay(bound, read);
    if (read.errors !== null) return invalid(read.errors);
    return await makeOrder(shop, caller, read, scope);
  } finally {
    running.delete(name);
  }
}

function readBody(body: unknown): ReadBody {
  const form = new FormReader(body);
  const request = readOrderRequest(form);
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return { request, errors: form.errors, hash };
}

async function makeOrder(
  shop: Shop,
  caller: Customer | null,
  read: ReadBody,
  scope: KeyScope | null,
): Promise<ShopResponse> {
  return shop.db.transaction(async (transaction) => {
    const now = shop.now();
    if (scope !== null) {
      if (!(await claimKey(transaction, scope))) return inProgress();
      const bound = await boundOrder(transaction, scope, now);
      if (bound !== null) return replay(bound, read);
    }
    const hasProvider = takesProviderPayments(shop.settings);
    const order = await checkOrder(transaction, caller, read.request, { now, hasProvider });
    const made = await commitOrder(transaction, order, shop.settings.paymentHours, now);
    if (scope !== null) await bindKey(transaction, scope, read.hash, made.id, now);
    return accepted(made);
  });
}

function accepted({ id, orderNo, hash, grandTotal }: StoredOrder): ShopResponse {
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
