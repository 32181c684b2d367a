import { readTransactionStatus, type TransactionStatus } from '@gawai/domain/flag';
import type { RestClient } from '../client/rest-client.ts';

/**
 * GET /ipay88/status/{payment hash} (shop-api.md 5.24): makes the shop check a pending payment with the provider,
 * and returns the status. Null when there is none, and for a shop without this optional call. The hash grants
 * access.
 */
export function fetchTransactionStatus(
  shop: RestClient,
  paymentHash: string,
): Promise<TransactionStatus | null> {
  return shop.object(
    { path: ['ipay88', 'status', paymentHash], isOptional: true, timeout: 'slow' },
    (entry) => readTransactionStatus(entry.raw('transaction_status')),
  );
}
