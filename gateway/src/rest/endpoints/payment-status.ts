import { readTransactionStatus, type TransactionStatus } from '@gawai/domain/flag';
import type { RestClient } from '../client/rest-client.ts';

/**
 * GET /ipay88/status/{payment hash} (shop-api.md 5.24): asks the provider again about a pending payment,
 * and gives what it has recorded. Null when it has recorded nothing, or when the shop has no such
 * call, which it may. The hash is the permission.
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
