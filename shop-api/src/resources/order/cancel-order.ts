import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments } from '../../db/tables/order.ts';
import { ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { isPendingAtProvider } from '../payment/session-queries.ts';
import { changeOrder } from './operator-change.ts';
import { isPaidInPart } from './operator-refund.ts';
import type { OrderRow } from './order-queries.ts';
import { orderShape } from './order-shape.ts';
import { voidOrder } from './void-order.ts';

/**
 * POST /order/{hash}/cancel (shop-api.md 10.9) for a client that may read the order: voids it as an operator would.
 * 409 when it is paid or may be: a payment is paid, a session of it is pending at the provider, or its receipt awaits
 * the operator.
 */
export function cancelOrder(shop: Shop, hash: string): Promise<ShopResponse> {
  return changeOrder(shop, hash, async (transaction, order) => {
    const conflict = await conflictOf(transaction, order);
    if (conflict !== null) return rejected(409, conflict);
    const now = shop.now();
    await voidOrder(transaction, order.id, now);
    const cancelled = { ...order, isRefunded: true, refundedAt: now };
    return ok(await orderShape(transaction, cancelled), 'Pesanan berhasil dibatalkan');
  });
}

/** Why a locked order cannot be cancelled, null when it can. */
async function conflictOf(transaction: Database, order: OrderRow): Promise<string | null> {
  if (order.isRefunded) return 'Pesanan ini sudah direfund atau dibatalkan';
  if (await isPaidInPart(transaction, order)) return 'Pesanan ini sudah dibayar';
  return (await hasPendingPayment(transaction, order.id))
    ? 'Pembayaran pesanan ini sedang diproses'
    : null;
}

async function hasPendingPayment(transaction: Database, orderId: number): Promise<boolean> {
  const isPending = and(
    eq(orderPayments.orderId, orderId),
    eq(orderPayments.isPaid, 0),
    or(eq(orderPayments.isConfirmed, true), isPendingAtProvider(transaction)),
  );
  return (await transaction.$count(orderPayments, isPending)) > 0;
}
