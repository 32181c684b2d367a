import type { OrderRecord } from '../../rest/endpoints/order.ts';
import { digest } from '../shared/digest.ts';

/** Version of an order, and the order when it has changed. */
export interface OrderChangeRecord {
  readonly version: string;
  /** Null when the client has this version. */
  readonly order: OrderRecord | null;
}

/** The order, unless its version is `since`. The shop has no versions of orders, so the version is a hash of the record. */
export function orderChange(order: OrderRecord, since: string | null): OrderChangeRecord {
  const text = JSON.stringify(order, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const version = digest(text);
  return { version, order: version === since ? null : order };
}
