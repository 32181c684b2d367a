import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { orderPayments } from '../../db/tables/order.ts';
import { paymentSessions } from '../../db/tables/payment-session.ts';
import type { Shop } from '../../shop.ts';
import { enquire, ProviderError } from './provider-client.ts';
import { recordResult } from './record-result.ts';
import { sessionsOf, type SessionRow } from './session-queries.ts';

const SESSIONS_A_MINUTE = 50;
const SESSIONS_OF_A_ROW = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

type PaymentRow = typeof orderPayments.$inferSelect;

/** A payment that expired after this moment is asked about as well: its money may have come in time. */
const askedAfter = (shop: Shop) => new Date(shop.now().getTime() - DAY_MS);

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
    payment.isPaid === 1 || (payment.isPaid < 0 && payment.expiredAt <= askedAfter(shop));
  if (isOver) return;
  const all = await sessionsOf(shop.db, payment.id);
  const unsettled = all.filter((session) => session.transactionStatus !== '0');
  const sessions = unsettled.slice(0, SESSIONS_OF_A_ROW);
  await recheck(
    shop,
    sessions.map((session) => ({ session, orderId: payment.orderId })),
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
  const waiting = await shop.db
    .select({ session: paymentSessions, orderId: orderPayments.orderId })
    .from(paymentSessions)
    .innerJoin(orderPayments, eq(orderPayments.id, paymentSessions.orderPaymentId))
    .where(
      and(
        or(
          eq(orderPayments.isPaid, 0),
          and(eq(orderPayments.isPaid, -1), gt(orderPayments.expiredAt, askedAfter(shop))),
        ),
        gt(orderPayments.paymentGatewayId, 0),
        or(isNull(paymentSessions.transactionStatus), ne(paymentSessions.transactionStatus, '0')),
      ),
    )
    .orderBy(sql`random()`)
    .limit(SESSIONS_A_MINUTE);
  await recheck(shop, waiting, log);
}

/** Asks about one session after the other; a provider that is away gets no further request. */
async function recheck(
  shop: Shop,
  sessions: readonly { readonly session: SessionRow; readonly orderId: number }[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { ipay88Url } = shop.settings;
  if (ipay88Url === null) return;
  try {
    for (const { session, orderId } of sessions) {
      const status = await enquire(ipay88Url, session);
      if (status === null || status === session.transactionStatus) continue;
      const { id, orderPaymentId } = session;
      const result = { status, notes: null };
      await recordResult(shop.db, { id, orderPaymentId, orderId }, result, shop.now());
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, 'the payment provider could not be asked again');
  }
}
