import { and, desc, eq, gt, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { orderPayments } from '../../db/tables/order.ts';
import { paymentSessions } from '../../db/tables/payment-session.ts';
import type { Shop } from '../../shop.ts';
import { enquire, ProviderError } from './provider-client.ts';
import { recordResult } from './record-result.ts';

const SESSIONS_A_MINUTE = 50;
const SESSIONS_OF_A_ROW = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

type PaymentRow = typeof orderPayments.$inferSelect;

/** Payments that expired after this time are rechecked too: the money may have arrived in time. */
const recheckedSince = (shop: Shop) => new Date(shop.now().getTime() - DAY_MS);

/**
 * Queries the provider again about the newest sessions of one payment that is pending or expired within the last day
 * (shop-api.md 5.24). Does nothing with the sandbox. Errors leave the payment unchanged.
 */
export async function recheckPayment(
  shop: Shop,
  payment: PaymentRow,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const isOver =
    payment.isPaid === 1 || (payment.isPaid < 0 && payment.expiredAt <= recheckedSince(shop));
  if (isOver) return;
  const newest = desc(paymentSessions.id);
  await recheck(
    shop,
    await sessionsToRecheck(shop.db, eq(orderPayments.id, payment.id), newest),
    log,
  );
}

/**
 * Queries the provider about payments with sessions that are pending or expired within the last day, so that a lost
 * message is recovered in the next run (shop-api.md 5.24). At most 50 per run, chosen at random, so that none waits
 * forever.
 */
export async function recheckPending(
  shop: Shop,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if (shop.settings.ipay88Url === null) return;
  const isWaiting = and(
    or(
      eq(orderPayments.isPaid, 0),
      and(eq(orderPayments.isPaid, -1), gt(orderPayments.expiredAt, recheckedSince(shop))),
    ),
    gt(orderPayments.paymentGatewayId, 0),
  );
  const byChance = sql`random()`;
  const waiting = sessionsToRecheck(shop.db, isWaiting, byChance);
  await recheck(shop, await waiting.orderBy(byChance).limit(SESSIONS_A_MINUTE), log);
}

/**
 * The sessions to recheck of the payments of a condition: only the first few of each payment in an order, so that a
 * payment with thousands of sessions neither fills the memory nor displaces others.
 */
function sessionsToRecheck(db: Database, isMeant: SQL | undefined, order: SQL) {
  const session = db
    .select()
    .from(paymentSessions)
    .where(
      and(
        eq(paymentSessions.orderPaymentId, orderPayments.id),
        or(isNull(paymentSessions.transactionStatus), ne(paymentSessions.transactionStatus, '0')),
      ),
    )
    .orderBy(order)
    .limit(SESSIONS_OF_A_ROW)
    .as('session');
  return db.select().from(orderPayments).crossJoinLateral(session).where(isMeant);
}

/** Queries one session after the other, and stops when the provider cannot be reached. */
async function recheck(
  shop: Shop,
  sessions: Awaited<ReturnType<typeof sessionsToRecheck>>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { ipay88Url } = shop.settings;
  if (ipay88Url === null) return;
  try {
    for (const { session, order_payments: row } of sessions) {
      const status = await enquire(ipay88Url, session);
      if (status === null || status === session.transactionStatus) continue;
      const { id, orderPaymentId } = session;
      const { orderId } = row;
      const result = { status, notes: null };
      await recordResult(shop.db, { id, orderPaymentId, orderId }, result, shop.now());
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, 'the payment provider could not be queried again');
  }
}
