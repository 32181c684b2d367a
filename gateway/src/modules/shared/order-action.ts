import type { UserErrorRecord } from '../../graphql/user-error.ts';
import type { OrderRecord } from '../../rest/endpoints/order.ts';

/** The order as it stands after an attempt to change it, read when selected, and why that failed. */
export interface OrderActionResult {
  /** Null when it cannot be read, or is not the client's. */
  readonly order: () => Promise<OrderRecord | null>;
  readonly userErrors: readonly UserErrorRecord[];
}
