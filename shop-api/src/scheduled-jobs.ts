import type { FastifyInstance } from 'fastify';
import { expireOrders } from './resources/order/expire-orders.ts';
import { recheckPending } from './resources/payment/recheck-payments.ts';
import type { Shop } from './shop.ts';

const MINUTE_MS = 60_000;

/**
 * What the shop does on its own every minute while it runs: it asks the payment provider about
 * payments whose message may be lost, then takes the expiry step (shop-api.md 5.24, 5.25). A round that
 * takes longer is not begun twice, and closing the app waits for the one that runs.
 */
export function scheduledJobs(app: FastifyInstance, shop: Shop): void {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  const begin = () => {
    round ??= work().finally(() => {
      round = undefined;
    });
  };
  app.addHook('onReady', (done) => {
    timer = setInterval(begin, MINUTE_MS);
    timer.unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });

  async function work(): Promise<void> {
    for (const step of [recheckPending, expireOverdue]) {
      try {
        await step(shop, app.log);
      } catch (error) {
        app.log.error(
          { err: error },
          'a step of this minute failed and is taken again in the next',
        );
      }
    }
  }
}

async function expireOverdue(shop: Shop): Promise<void> {
  await expireOrders(shop.db, shop.now());
}
