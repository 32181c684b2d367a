import { publishChange } from '@gawai/server-kit/shared-state/catalogue-changes';
import type { FastifyInstance } from 'fastify';
import { EXPIRY_LOCK, RECHECK_LOCK } from './db/advisory-locks.ts';
import { onlyHere } from './only-here.ts';
import { repeat } from './repeat.ts';
import { sendDueMails } from './resources/mail/mail-sender.ts';
import { expireOrders } from './resources/order/expire-orders.ts';
import { recheckPending } from './resources/payment/recheck-payments.ts';
import type { Shop } from './shop.ts';

const MINUTE_MS = 60_000;
const MAIL_PAUSE_MS = 5_000;

/**
 * What the shop does on its own while it runs. Every minute: it asks the payment provider about payments whose
 * message may be lost, then takes the expiry step (shop-api.md 5.24, 5.25). Every 5 seconds: it sends the mails of
 * the outbox, where there is a server for them. Several processes take the steps of a minute one at a time, and each
 * mail is claimed by one.
 */
export function scheduledJobs(app: FastifyInstance, shop: Shop): void {
  repeat(app, MINUTE_MS, [
    () => onlyHere(shop, RECHECK_LOCK, () => recheckPending(shop, app.log)),
    () =>
      onlyHere(shop, EXPIRY_LOCK, async () => {
        const { voidedOrders } = await expireOrders(shop.db, shop.now());
        if (voidedOrders > 0) publishChange(shop.shared, 'products');
      }),
  ]);
  const { mailServer } = shop.settings;
  if (mailServer === null) return;
  repeat(app, MAIL_PAUSE_MS, [(signal) => sendDueMails(shop, mailServer, app.log, signal)]);
}
