import { readFields } from '../../http/read-fields.ts';
import { shopPhoneKey } from '@gawai/domain/phone';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/tables/order.ts';
import type { Customer } from '../../http/customer.ts';
import { addressKey, type RateLimit } from '../../http/rate-limits.ts';
import { ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { boundOrder, readKey } from './idempotency.ts';
import { findFields } from './order-schemas.ts';

/**
 * GET /order/by-key/{key} (shop-api.md 10.7): the order created under an `Idempotency-Key` of this caller within 24
 * hours; null when there is none.
 */
export async function orderByKey(
  shop: Shop,
  caller: Customer | null,
  key: string,
): Promise<ShopResponse | null> {
  const scope = readKey(caller, key);
  const bound = scope && (await boundOrder(shop.db, scope, shop.now()));
  return bound && ok({ id: bound.id, order_no: bound.orderNo, hash: bound.hash });
}

/**
 * POST /order/find (shop-api.md 10.8): the hash of a guest order by its number and the phone or e-mail of its buyer.
 * Every request counts towards the limits of the address with the number and with the contact: order numbers are
 * consecutive, so a client that knows a contact could guess the number.
 */
export async function findOrder(
  shop: Shop,
  body: unknown,
  request: FastifyRequest,
  tries: RateLimit,
): Promise<ShopResponse> {
  const { orderNo, contact } = readFields(findFields, body);
  const number = orderNo.toUpperCase();
  const address = addressKey(request);
  await tries.require(request, `${address} ${number}`);
  await tries.require(request, `${address} ${shopPhoneKey(contact) ?? contact.toLowerCase()}`);
  const order = await guestOrderByNumber(shop.db, number);
  return order !== null && isContactOf(order, contact)
    ? ok({ hash: order.hash })
    : rejected(404, 'Pesanan tidak ditemukan. Periksa nomor pesanan dan kontak Anda.');
}

async function guestOrderByNumber(db: Database, orderNo: string) {
  const { hash, phone, email } = orders;
  const [found] = await db
    .select({ hash, phone, email })
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), isNull(orders.userId)));
  return found ?? null;
}

function isContactOf(
  order: { readonly phone: string; readonly email: string },
  contact: string,
): boolean {
  const phone = shopPhoneKey(contact);
  const isPhone = phone !== undefined && phone === shopPhoneKey(order.phone);
  return isPhone || contact.toLowerCase() === order.email.toLowerCase();
}
