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

/** A payment that expired after this moment is asked about as well: its money may have come in time. */
const recheckedSince = (shop: Shop) => new Date(shop.now().getTime() - DAY_MS);

/**
 * Asks the provider again about the newest sessions of one payment row that is pending or expired in the last day
 * (shop-api.md 5.24). The sandbox is the shop itself and knows nothing more. What cannot be asked stays as it is.
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
 * Asks about rows whose buyers were sent to the provider, pending or expired in the last day, so that a lost
 * message of it is made good by the next round (shop-api.md 5.24). At most 50 in a round, by chance, so that none
 * waits for ever.
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
 * The sessions to ask about for the payment rows of a condition: of each row the first in an order, and not all, so
 * that a row that was opened thousands of times neither fills the memory nor takes the place of others.
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

/** Asks about one session after the other; a provider that is away gets no further request. */
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
    log.warn({ err: error }, 'the payment provider could not be asked again');
  }
}
