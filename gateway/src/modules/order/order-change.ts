import type { OrderRecord } from '../../rest/endpoints/order.ts';
import { digest } from '../shared/digest.ts';

/** Whether an order has changed. */
export interface OrderChangeRecord {
  readonly version: string;
  /** Null when the client knows this version. */
  readonly order: OrderRecord | null;
}

/** The order, unless the client knows it as it is. The shop has no version of orders: it is a hash of the record. */
export function orderChange(order: OrderRecord, since: string | null): OrderChangeRecord {
  const text = JSON.stringify(order, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const version = digest(text);
  return { version, order: version === since ? null : order };
}
