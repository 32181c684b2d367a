import { orderBody, type OrderPlan } from './order-body.ts';

/** Fields of an order body and what they become; `details.0.price` reaches into a list. */
export type Change = Readonly<Record<string, unknown>>;

/** A valid body of POST /order for the small shop, with changes. */
export function changedOrder(change: Change, plan: OrderPlan = {}): Change {
  const body = orderBody(plan);
  return Object.entries(change).reduce<Change>(
    (whole, [path, value]) => replaced(whole, path.split('.'), value),
    body,
  );
}

function replaced(whole: Change, [key = '', ...rest]: readonly string[], value: unknown): Change {
  const present = whole[key];
  if (rest.length === 0) return { ...whole, [key]: value };
  if (!Array.isArray(present)) throw new Error(`No list called ${key}`);
  const [position, field] = [Number(rest[0]), rest.slice(1)];
  const list = present.map((item: Change, index) =>
    index === position ? replaced(item, field, value) : item,
  );
  return { ...whole, [key]: list };
}
