import type { StoredValue } from '../../lib/browser-storage.ts';
import { isRecord } from '../../lib/read-json.ts';

/**
 * Takes what belongs to the customer out of a stored checkout when their session has ended: e-mail,
 * voucher and what was typed last time. A checkout to one of their saved addresses is removed as
 * a whole. What was typed into the buyer's form stays.
 */
export function forgetCustomerData(draft: StoredValue): void {
  const stored = draft.read();
  if (!isRecord(stored)) return;
  if (typeof stored['addressId'] === 'string') draft.remove();
  else draft.write({ ...stored, email: '', voucherCode: null, customer: null, last: null });
}
