import { commitOrder } from '@gawai/shop-api/resources/order/commit-order';
import { expireOrders } from '@gawai/shop-api/resources/order/expire-orders';
import {
  quoteOrder,
  withQuote,
  type QuotedOrder,
} from '@gawai/shop-api/resources/order/quote-order';
import type { Customer } from '@gawai/shop-api/http/customer';
import type { Shop } from '@gawai/shop-api/shop';
import type { DemoOrder, DemoTime } from './demo-order.ts';
import { demoRequest } from './order-request.ts';
import { PAID_ORDERS } from './paid-orders.ts';
import { UNPAID_ORDERS } from './unpaid-orders.ts';

const HOUR_MS = 60 * 60 * 1000;
const LONGEST_OPEN_HOURS = 24;

/**
 * Places the orders of the demo shop in the order of their times, by the rules of every order,
 * executes their steps, and voids those not paid in time. Stock, voucher
 * uses and ratings follow. Throws when the shop would reject any of it.
 */
export async function seedOrders(shop: Shop, customer: Customer): Promise<void> {
  const now = shop.now();
  const { paymentHours } = shop.settings;
  const planned = [...PAID_ORDERS, ...UNPAID_ORDERS]
    .map((order) => ({ order, time: timeOf(order.placed, now, paymentHours) }))
    .sort((one, other) => one.time.getTime() - other.time.getTime());
  for (const { order, time } of planned) {
    const buyer = order.by === undefined ? customer : null;
    const record = await placeOrder(shop, order, buyer, customer.phone, time);
    for (const [after, step] of order.steps ?? []) {
      const moment = new Date(time.getTime() + after * HOUR_MS);
      const { status, body } = await step(
        { ...shop, now: () => moment },
        { record, customer: buyer },
      );
      if (status >= 300) {
        throw new Error(`The shop rejects a step of a demo order: ${JSON.stringify(body.value)}`);
      }
    }
  }
  await expireOrders(shop.db, now);
}

/** The time an order was placed. An open one is never older than a day, with any time limit. */
function timeOf(placed: DemoTime, now: Date, paymentHours: number): Date {
  const hours =
    'hoursAgo' in placed
      ? placed.hoursAgo
      : 'hoursPastExpiry' in placed
        ? paymentHours + placed.hoursPastExpiry
        : placed.shareOfTimeLimit * Math.min(paymentHours, LONGEST_OPEN_HOURS);
  return new Date(now.getTime() - hours * HOUR_MS);
}

async function placeOrder(
  { db, settings }: Shop,
  order: DemoOrder,
  buyer: Customer | null,
  phone: string,
  time: Date,
) {
  const quoted = await quoteOrder(db, buyer, demoRequest(order, phone), {
    now: time,
    hasProvider: true,
  });
  return commitOrder(db, withRestPaid(quoted), settings.paymentHours, time);
}

/** The last payment takes the rest of the amount due. Throws when the order cannot be paid like that. */
function withRestPaid(order: QuotedOrder): QuotedOrder {
  const [last, ...others] = order.payments.toReversed();
  if (last === undefined) throw new Error('A demo order names no way to pay');
  const amount = others.reduce((rest, { sent }) => rest - sent.amount, order.quote.amountDue);
  const paid = { ...last, sent: { ...last.sent, amount } };
  const quoted = withQuote({ ...order, payments: [...others.reverse(), paid] });
  if (quoted.quote.submittable) return quoted;
  throw new Error(`The shop rejects a demo order: ${JSON.stringify(quoted.quote.problems)}`);
}
