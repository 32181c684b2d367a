import type { UserErrorRecord } from '../../graphql/user-error.ts';
import type { OrderRecord } from '../../rest/endpoints/order.ts';

/** The order after an attempt to change it, read when selected, and why the change failed. */
export interface OrderActionResult {
  /** Null when it cannot be read, or is not the client's. */
  readonly order: () => Promise<OrderRecord | null>;
  readonly userErrors: readonly UserErrorRecord[];
}
