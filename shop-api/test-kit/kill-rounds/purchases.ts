import { orderBody, type OrderPlan } from '../order-body.ts';
import type { RequestExtras } from '../shop-client.ts';
import type { RoundsData } from './prepare-rounds.ts';

/** One order with its idempotency key. */
export interface Purchase {
  readonly key: string;
  readonly body: unknown;
  readonly extras: RequestExtras;
}

const PLANS: readonly OrderPlan[] = [
  {},
  { pay: [{ method: 3, amount: 4_000_000 }, { method: 2 }] },
  { lines: [{ product: 202, quantity: 2 }, { product: 102 }], shipping: 'own' },
  { lines: [{ product: 101, variant: 501 }, { product: 202 }], shipping: 'own' },
];

/** An endless sequence of purchases: guests, and customers with a voucher they have not used before. */
export function* purchases({ tokens, vouchers }: RoundsData): Generator<Purchase, never> {
  for (let number = 0; ; number += 1) {
    const key = `kill-round-${number}`;
    const headers = {
      'idempotency-key': key,
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    };
    const plan = PLANS[number % PLANS.length];
    if (number % 3 > 0) {
      yield { key, body: orderBody(plan), extras: { headers } };
      continue;
    }
    const use = number / 3;
    const token = tokens[use % tokens.length] ?? '';
    const voucher = vouchers[Math.floor(use / tokens.length)];
    if (voucher === undefined) throw new Error('Every customer has used every voucher');
    yield { key, body: orderBody({ ...plan, voucher }), extras: { headers, token } };
  }
}
