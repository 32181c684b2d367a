import { publishChange } from '@gawai/server-kit/shared-state/catalogue-changes';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { EXPIRY_LOCK, RECHECK_LOCK, tryLock } from './db/advisory-locks.ts';
import { sendDueMails } from './resources/mail/mail-sender.ts';
import { expireOrders } from './resources/order/expire-orders.ts';
import { recheckPending } from './resources/payment/recheck-payments.ts';
import type { Shop } from './shop.ts';

const MINUTE_MS = 60_000;
const MAIL_PAUSE_MS = 5_000;
/**
 * Interval of queries on a connection that holds a lock: PostgreSQL and the pool close one that is silent for longer.
 */
const QUERY_PAUSE_MS = 5_000;

/**
 * Runs the jobs of the shop. Every minute: it queries the payment provider about payments whose message may be lost,
 * and in parallel expires orders (shop-api.md 5.24, 5.25). Every 5 seconds: it sends the mails of the outbox, with a
 * mail server. Each job of a minute runs in one process at a time, and each mail is claimed by one process.
 */
export function scheduledJobs(app: FastifyInstance, shop: Shop): void {
  repeat(app, MINUTE_MS, () =>
    runExclusively(shop, RECHECK_LOCK, () => recheckPending(shop, app.log)),
  );
  repeat(app, MINUTE_MS, () =>
    runExclusively(shop, EXPIRY_LOCK, async () => {
      const { voidedOrders } = await expireOrders(shop.db, shop.now());
      if (voidedOrders > 0) publishChange(shop.shared, 'products');
    }),
  );
  const { mailServer } = shop.settings;
  if (mailServer === null) return;
  repeat(app, MAIL_PAUSE_MS, (signal) => sendDueMails(shop, mailServer, app.log, signal));
}

/** Runs `work` unless another process on the same PostgreSQL holds the lock. The embedded database has one process. */
export async function runExclusively(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  lock: number,
  work: () => Promise<void>,
  queryPauseMs = QUERY_PAUSE_MS,
): Promise<void> {
  if (settings.databaseUrl === null) return work();
  // The lock is held by a separate connection and ends with it when the process dies.
  await db.transaction(async (transaction) => {
    if (!(await tryLock(transaction, lock))) return;
    const timer = setInterval(() => {
      transaction.execute(sql`SELECT 1`).catch(() => undefined);
    }, queryPauseMs);
    try {
      await work();
    } finally {
      clearInterval(timer);
    }
  });
}

/** A scheduled job; `signal` is aborted when the app closes. */
type Job = (signal: AbortSignal) => Promise<void>;

/**
 * Runs a job at an interval in ms while the app runs. A running job is not started twice, and a failed one is logged.
 * Closing the app waits for a running job.
 */
function repeat(app: FastifyInstance, intervalMs: number, job: Job): void {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  const begin = () => {
    round ??= work().finally(() => {
      round = undefined;
    });
  };
  app.addHook('onReady', (done) => {
    timer = setInterval(begin, intervalMs);
    timer.unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await round;
  });

  async function work(): Promise<void> {
    try {
      await job(closing.signal);
    } catch (error) {
      app.log.error({ err: error }, 'a scheduled job failed and runs again in the next round');
    }
  }
}
