import type { TransactionStatus } from '@gawai/domain/flag';
import type { RecheckPaymentInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { checkHash } from '../../graphql/global-id.ts';
import type { OrderRecord } from '../../rest/endpoints/order.ts';
import { fetchTransactionStatus } from '../../rest/endpoints/payment-status.ts';
import { readOrder } from '../shared/read-order.ts';

/** Present state of a payment; either part fails alone. */
export interface RecheckPaymentResult {
  /** Null when the provider has no transaction, or the shop does not return its status. */
  readonly transactionStatus: () => Promise<TransactionStatus | null>;
  /** Null when the client has none. */
  readonly order: () => Promise<OrderRecord | null>;
  readonly userErrors: readonly [];
}

/**
 * Makes the shop query the provider again, then reads the order (shop-api.md 5.24). A failure of the first
 * call does not hide the order.
 */
export async function recheckPayment(
  input: RecheckPaymentInput,
  context: Pick<GatewayContext, 'token' | 'shop'>,
): Promise<RecheckPaymentResult> {
  const paymentHash = checkHash(input.paymentAccessHash, 'paymentAccessHash');
  const orderHash = checkHash(input.orderAccessHash, 'orderAccessHash');
  const statusRead = fetchTransactionStatus(context.shop, paymentHash);
  await Promise.allSettled([statusRead]);
  return {
    transactionStatus: () => statusRead,
    order: () => readOrder(context, orderHash),
    userErrors: [],
  };
}
